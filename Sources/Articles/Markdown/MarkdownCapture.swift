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
            let containers = outline.containers(of: leaf.block)
            let quotes = containers.count { $0 == .quote }
            for line in leaf.lines {
                if !isText(leaf, in: containers) {
                    blank(source.lineRange(line), in: &bytes)
                } else if quotes > 0 {
                    blankMarks(quotes, ofLine: line, in: &bytes)
                }
            }
            if leaf.kind == .code {
                for line in MarkdownLeafSource.fences(of: leaf, in: containers, source: source) {
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
    private func isText(_ leaf: MarkdownOutline.Leaf, in containers: [MarkdownContainer]) -> Bool {
        let isInList = containers.contains {
            if case .item(let start) = $0 { start == leaf.lines.lowerBound } else { false }
        }
        switch leaf.kind {
        case .code: return true
        case .paragraph: return readsParagraphs && !isInList
        case .heading: return readsParagraphs && leaf.lines.count > 1 && !isInList
        default: return false
        }
    }

    private func blank(_ range: Range<Int>, in bytes: inout [UInt8]) {
        for index in range { bytes[index] = UInt8(ascii: " ") }
    }

    private func blankMarks(_ quotes: Int, ofLine line: Int, in bytes: inout [UInt8]) {
        var rest = quotes
        for index in source.lineRange(line) where rest > 0 {
            if bytes[index] == UInt8(ascii: ">") {
                bytes[index] = UInt8(ascii: " ")
                rest -= 1
            } else if !WhiteSpace.isASCII(bytes[index]) {
                return
            }
        }
    }
}
