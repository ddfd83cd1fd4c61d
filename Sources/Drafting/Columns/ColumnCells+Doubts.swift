import Books
import Numbers
import Text

/// What numbers without a unit may be instead.
extension ColumnCells {
    var written: [String] { texts.filter { !$0.isEmpty } }

    /// Whether the average text is in several rows.
    var areRepeated: Bool { written.count >= 2 * Set(written).count }

    /// Whether a text ends with the sign of ordinals, which is used for degrees, too.
    var hasOrdinals: Bool { written.contains { $0.last == "º" || $0.last == "ª" } }

    /// What a column of words for yes and no may be instead, or why it is text; nil if it can be nothing else.
    var truthRemark: String? {
        if type == .text {
            return
                "text, because \(examples.quoted()) may be \(examples.count == 1 ? "a code; if it means" : "codes; if they mean") yes or no, write \"type: boolean\""
        }
        let areCapitals = examples.allSatisfy { $0.utf8.count < 3 && $0.utf8.allSatisfy(\.isASCIIUppercase) }
        return areCapitals
            ? "\(examples.quoted()) mean yes or no; if they are codes, write \"type: text\"" : nil
    }

    /// Why numbers with leading zeros are text; nil without such numbers.
    var remarkOnLeadingZeros: String? {
        let codes = written.filter { $0.utf8.count > 1 && $0.hasPrefix("0") && $0.utf8.allSatisfy(\.isASCIIDigit) }
        return codes.isEmpty ? nil : "text, because numbers may be codes: \(codes.uniqued().quoted(first: 3))"
    }

    /// Whether the cells are decimals, and text only because a letter follows some of them: `3.8r` beside `4.0`.
    var areMarkedDecimals: Bool {
        guard type == .text, numbers > others, booleans == 0, written.contains(where: { $0.contains(".") }) else {
            return false
        }
        return written.allSatisfy { text in
            let mark = text.drop { $0.isASCIIDigit || "+-−.,".contains($0) }
            return mark.startIndex > text.startIndex && mark.count < 3 && mark.allSatisfy(\.isLetter)
        }
    }

    /// `12–15` and `8–19` may be scores: classes of numbers do not overlap.
    var scoreRemark: String? {
        let ends = written.map(Self.ends)
        guard units == [nil], let text = written.first, ends.count > 1, ends.allSatisfy({ $0 != nil }) else {
            return nil
        }
        let ranges = ends.compactMap(\.self).sorted { ($0.first, $0.last) < ($1.first, $1.last) }
        let overlap = zip(ranges, ranges.dropFirst()).contains { $0 != $1 && $1.first < $0.last }
        return overlap
            ? "“\(text)” is read as a range; if it is two numbers, such as those of a score, write \"type: text\" or a pattern"
            : nil
    }

    /// What the recipe does with cells that are struck out; nil without such cells.
    var struckRemark: String? {
        struck.isEmpty
            ? nil
            : "what is struck out in \(struck.quoted()) is not read; if it is valid, "
                + "change \"none\" or \"map\" in the recipe"
    }

    /// `+92` beside `51` and `71` may be the open end of classes.
    var plusRemark: String? {
        let pluses = written.filter { $0.first == "+" }
        let others = written.filter { $0.first != "+" }
        guard let text = pluses.first, others.count > 1, others.allSatisfy({ $0.first?.isNumber == true }) else {
            return nil
        }
        return
            "“\(text)” is read without its sign, which other numbers do not have; if it means “over”, write \"qualified: true\" "
            + "and \"map\" it to a number with >"
    }

    /// The two whole numbers around a dash.
    static func ends(of text: String) -> (first: Int, last: Int)? {
        // Most cells have no dash.
        guard text.utf8.first?.isASCIIDigit == true, text.utf8.count <= longestEnds,
            text.utf8.contains(where: { $0 == UInt8(ascii: "-") || $0 >= 0x80 })
        else { return nil }
        let parts = text.split(omittingEmptySubsequences: false) { "–-‑".contains($0) }
        let numbers = parts.compactMap { number($0[...].trimming(while: \.isBlank)) }
        return parts.count == 2 && numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }

    /// In bytes.
    private static let longestEnds = 24

    /// Why numbers with texts among them are text, all of which a number column could read: `3V` beside `1.5V`; nil for others.
    func remarkOnCodesAmongNumbers(ofKey isKey: Bool) -> String? {
        let readings = written.map(TypedNumber.read)
        let units = readings.compactMap { $0?.unit }.uniqued()
        guard booleans == 0, units.count < 2, readings.allSatisfy({ $0 != nil }) else { return nil }
        let isOne = examples.count == 1
        if isKey, readings.contains(where: Self.isQualified) {
            return "text, because \(examples.quoted()) \(isOne ? "is not a plain number" : "are not plain numbers")"
        }
        let doubt = isOne ? "a code; if it is a number" : "codes; if they are numbers"
        let says = "text, because \(examples.quoted()) may be \(doubt), "
        // A key has no unit, a raised letter is rather the mark of a note, `512ᵃ`, and `900` beside `1.2k` is not 900 k.
        let isMapped = units.first.map { unit in
            isKey || readings.contains { $0?.unit == nil }
                || unit.unicodeScalars.allSatisfy { $0.properties.generalCategory == .modifierLetter }
        }
        if isMapped == true {
            return says + "write \"type: number\" and \"map\" \(isOne ? "it" : "each") to its number"
        }
        return says + "write \"\(numberType())\""
    }

