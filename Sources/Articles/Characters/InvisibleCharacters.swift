import Text

/// Characters that only control line breaks or joining, and are not part of a cell's text.
///
/// Soft hyphens, word joiners and the invisible operators of formulas are always removed. Zero-width spaces and
/// joiners are kept where a script or emoji needs them: Thai separates words by them, Persian and Hindi shape
/// letters, and emoji are joined.
enum InvisibleCharacters {
    /// The text without them; nil if it has none.
    static func removed(from text: String) -> String? {
        var text = text
        guard text.withUTF8({ mayOccur(in: $0) }) else { return nil }
        let scalars = Array(text.unicodeScalars)
        var result = String.UnicodeScalarView()
        result.reserveCapacity(scalars.count)
        // The character after a run is determined once for the run.
        var next: (index: Int, scalar: Unicode.Scalar?) = (-1, nil)
        for (index, scalar) in scalars.enumerated() {
            if index > next.index, isInvisible(scalar) {
                let end = scalars[index...].firstIndex { !isInvisible($0) } ?? scalars.count
                next = (end, end < scalars.count ? scalars[end] : nil)
            }
            switch scalar {
            case "\u{AD}", "\u{2060}"..."\u{2064}", "\u{FEFF}": continue
            case "\u{200B}":
                if isSpaced(result.last), isSpaced(next.scalar) { result.append(scalar) }
            case "\u{200C}", "\u{200D}":
                if isJoined(result.last), isJoined(next.scalar) || scalar == "\u{200D}" { result.append(scalar) }
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    static func mayOccur(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        let raw = UnsafeRawBufferPointer(text)
        var index = 0
        while index < text.count {
            if index + 8 <= text.count, EightBytes(raw, at: index).areASCII {
                index += 8
                continue
            }
            let end = min(index + 8, text.count)
            while index < end {
                if begins(at: index, in: text) { return true }
                index += 1
            }
        }
        return false
    }

    /// True if one of them may begin here: `C2 AD`, `E2 80 8B` to `8D`, `E2 81 A0` to `A4`, `EF BB BF`.
    static func begins<Bytes: RandomAccessCollection>(at index: Int, in bytes: Bytes) -> Bool
    where Bytes.Element == UInt8, Bytes.Index == Int {
        let byte = bytes[index]
        guard byte >= 0xC2, index + 1 < bytes.endIndex else { return false }
        if byte == 0xC2 { return bytes[index + 1] == 0xAD }
        guard byte == 0xE2 || byte == 0xEF, index + 2 < bytes.endIndex else { return false }
        switch (byte, bytes[index + 1]) {
        case (0xE2, 0x80): return (0x8B...0x8D).contains(bytes[index + 2])
        case (0xE2, 0x81): return (0xA0...0xA4).contains(bytes[index + 2])
        case (0xEF, 0xBB): return bytes[index + 2] == 0xBF
        default: return false
        }
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xAD, 0x200B, 0x200C, 0x200D, 0x2060...0x2064, 0xFEFF: true
        default: false
        }
    }

    /// Scripts without spaces between words: Thai, Lao, Tibetan, Burmese, Khmer, and neighbouring blocks.
    private static func isSpaced(_ scalar: Unicode.Scalar?) -> Bool {
        switch scalar?.value ?? 0 {
        case 0x0E00...0x109F, 0x1780...0x17FF, 0x1950...0x1AAF, 0xA980...0xA9DF, 0xAA60...0xAADF: true
        default: false
        }
    }

    /// Scripts with joining letters, from Arabic to Khmer and Mongolian, and emoji.
    private static func isJoined(_ scalar: Unicode.Scalar?) -> Bool {
        guard let scalar else { return false }
        switch scalar.value {
        case 0x0600...0x109F, 0x1700...0x1AFF, 0xA800...0xABFF, 0xFB50...0xFDFF, 0xFE70...0xFEFC, 0x10A00...0x11FFF,
            0x1E900...0x1EEFF, 0xFE0F, 0x1F3FB...0x1F3FF:
            return true
        default: return scalar.properties.isEmojiPresentation || scalar.value > 0x200D && scalar.properties.isEmoji
        }
    }
}
