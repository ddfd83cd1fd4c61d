import CommonMark
import Foundation

/// What cmark-gfm sees in a whole document that nobody has prepared for it: the truth for everything that Ingest says of
/// Markdown. It shares no code with Ingest.
struct FullParse {
    struct Table: Equatable {
        var rows: [[String]] = []
        /// The lines of the body's rows; cmark-gfm's line of the header is not reliable.
        var bodyLines: [Int] = []
        /// The texts of the headings above it, outermost first.
        let headings: [String]
    }

    private(set) var tables: [Table] = []
    private(set) var headings: [String] = []
    private(set) var paragraphs: Set<String> = []
    /// The text of each list item, without that of the lists in it.
    private(set) var items: [String] = []
    /// The items with code or HTML, whose texts lack that.
    private(set) var partialItems: Set<Int> = []
    /// True where HTML may bring headings of its own.
    private(set) var mayHaveHTMLHeadings = false

    private var trail: [(level: Int, text: String)] = []
    private var openItems: [(end: Int, block: Int, item: Int)] = []

    /// - Parameter bytes: the file's own. Only each lone CR, at which cmark-gfm's table extension sees no end of line, is
    ///   written as LF.
    init(_ bytes: [UInt8]) {
        var markdown = bytes
        for index in bytes.indices where bytes[index] == 0x0D {
            if index + 1 == bytes.count || bytes[index + 1] != 0x0A { markdown[index] = 0x0A }
        }
        Self.blankFrontMatter(&markdown)
        let document = ParsedDocument(markdown)
        for index in document.blocks.indices { read(index, in: document) }
        let text = String(decoding: bytes, as: UTF8.self)
        mayHaveHTMLHeadings =
            document.blocks.contains { $0.kind == .html }
            && text.range(of: "<h[1-6]", options: [.regularExpression, .caseInsensitive]) != nil
    }

    /// The lines at the top between two lines of `---` or `+++`, which are not text.
    private static func blankFrontMatter(_ markdown: inout [UInt8]) {
        let pattern =
            #"^(---[ \t]*\r?\n(#[^\n]*\n([ \t]*\r?\n)*)*([^\s#|*`<(!-][^:\n|*`<(!]*:(\s|$))[\s\S]*?\n(---|\.\.\.)|\+\+\+[ \t]*\r?\n(#[^\n]*\n([ \t]*\r?\n)*)*(\[|[^\s#]+ *=)[\s\S]*?\n\+\+\+)[ \t]*(\r?\n|$)"#
        let text = String(decoding: markdown, as: UTF8.self)
        guard let range = text.range(of: pattern, options: .regularExpression) else { return }
        for index in 0..<text[range].utf8.count where markdown[index] != 0x0A && markdown[index] != 0x0D {
            markdown[index] = UInt8(ascii: " ")
        }
    }

    private mutating func read(_ index: Int, in document: borrowing ParsedDocument) {
        let block = document.blocks[index]
        while let last = openItems.last, last.end <= index { openItems.removeLast() }
        switch block.kind {
        case .heading(let level):
            let text = Self.text(of: index, in: document)
            headings.append(text)
            trail.removeAll { $0.level >= Int(level) }
            trail.append((Int(level), text))
            addToItem(text, block.parent, in: document)
        case .paragraph:
            let text = Self.text(of: index, in: document)
            paragraphs.insert(text)
            addToItem(text, block.parent, in: document)
        case .item:
            openItems.append((block.end, index, items.count))
            items.append("")
        case .code, .html:
            if let item = self.item(of: block.parent, in: document) { partialItems.insert(item) }
        case .table: tables.append(Table(headings: trail.map(\.text)))
        case .tableRow:
            let table = tables.count - 1
            if !tables[table].rows.isEmpty { tables[table].bodyLines.append(block.startLine) }
            tables[table].rows.append([])
        case .tableCell:
            let table = tables.count - 1
            tables[table].rows[tables[table].rows.count - 1].append(Self.text(of: index, in: document))
        default: break
        }
    }

    private mutating func addToItem(_ text: String, _ parent: Int, in document: borrowing ParsedDocument) {
        guard let item = item(of: parent, in: document) else { return }
        items[item] = Self.folded(items[item] + " " + text)
    }

    /// The item that a block is in directly, or in quotes.
    private func item(of parent: Int, in document: borrowing ParsedDocument) -> Int? {
        var parent = parent
        while parent > 0, document.blocks[parent].kind == .quote { parent = document.blocks[parent].parent }
        return openItems.last.flatMap { $0.block == parent ? $0.item : nil }
    }

    private static func text(of block: Int, in document: borrowing ParsedDocument) -> String {
        // No page shows the text of a script, and a table in a cell is a table of its own.
        var hidden: Substring?
        var openTables = 0
        let isCell = document.blocks[block].kind == .tableCell
        let pieces = document.inlines(of: block).map { inline in
            if case .html(let tag) = inline {
                let name = name(of: tag)
                if hidden == nil, name == "script" || name == "style" {
                    hidden = name
                } else if let open = hidden, name == "/" + open {
                    hidden = nil
                }
                if isCell, name == "table" { openTables += 1 }
                if name == "/table" { openTables = max(0, openTables - 1) }
                return hidden == nil && blocks.contains(name.trimmingPrefix("/")) ? " " : ""
            }
            guard hidden == nil, openTables == 0 else { return "" }
            switch inline {
            case .text(let text), .code(let text): return text
            case .softBreak, .lineBreak: return " "
            case .html, .linkStart, .linkEnd, .imageStart, .imageEnd, .picture: return ""
            }
        }
        return folded(pieces.joined())
    }

    /// `br`, `/p`: in lower case.
    private static func name(of tag: String) -> Substring {
        let name = tag.lowercased().dropFirst()
        return name.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "/" && name.first == "/" }
    }

    /// Elements that begin a line of their own.
    private static let blocks: Set<Substring> = [
        "br", "p", "li", "ul", "ol", "div", "pre", "details", "summary", "h1", "h2", "h3", "h4", "h5", "h6", "tr", "td",
        "th",
        "table", "hr", "center", "section", "dl", "dt", "dd", "figure", "figcaption", "blockquote",
    ]

    /// White space of any kind as single spaces, none at the ends; without what shows nothing.
    static func folded(_ text: String) -> String {
        text.unicodeScalars.filter { !"\u{AD}\u{200B}\u{200C}\u{200D}\u{2060}\u{FEFF}".unicodeScalars.contains($0) }
            .split { $0.properties.isWhitespace }.map(String.init).joined(separator: " ")
    }
}
