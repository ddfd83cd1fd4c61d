/// Finds the bytes at which the characters of a text begin. libyaml counts characters; its lines are of no use, since it
/// ends one at U+0085, U+2028 and U+2029, too.
struct CharacterOffsets {
    private let text: [UInt8]
    private var character = 0
    private var byte = 0

    init(_ text: [UInt8]) { self.text = text }

    /// The byte of a code point, or the end of the text for one behind it. Linear in the bytes since the last call, or since
    /// the beginning where that was behind.
    mutating func offset(ofCharacter target: Int) -> Int {
        if target < character { (character, byte) = (0, 0) }
        while character < target, byte < text.count {
            byte += 1
            while byte < text.count, text[byte] & 0xC0 == 0x80 { byte += 1 }
            character += 1
        }
        return byte
    }
}
