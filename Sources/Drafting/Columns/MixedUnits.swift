import Books
import Numbers
import Text

/// A column whose cells give one number in several units, which a recipe adds up:
///
///     2:05:30      3 h 25 min      5 ft 11 in      51° 30′ 26″      9 st 4 lb
struct MixedUnits {
    let pattern: String
    /// The parts of the pattern with their factors, the largest first.
    let factors: [(part: String, factor: Int)]
    /// That of the part with the factor 1.
    let unit: String
    /// A whole number if all cells have one.
    let type: FieldType
    /// What a person should look at.
    let remark: String

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
        let texts = cells.texts.filter { !$0.isEmpty }
        guard cells.type == .text, cells.booleans == 0, cells.struck.isEmpty else { return nil }
        let templates = texts.map(CellTemplate.init)
        guard templates.allSatisfy({ $0.signs[0].isEmpty && $0.numbers.allSatisfy(Self.isNumber) }),
            let example = templates.firstIndex(where: { $0.numbers.count > 1 }),
            let (kind, rows) = Self.clock(templates, header.whole) ?? Self.units(templates),
            let smallest = rows.joined().max()
        else { return nil }
        var (pattern, factors) = ("", [(part: String, factor: Int)]())
        for (index, part) in kind.enumerated() where rows.contains(where: { $0.contains(index) }) {
            guard let sign = Self.sign(of: index, rows, templates) else { return nil }
            let written = "{\(part.name)}\(sign)"
            pattern += rows.allSatisfy { $0.contains(index) } ? written : "[\(written)]"
            factors.append((part.name, part.size / kind[smallest].size))
        }
        (self.pattern, self.factors) = (pattern, factors)
        unit = kind[smallest].symbol
        type = templates.allSatisfy { !$0.numbers.joined().contains(".") } ? .integer : .number
        let names = rows[example].map { kind[$0].name }
        remark =
            "the \(names.dropLast().joined(separator: ", ")) and \(names.last ?? "") of “\(texts[example])” make one "
            + "number, in \(unit)"
    }

    /// Why a column of times is text; nil for other texts.
    ///
    /// - Parameter texts: without empty ones.
    static func remark(on texts: [String]) -> String? {
        guard let first = texts.first, texts.map(CellTemplate.init).allSatisfy({ $0.signs[0].isEmpty && isOfClock($0) })
        else { return nil }
        return "text, because “\(first)” may be a time of day, or an amount of hours or minutes; for an amount, write "
            + "\"type: number\" and, in the recipe, a \"pattern\" with \"sum\""
    }

    /// Whether a text may be the number of a part. A comma might be decimal, or separate thousands.
    private static func isNumber(_ text: String) -> Bool { !text.contains(",") && text.count { $0 == "." } < 2 }

    // MARK: - Which numbers are of which parts

    /// The kind of the units behind all numbers, and the parts of each cell as its indices.
    private static func units(_ templates: [CellTemplate]) -> (kind: [Part], rows: [[Int]])? {
        for kind in kinds {
            let rows = templates.compactMap { template -> [Int]? in
                let found = template.signs.dropFirst().compactMap { sign in
                    kind.firstIndex { $0.signs.contains(sign.lowercased()) }
                }
                return found.count == template.numbers.count && isSum(template.numbers, found.map { kind[$0].size })
                    ? found : nil
            }
            // Without degrees, such signs are rather those of feet and inches.
            let mayBe = kind[0].symbol != "°" || rows.contains { $0.contains(0) }
            if rows.count == templates.count, mayBe { return (kind, rows) }
        }
        return nil
    }

    /// The same for numbers with colons between them. Two of them may be hours and minutes, or minutes and seconds.
    private static func clock(_ templates: [CellTemplate], _ header: String) -> (kind: [Part], rows: [[Int]])? {
        guard templates.allSatisfy(isOfClock), let last = templates.first?.signs.last,
            templates.allSatisfy({ $0.signs.last == last })
        else { return nil }
        let counts = Set(templates.map(\.numbers.count))
        // Times of day are not added up.
        let mayBeTimeOfDay =
            last.isEmpty && HeaderName.namesTimes(header)
            && templates.allSatisfy { $0.numbers[0].utf8.count == 2 && (Int($0.numbers[0]) ?? 24) < 24 }
        let hasDecimals = templates.contains { $0.numbers.last?.contains(".") == true }
        let form = header.lowercased().filter { !$0.isWhitespace }
        let isOfSeconds =
            counts.contains(3) || hasDecimals || last == "min" || formsOfSeconds.contains(where: form.contains)
        let isOfMinutes = last == "h" || formsOfMinutes.contains(where: form.contains)
        guard !mayBeTimeOfDay || hasDecimals, isOfSeconds || isOfMinutes else { return nil }
        // Days are not written with colons.
        let time = Array(kinds[0].dropFirst())
        let end = isOfSeconds ? time.count : time.count - 1
        let rows = templates.map { Array(end - $0.numbers.count..<end) }
        guard zip(templates, rows).allSatisfy({ isSum($0.numbers, $1.map { time[$0].size }) }) else { return nil }
        return (time, rows)
    }

    private static let formsOfSeconds = ["min:s", "m:s", "mm:ss"]
    private static let formsOfMinutes = ["h:m", "hh:mm", "std:min", "hrs:min"]

    private static func isOfClock(_ template: CellTemplate) -> Bool {
        (2...3).contains(template.numbers.count) && template.signs.dropFirst().dropLast().allSatisfy { $0 == ":" }
            && ["", "h", "min"].contains(template.signs.last)
            && template.numbers.dropFirst().allSatisfy { $0.prefix { $0 != "." }.count == 2 }
    }

    /// Whether each part is less than one of the part before, and only the last one may have decimals.
    private static func isSum(_ numbers: [String], _ sizes: [Int]) -> Bool {
        zip(sizes, sizes.dropFirst()).allSatisfy { $0 > $1 } && numbers.dropLast().allSatisfy { !$0.contains(".") }
            && zip(zip(numbers, sizes).dropFirst(), sizes).allSatisfy { term, before in
                Int(term.0.prefix { $0 != "." }).map { $0 >= 0 && $0 < before / term.1 } ?? false
            }
    }

    /// How the cells write a part, as a literal of a pattern; nil for more than a word and its plural.
    private static func sign(of part: Int, _ rows: [[Int]], _ templates: [CellTemplate]) -> String? {
        let found = zip(rows, templates).compactMap { row, template in
            row.firstIndex(of: part).map { template.signs[$0 + 1] }
        }
        let signs = Set(found.map { $0.lowercased() }).sorted()
        guard let first = signs.first, signs.count < 2 || signs[1...] == ["\(first)s"] else { return nil }
        return PatternText.literal(first) + (signs.count > 1 ? "[s]" : "")
    }
}
