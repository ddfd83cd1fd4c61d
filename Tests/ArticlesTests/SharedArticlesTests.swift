import Articles
import Foundation
import TestSupport
import Testing
import Text

/// The eight pipe tables of the captured articles, none of which the strict grammar sees.
@Suite(.enabled(if: Shared.isPresent, "the shared articles exist only next to a developer's checkout"))
struct SharedArticlesTests {
    struct Expected: Sendable {
        let lines: ClosedRange<Int>
        let columns: Int
        let reason: String
    }

    static let expected: [(file: String, tables: [Expected])] = [
        (
            "000_1807c360af0ef809.txt",
            [
                Expected(lines: 77...82, columns: 7, reason: "lazily continues a list item's paragraph"),
                Expected(lines: 139...150, columns: 16, reason: "23 delimiter cells for 16 header cells"),
                Expected(lines: 174...185, columns: 16, reason: "23 delimiter cells for 16 header cells"),
                Expected(lines: 197...209, columns: 13, reason: "lazily continues a list item's paragraph"),
                Expected(lines: 211...223, columns: 13, reason: "lazily continues a list item's paragraph"),
            ]
        ),
        ("001_e7c919d96112f5a7.txt", []), ("002_65d8f032bea52060.txt", []),
        (
            "003_0e49d8424d432aa8.txt",
            [
                Expected(lines: 100...111, columns: 13, reason: "paragraph"),
                Expected(lines: 116...128, columns: 13, reason: "paragraph"),
                Expected(lines: 136...148, columns: 13, reason: "paragraph"),
            ]
        ),
        ("004_11044ee48dc23765.txt", []),
    ]

    static func article(_ file: String, isStrict: Bool = false) throws -> Article {
        let data = try Data(contentsOf: Shared.folder.appending(path: "articles/\(file)"))
        let read = ArticleReader(options: IngestOptions(isStrict: isStrict)).article(path: file, bytes: Array(data))
        #expect(read.findings.isEmpty)
        return read.value
    }

    @Test(arguments: expected.indices)
    func tablesAreRecovered(index: Int) throws {
        let (file, expected) = Self.expected[index]
        let article = try Self.article(file)
        #expect(article.tables.count == expected.count)
        for (table, wanted) in zip(article.tables, expected) {
            #expect(table.location.line == wanted.lines.lowerBound)
            #expect(table.endLine == wanted.lines.upperBound)
            #expect(table.columnCount == wanted.columns)
            #expect(table.bodyRows.count == wanted.lines.count - 2)
            #expect(table.isRecovered)
            #expect(table.findings.map(\.rule) == ["recovered-table"], "\(table.findings)")
            #expect(table.findings.first?.message.contains(wanted.reason) == true, "\(table.findings)")
            expectCellForCell(table, in: article)
        }
    }

    @Test(arguments: expected.map(\.file))
    func strictReadingLeavesThemOut(file: String) throws {
        #expect(try Self.article(file, isStrict: true).tables.isEmpty)
    }

    /// Against a cut at every pipe: these tables escape none.
    private func expectCellForCell(_ table: ArticleTable, in article: Article) {
        let lines = Array(table.location.line...table.endLine).enumerated().filter { $0.offset != 1 }.map(\.element)
        for (row, line) in zip(table.headerRows + table.bodyRows, lines) {
            var pieces = article.text.lineText(line).split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            if pieces.first == "" { pieces.removeFirst() }
            if pieces.last == "" { pieces.removeLast() }
            #expect(table.texts(of: row) == pieces)
        }
    }
}
