import CommonMark
import Text

/// The plain text of a Markdown article: its code, and perhaps its paragraphs, with all other text blanked.
struct MarkdownCapture {
    let source: SourceText
    let outline: MarkdownOutline
    let readsParagraphs: Bool

    /// - Parameter taken: ranges of the source that tables were read from.
    func capture(without taken: [Range<Int>]) -> TextCapture {
        var bytes = source.bytes
        for leaf in outline.leaves {
            let isText = isText(leaf)
            for line in leaf.lines {
                if isText {
                    for offset in source.marks(ofLine: line, outline.lines) where bytes[offset] == UInt8(ascii: ">") {
                        bytes[offset] = UInt8(ascii: " ")
                    }
                } else {
                    blank(source.lineRange(line), in: &bytes)
                }
            }
            if leaf.kind == .code {
                for line in MarkdownLeafSource.fences(of: leaf, in: outline, source: source) {
                    blank(source.lineRange(line), in: &bytes)
                }
            }
        }
        for range in taken {
            let last = source.line(at: max(range.lowerBound, range.upperBound - 1))
            for line in source.line(at: range.lowerBound)...last {
                blank(source.lineRange(line), in: &bytes)
            }
        }
        return TextCapture(masking: SourceText(path: source.path, bytes: bytes))
    }

    /// The first lines of items are not rows, but a later paragraph may be a table. An underlined heading may be the
    /// header of one.
    private func isText(_ leaf: MarkdownOutline.Leaf) -> Bool {
        switch leaf.kind {
        case .code: true
        case .paragraph: readsParagraphs && !outline.beginsItem(leaf)
        case .heading: readsParagraphs && leaf.lines.count > 1 && !outline.beginsItem(leaf)
        default: false
        }
    }

    private func blank(_ range: Range<Int>, in bytes: inout [UInt8]) {
        for index in range { bytes[index] = UInt8(ascii: " ") }
    }
}
