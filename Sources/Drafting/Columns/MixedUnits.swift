import Books
import Numbers
import Text

/// A column whose cells give one number in several units, which a recipe adds up:
///
///     2:05:30      3 h 25 min      5 ft 11 in      51° 30′ 26″      9 st 4 lb
///
/// Beside it may be the same in another unit: `6 ft 7 in (2.01 m)`, `2.01 m (6 ft 7 in)`.
struct MixedUnits {
    private let pattern: String
    /// The parts of the pattern with their factors, the largest first.
    private let factors: [(part: String, factor: Int)]
    /// That of the part with the factor 1.
    private let unit: String
    /// A whole number if all cells have one.
    private let type: FieldType
    private let remark: String
    private let other: Other?

    /// The same in one other unit, by a number of its own.
    private struct Other {
        let unit: String
        let type: FieldType
        /// Whether it is before the brackets, and not within them.
        let isFirst: Bool
    }

    /// A unit of a kind.
    private struct Part {
        /// The name in a pattern.
        let name: String
        let symbol: String
        /// How many of the kind's smallest unit it has.
        let size: Int
        /// How cells write it, in lower case.
        let signs: [String]
    }

    /// Units that are written one behind the other, the largest first.
    private static let kinds: [[Part]] = [
        [
            Part(name: "days", symbol: "d", size: 86_400, signs: ["d", "day", "days", "日"]),
            Part(
                name: "hours", symbol: "h", size: 3_600,
                signs: ["h", "hr", "hrs", "hour", "hours", "std", "時間", "小时", "시간"]),
            Part(
                name: "minutes", symbol: "min", size: 60,
                signs: ["min", "min.", "mins", "m", "minute", "minutes", "分", "分钟", "분"]),
            Part(
                name: "seconds", symbol: "s", size: 1,
                signs: ["s", "sec", "secs", "second", "seconds", "sek", "秒", "초"]),
        ],
        [
            Part(name: "degrees", symbol: "°", size: 3_600, signs: ["°"]),
            Part(name: "minutes", symbol: "′", size: 60, signs: ["′", "'", "’"]),
            Part(name: "seconds", symbol: "″", size: 1, signs: ["″", "\"", "”", "''", "′′"]),
        ],
        [
            Part(name: "feet", symbol: "ft", size: 12, signs: ["ft", "ft.", "foot", "feet", "′", "'", "’"]),
            Part(
                name: "inches", symbol: "in", size: 1,
                signs: ["in", "in.", "inch", "inches", "″", "\"", "”", "''", "′′"]),
        ],
        [
            Part(name: "kilometres", symbol: "km", size: 1_000, signs: ["km"]),
            Part(name: "metres", symbol: "m", size: 1, signs: ["m"]),
        ],
        [
            Part(name: "metres", symbol: "m", size: 100, signs: ["m"]),
            Part(name: "centimetres", symbol: "cm", size: 1, signs: ["cm"]),
        ],
        [
            Part(name: "stones", symbol: "st", size: 14, signs: ["st", "stone", "stones"]),
            Part(name: "pounds", symbol: "lb", size: 1, signs: ["lb", "lbs"]),
        ],
        [
            Part(name: "pounds", symbol: "lb", size: 16, signs: ["lb", "lbs"]),
            Part(name: "ounces", symbol: "oz", size: 1, signs: ["oz"]),
        ],
        [
            Part(name: "kilograms", symbol: "kg", size: 1_000, signs: ["kg"]),
            Part(name: "grams", symbol: "g", size: 1, signs: ["g"]),
        ],
    ]

    /// Nil for other cells, and for those that may be read in several ways.
    init?(_ cells: ColumnCells, header: HeaderName) {
        let texts = cells.written
        guard cells.type == .text, cells.booleans == 0, cells.struck.isEmpty else { return nil }
        let whole = texts.map(CellTemplate.init)
        guard whole.allSatisfy({ $0.signs[0].isEmpty && $0.numbers.allSatisfy(Self.isNumber) }),
            let (terms, other) = Self.separated(whole.map(Terms.init)),
            let example = terms.firstIndex(where: { $0.numbers.count > 1 }),
            let (kind, rows) = Self.clock(terms, header.whole) ?? Self.units(terms),
            let smallest = rows.joined().max()
        else { return nil }
        var (pattern, factors) = ("", [(part: String, factor: Int)]())
        for (index, part) in kind.enumerated() where rows.contains(where: { $0.contains(index) }) {
            guard let sign = Self.sign(of: index, rows, terms) else { return nil }
            let written = "{\(part.name)}\(sign)"
            pattern += rows.allSatisfy { $0.contains(index) } ? written : "[\(written)]"
            factors.append((part.name, part.size / kind[smallest].size))
        }
        unit = kind[smallest].symbol
        if let other, !KnownUnits.areAlike(other.unit, unit) { return nil }
        (self.pattern, self.factors, self.other) = (pattern, factors, other)
        type = Self.type(of: terms.flatMap(\.numbers))
        let names = rows[example].map { kind[$0].name }
        remark =
            "the \(names.dropLast().joined(separator: ", ")) and \(names.last ?? "") of “\(texts[example])” make one "
            + "number, in \(unit)"
    }

