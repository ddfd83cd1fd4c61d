import Text

/// Characters with the same meaning in numbers. ASCII characters, which are nearly all, are tested by a bit;
/// comparing characters takes a hundred times as long.
package struct CharacterClass: ExpressibleByStringLiteral, Hashable, Sendable {
    private let low: UInt64
    private let high: UInt64
    private let others: Set<Character>

    package init(stringLiteral characters: String) {
        let bytes = characters.compactMap(\.byte)
        low = bytes.filter { $0 < 64 }.reduce(0) { $0 | 1 << UInt64($1) }
        high = bytes.filter { $0 >= 64 }.reduce(0) { $0 | 1 << UInt64($1 - 64) }
        others = Set(characters.filter { $0.byte == nil })
    }

    package func contains(_ character: Character) -> Bool {
        guard let byte = character.byte else { return others.contains(character) }
        return (byte < 64 ? low >> UInt64(byte) : high >> UInt64(byte - 64)) & 1 == 1
    }
}

extension Character {
    /// The ASCII code; nil for other characters.
    package var byte: UInt8? {
        let bytes = utf8
        guard let first = bytes.first, first < 0x80, bytes.count == 1 else { return nil }
        return first
    }

    package var isASCIIDigit: Bool { byte?.isASCIIDigit ?? false }

    package var isASCIILetter: Bool { byte?.isASCIILetter ?? false }

    /// Equals `isWhitespace`.
    package var isBlank: Bool { byte.map { $0 == 0x20 || (0x09...0x0D).contains($0) } ?? isWhitespace }
}
