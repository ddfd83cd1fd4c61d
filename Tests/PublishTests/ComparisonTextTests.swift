import Books
import Foundation
import TestSupport
import Testing
import Text

@testable import Outputs
@testable import Publish

@Suite struct ComparisonTextTests {
    private static let shape = PublishedShape(
        keys: [PublishedColumn(name: "wood", type: .text)], values: [PublishedColumn(name: "remark", type: .text)])

    private func comparison(_ text: String) -> Comparison {
        let record = PublishedRecord(
            key: [text], values: [.text(text)], status: "read", places: [(nil, Place(text, line: 1, column: 1))])
        let table = PublishedTable(name: "plank", shape: Self.shape, records: [record])
        let side = CellDifference.Side(value: .text(text), unit: text, places: [Place(text, line: 1, column: 1)])
        let cell = CellDifference(column: "remark", old: side, new: .init(value: nil, unit: nil, places: []))
        let key = [KeyPart("wood", text)]
        return Comparison(
            datasets: [
                DatasetDifference(
                    name: "plank", old: .init(table), new: .init(table),
                    records: [
                        RecordDifference(key: key, change: .added(record)),
                        RecordDifference(key: key, change: .changed([cell])),
                    ])
            ], datasetCount: 1, matchedCount: 1)
    }

    /// No text of an article breaks a line or drives a terminal.
    @Test(arguments: HostileText.all) func hostileTextStaysOnItsLine(text: String) throws {
        let lines = ComparisonText.text(comparison(text)).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 8, "\(lines)")
        let controls = lines.joined().unicodeScalars.filter { $0.properties.generalCategory == .control }
        #expect(controls.isEmpty)
        let json = try JSONDecoder().decode(JSONValue.self, from: Data(ComparisonJSON.bytes(comparison(text))))
        let record = json["datasets"]?.items?.first?["records"]?.items?.first
        #expect(record?["values"]?["remark"]?.string.map { Array($0.utf8) } == Array(text.utf8))
    }

    @Test(arguments: [
        ("oak", "oak"), ("", "\"\""), ("two words", "\"two words\""), ("≤37", "≤37"), ("楢", "楢"),
        ("(none)", "\"(none)\""),
        ("a\"b", #""a\"b""#), ("a=b", "\"a=b\""),
    ])
    func aWordIsQuotedWhereItCouldBeTakenForSomethingElse(text: String, shown: String) {
        #expect(ComparisonWords.word(text) == shown)
    }

    @Test func nothingIsSaidOfWhatIsTheSame() {
        let same = Comparison(datasets: [], datasetCount: 2, matchedCount: 1)
        #expect(ComparisonText.text(same) == "Nothing differs: 2 datasets with 1 record compared.\n")
    }
}
