import Text

/// A language of pages that `render` writes into: its file names, its comments, and how its comments are found.
package enum PageSyntax: CaseIterable, Sendable {
    case markdown, mdx, html, reStructuredText, asciiDoc

    /// The endings of file names, in lower case.
    package var endings: [String] {
        switch self {
        case .markdown: ["md", "markdown"]
        case .mdx: ["mdx"]
        case .html: ["html", "htm", "xhtml", "xht"]
        case .reStructuredText: ["rst"]
        case .asciiDoc: ["adoc", "asciidoc"]
        }
    }

    /// The comments that may be marks, the usual form first.
    var comments: [CommentForm] {
        switch self {
        case .markdown, .html: [.markup]
        case .mdx: [.expression, .markup]
        case .reStructuredText: [CommentForm(opening: "..", closing: "")]
        case .asciiDoc: [CommentForm(opening: "//", closing: "")]
        }
    }

    /// A comment with this text, for messages.
    package func comment(_ text: String) -> String { (comments.first ?? .markup).sample(text) }

    /// A pair of marks, for messages.
    package var marks: String { "\(comment("measurebook: DATASET")) and \(comment("/measurebook"))" }

    /// By the path, or else by the content.
    init(path: String, content: [UInt8]) {
        let name = path.split(separator: "/").last ?? ""
        let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
        if let syntax = Self.allCases.first(where: { $0.endings.contains(ending) }) {
            self = syntax
        } else {
            let syntax = DocumentSyntax(path: path) ?? DocumentSyntax(content: content)
            self = syntax == .html ? .html : .markdown
        }
    }
}

/// How a comment is written.
struct CommentForm: Sendable {
    let opening: StaticString
    /// Empty for a comment that ends with its line.
    let closing: StaticString

    static let markup = CommentForm(opening: "<!--", closing: "-->")
    /// A comment in an expression of MDX.
    static let expression = CommentForm(opening: "{/*", closing: "*/}")

    /// A comment with this text.
    func sample(_ text: String) -> String {
        "\(opening) \(text)" + (closing.utf8CodeUnitCount == 0 ? "" : " \(closing)")
    }

    /// Whether bytes are a whole comment, white space around it aside.
    func range(in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
        let text = WhiteSpace.trimmed(range, in: bytes)
        return ByteSearch.matches(opening, in: bytes, at: text.lowerBound) && isClosed(text, in: bytes) ? text : nil
    }

    /// The bytes between the opening and the closing part.
    func content(of comment: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        let start = comment.lowerBound + opening.utf8CodeUnitCount
        let length = isClosed(comment, in: bytes) ? closing.utf8CodeUnitCount : 0
        return start..<max(start, comment.upperBound - length)
    }

    func isClosed(_ comment: Range<Int>, in bytes: [UInt8]) -> Bool {
        let length = closing.utf8CodeUnitCount
        return comment.count >= opening.utf8CodeUnitCount + length
            && (length == 0 || ByteSearch.matches(closing, in: bytes, at: comment.upperBound - length))
    }
}
