import Numbers
import Text

extension HeaderUnit {
    /// The symbol of a quantity: `p`, `Re`.
    private static let longestQuantity = 2

    /// A factor that the name of a quantity has: `× 10⁶` of `χ × 10⁶`, where 5 may be five millions or five millionths. In brackets,
    /// and behind a word as in `Population × 1000`, it is the unit, which multiplies.
    package static func factor(beside name: String) -> String? {
        let brackets = brackets(in: name)
        for ten in name.ranges(of: "10")
        where !brackets.contains(where: { ($0.startIndex..<$0.endIndex).contains(ten.lowerBound) }) {
            let (before, rest) = (name[..<ten.lowerBound].trimmingEnd(while: \.isBlank), name[ten.upperBound...])
            let power = rest.prefix { (rest.first == "^" ? "^-−0123456789" : "⁻⁰¹²³⁴⁵⁶⁷⁸⁹").contains($0) }
            guard let sign = before.last, "×·x*".contains(sign) else {
                // `10⁶ α`
                let unit = before.isEmpty && !power.isEmpty ? ScaledUnit(name)?.unit : nil
                if let unit, !unit.isEmpty, !KnownUnits.knows(unit) { return "10\(power)" }
                continue
            }
            let quantity = before.dropLast().trimmingEnd(while: \.isBlank)
            if !power.isEmpty { return "\(sign) 10\(power)" }
            let zeros = rest.prefix { $0 == "0" }
            // `4 × 100 m`
            let isNumber = quantity.allSatisfy(\.isNumber)
            if !zeros.isEmpty, !isNumber, zeros.count == 1 || quantity.count <= longestQuantity {
                return "\(sign) 10\(zeros)"
            }
        }
        return nil
    }
}