    /// What a dataset says of the column if its cells are numbers: `type: number, qualified: true, unit: cm`.
    ///
    /// - Parameter unit: that of the header.
    func numberType(signs: NumberSigns = TypedNumber.signs, unit: String? = nil) -> String {
        let readings = written.map { TypedNumber.read($0, signs: signs) }
        let unit = unit ?? readings.lazy.compactMap { $0?.unit }.first
        return "type: number" + (readings.contains(where: Self.isQualified) ? ", qualified: true" : "")
            + (unit.map { ", unit: \(YAMLText.scalar($0))" } ?? "")
    }

    private static func isQualified(_ reading: (value: CellValue, unit: String?)?) -> Bool {
        if case .qualified(_, _, _)? = reading?.value { true } else { false }
    }

    /// Why cells are text that would be numbers without markup between their digits; nil if others are text, too.
    var remarkOnPartedDigits: String? {
        guard !examples.isEmpty, Set(examples) == Set(parted), examples.allSatisfy({ TypedNumber.read($0) != nil })
        else {
            return nil
        }
        let isOne = examples.count == 1
        return
            "text, because the digits of \(examples.quoted()) are separate in the article, and may be those of two numbers; "
            + "if \(isOne ? "it is a number" : "they are numbers"), write \"type: \(isWhole ? "integer" : "number")\" and \"map\" "
            + "\(isOne ? "it" : "each") to its number"
    }

    /// A remark on numbers that may be lists: `6,7` beside `1-5` or `4`; nil for others.
    var listRemark: String? {
        let fractions = written.filter { $0.contains(",") }
        let pairs = fractions.map { $0.split(separator: ",").compactMap { Int($0) } }
        let areRising = zip(fractions, pairs).allSatisfy { text, pair in
            text.utf8.count == 3 && pair.count == 2 && pair[0] < pair[1]
        }
        let areNeighbours = pairs.count > 1 && pairs.allSatisfy { $0.count == 2 && $0[1] - $0[0] == 1 }
        guard fractions.count == written.count ? areNeighbours : areRising, let text = fractions.first,
            !isOfDecimalComma, !isBesideCommas
        else { return nil }
        return "“\(text)” is read with a decimal comma; if it is a list of two numbers, write \"type: text\""
    }

    /// Why a column of texts is text though its header has a unit, or each cell begins with an amount; nil for another one.
    ///
    /// - Parameter unit: that of the header.
    func unreadRemark(below unit: String?) -> String? {
        let isMeasured = isBelowUnit && examples.contains { $0.contains(where: \.isNumber) }
        guard isMeasured || areUnreadAmounts else { return nil }
        // Below a header such as `Version (%)`.
        if isMeasured, examples.allSatisfy({ TypedNumber.read($0) != nil }) {
            return
                "text, because \(examples.quoted()) may be codes; if they are numbers, write \"\(numberType(unit: unit))\""
        }
        return "text, because no cell is a plain number: \(examples.quoted())" + (digitsRemark ?? "")
    }

    /// Whether all cells begin with a number and its unit, which may be an unknown one beside decimals: `5 kg`, `7'-6"`,
    /// `703.8 My`, `%12`, `1.2M` beside `350K`, but neither `12A` nor `12 Jan`.
    private var areUnreadAmounts: Bool {
        var (isKnown, hasDecimals) = (true, false)
        for text in written {
            let isShare = text.first == "%"
            guard text.utf8.count <= Self.longestAmount, text.dropFirst(isShare ? 1 : 0).first?.isNumber == true else {
                return false
            }
            if isShare { continue }
            let template = CellTemplate(text)
            guard template.signs.count > 1, let sign = template.signs[1].first else { return false }
            let isPower =
                Self.powers.contains(template.signs[1]) && text.count == template.numbers[0].count + 1
            let isApart =
                sign.isLetter ? text.dropFirst(template.numbers[0].count).first == " " : "'\"′″°".contains(sign)
            guard isApart || isPower, template.signs[1].count <= Self.longestUnit else { return false }
            isKnown = isKnown && !isPower && KnownUnits.knows(template.signs[1])
            hasDecimals = hasDecimals || sign.isLetter && template.numbers[0].contains { ",.".contains($0) }
        }
        return written.count > 1 && (isKnown || hasDecimals)
    }

    /// Letters directly behind a number that say how many.
    private static let powers: Set<String> = ["K", "k", "M", "B", "T"]

    /// In bytes.
    private static let longestAmount = 60
    private static let longestUnit = 3

    /// What to do with the first example that is too long a number; nil without one.
    var digitsRemark: String? {
        examples.first {
            guard case .unreadable(NumberReader.tooManyDigits) = NumberReader.read($0, signs: signs.signs ?? .point)
            else { return false }
            return true
        }.map {
            "; “\($0)” has more digits than can be stored exactly: choose a larger unit, and \"map\" the cells to its numbers"
        }
    }

    static func number(_ text: Substring) -> Int? {
        text.utf8.allSatisfy(\.isASCIIDigit) && text.utf8.count < 10 ? Int(text) : nil
    }
}
