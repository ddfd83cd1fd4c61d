import Books
import Numbers
import Records
import Text

/// What the cells of a column are, in the order of its rows.
struct ColumnCells {
    /// Of ASCII width, white space folded; empty for those that mark a missing value.
    private(set) var texts: [String] = []
    /// The different marks of missing values; in a column of units, `nA` is one.
    private(set) var marks: [String] = []
    /// The numbers of cells of each kind.
    private(set) var (numbers, booleans, missing, others) = (0, 0, 0, 0)
    /// Whether empty cells are below a first one with a value, so that they may mean "as above".
    private(set) var hasBlanksBelowValue = false
    private(set) var isWhole = true
    private var hasQualifiers = false
    private var unitsOfNumbers: [String?] = []
    /// The number of texts that are ranges if the column has numbers, and codes otherwise: `20-30`.
    private var hyphens = 0
    private var areHyphensOfWholes = true
    /// The numbers of cells that are two whole numbers with a dash between them, of those that do not rise, `1–1`, and of
    /// those that fall: `3–2`.
    private var (dashed, level, falling) = (0, 0, 0)
    /// The number of texts that are numbers in brackets, which accounts have for negative ones: `(1,234)`.
    private var bracketed = 0
    private var areBracketedWhole = true
    /// The number of cells with a space alone between two groups of digits, which may be two numbers: `99 104`.
    private var pairs = 0
    /// Whether the header has a unit, so that numbers are below it.
    var isBelowUnit = false
    /// Whether the header says that ranges may be places: `5-6` below `Bits`.
    var mayBePositions = false
    /// Whether the article has the decimal comma.
    var isOfDecimalComma = false
    /// Whether other numbers of the article have it.
    var isBesideCommas = false
    /// Some cells that hold no numbers.
    private(set) var examples: [String] = []
    /// Some cells that hold neither numbers nor ranges with a hyphen.
    private var unreadable: [String] = []
    private(set) var signs = SignEvidence()
    private(set) var scaleWords = ScaleWords()
    /// Some cells with parts that are struck out.
    private(set) var struck: [String] = []
    /// Some cells with digits that are separate in the article, and may be those of two numbers.
    private(set) var parted: [String] = []
    /// Whether all numbers are years of our calendar, as headers and keys have them.
    private(set) var isYears = true

    init() {}

    /// Those of a column without values.
    init(empty count: Int) { for _ in 0..<count { add("", nil) } }

    /// - Parameters:
    ///   - source: the text as the article has it, with its no-break spaces.
    ///   - isStruck: whether the cell has another text, which is struck out.
    ///   - isParted: whether markup is between digits that the text has together.
    mutating func add(
        _ text: String, _ cell: TypedTable.Cell?, source: @autoclosure () -> String? = nil, isStruck: Bool = false,
        isParted: Bool = false
    ) {
        let text = LabelFolding.width(text)
        texts.append(cell == nil ? "" : text)
        guard let cell else {
            missing += 1
            if text.isEmpty, !isStruck, texts.first?.isEmpty == false { hasBlanksBelowValue = true }
            if !text.isEmpty, !marks.contains(text) { marks.append(text) }
            return
        }
        signs.add(text)
        if let ends = Self.ends(of: text) {
            dashed += 1
            if ends.first == ends.last { level += 1 }
            if ends.first > ends.last { falling += 1 }
        }
        switch cell.value {
        case .boolean:
            booleans += 1
            note([text])
        case .number(let number):
            if Self.isPair(text), source().map(Self.isPair) ?? true { pairs += 1 }
            if cell.unit == nil { scaleWords.add(text, number) }
            let digits = number.description
            // `1,204` is a number.
            add(whole: cell.value.isWhole, isYear: CalendarDate.isYear(digits) && text.contains(digits), cell.unit)
        case .qualified:
            hasQualifiers = true
            add(whole: cell.value.isWhole, isYear: false, cell.unit)
        case .text, .notAvailable:
            others += 1
            note([text])
            if isParted { parted = Self.first(parted, [text]) }
            if let negative = NegativeBrackets.replaced(in: text), let isWhole = Self.isWhole(negative) {
                bracketed += 1
                areBracketedWhole = areBracketedWhole && isWhole
            }
            if let isWhole = Self.wholeRange(text) {
                hyphens += 1
                areHyphensOfWholes = areHyphensOfWholes && isWhole
            } else {
                unreadable = Self.first(unreadable, [text])
            }
        }
    }

    /// - Parameter rest: what the cell says without what is struck out.
    mutating func add(struck text: String, _ rest: String) {
        struck = Self.first(struck, [LabelFolding.width(text)])
        let number = rest.isEmpty ? nil : TypedNumber.read(rest)
        add(
            rest,
            rest.isEmpty
                ? nil : number.map { TypedTable.Cell($0.value, unit: $0.unit) } ?? TypedTable.Cell(.text(rest)),
            isStruck: true)
    }

