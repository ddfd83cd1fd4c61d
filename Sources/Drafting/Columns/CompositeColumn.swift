import Books
import Numbers
import Recipes
import Text

/// A column whose cells have several numbers each, which a pattern takes apart:
///
///     12.1 ± 0.3 mm      12 (80 %)      1.2 (0.9–1.6)      10 × 20 × 30 mm      1.0078(14)      8848 m (29031 ft)
///     3.0 / 3.7
struct CompositeColumn {
    struct Part {
        let title: String
        let type: FieldType
        let unit: String?
        let isOptional: Bool
        /// Whether it counts in the last digits of the first part.
        let countsLastDigits: Bool
        /// What a person should look at.
        let remark: String?

        /// The title without the unit, which is shown beside it.
        var titleBesideUnit: String {
            guard let unit, title.hasSuffix(" \(unit)") else { return title }
            return String(title.dropLast(unit.count + 1))
        }
    }

    let parts: [Part]
    private let form: Form
    private let literals: [String]
    /// Whether some cells have the first number alone.
    private let isShort: Bool

    /// The forms of cells, by the signs between their numbers without white space.
    enum Form: Equatable {
        case deviation, share, bracketed, interval, product
        /// `8848 m (29031 ft)`, `8848 m / 29031 ft`: the same quantity twice.
        case twice(String, String)
        /// `1.0078(14)`: what the last digits may deviate by is in brackets.
        case concise
        /// `3.0 / 3.7`, whose numbers the header names: `Base / boost`.
        case slashes

        private static let intervalSigns: Set<String> = ["-", "–", "to", ",", ";"]

        /// - Parameter signs: before the first number, and behind each.
        init?(_ signs: [String]) {
            if let units = Self.units(signs) {
                self = .twice(units.first, units.second)
                return
            }
            switch (Array(signs.dropFirst().dropLast()), signs.last) {
            case (["±"], _), (["+/-"], _), (["+/−"], _): self = .deviation
            case (["("], "%)"): self = .share
            case (["("], ")"), (["["], "]"): self = .bracketed
            case (let between, ")"), (let between, "]"):
                let opening = signs.last == ")" ? "(" : "["
                guard between.count == 2, between[0] == opening, Self.intervalSigns.contains(between[1]) else {
                    return nil
                }
                self = .interval
            case (let between, _):
                guard (1...3).contains(between.count), let sign = between.first, Set(between).count == 1 else {
                    return nil
                }
                switch sign {
                case "×": self = .product
                case "/": self = .slashes
                default: return nil
                }
            }
        }

        /// The units behind both numbers, if they measure the same.
        private static func units(_ signs: [String]) -> (first: String, second: String)? {
            guard signs.count == 3, signs[0].isEmpty, let sign = signs[1].last, let close = closings[sign],
                signs[2].hasSuffix(close)
            else { return nil }
            let (first, second) = (String(signs[1].dropLast()), String(signs[2].dropLast(close.count)))
            guard KnownUnits.knows(first), KnownUnits.knows(second), KnownUnits.areAlike(first, second),
                !KnownUnits.areEqual(first, second)
            else { return nil }
            return (first, second)
        }

        private static let closings: [Character: String] = ["(": ")", "[": "]", "/": "", "=": ""]

        /// What is behind a first number that is alone in its cell.
        func end(ofFirstAlone signs: [String]) -> String {
            switch self {
            case .deviation: signs.last ?? ""
            case .twice(let unit, _): unit
            case .share, .bracketed, .interval, .product, .concise, .slashes: ""
            }
        }

        /// Whether a cell may have the first number alone.
        var mayEndEarly: Bool { self != .product }
    }

