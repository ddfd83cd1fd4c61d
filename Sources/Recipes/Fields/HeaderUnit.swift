import Numbers
import Text

/// The unit of a column, as its header says it: `Length (mm)`, `(mm) Length`, `Length (mm, dry)`, `Length / mm`,
/// `Length in mm`, `Length, mm`, `Length mm` or `mm`; possibly with a power of ten: `Length (10³ mm)`,
/// `Boards (thousands)`.
enum HeaderUnit {
    /// In its canonical spelling; nil if the header has no widely known unit.
    static func unit(of header: String) -> String? {
        known(bracketed(in: header))
            ?? known([" / ", " in "].compactMap { rest(of: header, after: $0) })
            ?? known([", ", " "].compactMap { rest(of: header, after: $0, isQuantity: isNumber) }.filter(isNoWord))
            ?? known([header[...]].filter(isUnitAlone))
    }

    /// The unit in brackets at the end of a text, which is a sign of a unit in any text: `Length (mm)`.
    static func unit(atEndOf text: String) -> String? {
        // Most texts end with none of these.
        guard let byte = text.utf8.last, closing.contains(byte), let last = text.last, ")]）".contains(last) else {
            return nil
        }
        return known(Array(bracketed(in: text).prefix(1)))
    }

    /// The last bytes of `)`, `]` and `）`.
    private static let closing = [")", "]", "）"].compactMap(\.utf8.last)

    /// The first text that is a unit.
    static func known(_ texts: [Substring]) -> String? {
        texts.lazy.compactMap { text -> String? in
            let unit = UnitSpelling.canonical(withoutIn(text))
            return KnownUnits.knows(unit) || ScaledUnit(unit) != nil ? unit : nil
        }.first
    }

    /// `in thousands`, `in mm`
    private static func withoutIn(_ text: Substring) -> String {
        String(text.hasPrefix("in ") ? text.dropFirst(3) : text)
    }

    /// The texts in brackets, the last first, and what is before a comma in them.
    private static func bracketed(in header: String) -> [Substring] {
        header.split { ")]）".contains($0) }.reversed().flatMap { part -> [Substring] in
            guard let open = part.lastIndex(where: { "([（".contains($0) }) else { return [] }
            let text = part[part.index(after: open)...]
            return [text] + text.split(separator: ",").prefix(1)
        }
    }

    /// - Parameter isQuantity: whether the word before the separator makes it a quantity with the rest: `At 100 °C`.
    private static func rest(
        of header: String, after separator: String, isQuantity: (Substring) -> Bool = { _ in false }
    ) -> Substring? {
        guard let found = header.ranges(of: separator).last else { return nil }
        let word = header[..<found.lowerBound].split(separator: " ").last ?? ""
        return isQuantity(word) ? nil : header[found.upperBound...]
    }

    /// `100`, `−0.5`, `10–20`
    private static func isNumber(_ word: Substring) -> Bool {
        word.contains(where: \.isNumber) && word.allSatisfy { $0.isNumber || "+-−–~≤≥<>.,±".contains($0) }
    }

    /// False for letters and words that mean something else where no sign announces a unit: `Grade A`, `Value min`.
    private static func isNoWord(_ unit: Substring) -> Bool {
        (unit.count > 1 || unit.first?.isLetter == false) && !words.contains(unit.lowercased())
    }

    /// False for initials and bare powers, which may be names of columns: `MS`, `10³`.
    private static func isUnitAlone(_ header: Substring) -> Bool {
        isNoWord(header) && !isName(String(header)) && ScaledUnit(String(header))?.isNumber != true
    }

    /// Whether a unit may be the name or the initials of something else: `A`, `PC`; not `USD`.
    static func isName(_ unit: String) -> Bool {
        unit.allSatisfy { $0.isUppercase || unit.count == 1 && $0.isLetter } && !KnownUnits.isCurrency(unit)
    }

    /// `Board(s)`: the unit of `Time(s)` or a plural.
    static func mayBePlural(_ header: String) -> Bool {
        header.hasSuffix("(s)") && header.dropLast(3).last?.isLetter == true
    }

    private static let words: Set<String> = [
        "in", "in.", "min", "min.", "ex", "em", "day", "days", "week", "weeks", "month", "months", "year", "years",
        "hour",
        "hours", "mile", "miles", "point", "points", "foot", "feet", "cup", "cups", "bar", "mol", "second", "seconds",
        "minute", "minutes", "'", "\"", "var", "cal", "cd", "pc", "pound", "pounds", "yard", "yards",
    ]
}
