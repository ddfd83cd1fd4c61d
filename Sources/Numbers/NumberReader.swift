import Books
import Text

/// Reads numbers as people write them into tables: thousands, minus signs, powers of ten, fractions, qualifiers,
/// ranges, units, currencies, marks of footnotes.
///
///     1,024   1 024   −5   .5   312.   1½   1e-3   4.2×10⁹   95pt   95 pt   $5   ~9   ≤37   37 max   10–12   10 to 12   ±50   39*
package enum NumberReader {
    /// In bytes; a number with qualifier, range and unit is far shorter.
    package static let longestText = 200
    private static let longestUnit = 16
    /// The digits of a number that may end with its decimal point.
    package static let fewestDigitsBeforePoint = 3
    /// Why a text without a number cannot be read.
    package static let notANumber = "it is not a number"
    /// Why a number that is too long or too large cannot be read.
    package static let tooManyDigits = "it has more digits than can be stored exactly"

    /// - Parameters:
    ///   - text: of ASCII width, white space folded.
    ///   - isUnit: whether a name is a unit of the number: `3/8 mm` is a fraction, `3/8` may be a date or a ratio.
    ///   - isScaled: whether the unit has a power of ten, `USD million`, so that `5 million` does not say which number it is.
    package static func read(
        _ text: String, signs: NumberSigns = .point, isScaled: Bool = false,
        isUnit: @escaping (String) -> Bool = { _ in false }
    ) -> CellReading {
        do {
            let reading = try scan(text, signs: signs, isScaled: isScaled, isUnit: isUnit)
            return .value(reading.writtenValue, unit: reading.unit)
        } catch {
            return .unreadable(error.reason)
        }
    }

    /// The number in a text, with its written form.
    ///
    /// - Parameters:
    ///   - text: of ASCII width, white space folded.
    ///   - isDeclared: whether the text is meant as a number. If not, it may also be a code (`1e5`), and a plain number may
    ///     be too long for calculation.
    static func scan(
        _ text: String, signs: NumberSigns, isDeclared: Bool = true, isScaled: Bool = false,
        isUnit: @escaping (String) -> Bool = { _ in false }
    ) throws(UnreadableNumber) -> NumberReading {
        guard text.utf8.count <= longestText else { throw UnreadableNumber("it is too long for a number") }
        var scanner = NumberScanner(
            String(TrailingMarks.dropped(from: text[...])), signs: signs, isDeclared: isDeclared, isScaled: isScaled,
            isUnit: isUnit)
        scanner.skipSpace()
        let start = scanner.position
        if scanner.plusMinus() { return try deviation(&scanner, from: start) }
        let beginsRange = scanner.rangeBeginning()
        let qualifier = scanner.qualifier()
        let currency = scanner.currency()
        scanner.skipSpace()
        var numberStart = scanner.position
        guard var number = scanner.number() else { throw UnreadableNumber(scanner.mistake ?? notANumber) }
        if let currency, currency.isNegative {
            number.isNegative.toggle()
            numberStart = start
        }
        var reading = NumberReading(number, text: scanner.text(from: numberStart))
        reading.qualifier = qualifier
        if qualifier == nil, !hasDeclaredUnit(scanner),
            let range = try range(from: reading, at: numberStart, currency?.sign, scanner)
        {
            return range
        }
        if beginsRange { throw UnreadableNumber("the range has no end") }
        if qualifier == nil {
            scanner.skipMarks()
            reading.qualifier = scanner.trailingQualifier()
        }
        return try finish(scanner, reading, currency: currency?.sign)
    }

    /// `±50` is the range from -50 to 50; `±0` is 0.
    private static func deviation(
        _ scanner: inout NumberScanner, from start: Int
    ) throws(UnreadableNumber) -> NumberReading {
        guard let number = scanner.number(), !number.isNegative else {
            throw UnreadableNumber(scanner.mistake ?? "no number follows ±")
        }
        var reading = NumberReading(number, text: scanner.text(from: start))
        if !number.isZero {
            reading.maximum = number
            reading.number.isNegative = true
            reading.qualifier = .range
        }
        return try finish(scanner, reading)
    }

    /// Nil if no range follows the number. Both ends may have a unit: `10 mm–12 mm`.
    private static func range(
        from minimum: NumberReading, at first: Int, _ currency: String?, _ start: NumberScanner
    ) throws(UnreadableNumber) -> NumberReading? {
        var scanner = start
        if scanner.plusMinus() {
            throw UnreadableNumber(
                "a deviation follows it; take the two apart with a pattern, \"{value}±{deviation}\"")
        }
        scanner = start
        var unit: String?
        let begin = scanner.position
        let ownMultiple = scanner.isScaled ? nil : scanner.multiple()
        if !scanner.rangeSign() {
            unit = scanner.unitBeforeRange()
            guard unit != nil, scanner.rangeSign() else { return nil }
        }
        if scanner.mayBeginNumber(after: first) {
            throw UnreadableNumber("its second sign may be that of a range or of a second number")
        }
        let own = scanner.power
        let second = scanner.currency()?.sign
        let last = scanner.position
        guard second == nil || second == currency, var maximum = scanner.number() else {
            if unit == nil { throw UnreadableNumber(scanner.mistake ?? "the range has no end") }
            return nil
        }
        var minimum = minimum
        // A lower end with a unit or a multiple of its own is complete: `1 Hz – 2×10⁴ Hz`, `1円〜5万円`, `1 million – 2 million`.
        if let ownMultiple { minimum.number.multiply(byPowerOfTen: ownMultiple) }
        if unit != nil || ownMultiple != nil, !scanner.isScaled, let power = scanner.multiple() {
            maximum.multiply(byPowerOfTen: power)
        }
        if unit == nil, own == nil, let power = scanner.power {
            guard power.isFactor else { throw UnreadableNumber("its exponent may belong to both ends of the range") }
            minimum.number.multiply(byPowerOfTen: power.exponent)
        }
        let mistake = UnreadableNumber("the range ends below its start")
        var isBackwards = true
        if let least = minimum.number.exact, let most = maximum.exact { isBackwards = most < least }
        // Numbers in two units may be in order.
        if isBackwards, unit == nil { throw mistake }
        if scanner.power == nil, mayLackThousands(minimum.number, below: maximum, scanner.text(from: last)) {
            throw UnreadableNumber("its start may lack its thousands; \"map\" the text to the full range")
        }
        var range = minimum
        range.text += scanner.text(from: begin)
        (range.qualifier, range.maximum) = (.range, maximum)
        range.hasHyphen = scanner.hasHyphen
        let reading = try finish(scanner, range, currency: currency)
        if let unit, reading.unit != UnitSpelling.canonical(unit) {
            throw UnreadableNumber("the range begins in \(unit) and ends in \(reading.unit ?? "no unit")")
        }
        if isBackwards { throw mistake }
        return reading
    }

    /// Whether a range may mean thousands at both ends: 5,000 to 7,000 for `5–7,000`.
    ///
    /// - Parameter text: the end as written.
    private static func mayLackThousands(_ start: WrittenNumber, below end: WrittenNumber, _ text: String) -> Bool {
        let thousands = text.split { !$0.isNumber }.dropFirst()
        guard !thousands.isEmpty, thousands.allSatisfy({ $0 == "000" }), end.isWhole, let most = end.exact else {
            return false
        }
        func times(_ power: Int) -> ExactNumber? {
            var start = start
            start.multiply(byPowerOfTen: power)
            return start.exact
        }
        let power = 3 * thousands.count
        guard let full = times(power), let next = times(power + 1) else { return false }
        // 1–10,000 and 20–20,000 are more likely what they say.
        return full < most && next > most
    }

    private static func finish(
        _ scanner: NumberScanner, _ reading: NumberReading, currency: String? = nil
    ) throws(UnreadableNumber) -> NumberReading {
        var (scanner, reading) = (scanner, reading)
        let end = scanner.position
        let isDeclaredUnit = hasDeclaredUnit(scanner)
        if !isDeclaredUnit, let power = scanner.multiple() {
            guard !scanner.isScaled else {
                let word = scanner.text(from: end).trimmingPrefix { $0.isBlank }
                throw UnreadableNumber(
                    "“\(word)” multiplies it, and so does the unit of the dataset; \"map\" the text to the number")
            }
            reading.multiply(byPowerOfTen: power)
            reading.text += scanner.text(from: end)
        }
        guard reading.maximum == nil && reading.qualifier == nil || reading.isExact else {
            throw UnreadableNumber(tooManyDigits)
        }
        let unit = UnitSpelling.canonical(scanner.rest)
        if scanner.hasDashOfUnits,
            KnownUnits.isCurrency(currency ?? unit) || unit.isEmpty && KnownUnits.hasCurrency(scanner.isUnit)
        {
            throw UnreadableNumber(
                "its dash may be a minus sign, or replace the digits before the decimal separator; \"map\" the text")
        }
        reading.isUnitAttached = scanner.peek()?.isBlank == false
        guard let first = unit.first else {
            guard currency != nil || !scanner.hasDashOfCents || KnownUnits.hasCurrency(scanner.isUnit) else {
                throw UnreadableNumber(
                    "the dash for cents needs a currency beside it; \"map\" the text to the number")
            }
            reading.unit = currency
            return reading
        }
        if let currency {
            guard first == "/" else { throw UnreadableNumber("the number has two units, \(currency) and \(unit)") }
        }
        if first == "/", unit.dropFirst().first?.isNumber == true {
            throw UnreadableNumber("it may be a fraction, a ratio or a date")
        }
        let isPlain = first.isLetter || beginnings.contains(first) || currency != nil
        let isUnit = isPlain && !unit.contains { $0.isNumber && !powers.contains($0) } || KnownUnits.isRate(unit)
        guard isDeclaredUnit || unit.count <= longestUnit && isUnit else {
            throw UnreadableNumber("“\(unit)” after the number is not a unit")
        }
        reading.unit = (currency ?? "") + unit
        return reading
    }

    /// Whether all that follows the number is a unit of the dataset that would otherwise not be one: `million` where numbers
    /// are in millions, `10⁻⁶/K` where they are in these, `kg m-2`, `s-1`.
    private static func hasDeclaredUnit(_ scanner: NumberScanner) -> Bool {
        let rest = scanner.rest
        return (scanner.isScaled || rest.dropFirst().contains { $0.isNumber || $0.isBlank })
            && scanner.isUnit(UnitSpelling.canonical(rest))
    }

    /// `m²`, `s⁻¹`: other digits end the unit.
    private static let powers: CharacterClass = "⁰¹²³⁴⁵⁶⁷⁸⁹"
    /// Signs that are units or begin units.
    private static let beginnings: CharacterClass = "%‰°′″'\"µΩ℃℉×$€£¥₩₹₽₺₫₪฿¢"
}

/// Why a text is not a number, in a few words.
struct UnreadableNumber: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
}
