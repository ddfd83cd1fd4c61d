package import Diagnostics
package import Measures

/// Turns an article's bytes into its headings, tables and lists, each with its place in the source.
///
/// Whatever is wrong with the bytes is a finding; nothing is thrown, and no other article is touched by it.
package struct ArticleReader: Sendable {
    private let options: IngestOptions

    package init(options: IngestOptions = IngestOptions()) {
        self.options = options
    }

    /// - Parameters:
    ///   - path: names the article in findings; its extension tells HTML from Markdown.
    ///   - encoding: overrules the byte-order mark and `<meta>`; nil lets them decide.
    package func article(path: String, bytes: [UInt8], encoding: TextEncodingLabel? = nil) -> Diagnosed<Article> {
        var syntax = ArticleSyntax(path: path)
        let looksLikeHTML = syntax == .html || (syntax == .unknown && ArticleSyntax(content: bytes) == .html)
        let decoded = TextDecoder.decode(bytes, label: encoding, isHTML: looksLikeHTML)
        let text = SourceText(path: path, bytes: decoded.bytes)
        if let zero = ByteSearch.first(0, in: decoded.bytes, from: 0) {
            return Diagnosed(Article(text: text, tables: [], lists: []), findings: [.binary(text, at: zero)])
        }
        if syntax == .unknown { syntax = ArticleSyntax(content: decoded.bytes) }
        var result =
            syntax == .html
            ? HTMLReader(text: text, options: options).article()
            : MarkdownReader(text: text, options: options).article()
        if let first = decoded.firstUndecodable {
            result.findings.insert(.undecodable(decoded.undecodableCount, first: first, in: text), at: 0)
        }
        return result
    }
}

extension Finding {
    static func binary(_ text: SourceText, at offset: Int) -> Finding {
        Finding(
            rule: "binary-file", severity: .error,
            message: "A NUL stands here: the file is no text, or UTF-16 without a mark",
            place: text.place(at: offset))
    }

    static func undecodable(_ count: Int, first: Int, in text: SourceText) -> Finding {
        Finding(
            rule: "undecodable-bytes", severity: .error,
            message: "\(count) byte sequence\(count == 1 ? "" : "s") of the file cannot be decoded; this is the first",
            place: text.place(at: first))
    }
}
