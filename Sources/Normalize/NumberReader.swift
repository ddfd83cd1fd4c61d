import Measures

/// Reads numbers as people write them into tables: thousands, minus signs, qualifiers, ranges, units, marks of
/// footnotes.
///
///     1,024   1 024   −5   .5   95pt   95 pt   ~9   ≤37   37 max   10–12   10 to 12   10 mm–12 mm   ±50   39*   39 mm[1]
enum NumberReader {
    /// In bytes: a number with qualifier, range and unit is far shorter.
    static let longestText = 200
    private static let longestUnit = 16

    /// - Parameter text: of ASCII width, white space folded.
    static func read(_ text: String, decimal: NumberForm.Decimal = .point) -> CellReading {
        guard text.utf8.count <= longestText else { return .unreadable("it is longer than any number") }
        var scanner = NumberScanner(String(TrailingMarks.dropped(from: text[...])), decimal: decimal)
        if scanner.plusMinus() { return deviation(&scanner) }
        let qualifier = scanner.qualifier()
        guard let number = scanner.number() else {
            return .unreadable(scanner.mistake ?? "it is no number")
        }
        if let qualifier { return finish(scanner, .qualified(number, qualifier, maximum: nil)) }
        if let reading = range(from: number, scanner) { return reading }
        scanner.skipMarks()
        if let qualifier = scanner.trailingQualifier() {
            return finish(scanner, .qualified(number, qualifier, maximum: nil))
        }
        return finish(scanner, .number(number))
    }

    /// `±50` is everything from -50 to 50.
    private static func deviation(_ scanner: inout NumberScanner) -> CellReading {
        guard let number = scanner.number(), let least = ExactNumber("-" + number.description), least <= number else {
            return .unreadable(scanner.mistake ?? "no number stands behind ±")
        }
        return finish(scanner, .qualified(least, .range, maximum: number))
    }

    /// Nil where no range begins behind the number. A unit may stand at both ends: `10 mm–12 mm`.
    private static func range(from minimum: ExactNumber, _ start: NumberScanner) -> CellReading? {
        var scanner = start
        var unit: String?
        if !scanner.rangeSign() {
            unit = scanner.unitBeforeRange()
            guard unit != nil, scanner.rangeSign() else { return nil }
        }
        guard let maximum = scanner.number() else {
            return unit == nil ? .unreadable(scanner.mistake ?? "the range has no end") : nil
        }
        guard maximum >= minimum else { return .unreadable("the range ends below its beginning") }
        let reading = finish(scanner, .qualified(minimum, .range, maximum: maximum))
        if let unit, case .value(_, let last) = reading, last != unit {
            return .unreadable("the range begins in \(unit) and ends in \(last ?? "no unit")")
        }
        return reading
    }

    private static func finish(_ scanner: NumberScanner, _ value: CellValue) -> CellReading {
        let unit = UnitSpelling.canonical(scanner.rest)
        guard let first = unit.first else { return .value(value, unit: nil) }
        guard unit.count <= longestUnit, first.isLetter || beginnings.contains(first),
            !unit.contains(where: { $0.isNumber && !powers.contains($0) })
        else {
            return .unreadable("“\(unit)” after the number is no unit")
        }
        return .value(value, unit: unit)
    }

    /// `m²`, `s⁻¹`: a digit of any other form ends the unit.
    private static let powers: CharacterClass = "⁰¹²³⁴⁵⁶⁷⁸⁹"
    /// Signs that are units, or that units begin with.
    private static let beginnings: CharacterClass = "%°′″'\"µΩ℃℉"
}
