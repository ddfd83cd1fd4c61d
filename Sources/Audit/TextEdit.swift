package import Text

/// A range of a text and its replacement.
package struct TextEdit: Hashable, Sendable {
    /// Offsets in UTF-8 bytes.
    package let range: Range<Int>
    package let text: String

    package init(_ range: Range<Int>, _ text: String) {
        self.range = range
        self.text = text
    }
}

/// An edited text that maps each of its places to the place in the original text.
package struct EditedText: Sendable {
    package var bytes: [UInt8] { after.bytes }
    private let before: SourceText
    private let after: SourceText
    private let edits: [TextEdit]

    /// - Parameter edits: in text order, without overlaps.
    package init(_ text: SourceText, _ edits: [TextEdit]) {
        before = text
        self.edits = edits
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.bytes.count + 64)
        var start = 0
        for edit in edits {
            bytes += text.bytes[start..<edit.range.lowerBound]
            bytes += edit.text.utf8
            start = edit.range.upperBound
        }
        bytes += text.bytes[start...]
        after = SourceText(path: text.path, bytes: bytes)
    }

    /// The place in the original text.
    package func original(_ location: SourceLocation) -> SourceLocation {
        guard edits.contains(where: { $0.range.count != $0.text.utf8.count }) else { return location }
        guard let offset = after.offset(of: location) else { return location }
        var moved = 0
        for edit in edits {
            let start = edit.range.lowerBound + moved
            // An empty cell is at the place of its former text: before or after the remaining space.
            if edit.text.isEmpty, isBlank(min(offset, start)..<(offset > start ? offset + 1 : start)) {
                return before.location(at: edit.range.lowerBound)
            }
            guard offset > start else { break }
            if offset < start + edit.text.utf8.count { return before.location(at: edit.range.lowerBound) }
            moved += edit.text.utf8.count - edit.range.count
        }
        return before.location(at: offset - moved)
    }
}

extension EditedText {
    private func isBlank(_ range: Range<Int>) -> Bool {
        bytes[range.clamped(to: 0..<bytes.count)].allSatisfy { $0 == UInt8(ascii: " ") }
    }
}
