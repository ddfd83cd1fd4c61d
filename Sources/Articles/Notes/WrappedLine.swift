import Text

/// Tells lines that continue a sentence from those that begin one: a note begins no line in the middle of a sentence.
///
///     the function takes a char
///     *name, and returns it
enum WrappedLine {
    /// The greatest distance that is searched for the beginning of the line before.
    private static let longest = 1_000
    /// A shorter line is a title or a label: `Notes to the table`.
    private static let fewestWords = 5

    /// Whether a sign at the beginning of a line may also be part of the text: not a raised or unusual one, and none
    /// behind the mark of a list, a quote or a row.
    ///
    /// - Parameter isMarkdown: whether `* ` begins an item of a list.
    static func isAmbiguous(at start: Int, in bytes: [UInt8], isMarkdown: Bool) -> Bool {
        var index = start
        while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        guard index < bytes.count else { return false }
        switch bytes[index] {
        case UInt8(ascii: "*"):
            return !isMarkdown || index + 1 < bytes.count && !WhiteSpace.isASCII(bytes[index + 1])
        case UInt8(ascii: "["), UInt8(ascii: "("): return true
        default: return bytes[index].isASCIILetterOrDigit
        }
    }

    /// Whether the line that ends at a line end stops in the middle of a sentence: several words without a full stop,
    /// and no heading, row of a table or line break.
    static func endsInSentence(at lineEnd: Int, in bytes: [UInt8]) -> Bool {
        var end = lineEnd
        while end > 0, WhiteSpace.isASCII(bytes[end - 1]), bytes[end - 1] != 0x0A { end -= 1 }
        let hasBreak = lineEnd - end > 1 && bytes[end] == 0x20 && bytes[end + 1] == 0x20
        guard end > 0, !hasBreak, isInSentence(bytes[end - 1]) else { return false }
        var start = end
        while start > 0, end - start < longest, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
        let line = bytes[start..<end]
        guard line.first(where: { !WhiteSpace.isASCII($0) }) != UInt8(ascii: "#"), !line.contains(UInt8(ascii: "|"))
        else { return false }
        return line.split(whereSeparator: WhiteSpace.isASCII).count(where: { $0.contains(where: \.isASCIILetter) })
            >= fewestWords
    }

    private static func isInSentence(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || byte == UInt8(ascii: ",")
    }
}
