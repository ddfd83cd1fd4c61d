import CommonMark
import Text

/// The comments of a Markdown page in HTML blocks and running text, without those in code.
struct MarkdownComments {
    let source: SourceText

    /// In the page's order. Linear in its length.
    ///
    /// - Parameter isMDX: whether comments in expressions, `{/* */}`, count where they are a line of a paragraph.
    func comments(of outline: MarkdownOutline, isMDX: Bool) -> [PageComment] {
        var comments: [PageComment] = []
        var position = 0
        for leaf in outline.leaves where leaf.kind != .code || isMDX && outline.fences(of: leaf, in: source).isEmpty {
            let start = max(position, source.lineStarts[leaf.lines.lowerBound - 1])
            let end = source.lineRange(leaf.lines.upperBound).upperBound
            guard start < end else { continue }
            // MDX has no indented code, and its elements are what Markdown reads as HTML blocks.
            if isMDX, leaf.kind != .table {
                comments += leaf.lines.compactMap { expression(ofLine: $0, outline.lines) }
            }
            let ranges = Self.ranges(in: source.bytes, start..<end, isInline: leaf.kind != .html)
            position = max(position, ranges.last?.upperBound ?? 0)
            guard !ranges.isEmpty else { continue }
            comments += ranges.map { range in
                PageComment(
                    range: range, form: .markup, indent: indent(at: range.lowerBound, outline.lines),
                    isBlock: leaf.kind == .html)
            }
        }
        return comments
    }

    private func expression(ofLine line: Int, _ lines: MarkdownLines) -> PageComment? {
        CommentForm.expression.range(in: source.bytes, lines[line]).map { range in
            PageComment(range: range, form: .expression, indent: indent(at: range.lowerBound, lines), isBlock: true)
        }
    }

    private static func ranges(in bytes: [UInt8], _ range: Range<Int>, isInline: Bool) -> [Range<Int>] {
        var scanner = HTMLScanner(bytes: bytes, index: range.lowerBound, end: range.upperBound, isInline: isInline)
        var ranges: [Range<Int>] = []
        while let start = scanner.next({ ByteSearch.matches("!--", in: bytes, at: $0) }) {
            scanner.skipMarkup()
            ranges.append(start..<scanner.index)
        }
        return ranges
    }

    /// A list marker becomes spaces, because it begins only the first line of its item.
    private func indent(at offset: Int, _ lines: MarkdownLines) -> String {
        let kept: Set<UInt8> = [UInt8(ascii: ">"), UInt8(ascii: "\t")]
        let bytes = source.bytes[source.marks(ofLine: source.line(at: offset), lines)]
        return String(decoding: bytes.map { kept.contains($0) ? $0 : UInt8(ascii: " ") }, as: UTF8.self)
    }
}
