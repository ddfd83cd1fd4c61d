import Text

/// Products of units with negative powers: `kJ mol⁻¹`, `W m⁻¹ K⁻¹`.
extension KnownUnits {
    private typealias Factor = (base: Substring, isNegative: Bool, power: String)

    /// A product of which some factor has a negative power, with raised digits: `kJ mol⁻¹` for `kJ mol-1`, `kJ mol^-1`
    /// and `kJ mol−1`. Nil for other texts.
    package static func product(_ text: some StringProtocol) -> String? {
        guard let factors = factors(of: text) else { return nil }
        return factors.map { factor in
            factor.base + (factor.isNegative ? "⁻" + (factor.power.isEmpty ? "¹" : factor.power) : factor.power)
        }.joined(separator: text.contains(where: \.isBlank) ? " " : "·")
    }

    /// A product as a quotient, `kJ/mol` or `W/(m·K)`; other units as they are.
    static func quotient(of unit: String) -> String {
        guard let factors = factors(of: unit) else { return unit }
        func joined(_ isNegative: Bool) -> (text: String, count: Int) {
            let part = factors.filter { $0.isNegative == isNegative }.map { $0.base + $0.power }
            return (part.joined(separator: "·"), part.count)
        }
        let (above, below) = (joined(false), joined(true))
        return (above.count == 0 ? "1" : above.text) + "/" + (below.count == 1 ? below.text : "(\(below.text))")
    }

    /// Whether a quotient of two units that measure the same is a share, `mg/kg`, `mm/m` or `s/min`, and not two units,
    /// as in `kg/lb` and `mm/cm`.
    package static func isShare(_ above: String, of below: String) -> Bool {
        let times = ["s", "min", "h", "d"]
        if let (small, large) = times.firstIndex(of: above).flatMap({ small in
            times.firstIndex(of: below).map { (small, $0) }
        }) {
            return small < large
        }
        if below == "lb" { return ["mg", "µg", "mcg", "ng"].contains(above) }
        let above = above == "mcg" ? "µg" : above
        let base = withoutPrefix(above[...])
        guard base == withoutPrefix(below[...]), let small = exponents[String(above.dropLast(base.count))],
            let large = exponents[String(below.dropLast(base.count))]
        else { return false }
        return large - small > 1
    }

    private static let exponents = [
        "f": -15, "p": -12, "n": -9, "µ": -6, "u": -6, "m": -3, "c": -2, "d": -1, "": 0, "da": 1, "h": 2, "k": 3,
        "M": 6,
        "G": 9, "T": 12, "P": 15,
    ]

    private static let mostFactors = 5
    /// In bytes. Headers are tested from each of their words, so that a longer text must cost nothing.
    private static let longestProduct = 60

    /// Two or more, one of them with a negative power.
    private static func factors(of text: some StringProtocol) -> [Factor]? {
        // Most units have no sign.
        guard text.utf8.count <= longestProduct, text.utf8.contains(where: { $0 == UInt8(ascii: "-") || $0 == 0xE2 })
        else { return nil }
        let words = text.split { $0.isBlank || "·⋅*".contains($0) }
        guard (2...mostFactors).contains(words.count) else { return nil }
        var factors: [Factor] = []
        for word in words {
            guard let factor = factor(String(word)[...]) else { return nil }
            factors.append(factor)
        }
        return factors.contains(where: \.isNegative) ? factors : nil
    }

    /// Without a power of one.
    private static func factor(_ word: Substring) -> Factor? {
        let unpowered = word.trimmingEnd { digits[$0] != nil }
        let base = unpowered.trimmingEnd { signs.contains($0) }
        let power = word[unpowered.endIndex...].compactMap { digits[$0] }
        let sign = unpowered[base.endIndex...].drop { $0 == "^" }
        guard base.first.map({ $0.isLetter || $0 == "°" }) == true, base != "x", isSingleUnit(base), sign.count < 2,
            sign.isEmpty || !power.isEmpty, power.count < 2, power != ["⁰"]
        else { return nil }
        return (base, !sign.isEmpty, power == ["¹"] ? "" : String(power))
    }

    private static let signs: CharacterClass = "^-−⁻–"
    private static let digits = [Character: Character](
        uniqueKeysWithValues: zip("0123456789⁰¹²³⁴⁵⁶⁷⁸⁹", "⁰¹²³⁴⁵⁶⁷⁸⁹⁰¹²³⁴⁵⁶⁷⁸⁹"))
}
