import Text

/// What the readers of a Markdown article's tables share.
extension SourceText {
    /// The same lines with the `[^` at each of the offsets replaced by its substitute.
    func replacing(notes: [Int]) -> SourceText {
        guard !notes.isEmpty else { return self }
        var bytes = bytes
        for index in notes {
            bytes[index] = NoteReferences.bracket
            bytes[index + 1] = NoteReferences.sign
        }
        return replacingCharacters(by: bytes)
    }

    /// A range with the marks of quotes blanked.
    func withoutQuoteMarks(_ range: Range<Int>, _ lines: MarkdownLines) -> [UInt8] {
        var copy = Array(bytes[range])
        var line = self.line(at: range.lowerBound) + 1
        while line <= lineCount, lineStarts[line - 1] < range.upperBound {
            for offset in marks(ofLine: line, lines).clamped(to: range) where bytes[offset] == UInt8(ascii: ">") {
                copy[offset - range.lowerBound] = UInt8(ascii: " ")
            }
            line += 1
        }
        return copy
    }

    /// What a line has before its text: the marks of containers, and white space.
    func marks(ofLine line: Int, _ lines: MarkdownLines) -> Range<Int> {
        lineStarts[line - 1]..<max(lineStarts[line - 1], lines[line].lowerBound)
    }
}
