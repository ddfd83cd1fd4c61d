/// The syntax of a document, as whoever has it knows it.
package enum DocumentSyntax: String, CaseIterable, Sendable {
    case markdown, html
}

/// The syntax of a whole article.
enum ArticleSyntax: Equatable {
    case markdown, html
    /// The path does not determine it.
    case unknown

    init(path: String, declared: DocumentSyntax?) {
        switch declared {
        case .markdown: self = .markdown
        case .html: self = .html
        case nil: self.init(path: path)
        }
    }

    init(path: String) {
        var name = Array(path.utf8)[...]
        if let slash = name.lastIndex(of: UInt8(ascii: "/")) { name = name[(slash + 1)...] }
        var ending = Self.cutEnding(of: &name)
        if ending == "gz", let packed = Self.cutEnding(of: &name) { ending = packed }
        switch ending {
        case "html", "htm", "xhtml", "xht": self = .html
        case "md", "markdown", "mdx", "txt": self = .markdown
        default: self = .unknown
        }
    }

    /// Removes the extension of a name and returns it in lower case.
    private static func cutEnding(of name: inout ArraySlice<UInt8>) -> String? {
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        defer { name = name[..<dot] }
        return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
    }

    /// HTML if the text begins with a doctype or a tag that begins pages and tables.
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
