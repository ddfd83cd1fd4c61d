import Text

/// A character reference in a page (HTML standard, sections 13.2.5.72 to 13.2.5.80).
struct CharacterReference {
    let characters: CharacterReferenceNames.Characters
    /// The offset after it.
    let end: Int

    /// The reference at `&`; nil if there is none, so that `&` is a character.
    ///
    /// - Parameters:
    ///   - end: the end of the text.
    ///   - isInAttribute: whether names without a semicolon end only where no letter, digit or `=` follows.
    init?(_ bytes: [UInt8], at start: Int, end: Int, isInAttribute: Bool = false) {
        guard start + 1 < end else { return nil }
        if bytes[start + 1] == UInt8(ascii: "#") {
            self.init(number: bytes, from: start + 2, end: end)
        } else {
            self.init(name: bytes, from: start + 1, end: end, isInAttribute: isInAttribute)
        }
    }

    private init(_ characters: CharacterReferenceNames.Characters, end: Int) {
        self.characters = characters
        self.end = end
    }

    /// 13.2.5.73 Named character reference state
    private init?(name bytes: [UInt8], from start: Int, end: Int, isInAttribute: Bool) {
        // A fast path for the most frequent name.
        if end - start >= 5, ByteSearch.isExactly("nbsp;", in: bytes, at: start) {
            self.init(CharacterReferenceNames.Characters(first: "\u{A0}"), end: start + 5)
            return
        }
        var last = start
        let limit = min(end, start + CharacterReferenceNames.longest)
        while last < limit, bytes[last].isASCIILetterOrDigit { last += 1 }
        guard last > start else { return nil }
        if last < end, bytes[last] == UInt8(ascii: ";"),
            let characters = CharacterReferenceNames.characters(named: bytes[start...last])
        {
            self.init(characters, end: last + 1)
            return
        }
        // Some old names need no semicolon; the longest one counts.
        last = min(last, start + CharacterReferenceNames.longestOpen)
        while last > start + 1 {
            if let characters = CharacterReferenceNames.characters(named: bytes[start..<last]) {
                let next = last < end ? bytes[last] : 0
                if isInAttribute, next == UInt8(ascii: "=") || next.isASCIILetterOrDigit { return nil }
                self.init(characters, end: last)
                return
            }
            last -= 1
        }
        return nil
    }

    /// 13.2.5.75 Numeric character reference state to 13.2.5.80 Numeric character reference end state
    private init?(number bytes: [UInt8], from start: Int, end: Int) {
        var next = start
        let isHexadecimal = next < end && bytes[next] | 0x20 == UInt8(ascii: "x")
        if isHexadecimal { next += 1 }
        let first = next
        var number: UInt32 = 0
        while next < end, let digit = Self.digit(bytes[next], isHexadecimal: isHexadecimal) {
            number = min(number * (isHexadecimal ? 16 : 10) + digit, 0x110000)
            next += 1
        }
        guard next > first else { return nil }
        if next < end, bytes[next] == UInt8(ascii: ";") { next += 1 }
        self.init(CharacterReferenceNames.Characters(first: Self.character(number)), end: next)
    }

    private static func digit(_ byte: UInt8, isHexadecimal: Bool) -> UInt32? {
        if byte.isASCIIDigit { return UInt32(byte - 0x30) }
        let letter = byte | 0x20
        return isHexadecimal && (0x61...0x66).contains(letter) ? UInt32(letter - 0x61 + 10) : nil
    }

    private static func character(_ number: UInt32) -> Unicode.Scalar {
        if number == 0 { return "\u{FFFD}" }
        if (0x80...0x9F).contains(number) {
            // Pages mean those of windows-1252.
            let meant = windows[Int(number - 0x80)]
            return Unicode.Scalar(meant == 0 ? number : UInt32(meant)) ?? "\u{FFFD}"
        }
        return Unicode.Scalar(number) ?? "\u{FFFD}"
    }

    /// The characters of windows-1252 from 0x80 to 0x9F; 0 where it has none.
    private static let windows: [UInt16] = [
        0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017D,
        0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,
        0x017E, 0x0178,
    ]
}
