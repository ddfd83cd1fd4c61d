import BookFiles
import Testing
import Text

@testable import Books

@Suite struct DatasetRangeReaderTests {
    private static let fields = """
        dataset: plank
        title: Planks
        keys: [{field: wood, type: text}]
        values:
          - {field: first, type: integer, optional: true}
          - {field: last, type: integer, optional: true}
          - {field: note, type: text}
          - {field: share, type: number}

        """

    private func read(_ ranges: String) -> (ranges: [RangeDefinition], mistakes: [String]) {
        let file = BookFile(path: "Datasets/plank.yaml", bytes: Array((Self.fields + ranges).utf8))
        let problems = BookProblems()
        let node = ParsedBookFile(file)?.node
        let dataset = node.flatMap {
            DatasetReader(
                map: KeyReader($0, as: DatasetKeys.form, problems: problems), path: file.path, vocabularies: nil
            ).read()
        }
        return (dataset?.ranges ?? [], problems.findings.map(\.message))
    }

    @Test func aRangeLiesAlongAnAxis() {
        let (ranges, mistakes) = read("ranges: [{axis: edition, from: first, to: last}]")
        #expect(mistakes.isEmpty && ranges.map(\.axis) == ["edition"])
        #expect(ranges.map(\.from) == ["first"] && ranges.map(\.to) == ["last"])
    }

    @Test(arguments: [
        ("ranges: [{axis: wood, from: first, to: last}]", "the axis \"wood\" is a field of the dataset itself"),
        ("ranges: [{axis: edition, from: frist, to: last}]", "did you mean \"first\"?"),
        ("ranges: [{axis: edition, from: note, to: note}]", "the limits of a range are words or numbers"),
        ("ranges: [{axis: edition, from: first, to: share}]", "must have one type and one vocabulary"),
        ("ranges: [{axis: edition, from: first}]", "needs the key \"to\""),
    ])
    func whatIsNoRangeIsAMistake(ranges: String, message: String) {
        let result = read(ranges)
        #expect(result.ranges.isEmpty)
        #expect(result.mistakes.contains { $0.contains(message) }, "\(result.mistakes)")
    }
}
