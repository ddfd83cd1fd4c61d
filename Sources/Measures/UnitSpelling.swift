/// How two spellings of a unit are compared: signs that Unicode has twice, and units that are one character.
package enum UnitSpelling {
    /// The spelling under which a unit is published and compared.
    ///
    ///     μm (Greek mu) -> µm (micro sign)     ㎜ -> mm     ℃ -> °C
    package static func canonical(_ unit: String) -> String {
        guard unit.unicodeScalars.contains(where: { spellings[$0] != nil }) else { return unit }
        return unit.unicodeScalars.map { spellings[$0] ?? String($0) }.joined()
    }

    private static let spellings: [Unicode.Scalar: String] = [
        "\u{3BC}": "µ", "\u{2126}": "Ω", "\u{212A}": "K", "\u{212B}": "Å", "℃": "°C", "℉": "°F", "％": "%",
        "㎛": "µm", "㎜": "mm", "㎝": "cm", "㎞": "km", "㎡": "m²", "㎥": "m³", "㎎": "mg", "㎏": "kg", "㎖": "ml", "㎗": "dl",
        "㎐": "Hz", "㎑": "kHz", "㎒": "MHz", "㎓": "GHz", "㎶": "µV", "㎷": "mV", "㎸": "kV", "㎼": "µW", "㎽": "mW", "㎾": "kW",
        "㎂": "µA", "㎃": "mA", "㏀": "kΩ", "㏁": "MΩ", "㎊": "pF", "㎋": "nF", "㎌": "µF", "㏈": "dB", "㎩": "Pa", "㎪": "kPa",
        "㎰": "ps", "㎱": "ns", "㎲": "µs", "㎳": "ms", "㎉": "kcal",
    ]
}