    /// Nil for a column of other cells, or with numbers that may be read in two ways.
    init?(_ cells: ColumnCells, header: HeaderName) {
        let texts = cells.written
        guard cells.type == .text, cells.booleans == 0, cells.struck.isEmpty, !cells.signs.isContradictory else {
            return nil
        }
        let templates = texts.map(CellTemplate.init)
        guard let widest = templates.max(by: { $0.numbers.count < $1.numbers.count }),
            let form = Self.form(of: widest, texts), form != .slashes || !Self.areFractions(templates),
            let unit = Self.unit(of: widest.signs, form), Self.suits(templates, widest, form),
            unit.isEmpty || [nil, unit].contains(header.unit.map(UnitSpelling.canonical))
        else { return nil }
        let signs = cells.signs.signs ?? .point
        let ambiguous =
            cells.signs.signs == nil ? templates.flatMap(\.numbers).filter(SignEvidence.isAmbiguous) : []
        // As in columns of one number, a comma before three digits separates thousands.
        let isAmbiguous =
            ambiguous.contains { $0.contains(".") }
            || !ambiguous.isEmpty && (cells.isOfDecimalComma || cells.isBesideCommas)
        let columns = widest.numbers.indices.map { index in
            templates.filter { $0.numbers.count > index }.map { Self.number($0.numbers[index], signs, of: form) }
        }
        guard !isAmbiguous, columns.allSatisfy({ $0.allSatisfy { $0 != nil } }) else { return nil }
        // Without a space, brackets that the header has are of something else.
        let brackets = texts.contains(where: Self.isTight) ? nil : Self.brackets(of: header)
        // Numbers that fall are not a range, unless the header names them.
        let isFalling =
            form == .interval && brackets.flatMap { Self.ends(of: $0.inside) } == nil
            && Self.fall(columns[1], columns[2])
        let names = Self.names(form, columns.count, header, brackets, isFalling: isFalling)
        guard names.count == columns.count else { return nil }
        let isShort = templates.contains { $0.numbers.count == 1 }
        (self.form, literals, self.isShort) = (form, widest.signs, isShort)
        parts = columns.indices.map { index in
            Part(
                title: names[index],
                type: (form != .concise || index == 0) && columns[index].allSatisfy { $0?.isWhole == true }
                    ? .integer : .number,
                unit: Self.unit(
                    ofPart: index, named: names, form, unit.isEmpty ? nil : unit, header),
                isOptional: cells.missing > 0 || index > 0 && isShort,
                countsLastDigits: form == .concise && index == 1,
                remark: Self.remark(
                    onPart: index, of: form, named: names[index], unit, header,
                    isCount: columns[0].allSatisfy { $0?.isWhole == true }, texts)
                    ?? (isFalling && index == 1 ? Self.fallingRemark : nil)
                    ?? (index == 0 ? Self.remark(onCommas: ambiguous) : nil))
        }
    }

    /// The pattern with a name for each part. White space is optional where a pattern has none.
    func pattern(_ names: [String]) -> String {
        let signs = literals.dropFirst().map(PatternText.literal)
        let end = signs.last ?? ""
        let rest = zip(signs, names.dropFirst()).map { "\($0){\($1)}" }.joined()
        guard isShort else { return "{\(names[0])}\(rest)\(end)" }
        if case .twice(let unit, _) = form {
            let unit = PatternText.literal(unit)
            return "{\(names[0])}\(unit)[\(rest.dropFirst(unit.count))\(end)]"
        }
        // A unit follows the first number alone, too; a bracket does not.
        return "{\(names[0])}" + (form == .deviation ? "[\(rest)]\(end)" : "[\(rest)\(end)]")
    }

    private static let bracketsRemark =
        "the number in brackets may be a deviation, a count, or the same in another unit; give it its name and its unit"

    private static func remark(
        onPart index: Int, of form: Form, named name: String, _ unit: String, _ header: HeaderName, isCount: Bool,
        _ texts: [String]
    ) -> String? {
        if form == .concise { return index == 1 ? conciseRemark(texts) : nil }
        if form == .product, index == 0, !areSides(of: header, unit.isEmpty ? header.unit : unit),
            let text = texts.first
        {
            return
                "without a unit, because “\(FindingText.oneLine(text))” may be a number of things and the size of each"
        }
        if form == .bracketed, index == 1, name.hasSuffix(", in brackets") { return bracketsRemark }
        if form == .bracketed, header.unit == "%", !isCount {
            return "“%” of the header may be the unit of either number; check both"
        }
        return form == .deviation && index == 0 && unit == "%" && header.unit != "%"
            ? "without a unit, because “%” may be that of the deviation alone; give it the unit that it has" : nil
    }

    private static let fallingRemark =
        "the numbers in brackets are not a range, because the second one is smaller; give each its name"

    /// Whether some number is greater than the one behind it.
    private static func fall(_ numbers: [CellValue?], _ others: [CellValue?]) -> Bool {
        zip(numbers, others).contains { one, other in
            if let one = one?.number, let other = other?.number { one > other } else { false }
        }
    }

    /// Numbers of thousands have fewer or more digits before the comma, too.
    private static func remark(onCommas numbers: [String]) -> String? {
        guard let first = numbers.first,
            numbers.allSatisfy({ $0.firstIndex(of: ",") == $0.index(after: $0.startIndex) })
        else { return nil }
        return "the comma of “\(first)” separates thousands; if it is decimal, write \"decimal: comma\""
    }

    private static func conciseRemark(_ texts: [String]) -> String? {
        texts.lazy.compactMap { text in deviation(ofLastDigitsIn: text).map { (text, $0) } }.first.map { text, own in
            "“\(text)” is read as a deviation by \(own), in the last digits of the number"
        }
    }

    // MARK: - Cells

    private static func form(of widest: CellTemplate, _ texts: [String]) -> Form? {
        guard let form = Form(widest.signs), form == .bracketed else { return Form(widest.signs) }
        let bracketed = texts.filter { $0.contains("(") }
        let isConcise = bracketed.contains { deviation(ofLastDigitsIn: $0) != nil }
        // `(1)` does not count digits beside `1.2(0.3)`.
        let areConcise =
            isConcise
            && bracketed.allSatisfy { text in
                isTight(text) && text.drop { $0 != "(" }.allSatisfy { $0.isNumber || "()".contains($0) }
            }
        return areConcise ? .concise : form
    }

