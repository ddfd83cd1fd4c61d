import Text

/// The comments of reStructuredText and AsciiDoc that have a line of their own, without those in blocks of code.
enum LineComments {
    /// In the page's order.
    static func comments(of form: CommentForm, in text: SourceText) -> [PageComment] {
        // In reStructuredText, lines like AsciiDoc's fences are below titles and between paragraphs.
        var code = CodeBlock(hasFences: form.opening.description == "//")
        return (1...text.lineCount).compactMap { line in
            let range = text.lineRange(line)
            guard !code.contains(text.bytes[range]), let comment = form.range(in: text.bytes, range) else { return nil }
            return PageComment(
                range: comment, form: form, indent: text.string(range.lowerBound..<comment.lowerBound), isBlock: true)
        }
    }

    /// The block around a line whose text is shown as it is: between two equal fences, or indented below a line that
    /// ends with `::` or a directive of code.
    private struct CodeBlock {
        /// The characters of AsciiDoc's listing, literal, passthrough and comment blocks.
        private static let fences = Set("-.+/".utf8)
        /// The directives of reStructuredText and Sphinx whose content is not parsed.
        private static let directives = Set([
            "code", "code-block", "doctest", "graphviz", "ipython", "math", "mermaid", "parsed-literal",
            "plantuml", "productionlist", "prompt", "raw", "sourcecode", "testcode", "testoutput", "uml",
        ])

        let hasFences: Bool
        private var fence: [UInt8]?
        private var indent: Int?

        init(hasFences: Bool) { self.hasFences = hasFences }

        /// Whether the next line belongs to a block.
        mutating func contains(_ line: ArraySlice<UInt8>) -> Bool {
            let text = line.drop { WhiteSpace.isASCII($0) }
            let depth = line.count - text.count
            let content = text[..<((text.lastIndex { !WhiteSpace.isASCII($0) } ?? text.startIndex - 1) + 1)]
            if let fence {
                if content.elementsEqual(fence) { self.fence = nil }
                return true
            }
            if let indent, text.isEmpty || depth > indent { return true }
            fence = hasFences ? Self.closing(of: content) : nil
            indent = !hasFences && Self.opensCode(content) ? depth : nil
            return fence != nil
        }

        /// The line that closes the block that a line of AsciiDoc opens.
        private static func closing(of line: ArraySlice<UInt8>) -> [UInt8]? {
            if line.starts(with: "```".utf8), line.dropFirst(3).first != UInt8(ascii: "`") { return Array("```".utf8) }
            guard line.count >= 4, let first = line.first, fences.contains(first), line.allSatisfy({ $0 == first })
            else { return nil }
            return Array(line)
        }

        private static func opensCode(_ line: ArraySlice<UInt8>) -> Bool {
            guard line.starts(with: ".. ".utf8) else { return line.suffix(2).elementsEqual("::".utf8) }
            let name = String(decoding: line.dropFirst(3).prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
            return line.dropFirst(3 + name.utf8.count).starts(with: "::".utf8)
                && directives.contains(name.split(separator: " ").joined().lowercased())
        }
    }
}
