import Articles
import Books
import Numbers
import Recipes
import Records
import Text

/// A table in which each row is a property with a unit of its own, and each column a thing: the step `transpose` makes
/// columns of the rows.
///
///     |        | Mini  | Long  |        | Name | Length | Weight |
///     | Length | 25 cm | 60 cm |   ->   | Mini | 25 cm  | 0.8 kg |
///     | Weight | 800 g | 2 kg  |        | Long | 60 cm  | 2.1 kg |
struct TurnedTable {
    let read: ReadTable
    /// The column that the names of the things become.
    let name: String
    /// What the cell above the labels says that the things are: `Month`. Nil if it is empty, names the labels, or is a title.
    let kind: String?
    /// The title in the header, above all columns; nil without one.
    let title: String?
    /// The texts of the rows below the last thing's that are one cell: `Source: the mill`.
    let remarks: [String]

    /// Nil if the rows do not have several units, or the columns have units, too.
    init?(_ table: ArticleTable) {
        let read = ReadTable(table)
        let data = read.rows.prefix { $0.kind == .data }
        let rest = read.rows[data.endIndex...]
        let labels = data.map { read.text($0.index, 0) }
        let units = data.map { Self.unit(of: $0.index, in: read) }
        title = table.headerRows.count == 2 ? read.titleTier : nil
        let names = read.columns.map { $0.tiers.last ?? "" }
        guard table.headerRows.count == (title == nil ? 1 : 2), table.columnCount > 2,
            read.rows.count == table.bodyRows.count, rest.allSatisfy({ $0.kind == .spanned }), !labels.contains(""),
            Set(labels).count == labels.count, !units.contains(.several), Set(units.compactMap(\.name)).count > 1,
            !Self.measuresByColumns(read),
            !names.dropFirst().contains(where: { $0.isEmpty || Self.unit(ofLabel: $0) != nil })
        else { return nil }
        remarks = rest.map { read.text($0.index, 0) }
        let taken = Set(labels.map(LabelFolding.fold))
        name = ["Name", "Thing"].first { !taken.contains(LabelFolding.fold($0)) } ?? "Name of the thing"
        let corner = LabelFolding.width(names[0])
        let titles = (table.headings + [table.caption].compactMap(\.self)).map { LabelFolding.fold($0.text) }
        let isKind = Self.namesThings(corner) || Self.measures(corner, amounts: names.dropFirst())
        let isName =
            isKind && !names.contains { Self.namesOfFigures.contains(LabelFolding.fold($0)) }
            && !taken.union(titles).contains(LabelFolding.fold(corner))
        kind = isName ? corner : nil
        let first = table.headerRows.count - 1
        self.read = ReadTable(table.turned(keeping: first...first + data.count), firstColumn: name)
    }

    private static func namesThings(_ corner: String) -> Bool {
        let words = corner.split(separator: " ").map { LabelFolding.fold(String($0)) }
        return corner.count <= longestName && corner.contains(where: \.isLetter)
            && corner.allSatisfy { $0.isLetter || $0.isNumber || " -.".contains($0) }
            && namesOfLabels.isDisjoint(with: words)
    }

    /// Whether the corner names what the numbers in the header measure: `Age (days)` above `1`, `7`, `28`.
    private static func measures(_ corner: String, amounts: some Sequence<String>) -> Bool {
        corner.count <= longestName && HeaderName(corner).sureUnit != nil
            && amounts.allSatisfy { LowerHeader.isNumber(LabelFolding.width($0)) }
    }

