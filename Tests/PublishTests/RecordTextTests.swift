import Measures
import TestSupport
import Testing

@testable import Publish

@Suite struct RecordTextTests {
    @Test(arguments: RecordFormat.allCases) func isGolden(format: RecordFormat) {
        let bytes = RecordText.bytes(
            of: PlankDatasets.bending.records, in: PlankDatasets.bending, book: PlankDatasets.book,
            doubts: PlankPublication.publication.doubts, format: format)
        let mismatch = Golden(beside: #filePath).mismatch("query-bending-\(format.rawValue).txt", bytes)
        #expect(mismatch == nil)
    }

    @Test(arguments: RecordFormat.allCases) func noMatchIsAnEmptyResult(format: RecordFormat) {
        let bytes = RecordText.bytes(
            of: [], in: PlankDatasets.sizes, book: PlankDatasets.book, doubts: .none, format: format)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.split(separator: "\n").count == (format == .table ? 2 : 1))
        #expect(text.hasSuffix("\n"))
    }

    @Test func aTableDoesNotDriveTheTerminalNorEndInSpaces() {
        let bytes = RecordText.bytes(
            of: PlankDatasets.remarks.records, in: PlankDatasets.remarks, book: PlankDatasets.book, doubts: .none,
            format: .table)
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        #expect(lines.count == HostileText.all.count + 3)
        #expect(!lines.contains { $0.last == UInt8(ascii: " ") })
        #expect(!bytes.contains { $0 < 0x20 && $0 != UInt8(ascii: "\n") })
    }

    @Test func wideCharactersTakeTwoColumns() {
        let table = TerminalTable(
            columns: ["wood", "n"], rows: [[.text("\u{677F}"), .integer(1)], [.text("oak"), .integer(22)]])
        #expect(table.text == "wood   n\n----  --\n\u{677F}     1\noak   22\n")
    }
}
