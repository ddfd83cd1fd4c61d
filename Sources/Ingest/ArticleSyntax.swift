/// How a whole article is read.
enum ArticleSyntax: Equatable {
    case markdown, html
    /// The path does not tell.
    case unknown

    init(path: String) {
        let name =
            path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).last ?? path.utf8[...]
        let parts = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).suffix(3)
            .map { String(decoding: $0, as: UTF8.self).lowercased() }
        let isPacked = parts.count > 2 && parts.last == "gz"
        switch parts.count > 1 ? parts[parts.count - (isPacked ? 2 : 1)] : "" {
        case "html", "htm", "xhtml", "xht": self = .html
        case "md", "markdown", "mdx", "txt": self = .markdown
        default: self = .unknown
        }
    }

    /// HTML where the first thing in the text is a doctype or a tag that pages and tables begin with.
    init(content: [UInt8]) {
        var start = TextDecoder.byteOrderMark(content)?.length ?? 0
        while start < content.count, WhiteSpace.isASCII(content[start]) { start += 1 }
        guard start < content.count, content[start] == UInt8(ascii: "<") else {
            self = .markdown
            return
        }
        self = Self.openings.contains { ByteSearch.isTag($0, in: content, at: start + 1) } ? .html : .markdown
    }

    private static let openings: [StaticString] = [
        "!doctype", "?xml", "html", "head", "body", "meta", "title", "table", "div", "section", "article", "main", "p",
        "h1",
        "h2",
        "h3", "h4", "h5", "h6", "ul", "ol", "dl", "thead", "tbody", "tr", "caption", "link", "style", "script",
    ]
}