    /// Whether cells with slashes may be fractions of a number: `1/2`, `3/4` beside `1`.
    private static func areFractions(_ templates: [CellTemplate]) -> Bool {
        templates.allSatisfy { template in
            let numbers = template.numbers.map { Int($0) ?? 0 }
            guard numbers.count == 2 else { return numbers.count == 1 }
            let isPowerOfTwo = numbers[1] > 1 && numbers[1] & (numbers[1] - 1) == 0
            return isPowerOfTwo && numbers[0] < numbers[1] && numbers[0] % 2 == 1
        }
    }

    /// Whether a bracket follows a number without a space.
    private static func isTight(_ text: String) -> Bool {
        text.contains("(") && text.prefix { $0 != "(" }.last?.isNumber == true
    }

    /// 0.00002 of `1.00783(2)`; nil for other forms, and for whole numbers, whose brackets may have a count.
    private static func deviation(ofLastDigitsIn text: String) -> String? {
        let number = text.prefix { $0 != "(" }
        let digits = text[number.endIndex...].dropFirst().prefix(while: \.isNumber)
        guard let point = number.lastIndex(where: { ".,".contains($0) }), !digits.isEmpty,
            text.hasSuffix("(\(digits))"),
            number[point...].dropFirst().allSatisfy(\.isNumber)
        else { return nil }
        let decimals = number[point...].count - 1
        let all = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
        return "\(all.dropLast(decimals))\(number[point])\(all.suffix(decimals))"
    }

    /// Nil for a code, such as the parts of `0x0100`.
    private static func number(_ text: String, _ signs: NumberSigns, of form: Form) -> CellValue? {
        let isCode = text.first == "0" && text.dropFirst().first?.isNumber == true || text == "0" && form == .product
        guard !isCode, case .value(let value, nil) = NumberReader.read(text, signs: signs), value.number != nil else {
            return nil
        }
        return value
    }

    /// Whether the cells are of one form, or have its first number alone, and most are of the form.
    private static func suits(_ templates: [CellTemplate], _ widest: CellTemplate, _ form: Form) -> Bool {
        let whole = templates.count { $0.signs == widest.signs }
        let alone = ["", form.end(ofFirstAlone: widest.signs)]
        let isPlain = templates.allSatisfy {
            $0.signs == widest.signs || form.mayEndEarly && $0.numbers.count == 1 && $0.signs == alone
        }
        return isPlain && whole > 1 && 2 * whole >= templates.count
    }

    /// The unit behind the last number, empty without one; nil for other text there.
    private static func unit(of signs: [String], _ form: Form) -> String? {
        guard signs.first == "" else { return nil }
        if case .twice(let unit, _) = form { return UnitSpelling.canonical(unit) }
        guard [.deviation, .product, .slashes].contains(form), let last = signs.last, !last.isEmpty else { return "" }
        return KnownUnits.knows(last) ? UnitSpelling.canonical(last) : nil
    }

    private static func unit(
        ofPart index: Int, named names: [String], _ form: Form, _ own: String?, _ header: HeaderName
    ) -> String? {
        switch form {
        case .deviation where index == 0 && own == "%": header.unit
        case .product where index < names.count - 1 && !areSides(of: header, own ?? header.unit): nil
        case .slashes where own == nil: slashedUnits(of: header, names.count).map { $0.units[index] } ?? header.unit
        case .deviation, .interval, .product, .slashes, .concise: own ?? header.unit
        case .twice(_, let second): index == 0 ? own : UnitSpelling.canonical(second)
        case .share: index == 1 ? "%" : header.unit == "%" ? nil : header.unit
        case .bracketed:
            // `n (%)` is of the number in brackets.
            header.pair.map { index == 0 ? $0.first : $0.second }
                ?? ((index == 1) == (header.unit == "%") || isOfBoth(header, names) ? header.unit : nil)
        }
    }

    /// Whether the unit of a header follows the names of both numbers: `Weight, mean (SD), kg`, but not `Weight (n), kg`.
    private static func isOfBoth(_ header: HeaderName, _ names: [String]) -> Bool {
        guard let unit = header.unit, unit != "%", header.whole.hasPrefix(header.name),
            let (first, second) = brackets(of: header), names == [first, second]
        else { return false }
        return HeaderNames.mayHaveUnit(second, besides: [first])
            && QuantityWords.judge(unit, in: second) != .contradicts
    }

    /// Whether both numbers of a product may have a unit: a length or an angle. `2×16 GB` is a number of things and the
    /// size of each, and of `Magnification × objective (mm)` the first word does not name a length.
    private static func areSides(of header: HeaderName, _ unit: String?) -> Bool {
        guard let unit else { return true }
        let words = header.name.prefix { $0 != "×" }.split { "(,".contains($0) }
        let first = LabelFolding.spaces(String(words.last ?? ""))
        let isOther =
            header.name.contains("×") && first.count > longestSymbol
            && QuantityWords.judge(unit, in: first) != .suits
        return !isOther && ["m", "pt", "°"].contains { KnownUnits.areAlike(unit, $0) }
    }

    /// Of a side: `W`, `Br.`
    private static let longestSymbol = 3
}
