import Text

/// The text of a Markdown article, with properties that the readers of its tables share.
struct MarkdownSource {
    let text: SourceText
    var bytes: [UInt8] { text.bytes }

    /// The same lines with `ranges` blanked, and the `[^` at each of `signs` replaced by its substitute.
    func blanking(_ ranges: [Range<Int>], signs: [Int] = []) -> MarkdownSource {
        guard !ranges.isEmpty || !signs.isEmpty else { return self }
        var bytes = bytes
        bytes.withUnsafeMutableBufferPointer { bytes in
            for range in ranges {
                for index in range where bytes[index] != 0x0A && bytes[index] != 0x0D {
                    bytes[index] = UInt8(ascii: " ")
                }
            }
            for index in signs where bytes[index] == UInt8(ascii: "[") {
                (bytes[index], bytes[index + 1]) = (NoteReferences.bracket, NoteReferences.sign)
            }
        }
        return MarkdownSource(text: text.replacingCharacters(by: bytes))
    }

    /// The offset of a line's own text, after the marks of its containers.
    ///
    /// A missing mark ends the search: the line lazily continues its paragraph.
    ///
    /// - Parameter containers: quotes and list items, outermost first.
    func contentRange(ofLine line: Int, in containers: [MarkdownContainer]) -> (range: Range<Int>, isLazy: Bool) {
        let lineRange = text.lineRange(line)
        var index = skipBlanks(from: lineRange.lowerBound, to: lineRange.upperBound)
        var isLazy = false
        // The indent of a quote's mark is limited if no list item adds to it.
        var quoteStart: Int? = lineRange.lowerBound
        search: for container in containers {
            switch container {
            case .quote:
                let isFar = quoteStart.map { indentation(from: $0, to: index, line: line) > 3 } ?? false
                guard index < lineRange.upperBound, bytes[index] == UInt8(ascii: ">"), !isFar else {
                    isLazy = true
                    break search
                }
                quoteStart = index + 1
                index = skipBlanks(from: index + 1, to: lineRange.upperBound)
            case .item(let startLine):
                quoteStart = nil
                guard startLine == line else { continue }
                index = skipBlanks(from: afterMarker(at: index, to: lineRange.upperBound), to: lineRange.upperBound)
            }
        }
        return (index..<lineRange.upperBound, isLazy)
    }

    /// The columns of white space before a line's text, with tabs expanded to four.
    func indentation(ofLine line: Int) -> Int {
        var columns = 0
        for byte in bytes[text.lineRange(line)] {
            if byte == 0x20 {
                columns += 1
            } else if byte == 0x09 {
                columns += 4 - columns % 4
            } else {
                break
            }
        }
        return columns
    }

    /// The columns between two offsets of a line, without the one that belongs to the preceding quote's mark.
    private func indentation(from start: Int, to end: Int, line: Int) -> Int {
        var column = 0
        var before = 0
        for offset in text.lineStarts[line - 1]..<end {
            if offset == start { before = column }
            column += bytes[offset] == 0x09 ? 4 - column % 4 : 1
        }
        guard start < end else { return 0 }
        return column - before - (start > text.lineStarts[line - 1] ? 1 : 0)
    }

    private func skipBlanks(from start: Int, to end: Int) -> Int {
        var index = start
        while index < end, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        return index
    }

    /// Skips `-`, `+`, `*`, `1.` or `1)`; returns `start` if there is no list marker.
    private func afterMarker(at start: Int, to end: Int) -> Int {
        var index = start
        guard index < end else { return start }
        if [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*")].contains(bytes[index]) { return index + 1 }
        while index < end, (0x30...0x39).contains(bytes[index]), index - start < 9 { index += 1 }
        guard index > start, index < end, bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ")") else {
            return start
        }
        return index + 1
    }
}

/// A container that adds a mark or an indent to its lines.
enum MarkdownContainer: Hashable {
    case quote
    /// Only the item's first line has the marker.
    case item(startLine: Int)
}
