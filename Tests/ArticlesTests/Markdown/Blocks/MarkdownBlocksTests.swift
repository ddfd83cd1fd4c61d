import CommonMark
import Foundation
import TestSupport
import Testing
import Text

@testable import Articles

/// Articles have the blocks that cmark-gfm reads.
struct MarkdownBlocksTests {
    private static let contents = [
        "", "", "", "| a | b |", "| a | b |", "|---|---|", "|---|---|", "| c | d", "a | b", "--|--", "|-|", "|", "||",
        ":-: | -", "words", "more words", "# H", "## H ##", "#no", "===", "---", "***", "* * *", "___", "```", "````",
        "~~~", "``` x`", "~~~ info", "<!-- k", "l -->", "<div>", "</div>", "<pre>", "</pre>", "<b>", "<b x=\"y\">",
        "</b>", "<b>c", "<?p", "?>", "<!D>", "<!d>", "<![CDATA[", "<![cdata[", "]]>", "<script>", "</script>",
        "<textarea>", "</textarea>", "<search>", "<style", "<p", "<p/>", "<a href='x' b=c/>", "[o]: /p", "[o]:", "/u",
        "\"t\"", "'q", "r'", "(x)", "[o]: /p \"t\"", "[o]: <x y> 'z'", "[s", "t]: /u", "[a]: b c", "2. two", "1. one",
        "1) x", "3) y", "10. ten", "-", "- ", "*", "+", "- x", "* y", "+ z", "1.", "-\tt", "- - d", "> q", ">", ">> r",
        ">\tt", "    code", "      more", "\ttab", "\t\ttabs", "\u{0C}", "&nbsp;", "é", "\\| e |", "a \\| b | c", "a\\",
        "-|-", "- | -", "- |", ":-", "1986. a", "<!-->", "<!--->", "\u{FEFF}x", "`c` | d", "x | y | z", "-|-|-",
        "<x-y>", "<div-x>", "<h1>", "<DIV\tA>", "[^1]: n", "[\\]]: u", "[ ]: e", "[b]: <", "[b]: (", "[b]: x)",
        "[b]: u (t", "t)", "[b]: u \"t\\\"", "\\\" s", "    > q", "   ```", "- ```", "1. ```", "> ```", "> | a |",
        "> |-|", "- | a |", "- |-|", "  |-|", "   | b |", "-\u{0C}x", "1.\u{0B}x", "[\u{0C}]: u",
        "[o]: a\u{0C}b \"t\"", "#\u{0C}x", "***\u{0C}", "==\u{0C}", "<p\u{0C}x", "<b\u{0C}x>", "<b>\u{0C}",
        "|-|\u{0C}", "\u{0B}|-|", "\u{0C}| a |", "```\u{0C}", "~~~\u{0B}", "\u{0C}-|-", "\u{0B}:-|-", "<source>",
    ]
    private static let prefixes = [
        "", "", "", "", "", "", " ", "  ", "   ", "    ", "     ", "> ", ">", ">  ", "- ", "  - ", "1. ", "   1. ",
        "\t",
        " \t", "  \t", "> > ", "> - ", "- > ", "-\t", ">\t", "-   ", "-     ", "* ",
    ]

    /// Documents of one seed: `BLOCKS=1000000 make test` reads a million.
    private static let documents = Int(ProcessInfo.processInfo.environment["BLOCKS"] ?? "") ?? 8_000

    @Test(arguments: 0..<8)
    func anyLines(part: Int) {
        for seed in part * Self.documents / 8..<(part + 1) * Self.documents / 8 {
            var generator = SeededGenerator(seed: UInt64(seed))
            var text = ""
            for _ in 0..<Int.random(in: 1...12, using: &generator) {
                for _ in 0..<([0, 1, 1, 1, 2].randomElement(using: &generator) ?? 0) {
                    text += Self.prefixes.randomElement(using: &generator) ?? ""
                }
                text += (Self.contents.randomElement(using: &generator) ?? "") + "\n"
            }
            if Int.random(in: 0..<4, using: &generator) == 0 { text.removeLast() }
            Self.expectAgreement(text, "seed \(seed)")
        }
    }

