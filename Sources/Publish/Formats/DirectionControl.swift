/// Characters that change the direction of the text after them: U+202A to U+202E, and U+2066 to U+2069.
///
/// Forms for programs have them as they are, or in the escape of the form. Pages for people show them like a terminal does, as
/// `\u202E`: they reorder nothing, and words that differ in one of them look different.
enum DirectionControl {
    /// How pages show the character of UTF-8 that begins with E2, if it is one of them or a separator of lines or paragraphs,
    /// which becomes a space; nil for others.
    static func shown(_ second: UInt8, _ third: UInt8) -> String? {
        switch (second, third) {
        case (0x80, 0xA8...0xA9): " "
        case (0x80, 0xAA...0xAE): "\\u202" + digit(third)
        case (0x81, 0xA6...0xA9): "\\u206" + digit(third)
        default: nil
        }
    }

    private static func digit(_ byte: UInt8) -> String { String(byte & 0xF, radix: 16, uppercase: true) }
}