    private mutating func add(whole: Bool, isYear: Bool, _ unit: String?) {
        numbers += 1
        isWhole = isWhole && whole
        isYears = isYears && isYear && unit == nil
        let unit = unit.map(UnitSpelling.canonical)
        if !unitsOfNumbers.contains(unit) { unitsOfNumbers.append(unit) }
    }

    /// Whether a text is two groups of digits with a usual space between them; a no-break space is one of thousands.
    private static func isPair(_ text: String) -> Bool {
        text.split(separator: " ").count == 2 && text.allSatisfy { $0 == " " || $0.isASCII && $0.isNumber }
    }

    /// Whether the ends of a range with a hyphen are whole numbers; nil for another text.
    private static func wholeRange(_ text: String) -> Bool? {
        guard text.first?.isNumber == true, text.utf8.contains(UInt8(ascii: "-")) else { return nil }
        return isWhole(text)
    }

    /// Whether a number, or both ends of a range, are whole; nil for another text.
    private static func isWhole(_ text: String) -> Bool? {
        for signs in [NumberSigns.point, .comma] {
            if case .value(let value, nil) = NumberReader.read(text, signs: signs) { return value.isWhole }
        }
        return nil
    }

    mutating func add(_ other: ColumnCells) {
        texts += other.texts
        marks = (marks + other.marks).uniqued()
        numbers += other.numbers
        booleans += other.booleans
        missing += other.missing
        hasBlanksBelowValue = hasBlanksBelowValue || other.hasBlanksBelowValue
        isWhole = isWhole && other.isWhole
        isYears = isYears && other.isYears
        hasQualifiers = hasQualifiers || other.hasQualifiers
        unitsOfNumbers = (unitsOfNumbers + other.unitsOfNumbers).uniqued()
        hyphens += other.hyphens
        areHyphensOfWholes = areHyphensOfWholes && other.areHyphensOfWholes
        (dashed, level, falling) = (dashed + other.dashed, level + other.level, falling + other.falling)
        bracketed += other.bracketed
        areBracketedWhole = areBracketedWhole && other.areBracketedWhole
        pairs += other.pairs
        isBelowUnit = isBelowUnit || other.isBelowUnit
        mayBePositions = mayBePositions || other.mayBePositions
        isOfDecimalComma = isOfDecimalComma || other.isOfDecimalComma
        isBesideCommas = isBesideCommas || other.isBesideCommas
        others += other.others
        note(other.examples)
        unreadable = Self.first(unreadable, other.unreadable)
        struck = Self.first(struck, other.struck)
        parted = Self.first(parted, other.parted)
        signs.add(other.signs)
        scaleWords.add(other.scaleWords)
    }

    private mutating func note(_ texts: [String]) { examples = Self.first(examples, texts) }

    /// The first few of all texts, each once.
    private static func first(_ texts: [String], _ others: [String]) -> [String] {
        texts.count < mostExamples ? Array((texts + others).uniqued().prefix(mostExamples)) : texts
    }

    private static let mostExamples = 3

    /// Whether the texts are ranges.
    private var areRanges: Bool {
        hyphens > 0 && hyphens == others && (numbers > 0 || isBelowUnit) && !mayBePositions && !areNoRanges
    }
    /// Whether all cells are two whole numbers with a dash, and some do not rise, as scores do not.
    private var areNoRanges: Bool {
        level + falling > 0 && dashed == numbers + booleans + others && !isBelowUnit
    }
    var isQualified: Bool { hasQualifiers || areRanges }

    /// Of the numbers; nil for those without one.
    var units: [String?] { areRanges ? (unitsOfNumbers + [nil]).uniqued() : unitsOfNumbers }

    /// Nil if no cell has a value.
    var type: FieldType? {
        let hasTexts = others > 0 && !areRanges
        if hasTexts || areNoRanges || booleans > 0 && (numbers > 0 || areRanges) { return .text }
        if areRanges { return isWhole && areHyphensOfWholes ? .integer : .number }
        if numbers > 0 { return isWhole ? .integer : .number }
        return booleans > 0 ? Truth.areAnswers(examples) ? .boolean : .text : nil
    }

    /// Whether its numbers have the decimal comma; nil if no cell shows it.
    var hasComma: Bool? { type?.isNumeric == true ? signs.signs.map { $0 == .comma } : nil }

    /// The units that the cells of a column of units name. `nA` is one, and a mark of a missing value elsewhere.
    var namedUnits: [String] {
        (texts + marks.filter(KnownUnits.knows)).filter { !$0.isEmpty && !Self.noUnit.contains($0) }
            .map(UnitSpelling.canonical).uniqued()
    }

