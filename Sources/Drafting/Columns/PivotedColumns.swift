import Books
import Numbers
import Recipes
import Text

/// Columns whose headers are the numbers of one key, such as years: the step `unpivot` makes rows of them.
///
///     | Salt | 20 °C | 40 °C | 60 °C |        | Town | Population / 1990 | Population / 2000 | Population / 2010 |
struct PivotedColumns {
    let columns: [Int]
    /// The tiers above the numbers.
    let above: [String]
    /// What follows the numbers, such as ` °C`.
    let rest: String
    let isWhole: Bool
    let isYears: Bool

    private struct Header: Hashable {
        let above: [String]
        let rest: String
    }

    /// The fewest columns that are a key of their own.
    private static let fewest = 3

    /// Nil if too few columns have such headers, or their cells are of several types.
    init?(of table: ReadTable, cells: [ColumnCells]) {
        var numbers: [Header: [(column: Int, number: ExactNumber)]] = [:]
        for (index, column) in table.columns.enumerated() {
            guard let (number, rest) = column.tiers.last.flatMap(Self.number) else { continue }
            numbers[Header(above: column.tiers.dropLast(), rest: rest), default: []].append((index, number))
        }
        guard let (header, found) = numbers.first, numbers.count == 1, found.count >= Self.fewest,
            found.count < table.columns.count, Set(found.map(\.number)).count == found.count,
            !(header.rest.isEmpty && found.contains { !CellValue.number($0.number).isWhole })
        else { return nil }
        // A number with a remark is one of the same key.
        guard
            !table.columns.indices.contains(where: { index in
                table.columns[index].tiers.last?.first?.isNumber == true && !found.contains { $0.column == index }
            })
        else { return nil }
        let types = Set(found.compactMap { cells[$0.column].type }.map { $0 == .integer ? .number : $0 })
        guard types.count == 1 else { return nil }
        (columns, above, rest) = (found.map(\.column), header.above, header.rest)
        isWhole = found.allSatisfy { CellValue.number($0.number).isWhole }
        isYears = rest.isEmpty && found.allSatisfy { CalendarDate.isYear($0.number.description) }
    }

    /// What the cells measure, if a tier above the numbers says so: `Population` above years, `Load (kN) at span` above `2 m`.
    var measured: HeaderName? {
        guard let upper = above.last.map({ HeaderName($0) }) else { return nil }
        if isYears { return upper }
        let own = HeaderUnit(named: rest[...].drop { $0 == " " })?.unit
        guard let unit = upper.sureUnit, own.map({ !KnownUnits.areAlike($0, unit) }) ?? false else { return nil }
        return upper
    }

    /// A number and its unit as written: `20 °C`.
    private static func number(_ header: String) -> (ExactNumber, rest: String)? {
        let text = LabelFolding.width(header)
        let digits = text.prefix { $0.isASCII && $0.isNumber || ".-−".contains($0) }
        guard case .number(let number)? = TypedNumber.read(String(digits))?.value else { return nil }
        let rest = text[digits.endIndex...]
        guard rest.isEmpty || HeaderUnit(named: rest.drop { $0 == " " }) != nil else { return nil }
        return (number, String(rest))
    }

    /// The pattern that takes the number from a header; nil if the header is the number.
    func pattern(for field: String) -> String? {
        guard !above.isEmpty || !rest.isEmpty else { return nil }
        return PatternText.literal((above + [""]).joined(separator: " / ")) + "{\(field)}" + PatternText.literal(rest)
    }
}
