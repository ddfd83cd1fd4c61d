/// A character that looks like a space, or is not shown, where YAML takes only plain spaces.
enum InvisibleSpace {
    private static let names: [Character: String] = [
        "\u{A0}": "a no-break space (U+00A0)", "\u{200B}": "a zero-width space (U+200B)",
        "\u{3000}": "an ideographic space (U+3000)", "\u{FEFF}": "a byte-order mark (U+FEFF)",
    ]

    /// The first one before a key or an item that a line begins with, or after the colon of a key; nil if there is none.
    static func mistake(in line: String) -> (column: Int, message: String)? {
        // A fast path for most lines and keys.
        guard line.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
        let start = line.drop { " -{[".contains($0) }
        let item = start.drop { $0 == " " || names[$0] != nil }
        let rest = item.drop(while: isOfKey)
        let found: Character?
        let index: String.Index
        if item.startIndex > start.startIndex, item.first.map({ isOfKey($0) || $0 == "-" }) ?? false {
            (found, index) = (start.first, start.startIndex)
        } else {
            let value = rest.dropFirst().drop { $0 == " " }
            (found, index) = (rest.first == ":" ? value.first : nil, value.startIndex)
        }
        guard let name = found.flatMap({ names[$0] }) else { return nil }
        return (line.distance(from: line.startIndex, to: index) + 1, "this is \(name); write a plain space")
    }

    private static func isOfKey(_ character: Character) -> Bool {
        ("a"..."z").contains(character) || ("0"..."9").contains(character) || character == "_"
    }
}
