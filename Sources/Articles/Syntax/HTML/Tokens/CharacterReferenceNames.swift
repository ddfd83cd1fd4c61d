import StandardTables

/// The names of character references and their characters (HTML standard, section 13.5).
enum CharacterReferenceNames {
    /// The length of the longest name with its semicolon, and of the longest one that needs none.
    static let longest = 32
    static let longestOpen = 6

    /// The characters for a name as written, with its semicolon if it has one; nil if there are none.
    static func characters(named name: ArraySlice<UInt8>) -> Characters? {
        let isClosed = name.last == UInt8(ascii: ";")
        let name = isClosed ? name.dropLast() : name
        return StandardTables.references.withUnsafeBufferPointer { table in
            // A binary search: `low` and `high` are begins of entries, or the end.
            var (low, high) = (0, table.count)
            while low < high {
                var start = (low + high) / 2
                while start > low, table[start - 1] != UInt8(ascii: " ") { start -= 1 }
                var next = start
                for byte in name {
                    guard byte == table[next] else { break }
                    next += 1
                }
                let (rest, other) = (name.count - (next - start), table[next])
                let isEntryOver = other == UInt8(ascii: ";") || other == UInt8(ascii: "=")
                if rest == 0, isEntryOver {
                    return isClosed || other == UInt8(ascii: "=") ? characters(in: table, from: next) : nil
                }
                if rest == 0 || !isEntryOver && name[name.endIndex - rest] < other {
                    high = start
                } else {
                    while next < high, table[next] != UInt8(ascii: " ") { next += 1 }
                    low = next + 1
                }
            }
            return nil
        }
    }

    /// Reads `=Æ`, `=fj` of two characters, or the same after a semicolon.
    private static func characters(in table: UnsafeBufferPointer<UInt8>, from start: Int) -> Characters? {
        let isClosed = table[start] == UInt8(ascii: ";")
        let value = table[(start + (isClosed ? 2 : 1))...].prefix { $0 != UInt8(ascii: " ") }
        let scalars = String(decoding: value, as: UTF8.self).unicodeScalars
        return scalars.first.map { Characters(first: $0, second: scalars.dropFirst().first) }
    }

    /// One or two characters.
    struct Characters {
        let first: Unicode.Scalar
        var second: Unicode.Scalar?

        func append(to text: inout [UInt8]) {
            text += UTF8.encode(first) ?? UTF8.encodedReplacementCharacter
            if let second { text += UTF8.encode(second) ?? UTF8.encodedReplacementCharacter }
        }
    }
}
