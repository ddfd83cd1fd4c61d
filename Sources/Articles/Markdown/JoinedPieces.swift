/// The text of a cell in several pieces and lines, joined without ``CellTextBuilder``, where that would only join them.
struct JoinedPieces {
    private(set) var bytes: [UInt8] = []
    /// Of the last line.
    private var start = 0

    mutating func clear() {
        bytes.clear()
        start = 0
    }

    /// - Parameter decodes: whether the piece may have references to characters.
    mutating func append(_ piece: Range<Int>, of source: [UInt8], decodes: Bool = false) {
        guard decodes else { return bytes += source[piece] }
        HTMLCharacters(HTMLTextToken(range: piece, form: .data), null: .kept, in: source).withText {
            bytes.append(contentsOf: $0)
        }
    }

    /// Ends a line at a line break; false if it does not stay as it is, but for white space at its ends
    /// (``CellTextBuilder/keeps(_:of:)``).
    mutating func endLine() -> Bool {
        guard trimLine(), !bytes.isEmpty else { return false }
        bytes.append(0x0A)
        start = bytes.count
        return true
    }

    /// The same for the last line; the text is without the last line break.
    mutating func endText() -> Bool {
        guard trimLine() else { return false }
        if start > 0, start == bytes.count { bytes.removeLast() }
        return true
    }

    private mutating func trimLine() -> Bool {
        let line = WhiteSpace.trimmed(start..<bytes.count, in: bytes)
        guard CellTextBuilder.keeps(line, of: bytes) else { return false }
        if line.upperBound < bytes.count { bytes.removeSubrange(line.upperBound...) }
        if line.lowerBound > start { bytes.removeSubrange(start..<line.lowerBound) }
        return true
    }
}