    /// The field of the number, and that of the other unit, in the order of the cells.
    func fields(
        of source: DraftField.Source, _ header: HeaderName, isOptional: Bool, _ names: inout FieldNames
    ) -> [DraftField] {
        let whole = header.whole.isEmpty ? "Value" : header.whole
        let title = Self.title(header.name)
        func field(_ name: String, _ type: FieldType, _ unit: String) -> DraftField {
            DraftField(
                source: source, name: names.name(name, or: "value"), title: title, type: type, unit: unit,
                isOptional: isOptional, header: whole)
        }
        let first = other.flatMap { $0.isFirst ? field(title, $0.type, $0.unit) : nil }
        var sum = field(first == nil ? title : "\(title) \(unit)", type, unit)
        sum.remark = remark
        sum.part = DraftField.Part(pattern: pattern, name: sum.name, factors: factors)
        guard let other else { return [sum] }
        var alone = first ?? field("\(title) \(other.unit)", other.type, other.unit)
        let number = "{\(alone.name)}\(PatternText.literal(other.unit))"
        let both = other.isFirst ? "\(number)(\(pattern))" : "\(pattern)(\(number))"
        sum.part = DraftField.Part(pattern: both, name: sum.name, factors: factors)
        alone.part = DraftField.Part(pattern: both, name: alone.name)
        return other.isFirst ? [alone, sum] : [sum, alone]
    }

    /// Without a form in brackets, as the number has a unit: `Time` for `Time (mm:ss)`.
    private static func title(_ name: String) -> String {
        var title = name[...]
        if name.hasSuffix(")"), let open = name.lastIndex(of: "("), name[open...].contains(":") {
            title = name[..<open].trimmingEnd(while: \.isBlank)
        }
        return title.isEmpty ? "Value" : String(title)
    }

    private static func type(of numbers: [String]) -> FieldType {
        numbers.contains { $0.contains(".") } ? .number : .integer
    }

    // MARK: - Cells

    /// The numbers of a cell with the sign behind each.
    private struct Terms {
        var numbers: [String]
        var signs: [String]

        init(_ cell: CellTemplate) { (numbers, signs) = (cell.numbers, Array(cell.signs.dropFirst())) }
    }

    /// The cells without the number in another unit, which all have, or none.
    private static func separated(_ cells: [Terms]) -> (terms: [Terms], other: Other?)? {
        guard cells.contains(where: { $0.signs.contains { $0.contains("(") } }) else { return (cells, nil) }
        // `6 ft (2.01 m)` does not show which of the two is added up.
        let isFirst = cells.allSatisfy { $0.signs.first?.hasSuffix("(") == true }
        var (terms, numbers, units) = ([Terms](), [String](), Set<String>())
        for cell in cells {
            let count = cell.numbers.count
            let opening = isFirst ? 0 : count - 2
            guard count > 1, cell.signs.count(where: { $0.contains("(") }) == 1, cell.signs[opening].hasSuffix("("),
                cell.signs[count - 1].hasSuffix(")")
            else { return nil }
            let other = isFirst ? 0 : count - 1
            numbers.append(cell.numbers[other])
            units.insert(String(cell.signs[other].dropLast()))
            var rest = cell
            rest.signs[isFirst ? count - 1 : opening].removeLast()
            rest.numbers.remove(at: other)
            rest.signs.remove(at: other)
            terms.append(rest)
        }
        guard let unit = units.first, units.count == 1, KnownUnits.knows(unit) else { return nil }
        return (terms, Other(unit: unit, type: type(of: numbers), isFirst: isFirst))
    }

    /// Why a column of times is text; nil for other texts.
    ///
    /// - Parameter texts: without empty ones.
    static func remark(on texts: [String]) -> String? {
        guard let first = texts.first,
            texts.map(CellTemplate.init).allSatisfy({ cell in
                var terms = Terms(cell)
                // Seconds may have the decimal comma.
                terms.numbers = terms.numbers.map { $0.replacing(",", with: ".") }
                return cell.signs[0].isEmpty && isOfClock(terms)
            })
        else { return nil }
        return "text, because “\(first)” may be a time of day, or an amount of hours or minutes; for an amount, write "
            + "\"type: number\" and, in the recipe, a \"pattern\" with \"sum\""
    }

