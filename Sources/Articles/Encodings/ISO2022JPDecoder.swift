/// ISO-2022-JP: seven bits, with escape sequences between ASCII, JIS X 0201 and JIS X 0208. The states are the
/// standard's.
struct ISO2022JPDecoder {
    private enum Mode {
        case ascii, roman, katakana, kanji
    }

    private let bytes: [UInt8]
    private var index: Int
    private var mode = Mode.ascii
    /// False if a character has been decoded since the last escape sequence: the second of two adjacent ones is an
    /// error.
    private var hasEscaped = false
    private var text = DecodedText()

    static func decode(_ bytes: [UInt8], from start: Int) -> DecodedText {
        var decoder = ISO2022JPDecoder(bytes, from: start)
        while decoder.index < bytes.count { decoder.step() }
        return decoder.text
    }

    private init(_ bytes: [UInt8], from start: Int) {
        (self.bytes, index) = (bytes, start)
        text.bytes.reserveCapacity(bytes.count + bytes.count / 2)
    }

    private mutating func step() {
        let byte = bytes[index]
        index += 1
        if byte == 0x1B { return escape() }
        hasEscaped = false
        switch mode {
        case .ascii where Self.isPlain(byte): text.append(UInt32(byte))
        case .roman where Self.isPlain(byte):
            text.append(byte == 0x5C ? 0xA5 : byte == 0x7E ? 0x203E : UInt32(byte))
        case .katakana where (0x21...0x5F).contains(byte): text.append(0xFF61 + UInt32(byte - 0x21))
        case .kanji where (0x21...0x7E).contains(byte): kanji(byte)
        case .ascii, .roman, .katakana, .kanji: text.appendReplacement()
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool { byte < 0x80 && byte != 0x0E && byte != 0x0F }

    private mutating func kanji(_ first: UInt8) {
        guard index < bytes.count, bytes[index] != 0x1B else { return text.appendReplacement() }
        let second = bytes[index]
        index += 1
        let isTrail = (0x21...0x7E).contains(second)
        text.append(isTrail ? JIS.character(first | 0x80, second | 0x80, of: .jis0208) : nil)
    }

    /// Called after the byte that begins an escape sequence. An invalid sequence is decoded as text.
    private mutating func escape() {
        let wasEscaped = hasEscaped
        guard let mode = Self.mode(bytes[index...].prefix(2)) else {
            hasEscaped = false
            return text.appendReplacement()
        }
        index += 2
        self.mode = mode
        hasEscaped = true
        if wasEscaped { text.appendReplacement() }
    }

    private static func mode(_ sequence: ArraySlice<UInt8>) -> Mode? {
        switch (sequence.first, sequence.dropFirst().first) {
        case (0x28, 0x42): .ascii
        case (0x28, 0x4A): .roman
        case (0x28, 0x49): .katakana
        case (0x24, 0x40), (0x24, 0x42): .kanji
        default: nil
        }
    }
}
