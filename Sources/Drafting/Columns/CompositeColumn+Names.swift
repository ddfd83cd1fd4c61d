import Books
import Numbers
import Recipes
import Text

/// The names and units of several numbers, as the header of their column says them.
extension CompositeColumn {
    /// The numbers that a header names with slashes between them, with units of their own: `Power (hp/kW)`,
    /// `Power (kW)/Torque (Nm)`, `Rain (mm) / days`, `Power/torque (kW/Nm)`; nil for other headers.
    static func slashedUnits(of header: HeaderName, _ count: Int) -> (names: [String], units: [String?])? {
        let text = header.whole
        if let (name, units) = HeaderUnit.alternatives(atEndOf: text), units.count == count {
            return (units.enumerated().map { $0 == 0 || name.isEmpty ? name : "\(name) \($1)" }, units)
        }
        let parts = slashed(text).map { HeaderName($0) }
        // `Length (cm) of nut / bolt` has one unit.
        if parts.count == count, let unit = parts[0].unit,
            parts[0].whole.hasPrefix(parts[0].name) || parts.allSatisfy({ $0.unit != nil })
        {
            // `Speed (km/h) / (mph)`, and `Length (cm) / width`
            return (
                parts.map { part in
                    if part.name.first == "(", let unit = part.unit { "\(parts[0].name) \(unit)" } else { part.name }
                },
                parts.map { $0.unit ?? (QuantityWords.judge(unit, in: $0.whole) == .suits ? unit : nil) }
            )
        }
        guard let inner = HeaderUnit.brackets(in: text).first, text.hasSuffix(")") else { return nil }
        let units = inner.split(separator: "/").compactMap { HeaderUnit(named: $0.trimming(while: \.isBlank))?.unit }
        let names = slashed(String(text[..<inner.startIndex].dropLast()))
        return names.count == count && units.count == count && !isQuotient(units, of: names) ? (names, units) : nil
    }

    /// The parts of a text between slashes outside of brackets.
    private static func slashed(_ text: String) -> [String] {
        var depth = 0
        return text.split(omittingEmptySubsequences: false) { character in
            if "([".contains(character) { depth += 1 } else if ")]".contains(character) { depth -= 1 }
            return character == "/" && depth == 0
        }.map { LabelFolding.spaces(String($0)) }
    }

    /// Whether units with slashes between them are one unit of all numbers: `km/h` of `Average/top (km/h)`, but not of
    /// `Distance/time (km/h)`, whose names have a unit each.
    private static func isQuotient(_ units: [String], of names: [String]) -> Bool {
        let verdicts = zip(units, names).map { QuantityWords.judge($0, in: $1) }
        let areOwn =
            verdicts.last == .suits || verdicts.first == .suits && names.first?.contains(" ") == false
        return (!areOwn || verdicts.contains(.contradicts))
            && divisors.contains { KnownUnits.areAlike($0, units[units.count - 1]) }
    }

    /// A unit of each quantity that others are divided by.
    private static let divisors = ["s", "m", "m²", "m³", "g", "mol", "J", "K"]

    /// The name in a header and what is in brackets behind it, if that may name numbers in brackets: `Oak (N=12)` says how many
    /// there are, and `Heat (mDb)` has a unit that is not known, with a prefix.
    static func brackets(of header: HeaderName) -> (before: String, inside: String)? {
        let parts = header.name.hasSuffix(")") ? header.name.dropLast().split(separator: " (").map(String.init) : []
        guard parts.count == 2, !parts[1].contains("="),
            !zip(parts[1], parts[1].dropFirst()).contains(where: { $0.isLowercase && $1.isUppercase })
        else { return nil }
        return (parts[0], parts[1])
    }

    /// The header may name the parts: `Mean (SD)`, `Mean ± SD`, `Odds ratio (95% CI)`, `Width × Height`.
    static func names(
        _ form: Form, _ count: Int, _ header: HeaderName, _ brackets: (before: String, inside: String)?, isFalling: Bool
    ) -> [String] {
        let name = header.name.isEmpty ? "Value" : header.name
        func named(_ separator: String) -> [String]? {
            let parts = name.split(separator: separator).map { LabelFolding.spaces(String($0)) }
            return parts.count == count && !parts.contains("") ? parts : nil
        }
        let (first, second) = (brackets?.before ?? name, brackets?.inside)
        switch form {
        case .deviation:
            return (named("±") ?? named("+/-")).map(sharingBracket) ?? [name, "\(name), deviation"]
        case .share: return [name, "\(name), share"]
        case .concise: return [name, "\(name), deviation"]
        case .slashes:
            if let names = slashedUnits(of: header, count)?.names, !names.contains("") { return names }
            let outer = slashed(name)
            guard outer.count == count, !outer.contains("") else {
                // `Fuel (city/hwy)`
                return second.map(slashed)?.map { "\(first), \($0)" } ?? []
            }
            // `Clock, base / boost` has the name of both before a comma.
            let shared = outer[0].split(separator: ", ").dropLast().map { "\($0), " }.joined()
            return sharingBracket(outer.enumerated().map { $0 == 0 ? $1 : shared + $1 })
        case .twice(_, let unit): return [name, "\(name) \(unit)"]
        case .bracketed:
            let isShare = header.unit == "%"
            if let pair = header.pair {
                let name = pair.name.isEmpty ? "Value" : pair.name
                return [name, pair.second == "%" ? "\(name), share" : "\(name) \(pair.second)"]
            }
            // `Light (260 nm)` has a condition in brackets.
            if let second, second.first?.isNumber == true { return [name, "\(name), in brackets"] }
            return [first, second ?? (isShare ? "\(name), share" : "\(name), in brackets")]
        case .interval:
            let shared = second.map { "\($0)\(isFalling ? "," : "") " } ?? ""
            let ends = second.flatMap(Self.ends) ?? (isFalling ? ["1", "2"] : ["from", "to"]).map { shared + $0 }
            return [first] + ends.map { "\(first), \($0)" }
        case .product:
            // `Size (W×H)`
            let inner = second.map { second in ["×", " x ", "x"].map { second.split(separator: $0) } } ?? []
            if let parts = inner.first(where: { $0.count == count }) {
                return parts.map { "\(first), \(LabelFolding.spaces(String($0)))" }
            }
            return named("×") ?? named(" x ") ?? (1...count).map { "\(name) \($0)" }
        }
    }

    /// Names with what is in brackets behind the last one, an unknown unit of all: `Age ± 1σ (ka)`, `Growth min / max (mm/a)`.
    private static func sharingBracket(_ names: [String]) -> [String] {
        let bracket = names.last.flatMap { $0.hasSuffix(")") ? $0.lastIndex(of: "(") : nil }
        let end = bracket.map { " \(names[names.count - 1][$0...])" } ?? ""
        return names.map { $0.hasSuffix(end) ? $0 : $0 + end }
    }

    /// The names of two numbers in brackets: `C; Ctr`, `min–max`; nil for other texts, such as `95% CI`.
    static func ends(of text: String) -> [String]? {
        let named = text.split(separator: ";").map { LabelFolding.spaces(String($0)) }
        if named.count == 2, !text.contains(where: \.isNumber) { return named }
        let parts = text.split { ",–-".contains($0) }.map { LabelFolding.spaces(String($0)) }
        guard parts.count == 2, HeaderUnit.mayBeMinimum(parts[0]), HeaderUnit.namesMaximum(parts[1]) else { return nil }
        return parts
    }
}