    private static let longestName = 24
    /// Names of columns that say something of the labels, so that the cell above these names them: `Assay` beside `Result`.
    private static let namesOfFigures = Set(
        [
            "result", "results", "limit", "limits", "value", "values", "flag", "reference", "reference range",
            "ergebnis", "wert", "grenzwert", "résultat", "valeur", "limite", "resultado", "valor", "结果", "結果", "値",
        ].map(LabelFolding.fold))
    /// Words above labels that say what these are.
    private static let namesOfLabels = Set(
        [
            "property", "properties", "parameter", "parameters", "feature", "features", "specification",
            "specifications", "spec", "specs", "characteristic", "characteristics", "attribute", "attributes",
            "quantity", "quantities", "metric", "metrics", "measure", "measures", "measurement", "measurements",
            "item", "items", "field", "fields", "data", "detail", "details", "description", "statistic", "statistics",
            "stat", "stats", "variable", "variables", "indicator", "indicators", "category", "type", "unit", "units",
            "dimension", "dimensions", "size", "sizes", "test", "tests", "criterion", "criteria", "aspect", "value",
            "values", "performance", "result", "results", "condition", "conditions", "comparison", "technical",
            "benchmark", "benchmarks", "setting", "settings", "limit", "limits", "name",
            "eigenschaft", "eigenschaften", "merkmal", "merkmale", "kennwert", "kennwerte", "größe", "größen", "daten",
            "propriété", "caractéristique", "caractéristiques", "propiedad", "característica", "características",
            "項目", "属性", "参数", "项目", "規格", "性能",
        ].map(LabelFolding.fold))

    /// Whether one column has numbers without a unit, and another one those of one quantity: `0.5` beside `2 km`, `80 m`.
    private static func measuresByColumns(_ table: ReadTable) -> Bool {
        let units = table.columns.indices.dropFirst().map { column in
            table.rows.compactMap { table.typed.cells[$0.index][column] }.filter { $0.value.number != nil }.map(\.unit)
        }
        func isMeasure(_ units: [String?]) -> Bool {
            guard let first = units.first, let first else { return false }
            return units.allSatisfy { $0.map { areAlike($0, first) } ?? false }
        }
        return units.contains { !$0.isEmpty && $0.allSatisfy { $0 == nil } } && units.contains(where: isMeasure)
    }

    /// Whether units measure the same. `×` and `x` are one sign.
    private static func areAlike(_ one: String, _ other: String) -> Bool {
        one == other || KnownUnits.areAlike(one, other) || [one, other].allSatisfy { ["×", "x"].contains($0) }
    }

    private enum Unit: Hashable {
        case none, several
        case one(String)

        var name: String? { if case .one(let name) = self { name } else { nil } }
    }

    /// That of a row of numbers, in its cells or its label.
    private static func unit(of row: Int, in table: ReadTable) -> Unit {
        let cells = table.columns.indices.dropFirst().filter { table.typed.cells[row][$0] != nil }
        guard !cells.isEmpty else { return .none }
        guard cells.allSatisfy({ LowerHeader.isNumber(LabelFolding.width(table.text(row, $0))) }) else {
            return units(ofComposite: row, in: table)
        }
        let units = Set(cells.compactMap { table.typed.cells[row][$0]?.unit }.map(UnitSpelling.canonical))
        guard let unit = units.first ?? unit(ofLabel: table.text(row, 0)) else { return .none }
        return units.count > 1 ? .several : .one(unit)
    }

    /// Those of a row whose cells have several numbers each, with units of their own: `Length cm (in)`.
    private static func units(ofComposite row: Int, in table: ReadTable) -> Unit {
        var cells = ColumnCells()
        for column in table.columns.indices.dropFirst() {
            cells.add(table.text(row, column), table.typed.cells[row][column], source: nil)
        }
        let composite = CompositeColumn(cells, header: HeaderName(table.text(row, 0)))
        let units = (composite?.parts ?? []).compactMap(\.unit)
        return units.count > 1 ? .one(units.joined(separator: " ")) : .none
    }

    /// Nil for a label that is only a unit.
    private static func unit(ofLabel label: String) -> String? {
        let name = HeaderName(label)
        return name.name == name.whole ? nil : name.unit
    }
}

extension ReadTable {
    /// A tier of the header above all columns, which is a title of the table; nil without one.
    var titleTier: String? { titleTiers.first }

    /// The tiers of the header above all columns: a title of the table, and what else is above the names.
    var titleTiers: ArraySlice<String> {
        let first = columns.first?.tiers ?? []
        let shared = first.indices.prefix { tier in
            columns.count { $0.tiers.count > tier + 1 } > 1
                && columns.allSatisfy { $0.tiers.count > tier && $0.tiers[tier] == first[tier] }
        }
        return first.prefix(shared.count)
    }
}