    @Test(
        .enabled(if: Shared.isPresent, "the grammars' own examples exist only next to a developer's checkout"),
        arguments: [("spec.txt", 672), ("commonmark-0.31.2-spec.txt", 652), ("extensions.txt", 28)])
    func examplesOfTheGrammars(file: String, count: Int) throws {
        let fence = String(repeating: "`", count: 32)
        let text = try String(contentsOf: Shared.folder.appending(path: "conformance/gfm/\(file)"), encoding: .utf8)
        let examples = text.components(separatedBy: "\n\(fence) example").dropFirst()
        #expect(examples.count >= count, "\(examples.count)")
        for example in examples {
            let body = example.components(separatedBy: "\n").dropFirst().prefix { $0 != "." }
            let markdown = body.joined(separator: "\n").replacing("→", with: "\t").replacing("\u{0}", with: "\u{FFFD}")
            Self.expectAgreement(markdown + "\n", file)
        }
    }

    @Test(arguments: [">", "- ", "1. ", "[a]: b \"\n", "[a]: (\n", "[a]: b '\\'\n", "| a\n|-|\n|\n", "    ", "<a b=\""])
    func repeatedText(unit: String) {
        Self.expectAgreement(String(repeating: unit, count: 300), unit)
    }

    /// Items hold blank lines without any mark.
    @Test(arguments: ["", "> "])
    func blankLinesInDeepItems(quote: String) {
        let blank = quote.trimmingCharacters(in: .whitespaces) + "\n"
        for end in ["b", "  b", "    b", "- b"] {
            let text = quote + String(repeating: "- ", count: 200) + "a\n"
            Self.expectAgreement(text + String(repeating: blank, count: 20) + quote + end + "\n", end)
        }
    }

    private static func expectAgreement(_ text: String, _ comment: String) {
        let document = ParsedDocument(Array(text.utf8))
        let source = SourceText(path: "a.md", text: text)
        let own = MarkdownBlocks(source).blocks
        #expect(
            own.indices.map { Shown($0, of: own) } == Shown.blocks(of: document), "\(comment): \(text.debugDescription)"
        )
    }
}

/// What cmark-gfm tells reliably about a block.
private struct Shown: Equatable {
    let kind: MarkdownBlock.Kind
    var parent: Int
    let start: Int
    /// The last line; nil for containers. cmark-gfm counts the line after a heading or a fence that nothing closes.
    var end: Int?
    var column: Int?
    var number: Int?

    init(_ index: Int, of blocks: [MarkdownBlock]) {
        let block = blocks[index]
        kind = block.kind
        parent = block.parent
        start = block.startLine
        switch block.kind {
        case .html, .paragraph, .table: end = block.endLine
        default: break
        }
        if block.kind != .code { column = block.startColumn }
        if block.kind == .orderedList { number = block.listStart }
        if block.kind == .table { number = block.number }
    }

    /// The blocks without the rows and cells of tables.
    static func blocks(of document: borrowing ParsedDocument) -> [Shown] {
        let blocks = TableLines.corrected(document.blocks)
        var kept: [MarkdownBlock] = []
        var numbers: [Int: Int] = [-1: -1]
        var parents: [Int] = []
        var index = 0
        while index < blocks.count {
            var block = blocks[index]
            numbers[index] = kept.count
            parents.append(numbers[block.parent] ?? -1)
            if block.kind == .table {
                block.number = blocks[index + 1].end - index - 2
                index = block.end
            } else {
                index += 1
            }
            kept.append(block)
        }
        return kept.indices.map { index in
            var shown = Shown(index, of: kept)
            shown.parent = parents[index]
            return shown
        }
    }
}
