/// ISO-2022-JP is JIS X 0208 in seven bits behind escape sequences; EUC-JP is the same with the eighth bit set.
enum ISO2022JP {
    private enum Mode {
        case ascii, kanji, katakana
    }

    /// The same text in EUC-JP. An escape sequence that is not known stays, and is reported by the decoder.
    static func asEUC(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var mode = Mode.ascii
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0x1B, let (newMode, length) = escape(bytes, at: index) {
                mode = newMode
                index += length
                continue
            }
            index += 1
            guard (0x21...0x7E).contains(byte), mode != .ascii else {
                // Eight-bit bytes have no meaning here; 0xFF has none in EUC-JP either.
                result.append(byte < 0x80 && byte != 0x1B ? byte : 0xFF)
                continue
            }
            if mode == .katakana { result.append(0x8E) }
            result.append(byte | 0x80)
        }
        return result
    }

    private static func escape(_ bytes: [UInt8], at index: Int) -> (Mode, Int)? {
        guard index + 2 < bytes.count else { return nil }
        switch (bytes[index + 1], bytes[index + 2]) {
        case (UInt8(ascii: "("), UInt8(ascii: "B")), (UInt8(ascii: "("), UInt8(ascii: "J")): return (.ascii, 3)
        case (UInt8(ascii: "("), UInt8(ascii: "I")): return (.katakana, 3)
        case (UInt8(ascii: "$"), UInt8(ascii: "@")), (UInt8(ascii: "$"), UInt8(ascii: "B")): return (.kanji, 3)
        default: return nil
        }
    }
}
