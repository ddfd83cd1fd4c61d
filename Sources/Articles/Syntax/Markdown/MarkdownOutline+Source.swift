import CommonMark
import Text

/// The source of paragraphs, headings and code.
extension MarkdownOutline {
    /// From the first to the last character of a paragraph or heading, without the marks of containers in the first line,
    /// the `#` of a heading, and the underline of a heading.
    func range(of leaf: Leaf, in source: SourceText) -> Range<Int> {
        let first = lines[leaf.lines.lowerBound]
        guard case .heading = leaf.kind else {
            let end = source.lineRange(leaf.lines.upperBound).upperBound
            return WhiteSpace.trimmed(first.lowerBound..<max(end, first.lowerBound), in: source.bytes)
        }
        if leaf.lines.count > 1 {
            let end = source.lineRange(leaf.lines.upperBound - 1).upperBound
            return WhiteSpace.trimmed(first.lowerBound..<max(end, first.lowerBound), in: source.bytes)
        }
        return Self.withoutMarks(first, in: source.bytes)
    }

    /// The lines of code that are a fence, with its info string; none for indented code.
    func fences(of leaf: Leaf, in source: SourceText) -> [Int] {
        Set([leaf.lines.lowerBound, leaf.lines.upperBound]).sorted().filter { line in
            let bytes = source.bytes[lines[line]]
            guard let first = bytes.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else {
                return false
            }
            return bytes.prefix { $0 == first }.count >= 3
        }
    }

    /// `## Tides ##` without its marks. A closing run counts only after white space.
    private static func withoutMarks(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        let mark = UInt8(ascii: "#")
        var start = range.lowerBound
        while start < range.upperBound, bytes[start] == mark { start += 1 }
        let content = WhiteSpace.trimmed(start..<range.upperBound, in: bytes)
        var end = content.upperBound
        while end > content.lowerBound, bytes[end - 1] == mark { end -= 1 }
        if end == content.upperBound || (end > content.lowerBound && !WhiteSpace.isASCII(bytes[end - 1])) {
            return content
        }
        return WhiteSpace.trimmed(content.lowerBound..<end, in: bytes)
    }
}
