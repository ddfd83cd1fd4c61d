import Articles
import CommonMark
import TestSupport
import Testing
import Text

/// cmark-gfm gets single cells and texts of an article; what is read must be what it sees in the whole.
struct ReaderAgainstGrammarTests {
    /// A table with the headings in front of it: those of the document, for their levels do not matter here.
    private struct Found: Equatable {
        var lastHeading: String?
        var rows: [[String]]
    }

    private static func tables(ofWhole text: String) -> [Found] {
        let document = ParsedDocument(Array(text.utf8))
        var found: [Found] = []
        var heading: String?
        var grids = GridAgainstGrammarTests.plainTables(text)[...]
        for index in document.blocks.indices {
            switch document.blocks[index].kind {
            case .heading: heading = GridAgainstGrammarTests.plainText(document.inlines(of: index))
            case .table: found.append(Found(lastHeading: heading, rows: grids.removeFirst()))
            default: break
            }
        }
        return found
    }

    private static func tables(_ text: String, tablesOnly: Bool) -> [Found] {
        let options = IngestOptions(isStrict: true, readsTablesOnly: tablesOnly)
        let article = ArticleReader(options: options).article(path: "a.md", bytes: Array(text.utf8)).value
        Reading.expectRawAtItsPlace(article)
        return article.tables.filter { $0.syntax == .markdown }.map { table in
            let rows = Reading.grid(table).map { $0.map(folded) }
            return Found(lastHeading: table.headings.last.map { folded($0.text) }, rows: rows)
        }
    }

    private static func folded(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static func expectAgreement(_ text: String, _ comment: Comment) {
        let expected = tables(ofWhole: text)
        #expect(tables(text, tablesOnly: true) == expected, "tables only, \(comment)\n\(text)")
        #expect(tables(text, tablesOnly: false) == expected, "whole articles, \(comment)\n\(text)")
        #expect(recovered(text, tablesOnly: true) == recovered(text, tablesOnly: false), "\(comment)\n\(text)")
    }

    /// All tables with their source; which of them are recovered depends on the blocks around them.
    private static func recovered(_ text: String, tablesOnly: Bool) -> [[ArticleCell]] {
        let options = IngestOptions(readsTablesOnly: tablesOnly)
        return ArticleReader(options: options).article(path: "a.md", bytes: Array(text.utf8)).value.tables.map(\.cells)
    }

    @Test(arguments: ["<!-- e | f |", "<pre> | f |", "<?e | f |", "<!E | f |", "<script> | f |"])
    func htmlThatNothingEnds(line: String) {
        for rest in ["\n", "\n\nmore\n", "\n\n| g | h |\n|---|\n| i | j |\n\nmore\n"] {
            let text = "| a | b |\n|---|---|---|\n| c | d |\n\(line)" + rest
            Self.expectAgreement(text, "\(rest.debugDescription)")
        }
    }

    @Test(arguments: Array(0..<1500) + [6583, 12853, 20219])
    func articlesOfAnyLines(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let lines = (0..<Int.random(in: 2...14, using: &generator)).map { _ in Self.line(using: &generator) }
        Self.expectAgreement(lines.joined(separator: "\n") + "\n", "seed \(seed)")
    }

    private static func line(using generator: inout SeededGenerator) -> String {
        let prefix =
            ["", "", "", "", "  ", "    ", "> ", "- ", "  - ", "1. ", "\t"].randomElement(using: &generator) ?? ""
        return prefix + (contents.randomElement(using: &generator) ?? "")
    }

    private static let contents = [
        "", "", "", "| a | b |", "| a | b |", "| c | *d* |", "|---|---|", "|---|---|", "|---|---|", "|---|", "| e |",
        "| f | g | h |", "|", "| |", "||", "i | j", "words", "more words", "# Heading", "===", "---", "***",
        "```", "~~~", "<!-- k", "l -->", "| --> | m |", "<div>", "</div>", "<pre>", "| </pre> | n |",
        "[o]: /p", "[o]:", "'q", "r'", "[s", "t]: /u", "| [o] | [s t] |", "| `v` | **w** |", "2019 x", "é y",
        "[ ] z", "[o][o]: a", "<!X", "b > c",
    ]

    @Test(arguments: 0..<1500)
    func cellsOfAnyMarks(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let pieces = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
            Self.marks.randomElement(using: &generator) ?? ""
        }
        let cell = pieces.joined()
        let text = "| a | b |\n|---|---|\n| \(cell) | c |\n"
        Self.expectAgreement(text, "seed \(seed)")
        Self.expectAgreement(text + "\n[a]: d\n", "seed \(seed), with a definition")
        Self.expectAgreement("# a \(cell)\n\n| b |\n|---|\n", "seed \(seed), as a heading")
        let options = IngestOptions(readsTablesOnly: true)
        let article = ArticleReader(options: options).article(path: "a.md", bytes: Array(text.utf8)).value
        let document = ParsedDocument(Array(text.utf8))
        let addresses = document.blocks.indices.flatMap { document.inlines(of: $0) }.compactMap { inline -> String? in
            if case .linkStart(let address) = inline { address } else { nil }
        }
        #expect(article.tables.first?.cells.first { $0.row == 1 }?.link == addresses.first, "seed \(seed): \(text)")
    }

    private static let marks = [
        "*", "*", "**", "**", "***", "****", "`", "`", "``", "_", "__", "[", "]", "](", "(", ")", "!", "&", "&amp;",
        ";", "<", ">", "<b>", "a", "b", "C", " ", " ", " ", "  ", "é", "。", "\u{3000}", "\u{A0}", ".", ",", ":", "\"",
        "\\", "[x](y)", "[x](y \"z\")", "![i](j)", "[i](<j>)", "~", "=", "\t", "`d`", "` e `", "*f*", "**g**",
        "snake_case",
    ]
}
