import Text

/// A cell that may be a number, and the condition on its column under which it is one for every reader.
package struct SureNumber {
    package enum Certainty: Hashable {
        case sure
        /// A unit only if the column repeats it: `6 pin`, `8 pin`.
        case ifRepeated(unit: String)
    }

    package let reading: NumberReading
    package let certainty: Certainty

    /// Nil for texts that some readers take for text: codes, dates, times, addresses, ordinals, phrases with a
    /// number.
    ///
    /// - Parameter text: of ASCII width, white space folded.
    package init?(_ text: String, signs: NumberSigns) {
        // Most texts that are not numbers.
        guard text.utf8.count <= NumberReader.longestText,
            text.utf8.contains(where: { $0.isASCIIDigit || $0 >= 0x80 }),
            let reading = try? NumberReader.scan(text, signs: signs, isDeclared: false),
            !Self.hasZeroInFront(reading.text), !Self.isAddress(text), reading.number.isOfUsualSize,
            !Self.hasRaisedDigits(text, beside: reading), !reading.hasHyphen || reading.unit != nil,
            let certainty = Self.certainty(of: reading)
        else { return nil }
        (self.reading, self.certainty) = (reading, certainty)
    }

    private static func certainty(of reading: NumberReading) -> Certainty? {
        guard let unit = reading.unit else { return .sure }
        // `1990s`
        if unit == "s", reading.isUnitAttached, reading.text.count == 4, reading.text.hasSuffix("0"),
            "12".contains(reading.text.prefix(1))
        {
            return nil
        }
        if KnownUnits.contains(unit) || KnownUnits.isRate(unit) {
            // A capital letter directly after digits is often part of a name: `1A`, `4K`, `3D`.
            let isLetter = unit.utf8.count == 1 && unit.first?.isASCIILetter == true && unit == unit.uppercased()
            guard isLetter, reading.isUnitAttached else { return .sure }
            // `94019534A` is a code.
            let isLong = reading.text.count(where: \.isASCIIDigit) > longestOfLetter
            if multiples.contains(unit) || isLong { return nil }
            return reading.number.hasFraction ? .sure : .ifRepeated(unit: unit)
        }
        let isWord = unit.count <= longestWord && unit.allSatisfy { $0.isLetter && !isHiragana($0) }
        let isName = reading.isUnitAttached && unit == unit.uppercased() && unit != unit.lowercased()
        return isWord && !isName && !notUnits.contains(unit.lowercased()) ? .ifRepeated(unit: unit) : nil
    }

    private static let longestWord = 12
    /// The most digits that a single letter may be the unit of.
    private static let longestOfLetter = 5
    /// Units that also mean thousands, billions and trillions: `1.5K`, `2B`.
    private static let multiples: Set<String> = ["K", "B", "T"]
    /// Words after a number that make it a date, a time, an ordinal or a multiple, or change what it says.
    private static let notUnits: Set<String> = [
        "k", "m", "mn", "mln", "mio", "bn", "mrd", "tn", "st", "nd", "rd", "th", "am", "pm", "of", "to", "and", "or",
        "er", "e", "bis", "und", "oder", "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "sept", "oct",
        "nov", "dec", "january", "february", "march", "april", "june", "july", "august", "september", "october",
        "november", "december", "januar", "februar", "märz", "mai", "juni", "juli", "oktober", "dezember", "年", "月",
        "日", "時", "号", "番", "位", "目", "世紀", "bc", "ad", "bce", "ce", "uhr", "about", "ca", "circa", "est", "estimated",
        "min", "max", "minimum", "maximum", "mindestens", "minimo", "mínimo", "over", "under", "more", "less", "plus",
        "up", "off", "only", "net", "free", "left", "及", "或", "多", "余", "起", "不到", "强", "強", "弱",
    ]

    private static func isHiragana(_ character: Character) -> Bool {
        character.unicodeScalars.contains { (0x3041...0x309F).contains($0.value) }
    }

    /// `007`, `00.5`, `10–012`.
    private static func hasZeroInFront(_ text: String) -> Bool {
        var previous: Character = " "
        let characters = Array(text)
        return characters.indices.contains { index in
            defer { previous = characters[index] }
            guard characters[index] == "0", index + 1 < characters.count, characters[index + 1].isASCIIDigit else {
                return false
            }
            let isBehindDigits = index > 1 && " '’,.".contains(previous) && characters[index - 2].isASCIIDigit
            let isPower = characters[..<index].last { !"+-−".contains($0) }.map { "^eE".contains($0) } ?? false
            return !previous.isASCIIDigit && !isBehindDigits && !isPower && !".,".contains(previous)
        }
    }

    /// `192.168.100.101`: its points look like thousands separators.
    private static func isAddress(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { Int($0).map { (0...255).contains($0) } ?? false }
    }

    /// Raised digits that are neither in a power of ten nor in a unit may be a note or a power.
    private static func hasRaisedDigits(_ text: String, beside reading: NumberReading) -> Bool {
        func raised(_ text: String) -> Int { text.count { "⁰¹²³⁴⁵⁶⁷⁸⁹".contains($0) } + text.count { $0 == "[" } }
        return raised(text) > raised(reading.text) + raised(reading.unit ?? "")
    }
}
