import Recipes
import Text

/// The header of a column of numbers, divided into its name and its unit.
///
///     "Width (mm)" -> "Width", mm     "Depth / cm" -> "Depth", cm     "mm" -> "mm", mm     "Group (A)" -> "Group (A)", none
struct HeaderName {
    let name: String
    /// The header as it is, of ASCII width.
    let whole: String
    /// Nil if the header names none, or what may be something else.
    let unit: String?

    /// - Parameter hasUnits: whether other headers of the table have units, beside which a letter is one: `Voltage (V)`.
    init(_ header: String, besideUnits hasUnits: Bool = false) {
        let text = LabelFolding.width(header)
        whole = text
        guard let found = HeaderUnit(of: text), !Self.countsThings(text) else {
            (name, unit) = (text, nil)
            return
        }
        let rest = Self.withoutUnit(found.unit, in: text)
        let isBracketed = rest.map { !$0.isEmpty && text.contains { "([（".contains($0) } } ?? false
        let isAnnounced = isBracketed || text.hasSuffix(" in \(found.unit)")
        guard !found.mayBeAnother || isAnnounced && (hasUnits || Self.isUsual(found.unit)) else {
            (name, unit) = (text, nil)
            return
        }
        (name, unit) = (rest.flatMap { $0.isEmpty ? nil : $0 } ?? text, found.unit)
    }

    /// Whether brackets around it are enough: `(m)`, `(Ω)`, `(GB)`, `(min)`, `(years)`, but neither `(A)` nor `(day)`.
    private static func isUsual(_ unit: String) -> Bool {
        if unit.count == 1 { return unit.first.map { $0.isLowercase || !$0.isASCII } ?? false }
        return ["min", "in", "feet", "HP", "VA"].contains(unit) || unit.hasSuffix("s") || isMultiple(unit)
    }

    /// `GB`, `MW`, `GJ`: a prefix of thousands and a unit that is a capital letter.
    private static func isMultiple(_ unit: String) -> Bool {
        unit.count == 2 && unit.first.map { "KMGTP".contains($0) } == true
            && unit.last.map { "BJW".contains($0) } == true
    }

    /// `# dp`, `#images`: a number of things, which is not a unit.
    private static func countsThings(_ header: String) -> Bool {
        header.first == "#" && !header.contains { "([（".contains($0) }
    }

    /// Whether a header names what a single capital letter in it measures: `Power (W)`, `Temp. (K)`.
    static func suits(_ header: String) -> Bool {
        guard let unit = HeaderUnit(of: LabelFolding.width(header))?.unit, let words = quantities[unit] else {
            return false
        }
        let text = header.lowercased()
        return words.contains(where: text.contains)
    }

    private static let quantities: [String: [String]] = [
        "W": ["power", "watt", "tdp", "consumption", "leistung", "puissance", "potencia", "電力", "功率"],
        "V": ["volt", "spannung", "tension", "電圧", "电压"], "A": ["current", "amp", "strom", "courant", "電流", "电流"],
        "K": ["temp", "温度"], "C": ["temp", "温度"], "F": ["temp", "capacitance"], "N": ["force", "kraft"],
        "J": ["energ", "work"], "T": ["field", "flux"], "H": ["inductance"], "L": ["volum", "capacity"],
    ]

    /// Nil if the unit is the whole text, or is written in another way.
    private static func withoutUnit(_ unit: String, in text: String) -> String? {
        func isUnit(_ part: Substring) -> Bool { HeaderUnit(named: part)?.unit == unit }
        for inner in HeaderUnit.brackets(in: text) where inner.endIndex < text.endIndex {
            let (before, after) = (
                text[..<text.index(before: inner.startIndex)], text[text.index(after: inner.endIndex)...]
            )
            if isUnit(inner) { return joined(before, after) }
            if let comma = inner.firstIndex(of: ","), isUnit(inner[..<comma]) {
                let rest = inner[inner.index(after: comma)...].drop { $0 == " " }
                return LabelFolding.spaces("\(before)(\(rest))\(after)")
            }
        }
        for separator in [" / ", " in ", " en ", ", ", " "] {
            guard let found = text.ranges(of: separator).last, isUnit(text[found.upperBound...]) else { continue }
            return String(text[..<found.lowerBound])
        }
        return nil
    }

    /// What is around a unit, without the slash that separates it from the tier above: `Energy / (kJ)`.
    private static func joined(_ before: Substring, _ after: Substring) -> String {
        var (left, right) = (LabelFolding.spaces(String(before)), LabelFolding.spaces(String(after)))
        if left.hasSuffix(" /"), right.isEmpty || right.hasPrefix("/ ") { left.removeLast(2) }
        if left.isEmpty, right.hasPrefix("/ ") { right.removeFirst(2) }
        return LabelFolding.spaces("\(left) \(right)")
    }
}
