import CommonMark
import Text

/// The text between two marks as readers see it: formatters may change its padding, delimiter rows and escapes.
struct ShownContent: Equatable {
    private let parts: [String]

    /// Nil for a content that `render` never writes, and for languages of which only the bytes are compared.
    ///
    /// - Parameters:
    ///   - indent: the prefix of each line, which counts with its length only.
    ///   - pipes: the most pipes of a content that may be equal; what has more is not parsed.
    init?(_ content: String, in syntax: PageSyntax, indent: String, pipes: Int = .max) {
        switch syntax {
        case .html: parts = [Self.folded(markup: content)]
        case .reStructuredText, .asciiDoc: return nil
        case .markdown, .mdx:
            guard content.utf8.count(where: { $0 == UInt8(ascii: "|") }) <= pipes else { return nil }
            let lines = content.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            let inner = lines.map { line -> Substring in
                line.dropFirst(line.prefix(indent.count).prefix { " \t>".contains($0) }.count)
            }
            guard let parts = Self.parts(of: inner.joined(separator: "\n")) else { return nil }
            self.parts = parts
        }
    }

    private static func parts(of markdown: String) -> [String]? {
        let bytes = Array(Strikethrough.hidingEscapes(in: markdown).utf8)
        var cost = InlineCost(limits: IngestLimits())
        guard cost.admits(bytes[...], at: 0) else { return nil }
        let document = ParsedDocument(bytes)
        var parts: [String] = []
        for (index, block) in document.blocks.enumerated() {
            switch block.kind {
            case .document: break
            case .table, .tableRow: parts.append("|")
            case .tableCell, .paragraph: parts.append(" " + text(document.inlines(of: index)))
            default: return nil
            }
        }
        return parts
    }

    private static func text(_ inlines: [MarkdownInline]) -> String {
        let text = inlines.map { inline in
            switch inline {
            case .text(let text): text
            case .code(let code): "`\(code)`"
            case .html(let tag): folded(markup: tag)
            case .softBreak: " "
            case .lineBreak: "<br>"
            case .linkStart, .linkEnd, .imageStart, .imageEnd, .picture: ""
            }
        }
        return folded(Strikethrough.shown(text.joined()))
    }

    /// HTML without white space around its tags, and empty tags without a slash.
    private static func folded(markup: String) -> String {
        [(" <", "<"), ("> ", ">"), (" >", ">"), (" />", ">"), ("/>", ">")].reduce(folded(markup)) {
            $0.replacing($1.0, with: $1.1)
        }
    }

    private static func folded(_ text: String) -> String {
        text.split { $0.isASCII && $0.isWhitespace }.joined(separator: " ")
    }
}
