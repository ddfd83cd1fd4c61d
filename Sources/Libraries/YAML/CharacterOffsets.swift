/// Converts character offsets to byte offsets. libyaml counts characters; its line numbers cannot be used, because it
/// also ends lines at U+0085, U+2028 and U+2029.
struct CharacterOffsets {
    private let text: [UInt8]
    private let isASCII: Bool
    private var character = 0
    private var byte = 0

    init(_ text: [UInt8]) {
        self.text = text
        isASCII = text.allSatisfy { $0 < 0x80 }
    }

    /// The byte of a code point, or the end of the text for one beyond it. Linear in the bytes since the last call,
    /// or since the start if the target is earlier.
    mutating func offset(ofCharacter target: Int) -> Int {
        if isASCII { return min(target, text.count) }
        if target < character { (character, byte) = (0, 0) }
        while character < target, byte < text.count {
            byte += 1
            while byte < text.count, text[byte] & 0xC0 == 0x80 { byte += 1 }
            character += 1
        }
        return byte
    }
}
