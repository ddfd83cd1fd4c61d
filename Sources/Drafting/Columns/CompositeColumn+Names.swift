import Books
import Numbers
import Recipes
import Text

/// The names and units of several numbers, as the header of their column says them.
extension CompositeColumn {
    /// The numbers that a header names with slashes between them, with a unit each: `Power (hp/kW)`, `Power (kW)/Torque (Nm)`,
    /// `Power/torque (kW/Nm)`; nil for other headers.
    static func slashedUnits(of header: HeaderName, _ count: Int) -> (names: [String], units: [String])? {
        let text = header.whole
        if let (name, units) = HeaderUnit.alternatives(atEndOf: text), units.count == count {
            return (units.enumerated().map { $0 == 0 || name.isEmpty ? name : "\(name) \($1)" }, units)
        }
        let parts = text.split(separator: "/").map { HeaderName(LabelFolding.spaces(String($0))) }
        let own = parts.compactMap(\.sureUnit)
        if parts.count == count, own.count == count { return (parts.map(\.name), own) }
        guard let inner = HeaderUnit.brackets(in: text).first, text.hasSuffix(")") else { return nil }
        let units = inner.split(separator: "/").compactMap { HeaderUnit(named: $0.trimming(while: \.isBlank))?.unit }
        let names = text[..<inner.startIndex].dropLast().split(separator: "/").map { LabelFolding.spaces(String($0)) }
        return names.count == count && units.count == count ? (names, units) : nil
    }

    /// The name in a header and what is in brackets behind it, if that may name numbers in brackets: `Oak (N=12)` says how many
    /// there are.
    static func brackets(of header: HeaderName) -> (before: String, inside: String)? {
        let parts = header.name.hasSuffix(")") ? header.name.dropLast().split(separator: " (").map(String.init) : []
        return parts.count == 2 && !parts[1].contains("=") ? (parts[0], parts[1]) : nil
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
            guard let names = named("±") ?? named("+/-") else { return [name, "\(name), deviation"] }
            // An unknown unit is that of both: `Age ± 1σ (ka)`.
            let bracket = names.last.flatMap { $0.hasSuffix(")") ? $0.lastIndex(of: "(") : nil }
            let end = bracket.map { " \(names[names.count - 1][$0...])" } ?? ""
            return names.map { $0.hasSuffix(end) ? $0 : $0 + end }
        case .share: return [name, "\(name), share"]
        case .concise: return [name, "\(name), deviation"]
        case .slashes:
            if let names = slashedUnits(of: header, count)?.names, !names.contains("") { return names }
            // `Fuel (city/hwy)`
            let inner = second.map { $0.split(separator: "/") } ?? []
            if inner.count == count { return inner.map { "\(first), \(LabelFolding.spaces(String($0)))" } }
            // `Clock, base / boost` has the name of both before a comma.
            let parts = named("/") ?? []
            let shared = (parts.first ?? "").split(separator: ", ").dropLast().map { "\($0), " }.joined()
            return parts.enumerated().map { $0 == 0 ? $1 : shared + $1 }
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

    /// The names of two numbers in brackets: `C; Ctr`, `min–max`; nil for other texts, such as `95% CI`.
    static func ends(of text: String) -> [String]? {
        let named = text.split(separator: ";").map { LabelFolding.spaces(String($0)) }
        if named.count == 2, !text.contains(where: \.isNumber) { return named }
        let parts = text.split { ",–-".contains($0) }.map { LabelFolding.spaces(String($0)) }
        guard parts.count == 2, HeaderUnit.mayBeMinimum(parts[0]), HeaderUnit.namesMaximum(parts[1]) else { return nil }
        return parts
    }
}