    /// The signs in a column of units that mean none, apart from the marks of missing values.
    var signsOfNoUnit: [String] { texts.filter(Self.noUnit.contains).uniqued() }

    /// Whether cells of a column of units have none.
    var hasCellWithoutUnit: Bool {
        !signsOfNoUnit.isEmpty || missing > 0 && (marks.isEmpty || !marks.allSatisfy(KnownUnits.knows))
    }

    private static let noUnit: Set<String> = ["∅", "/", "1", "none", "None"]

    var isMostlyNumbers: Bool { numbers >= others }

    /// A remark on names without a letter or number among others; nil without such names.
    var signRemark: String? {
        let signs = texts.filter { !$0.isEmpty && !$0.contains { $0.isLetter || $0.isNumber } }.uniqued()
        guard type == .text, !signs.isEmpty, signs.count * 4 <= texts.count else { return nil }
        return
            "\(signs.quoted(first: Self.mostExamples)) may be a sign, not a name; then skip its row, or \"map\" it"
    }

    private var remarkOnNoRanges: String {
        let texts = written.uniqued()
        let fallen = texts.filter { Self.ends(of: $0).map { $0.first > $0.last } ?? false }
        return fallen.isEmpty
            ? "text, because \(texts.quoted(first: Self.mostExamples)) may be codes or scores; if they are ranges, write "
                + "\"type: integer, qualified: true\""
            : "text, because \(fallen.quoted(first: Self.mostExamples)) does not rise like a range; for two numbers, "
                + "give the recipe a pattern"
    }

    /// Why a column of texts with numbers among them is text; nil for another.
    ///
    /// - Parameter name: of the field.
    func textRemark(of name: String, isKey: Bool) -> String? {
        if areNoRanges { return remarkOnNoRanges }
        if let remarkOnPartedDigits { return remarkOnPartedDigits }
        if booleans > 0, numbers + others == 0 { return truthRemark }
        let arePositions = mayBePositions && hyphens > 0 && hyphens == others
        if numbers > 0, !arePositions, let remark = remarkOnCodesAmongNumbers(ofKey: isKey) {
            return remarkOnLeadingZeros ?? remark
        }
        if numbers > 0, !arePositions {
            let advice =
                bracketed == others
                ? "; if brackets mean negative numbers, write \"type: "
                    + "\(isWhole && areBracketedWhole ? "integer" : "number")\" and, in the recipe, \"brackets: negative\""
                : digitsRemark ?? ""
            let areRangesBesides =
                hyphens > 0 && !mayBePositions && !unreadable.isEmpty
                && !unreadable.contains { Self.ends(of: $0) != nil }
            return areRangesBesides
                ? "text, because not all cells are numbers or ranges: \(unreadable.quoted())" + advice
                : "text, because not all cells are numbers: \(examples.quoted())" + advice
        }
        if hyphens > 0, hyphens == others {
            let kind = arePositions ? "positions" : minutes(namesTimes: true) != nil ? "times of day" : "codes"
            return "text, because \(examples.quoted()) may be \(kind); if they are ranges, write \"type: "
                + "\(areHyphensOfWholes ? "integer" : "number"), qualified: true\""
        }
        return remarkOnLeadingZeros ?? SeveralNumbers.remark(on: written, of: name)
    }

    /// What a column of numbers may be instead, whose only sign may separate thousands, or which tells `5.10` from `5.1`.
    ///
    /// - Parameters:
    ///   - namesTimes: whether the header says that they may be times of day: `Departure`.
    ///   - hasUnit: whether the numbers have a unit, so that they count nothing.
    ///   - hasComma: whether other columns have the decimal comma; nil if articles differ in it.
    func numberRemark(namesTimes: Bool, hasUnit: Bool, hasComma: Bool?) -> String? {
        if !hasUnit, units == [nil], let text = texts.first(where: Self.endsInZero),
            let ten = Self.decimals(of: text),
            texts.contains(where: { Self.decimals(of: $0).map { $0.count < ten.count } ?? false })
        {
            return "“\(text)” is read as a number; if it is a version, a section or a code, write \"type: text\""
        }
        if let plusRemark { return plusRemark }
        if pairs > 0, pairs == numbers, let text = texts.first(where: Self.isPair) {
            return
                "the space of “\(text)” separates thousands; if it separates two numbers, add the step split to the recipe"
        }
        if !hasUnit, let remark = timeRemark(namesTimes: namesTimes) ?? scoreRemark { return remark }
        guard let hasComma, let text = ambiguous else { return nil }
        guard signs.mayGroup(by: ".") else {
            let written = written
            // Counts have fewer or more digits, too.
            let areAlike =
                written.count > 1
                && written.allSatisfy { text in
                    // Also before a power of ten: `1,500·10³`.
                    let number = text.prefix { $0.isNumber || $0 == "," }
                    return number.dropFirst().first == "," && number.count == 5
                }
            if hasComma {
                return "the comma of “\(text)” is decimal, as in other columns; if it separates thousands, write "
                    + "\"decimal: point\""
            }
            let remark = "the comma of “\(text)” separates thousands"
            if isBesideCommas {
                return "\(remark), though other numbers of the article have the decimal comma; if it is decimal, "
                    + "write \"decimal: comma\""
            }
            return areAlike ? "\(remark); if it is decimal, write \"decimal: comma\"" : nil
        }
        return hasComma
            ? "the point of “\(text)” separates thousands, as in other columns; if it is decimal, write \"decimal: point\""
            : "“\(text)” is read with a decimal point; if it separates thousands, write \"decimal: comma\""
    }

