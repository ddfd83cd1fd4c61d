package import Text

/// Finds the marks of a page: the comments that enclose the tables of `render`.
package struct MarkReader: Sendable {
    private let limits: IngestLimits

    package init() {
        limits = IngestOptions().limits
    }

    /// The page with its marks. Its findings are errors, which prevent writing.
    ///
    /// - Parameter path: names the page in findings; its extension tells its language.
    package func page(path: String, bytes: [UInt8]) -> Diagnosed<MarkedPage> {
        let syntax = PageSyntax(path: path, content: bytes)
        // A page without a mark stays as it is, whatever it holds. Characters of UTF-16 have bytes that are 0.
        guard ByteSearch.holds("measurebook", in: bytes.contains(0) ? bytes.filter { $0 != 0 } : bytes) else {
            let text = SourceText(path: path, bytes: bytes)
            return Diagnosed(MarkedPage(syntax: syntax, text: text, byteOrderMark: [], marks: []))
        }
        let mark = TextDecoder.byteOrderMark(bytes)
        let decoded = TextDecoder.decode(bytes, as: .utf8)
        let text = SourceText(path: path, bytes: decoded.bytes)
        let page = { (marks: [TableMark], findings: [Finding]) in
            Diagnosed(
                MarkedPage(
                    syntax: syntax, text: text,
                    byteOrderMark: Array(bytes.prefix(mark?.length ?? 0)), marks: marks), findings: findings)
        }
        guard TextDecoder.encoding(of: bytes, label: nil, isHTML: syntax == .html) == .utf8 else {
            return page([], [.otherEncoding(text)])
        }
        if let zero = ByteSearch.first(0, in: text.bytes, from: 0) {
            return page([], [.binary(text, at: zero, mayHaveName: false)])
        }
        if let first = decoded.firstUndecodable {
            return page([], [.undecodable(decoded.undecodableCount, first: first, in: text)])
        }
        let comments =
            switch syntax {
            case .html: htmlComments(of: text)
            case .markdown, .mdx: markdownComments(of: text, isMDX: syntax == .mdx)
            case .reStructuredText, .asciiDoc:
                Diagnosed(syntax.comments.flatMap { LineComments.comments(of: $0, in: text) })
            }
        let pairs = MarkPairs(comments.value, in: text)
        return page(pairs.marks, comments.findings + pairs.findings)
    }

    private func markdownComments(of text: SourceText, isMDX: Bool) -> Diagnosed<[PageComment]> {
        let reader = MarkdownReader(text: text, options: IngestOptions())
        return Diagnosed(MarkdownComments(source: text).comments(of: reader.parse().outline, isMDX: isMDX))
    }

    private func htmlComments(of text: SourceText) -> Diagnosed<[PageComment]> {
        guard let page = ParsedPage(text, limits: limits) else {
            return Diagnosed([], findings: [.unreadable(text)])
        }
        if let excess = page.excess { return Diagnosed([], findings: [.html(excess, in: text, limits: limits)]) }
        return Diagnosed(HTMLComments.comments(of: page, in: text))
    }
}

extension Finding {
    fileprivate static func otherEncoding(_ text: SourceText) -> Finding {
        Finding(
            rule: .wrongMark, severity: .error,
            message: "the page is not in UTF-8, so its other characters would change; convert it to UTF-8 first",
            place: Place(text.path))
    }
}
