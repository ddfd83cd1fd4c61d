/// EUC-JP: JIS X 0208 in two bytes, JIS X 0212 in three, half-width katakana after a prefix byte.
enum EUCJPDecoder {
    private static let katakanaShift: UInt8 = 0x8E
    private static let supplementShift: UInt8 = 0x8F

    static func decode(_ bytes: [UInt8], from start: Int) -> DecodedText {
        DecodedText(bytes, from: start) { character(bytes, at: $0) }
    }

    /// The character that begins with a byte beyond ASCII, and its length; nil for an invalid sequence.
    private static func character(_ bytes: [UInt8], at index: Int) -> (code: UInt32?, length: Int) {
        let lead = bytes[index]
        guard lead == katakanaShift || lead == supplementShift || (0xA1...0xFE).contains(lead) else { return (nil, 1) }
        guard index + 1 < bytes.count else { return (nil, 1) }
        let second = bytes[index + 1]
        if lead == supplementShift, (0xA1...0xFE).contains(second) {
            guard index + 2 < bytes.count else { return (nil, 2) }
            let third = bytes[index + 2]
            return (JIS.character(second, third, of: .jis0212), third < 0x80 ? 2 : 3)
        }
        let code = lead == katakanaShift ? JIS.katakana(second) : JIS.character(lead, second, of: .jis0208)
        return (code, second < 0x80 ? 1 : 2)
    }
}