    /// Whether a text may be the number of a part. A comma might be decimal, or separate thousands.
    private static func isNumber(_ text: String) -> Bool { !text.contains(",") && text.count { $0 == "." } < 2 }

    // MARK: - Which numbers are of which parts

    /// The kind of the units behind all numbers, and the parts of each cell as its indices.
    private static func units(_ cells: [Terms]) -> (kind: [Part], rows: [[Int]])? {
        for kind in kinds {
            let rows = cells.compactMap { cell -> [Int]? in
                let found = cell.signs.compactMap { sign in
                    kind.firstIndex { $0.signs.contains(sign.lowercased()) }
                }
                return found.count == cell.numbers.count && isSum(cell.numbers, found.map { kind[$0].size })
                    ? found : nil
            }
            // Without degrees, such signs are rather those of feet and inches.
            let mayBe = kind[0].symbol != "°" || rows.contains { $0.contains(0) }
            if rows.count == cells.count, mayBe { return (kind, rows) }
        }
        return nil
    }

    /// The same for numbers with colons between them. Two of them may be hours and minutes, or minutes and seconds.
    private static func clock(_ cells: [Terms], _ header: String) -> (kind: [Part], rows: [[Int]])? {
        guard cells.allSatisfy(isOfClock), let last = cells.first?.signs.last,
            cells.allSatisfy({ $0.signs.last == last })
        else { return nil }
        let counts = Set(cells.map(\.numbers.count))
        // Times of day are not added up.
        let mayBeTimeOfDay =
            last.isEmpty && HeaderName.namesTimes(header)
            && cells.allSatisfy { $0.numbers[0].utf8.count == 2 && (Int($0.numbers[0]) ?? 24) < 24 }
        let hasDecimals = cells.contains { $0.numbers.last?.contains(".") == true }
        let form = header.lowercased().filter { !$0.isWhitespace }
        let isOfSeconds =
            counts.contains(3) || hasDecimals || last == "min" || formsOfSeconds.contains(where: form.contains)
        let isOfMinutes = last == "h" || formsOfMinutes.contains(where: form.contains)
        guard !mayBeTimeOfDay || hasDecimals, isOfSeconds || isOfMinutes else { return nil }
        // Days are not written with colons.
        let time = Array(kinds[0].dropFirst())
        let end = isOfSeconds ? time.count : time.count - 1
        let rows = cells.map { Array(end - $0.numbers.count..<end) }
        guard zip(cells, rows).allSatisfy({ isSum($0.numbers, $1.map { time[$0].size }) }) else { return nil }
        return (time, rows)
    }

    private static let formsOfSeconds = ["min:s", "m:s", "mm:ss"]
    private static let formsOfMinutes = ["h:m", "hh:mm", "std:min", "hrs:min"]

    private static func isOfClock(_ cell: Terms) -> Bool {
        (2...3).contains(cell.numbers.count) && cell.signs.dropLast().allSatisfy { $0 == ":" }
            && ["", "h", "min"].contains(cell.signs.last)
            && cell.numbers.dropFirst().allSatisfy { $0.prefix { $0 != "." }.count == 2 }
    }

    /// Whether each part is less than one of the part before, and only the last one may have decimals.
    private static func isSum(_ numbers: [String], _ sizes: [Int]) -> Bool {
        zip(sizes, sizes.dropFirst()).allSatisfy { $0 > $1 } && numbers.dropLast().allSatisfy { !$0.contains(".") }
            && zip(zip(numbers, sizes).dropFirst(), sizes).allSatisfy { term, before in
                Int(term.0.prefix { $0 != "." }).map { $0 >= 0 && $0 < before / term.1 } ?? false
            }
    }

    /// How the cells write a part, as a literal of a pattern; nil for more than a word and its plural.
    private static func sign(of part: Int, _ rows: [[Int]], _ cells: [Terms]) -> String? {
        let found = zip(rows, cells).compactMap { row, cell in
            row.firstIndex(of: part).map { cell.signs[$0] }
        }
        let signs = Set(found.map { $0.lowercased() }).sorted()
        guard let first = signs.first, signs.count < 2 || signs[1...] == ["\(first)s"] else { return nil }
        return PatternText.literal(first) + (signs.count > 1 ? "[s]" : "")
    }
}
