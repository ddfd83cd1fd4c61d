package import Text

extension DocumentSyntax {
    /// HTML for a document that begins as a page, with its doctype or `<html>`; nil for any other. It overrules names that are
    /// addresses, whose endings are those of files that a server shows in a page.
    package init?(pageIn bytes: [UInt8]) {
        guard Self.isPage(bytes) else { return nil }
        self = .html
    }

    /// Nil if the path does not determine it.
    init?(path: String) {
        switch Self.ending(of: path) {
        case "html", "htm", "xhtml", "xht": self = .html
        case "md", "markdown", "mdx", "txt": self = .markdown
        default: return nil
        }
    }

    /// The extension in lower case, of a packed file that of the file in it.
    private static func ending(of path: String) -> String? {
        var name = Array(path.utf8)[...]
        if let slash = name.lastIndex(of: UInt8(ascii: "/")) { name = name[(slash + 1)...] }
        let ending = cutEnding(of: &name)
        return ending == "gz" ? cutEnding(of: &name) ?? ending : ending
    }

    /// Removes the extension of a name and returns it in lower case.
    private static func cutEnding(of name: inout ArraySlice<UInt8>) -> String? {
        guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        defer { name = name[..<dot] }
        return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
    }

    /// HTML if the text begins with a doctype or a tag that begins pages and tables; after comments, only with what begins a
    /// page, as documents in Markdown may have both.
    init(content: [UInt8]) {
        let start = Self.start(of: content)
        let isTag =
            start < content.count && content[start] == UInt8(ascii: "<")
            && Self.openings.contains { ByteSearch.isTag($0, in: content, at: start + 1) }
        self = isTag || Self.isPage(content) ? .html : .markdown
    }

    /// Whether a text begins with a doctype or `<html>`, after comments and processing instructions.
    private static func isPage(_ content: [UInt8]) -> Bool {
        var start = start(of: content)
        while start + 1 < content.count, content[start] == UInt8(ascii: "<") {
            var end: Int?
            if ByteSearch.isExactly("<!--", in: content, at: start) {
                end = ByteSearch.first("-->", in: content, from: start + 2).map { $0 + 3 }
            } else if content[start + 1] == UInt8(ascii: "?") {
                end = ByteSearch.first(UInt8(ascii: ">"), in: content, from: start).map { $0 + 1 }
            } else {
                return ["!doctype", "html"].contains { ByteSearch.isTag($0, in: content, at: start + 1) }
            }
            guard let end else { return false }
            start = WhiteSpace.endOfASCII(in: content, from: end)
        }
        return false
    }

    private static func start(of content: [UInt8]) -> Int {
        WhiteSpace.endOfASCII(in: content, from: TextDecoder.byteOrderMark(content)?.length ?? 0)
    }

    private static let openings: [StaticString] = [
        "!doctype", "?xml", "html", "head", "body", "meta", "title", "table", "div", "section", "article", "main", "p",
        "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "dl", "thead", "tbody", "tr", "caption", "link", "style",
        "script",
    ]
}
