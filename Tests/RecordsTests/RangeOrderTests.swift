import Books
import TestSupport
import Testing
import Text

@testable import Records

@Suite struct RangeOrderTests {
    /// The order of a vocabulary whose words look like numbers.
    private static let words = ["1", "1.9", "1.10", "2", "010"]

    /// No dataset has a field with the name of the axis, so the limits' vocabulary takes its place.
    private static var order: RangeOrder {
        let fields = ["from", "to"].map { PlankDatasets.field($0, $0, vocabulary: "cuts", isOptional: true) }
        let range = RangeDefinition(axis: "cut", from: "from", to: "to", place: Place("Datasets/sold.yaml"))
        let sold = PlankDatasets.definition(
            "sold", "Sold", keys: fields, values: [], layout: TableLayout(rows: ["from"], columns: nil),
            ranges: [range])
        let book = Book(
            title: LocalizedText("x"), description: LocalizedText(""), articles: [],
            vocabularies: [PlankDatasets.vocabulary("cuts", "Cuts", words.map { ($0, $0) })], datasets: [sold],
            recipes: [], corrections: [], acceptedFindings: [])
        return RangeOrder(range, of: sold, in: book)
    }

    @Test func wordsThatLookLikeNumbersHaveTheirVocabularysOrder() {
        let order = Self.order
        for (index, left) in Self.words.enumerated() {
            for (other, right) in Self.words.enumerated() {
                #expect(order.compare(left, right).map { $0.signum() } == (index - other).signum(), "\(left) \(right)")
            }
        }
        #expect(order.chains(begins: ["1.9", "1"], ends: ["1.10", "010"]) == [Self.words])
    }
}
