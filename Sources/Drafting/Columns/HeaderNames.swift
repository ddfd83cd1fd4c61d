import Articles
import Books
import Numbers
import Recipes
import Records
import Text

/// The headers of a table's columns, divided into names and units.
struct HeaderNames {
    private let names: [HeaderName]

    init(_ table: ReadTable) {
        let tiers = table.columns.map(\.tiers)
        let shared = table.titleTiers.count
        // Columns without a header are called by their numbers.
        let isHeadless = table.source.headerRows.isEmpty
        let titles = zip(table.columns, tiers).map { column, tiers in
            if isHeadless || shared == 0 { return isHeadless ? "" : column.title }
            return tiers.dropFirst(min(shared, tiers.count - 1)).joined(separator: " / ")
        }
        func names(_ surroundings: HeaderName.Surroundings) -> [HeaderName] {
            let units = Self.units(inLowestOf: tiers, beside: surroundings)
            return zip(table.columns, titles).enumerated().map { index, named in
                let (column, title) = named
                if let unit = units[index] {
                    let upper = column.tiers.dropLast().dropFirst(shared).joined(separator: " / ")
                    return HeaderName(upper.isEmpty ? title : upper, unit: unit, whole: title)
                }
                let isMinimum =
                    surroundings.hasMaximum && column.tiers.count > 1
                    && column.tiers.last.map(HeaderUnit.mayBeMinimum) == true
                let name = HeaderName(title, beside: surroundings) { unit in
                    !isMinimum && !Self.isOfTiers(unit, column.tiers)
                        && !column.headers.contains(where: unit.isSubscript)
                }
                let found =
                    Self.belowUnit(column.tiers, name, shared: shared, besides: tiers.compactMap(\.last)) ?? name
                return Self.belowAmounts(column.tiers, of: tiers, found)
                    ?? Self.besideNames(column.tiers, of: tiers, found) ?? found
            }
        }
        self.names = names(HeaderName.surroundings(names(HeaderName.Surroundings())))
    }

    /// Whether a quotient is of tiers, which says nothing of numbers: `h / S`, `mg/kg / N`. A price is for each of the lower tier's
    /// unit, if that is not a capital letter.
    private static func isOfTiers(_ unit: HeaderUnit, _ tiers: [String]) -> Bool {
        guard tiers.count > 1, let last = tiers.last.map(UnitSpelling.canonical), unit.unit.hasSuffix("/\(last)") else {
            return false
        }
        let isCapital = last.count == 1 && last.first?.isUppercase == true
        return isCapital || !KnownUnits.isCurrency(String(unit.unit.dropLast(last.count + 1)))
    }

    /// The units of the columns whose lowest tier is a unit, if the lowest tiers of all columns are: `mm`, `(h)`. A letter
    /// is a unit if another column has a longer one, if the tier above names what the letter measures, or if all columns
    /// have the same letter in brackets and other headers have units.
    private static func units(
        inLowestOf tiers: [[String]], beside surroundings: HeaderName.Surroundings
    ) -> [Int: String] {
        let depth = tiers.map(\.count).max() ?? 0
        guard depth > 1 else { return [:] }
        var (units, isSure, areMarked) = ([Int: String](), false, surroundings.hasUnits)
        for (column, tiers) in tiers.enumerated() where tiers.count == depth {
            let text = LabelFolding.width(tiers[depth - 1])
            guard let found = HeaderUnit(named: HeaderUnit.unbracketed(text[...])) else { return [:] }
            let above = tiers.dropLast().joined(separator: " ")
            let isLetter = found.mayBeAnother || found.unit.count == 1
            isSure = isSure || !isLetter || QuantityWords.judge(found.unit, in: above) == .suits
            areMarked = areMarked && text.first == "(" && !tiers.contains(where: HeaderUnit.hasSymbol)
            units[column] = UnitMention(found.unit).unit
        }
        return isSure || areMarked && Set(units.values).count == 1 ? units : [:]
    }

