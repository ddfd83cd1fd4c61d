import Text

/// The comments of reStructuredText and AsciiDoc that have a line of their own, without those in blocks of code.
enum LineComments {
    /// In the page's order.
    static func comments(of form: CommentForm, in text: SourceText) -> [PageComment] {
        // Only AsciiDoc has fences: in reStructuredText such lines are below titles and between paragraphs.
        var code = CodeBlock(hasFences: form.opening.description == "//")
        return (1...text.lineCount).compactMap { line in
            let range = text.lineRange(line)
            guard !code.contains(text.bytes[range]), let comment = form.range(in: text.bytes, range) else { return nil }
            return PageComment(
                range: comment, form: form, indent: text.string(range.lowerBound..<comment.lowerBound), isBlock: true)
        }
    }

    /// The block of code around a line: between two equal fences, or indented below a line that ends with `::`.
    private struct CodeBlock {
        private static let fences = Set(["----", "....", "++++", "////", "```"].map { Array($0.utf8) })

        let hasFences: Bool
        private var fence: [UInt8]?
        private var indent: Int?

        init(hasFences: Bool) { self.hasFences = hasFences }

        /// Whether the next line belongs to a block.
        mutating func contains(_ line: ArraySlice<UInt8>) -> Bool {
            let text = line.drop { WhiteSpace.isASCII($0) }
            let depth = line.count - text.count
            if let fence {
                if text.elementsEqual(fence) { self.fence = nil }
                return true
            }
            if let indent, text.isEmpty || depth > indent { return true }
            indent = text.suffix(2).elementsEqual("::".utf8) && !text.starts(with: "..".utf8) ? depth : nil
            if hasFences, Self.fences.contains(Array(text)) { fence = Array(text) }
            return fence != nil
        }
    }
}
