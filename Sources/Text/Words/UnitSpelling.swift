/// Compares spellings of a unit: signs that Unicode encodes twice, and units that are a single character.
package enum UnitSpelling {
    /// The spelling that is published and compared.
    ///
    ///     μm (Greek mu) -> µm (micro sign)     ㎜ -> mm     ℃, °c -> °C     m2 -> m²
    package static func canonical(_ unit: String) -> String {
        let unit = withNegativePowers(withRaisedPower(unit))
        // All of these signs are beyond ASCII.
        if unit.utf8.allSatisfy({ $0 < 0x80 }) { return unit }
        let isSpelled = unit.unicodeScalars.contains { spellings[$0] != nil }
        let spelled = isSpelled ? unit.unicodeScalars.map { spellings[$0] ?? String($0) }.joined() : unit
        return withCapitalDegrees(spelled)
    }

    /// Writes degrees of temperature with a capital letter: `°C`, `W/°C`.
    private static func withCapitalDegrees(_ unit: String) -> String {
        guard let letter = unit.firstIndex(of: "°").map(unit.index(after:)), letter < unit.endIndex,
            unit[letter] == "c" || unit[letter] == "f",
            !unit[unit.index(after: letter)...].prefix(1).contains(where: \.isLetter)
        else { return unit }
        return unit[..<letter] + unit[letter].uppercased() + unit[unit.index(after: letter)...]
    }

    /// Writes squares and cubes of lengths, and of seconds in a denominator, with raised digits: `cm2`, `m3/h`, `m/s2`.
    private static func withRaisedPower(_ unit: String) -> String {
        guard unit.utf8.contains(where: { $0 == UInt8(ascii: "2") || $0 == UInt8(ascii: "3") }) else { return unit }
        return unit.split(separator: "/", omittingEmptySubsequences: false).enumerated().map { index, factor in
            guard let power = factor.last.flatMap({ ["2": "²", "3": "³"][$0] }),
                lengths.contains(factor.dropLast()) || index > 0 && factor.dropLast() == "s"
            else { return String(factor) }
            return factor.dropLast() + power
        }.joined(separator: "/")
    }

    /// Writes negative powers with raised digits: `kg m-2`, `s−1`, but not `ft-lb`.
    private static func withNegativePowers(_ unit: String) -> String {
        // The other signs begin with E2 in UTF-8.
        guard unit.utf8.contains(where: { $0 == UInt8(ascii: "-") || $0 == 0xE2 }) else { return unit }
        var (written, rest) = ("", unit[...])
        while let minus = rest.firstIndex(where: { "-−–".contains($0) }) {
            let digits = rest[rest.index(after: minus)...].prefix { $0.isASCII && $0.isNumber }
            let next = rest[digits.endIndex...].first
            let isPower =
                !digits.isEmpty && rest[..<minus].last?.isLetter == true
                && next.map { " ·⋅*/".contains($0) } ?? true
            written += rest[..<minus]
            let power = digits.compactMap { $0.wholeNumberValue.map { raised[$0] } }
            written += isPower ? "⁻" + String(power) : String(rest[minus..<digits.endIndex])
            rest = rest[digits.endIndex...]
        }
        return written + rest
    }

    private static let raised: [Character] = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")

    private static let lengths: Set<Substring> = ["m", "km", "dm", "cm", "mm", "µm", "\u{3BC}m", "nm", "ft", "in"]

    private static let spellings: [Unicode.Scalar: String] = [
        "\u{3BC}": "µ", "\u{2126}": "Ω", "\u{212A}": "K", "\u{212B}": "Å", "º": "°", "˚": "°", "℃": "°C", "℉": "°F",
        "％": "%",
        "㎛": "µm", "㎜": "mm", "㎝": "cm", "㎞": "km", "㎡": "m²", "㎥": "m³", "㎎": "mg", "㎏": "kg", "㎖": "ml", "㎗": "dl",
        "㎐": "Hz", "㎑": "kHz", "㎒": "MHz", "㎓": "GHz", "㎶": "µV", "㎷": "mV", "㎸": "kV", "㎼": "µW", "㎽": "mW", "㎾": "kW",
        "㎂": "µA", "㎃": "mA", "㏀": "kΩ", "㏁": "MΩ", "㎊": "pF", "㎋": "nF", "㎌": "µF", "㏈": "dB", "㎩": "Pa", "㎪": "kPa",
        "㎰": "ps", "㎱": "ns", "㎲": "µs", "㎳": "ms", "㎉": "kcal",
    ]
}
