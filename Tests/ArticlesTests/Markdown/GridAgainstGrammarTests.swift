import Articles
import CommonMark
import Foundation
import TestSupport
import Testing

/// Our strict grid against a plain walk over the tree of cmark-gfm.
struct GridAgainstGrammarTests {
    /// The tables of the tree: the plain text of each cell, rows in order.
    static func plainTables(_ text: String) -> [[[String]]] {
        let document = ParsedDocument(Array(text.utf8))
        var tables: [[[String]]] = []
        for index in document.blocks.indices {
            switch document.blocks[index].kind {
            case .table: tables.append([])
            case .tableRow: tables[tables.count - 1].append([])
            case .tableCell:
                let row = tables[tables.count - 1].count - 1
                tables[tables.count - 1][row].append(plainText(document.inlines(of: index)))
            default: break
            }
        }
        return tables
    }

    static func plainText(_ inlines: [MarkdownInline]) -> String {
        let text = inlines.map { inline in
            switch inline {
            case .text(let text), .code(let text): text
            case .softBreak, .lineBreak: " "
            case .html(let tag): tag.hasPrefix("<br") ? " " : ""
            case .linkStart, .linkEnd, .imageStart, .imageEnd, .picture: ""
            }
        }
        return text.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    static func expectAgreement(_ text: String, _ comment: String) {
        let article = Reading.article(text, isStrict: true)
        let ours = article.tables.filter { $0.syntax == .markdown }.map { table in
            Reading.grid(table).map { $0.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") } }
        }
        #expect(ours == plainTables(text), "\(comment)\n\(text)")
        Reading.expectRawAtItsPlace(article)
        expectRawToReadAsText(article, comment)
    }

    /// A cell's `raw`, read alone, gives its text again: so it is the right cell's.
    private static func expectRawToReadAsText(_ article: Article, _ comment: String) {
        for cell in article.tables.filter({ $0.syntax == .markdown }).flatMap(\.cells) where !cell.raw.hasSuffix("\\") {
            let again = Reading.article("|\(cell.raw) |\n|-|\n").tables.first?.cells.first
            #expect(again?.text == cell.text, "\(comment): \(cell)")
        }
    }

    @Test(arguments: 0..<300)
    func generatedDocuments(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        Self.expectAgreement(GeneratedMarkdown.document(using: &generator), "seed \(seed)")
    }

    @Test(
        .enabled(if: Shared.isPresent, "the grammar's own examples exist only next to a developer's checkout"),
        arguments: ["spec.txt", "extensions.txt", "extensions-table-prefer-style-attributes.txt"])
    func examplesOfTheGrammar(file: String) throws {
        let fence = String(repeating: "`", count: 32)
        let text = try String(contentsOf: Shared.folder.appending(path: "conformance/gfm/\(file)"), encoding: .utf8)
        let examples = text.components(separatedBy: "\n\(fence) example").dropFirst()
        #expect(!examples.isEmpty)
        for example in examples {
            let body = example.components(separatedBy: "\n").dropFirst().prefix { $0 != "." }
            let markdown = body.joined(separator: "\n").replacingOccurrences(of: "→", with: "\t") + "\n"
            let isText = !markdown.contains("\u{0}") && !markdown.contains("]:") && !markdown.contains("[^")
            if isText { Self.expectAgreement(markdown, file) }
        }
    }
}

/// Small documents full of tables in the wrong places.
enum GeneratedMarkdown {
    static func document(using generator: inout SeededGenerator) -> String {
        var lines: [String] = []
        for _ in 0..<Int.random(in: 1...5, using: &generator) {
            lines += block(using: &generator)
            if Int.random(in: 0...3, using: &generator) > 0 { lines.append("") }
        }
        let ending = ["\n", "\r\n"].randomElement(using: &generator) ?? "\n"
        return lines.joined(separator: ending) + (Bool.random(using: &generator) ? ending : "")
    }

    private static func block(using generator: inout SeededGenerator) -> [String] {
        var lines = Bool.random(using: &generator) ? ["words and", "more | words"] : []
        lines += table(using: &generator)
        switch Int.random(in: 0...5, using: &generator) {
        case 0: return lines.map { ([">", "> ", ">   "].randomElement(using: &generator) ?? "") + $0 }
        case 1: return lines.map { "> " + $0 }
        case 2: return lines.enumerated().map { ($0.offset == 0 ? "- " : "  ") + $0.element }
        case 3: return lines.enumerated().map { ($0.offset == 0 ? "> 1. " : ">    ") + $0.element }
        case 4: return lines.map { String(repeating: " ", count: Int.random(in: 0...4, using: &generator)) + $0 }
        default: return lines
        }
    }

    private static func table(using generator: inout SeededGenerator) -> [String] {
        let width = Int.random(in: 1...4, using: &generator)
        let delimiter = Array(
            repeating: [":-", "-", " --- ", ":-:"].randomElement(using: &generator) ?? "-", count: width)
        var lines = [row(width, using: &generator), "|" + delimiter.joined(separator: "|") + "|"]
        for _ in 0..<Int.random(in: 0...4, using: &generator) {
            let count = max(1, width + [0, 0, 0, 1, -1].randomElement(using: &generator, or: 0))
            lines.append(row(count, using: &generator))
        }
        return lines
    }

    private static let contents = [
        "a", " b ", "", "  ", "1", " x \\| y ", "`c`", " `d \\| e` ", "&amp;", " *f* ", "板", "\t g", "<b>h</b>", "\\\\",
        "- i", "#",
        " j<br>k ", "> l", "1. m", "~~n~~", "\u{3000}o",
    ]

    private static func row(_ count: Int, using generator: inout SeededGenerator) -> String {
        let cells = (0..<count).map { _ in contents.randomElement(using: &generator) ?? "" }
        let start = Int.random(in: 0...3, using: &generator) == 0 ? "" : "|"
        let end = Int.random(in: 0...3, using: &generator) == 0 ? "" : "|"
        return start + cells.joined(separator: "|") + end
    }
}

extension Array {
    fileprivate func randomElement(using generator: inout SeededGenerator, or fallback: Element) -> Element {
        randomElement(using: &generator) ?? fallback
    }
}
