/// Minutes, which may be the minimum: `min.` beside `max.`
extension HeaderUnit {
    /// Whether the unit means the minimum beside a maximum.
    package static func mayBeMinimum(_ unit: String) -> Bool {
        ["min", "min.", "мин", "мин."].contains(unit.lowercased())
    }

    /// Whether a text has a word for the maximum.
    package static func namesMaximum(_ text: String) -> Bool {
        // Most texts have neither letter.
        text.utf8.contains { $0 | 0x20 == UInt8(ascii: "x") || $0 == 0xD0 }
            && ["max", "макс"].contains(where: text.lowercased().contains)
    }
}
