import Records
import TestSupport
import Testing

@testable import Publish

@Suite struct RecordAnswerTests {
    private func text(
        _ parts: [(dataset: Dataset, records: [Record])], _ format: RecordFormat,
        options: RecordAnswer.Options = RecordAnswer.Options()
    ) -> [UInt8] {
        RecordAnswer(parts, in: PlankPublication.publication, options: options).bytes(format)
    }

    private let bending = [(dataset: PlankDatasets.bending, records: PlankDatasets.bending.records)]

    @Test(arguments: RecordFormat.allCases) func isGolden(format: RecordFormat) {
        let mismatch = Golden(beside: #filePath).mismatch("query-bending-\(format.rawValue).txt", text(bending, format))
        #expect(mismatch == nil)
    }

    /// The columns of several datasets are side by side, and each row says of which one it is.
    @Test(arguments: RecordFormat.allCases) func severalDatasetsAreGolden(format: RecordFormat) {
        let parts = bending + [(dataset: PlankDatasets.sizes, records: PlankDatasets.sizes.records)]
        let mismatch = Golden(beside: #filePath).mismatch("query-several-\(format.rawValue).txt", text(parts, format))
        #expect(mismatch == nil)
    }

    @Test(arguments: RecordFormat.allCases) func noMatchIsAnEmptyResult(format: RecordFormat) {
        let text = String(decoding: text([(dataset: PlankDatasets.sizes, records: [])], format), as: UTF8.self)
        let lines = [RecordFormat.table: 2, .markdown: 2, .ndjson: 0]
        #expect(text.split(separator: "\n").count == lines[format] ?? 1)
        #expect(text.isEmpty == (format == .ndjson))
    }

    @Test func labelsStandForWordsInEveryFormat() {
        var options = RecordAnswer.Options()
        options.labels = .ja
        let csv = String(decoding: text(bending, .csv, options: options), as: UTF8.self)
        #expect(csv != String(decoding: text(bending, .csv), as: UTF8.self))
        // What programs look for keeps its name.
        #expect(
            csv.split(separator: "\n")[0]
                == String(decoding: text(bending, .csv), as: UTF8.self).split(separator: "\n")[0])
    }

    @Test(arguments: [RecordFormat.csv, .tsv]) func aByteOrderMarkIsFirst(format: RecordFormat) {
        var options = RecordAnswer.Options()
        options.dialect = CSVDialect(hasByteOrderMark: true)
        let bytes = text(bending, format, options: options)
        #expect(bytes.prefix(3) == [0xEF, 0xBB, 0xBF] && Array(bytes.dropFirst(3)) == text(bending, format))
    }

    @Test func aTableDoesNotDriveTheTerminalNorEndInSpaces() {
        let bytes = text([(dataset: PlankDatasets.remarks, records: PlankDatasets.remarks.records)], .table)
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        #expect(!lines.contains { $0.last == UInt8(ascii: " ") })
        #expect(!bytes.contains { $0 < 0x20 && $0 != UInt8(ascii: "\n") })
    }
}