    /// A number whose only sign may separate thousands or a fraction, if no cell shows which; nil if one does.
    private var ambiguous: String? {
        guard signs.signs == nil, !signs.isContradictory, signs.mayGroup(by: ".") != signs.mayGroup(by: ",") else {
            return nil
        }
        return texts.first(where: SignEvidence.isAmbiguous)
    }

    /// Why numbers of which one ends in a zero are text below a header that says that they may be names: `1.4310` below
    /// `Material No.`; nil for others.
    var codeDoubt: String? {
        guard type == .number, units == [nil], let text = texts.first(where: { Self.endsInZero($0) }) else {
            return nil
        }
        return "text, because “\(text)” may be a code, of which each digit counts; for a number, write \"type: number\""
    }

    private static func endsInZero(_ text: String) -> Bool {
        decimals(of: text).map { $0.hasSuffix("0") && $0.count > 1 } ?? false
    }

    /// Why the language of an article makes the numbers doubtful, if no other column shows their signs; nil if it does not.
    var languageDoubt: String? {
        guard isOfDecimalComma, let ambiguous else { return nil }
        return "text, because “\(ambiguous)” may have thousands or decimals in the language of the article; "
            + howToRead("comma\" or \"decimal: point", .point)
    }

    /// Why numbers with one decimal separator are doubtful beside columns with the other one; nil without such a number.
    func doubt(besideCommas: Bool) -> String? {
        let (sign, own, other): (Character, String, String) =
            besideCommas ? (".", "point", "comma") : (",", "comma", "point")
        guard let text = texts.first(where: { $0.contains(sign) }) else { return nil }
        return
            "text, because other columns have the decimal \(other), and “\(text)” may be a code; "
            + howToRead(own, besideCommas ? .point : .comma)
    }

    private func howToRead(_ decimal: String, _ signs: NumberSigns) -> String {
        "for a number, write \"\(numberType(signs: signs))\" and, in the recipe, \"decimal: \(decimal)\""
    }

    /// The digits after the first point that has digits at both sides, not that of `approx. 10`.
    private static func decimals(of text: String) -> Substring? {
        text.indices.lazy.filter { text[$0] == "." && text[..<$0].last?.isNumber == true }
            .map { text[$0...].dropFirst().prefix(while: \.isNumber) }.first { !$0.isEmpty }
    }

    var areRowNumbers: Bool {
        let numbers = Set(texts.map { Int($0) })
        return numbers == Set((1...max(numbers.count, 1)).map { $0 }) || numbers == Set((0..<numbers.count).map { $0 })
    }

    /// Whether all cells are numbers with units, such as the frequencies at which other columns were measured.
    var areMeasured: Bool { type?.isNumeric == true && missing == 0 && !units.contains(nil) }

    /// Whether all cells are whole numbers and nothing else: `12`, but neither `6A` nor `1–4`.
    var areWholeNumbers: Bool { type == .integer && !isQualified && units == [nil] }

    /// Whether all cells begin with a number, as ranges do: `3.2V - 3.3V`.
    var areAmounts: Bool {
        texts.allSatisfy { $0.drop { "+-−±<>≤≥~ ".contains($0) }.first?.isNumber ?? true }
    }

    /// Whether some texts have neither letters nor numbers, as `✓` and `+` beside `few`.
    var holdsSigns: Bool { texts.contains { !$0.isEmpty && !$0.contains { $0.isLetter || $0.isNumber } } }

    /// Whether the cells may name things: no long sentences.
    var areNames: Bool {
        let written = written
        return written.allSatisfy { $0.count <= 80 } && written.reduce(0) { $0 + $1.count } <= 40 * written.count
    }
}