    /// The name of a column below a tier with a certain unit, which its numbers have unless the lowest tier has one, too:
    /// `Revenue in €` above `2019`, `Width, mm` above `min`, `Content, mg/kg` above `Pb`. Below a tier of the whole table, only a
    /// number and a word such as `min` have it for certain.
    private static func belowUnit(_ tiers: [String], _ name: HeaderName, shared: Int, besides others: [String])
        -> HeaderName?
    {
        guard name.sureUnit == nil, tiers.count > 1, let last = tiers.last else { return nil }
        let isOfUpper =
            last.allSatisfy(\.isASCIIDigit) || HeaderUnit.mayBeMinimum(last) || HeaderUnit.namesMaximum(last)
            || TotalWords.kind(of: last) == .mean
        let places = tiers.indices.dropLast().dropFirst(shared > 0 && !isOfUpper ? 1 : 0)
        guard isOfUpper || mayHaveUnit(last, besides: others),
            let place = places.last(where: { HeaderName(tiers[$0]).sureUnit != nil }),
            case let upper = HeaderName(tiers[place]), let unit = upper.sureUnit,
            isOfUpper || QuantityWords.judge(unit, in: last) != .contradicts
        else { return nil }
        let isNamed = upper.name != upper.whole && !UnitStatement.announcing.contains(upper.name.lowercased())
        // `€` above `piece` may be of a price.
        guard isNamed || isOfUpper || !KnownUnits.isCurrency(unit) else { return nil }
        let names = tiers.indices.compactMap { tier -> String? in
            if tier == place { return isNamed ? upper.name : nil }
            return tier < shared ? nil : tiers[tier]
        }
        return HeaderName(names.joined(separator: " / "), unit: unit, whole: name.whole, remark: upper.remark)
    }

    /// False for a tier that has a unit of its own, and for what has none, such as a number of samples.
    static func mayHaveUnit(_ tier: String, besides others: [String]) -> Bool {
        let own = HeaderName(tier)
        let isSymbol = tier.count <= longestSymbol && tier.first?.isUppercase == true
        let isCount = tier == "N" && others.contains { TotalWords.kind(of: $0) == .mean }
        return own.unit == nil && own.remark == nil && own.pair == nil && !isCount
            && (isSymbol || HeaderUnit(named: tier[...]) == nil) && !HeaderName.namesNumbers(tier)
            && !QuantityWords.namesOrder(tier) && !unmeasured.contains(tier.count > 1 ? tier.lowercased() : tier)
    }

    /// Of a chemical element or the like.
    private static let longestSymbol = 2
    /// What has no unit beside columns that have one.
    private static let unmeasured: Set<String> = ["n", "p", "cv"]

    /// The name of a column whose tier above has a unit that may be that of the amounts below it: `Weight (kg)` above `up to 5`,
    /// `5–10`, but neither above years nor above `1`, `2`, `3`, which count.
    private static func belowAmounts(_ tiers: [String], of all: [[String]], _ name: HeaderName) -> HeaderName? {
        guard let unit = name.unit, let last = tiers.last, let amount = amount(last), !isYear(amount),
            case let upper = tiers.dropLast(), HeaderName(upper.joined(separator: " / ")).unit == unit
        else { return nil }
        let beside = all.filter { $0.dropLast() == upper }.map { $0.last.flatMap(Self.amount) }
        let count = (1...beside.count).map { CellValue.number(ExactNumber($0)) }
        guard beside.count > 1, beside != count else { return nil }
        return HeaderName(
            name.whole, unit: nil, whole: name.whole,
            remark:
                "without a unit, because “\(unit)” may be that of “\(last)” in the header; give it that of its numbers")
    }

    /// The whole header of a column whose lowest tier is a unit and the tier above a group that has named columns, too:
    /// `Group A / mpg` beside `Group A / cyl`, but not `Length / mm`.
    private static func besideNames(_ tiers: [String], of all: [[String]], _ name: HeaderName) -> HeaderName? {
        guard let unit = name.sureUnit, let last = tiers.last, HeaderUnit(named: last[...])?.unit == unit,
            case let upper = tiers.dropLast(), name.name != name.whole, last.first != "(",
            QuantityWords.judge(unit, in: upper.joined(separator: " ")) != .suits,
            all.contains(where: { $0.dropLast() == upper && $0.last.flatMap { HeaderUnit(named: $0[...]) } == nil })
        else { return nil }
        return HeaderName(name.whole, unit: unit, whole: name.whole, remark: name.remark)
    }

    /// A number, a range or a limit without a unit.
    private static func amount(_ header: String) -> CellValue? {
        TypedNumber.read(header).flatMap { $0.unit == nil ? $0.value : nil }
    }

    private static func isYear(_ value: CellValue) -> Bool {
        value.number.map { CalendarDate.isYear($0.description) } ?? false
    }

    subscript(column: Int) -> HeaderName { names[column] }

    /// The headers as they are.
    var titles: [String] { names.map(\.whole) }
}
