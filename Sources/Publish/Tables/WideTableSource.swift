import Books
import Records

/// Records that wide tables show, and what lays them out.
struct WideTableSource {
    let definition: DatasetDefinition
    let records: [Record]
    let material: ReportMaterial
    /// Of the records.
    let ranks: FieldRanks
    let notes: CellNotes

    init(_ dataset: Dataset, material: ReportMaterial, notes: CellNotes) {
        (definition, records) = (dataset.definition, dataset.records)
        (self.material, self.notes) = (material, notes)
        ranks = FieldRanks(dataset, in: material.book)
    }

    /// Of some records, by their positions; without notes.
    init(_ positions: [Int], of dataset: Dataset, material: ReportMaterial) {
        (definition, records) = (dataset.definition, positions.map { dataset.records[$0] })
        (self.material, notes) = (material, CellNotes(none: dataset))
        ranks = FieldRanks(dataset, in: material.book).part(positions)
    }
}

/// What of a dataset a wide table shows, and how it is laid out.
struct WideTableChoice {
    var layout: TableLayout
    /// The value columns, by their index.
    var values: [Int]
    /// True if the words that all values share are shown once next to the table.
    var saysSharedOnce = true
    /// True if a row label that all rows of a table share is shown once above it, and a mark of all values of a row at its
    /// label.
    var sharesLabels = false
    /// True where the heads of the columns are short labels.
    var usesShortHeads = false
    /// True where the heads of value columns have the unit of the dataset, because nothing else names it.
    var namesUnit = false
    /// True where rows are in the order of their first records.
    var keepsOrder = false

    /// Everything, laid out as the dataset says.
    init(of definition: DatasetDefinition) {
        layout = definition.layout
        values = Array(definition.values.indices)
    }
}

/// The tables of a dataset in a layout in which each fits the width of a page.
extension WideTableSource {
    /// In the declared layout if it fits, with short labels or divided otherwise. Tables that fit in no layout are continued
    /// in further ones with the same rows.
    var fittingGroups: [WideTableGroups.Group] {
        let declared = definition.layout
        if let groups = tables(in: declared, usesShortHeads: false).fittingGroups { return groups }
        for (number, layout) in plans.layouts.enumerated() {
            // The first one is the declared one.
            for usesShortHeads in number == 0 ? [true] : [false, true] {
                let tables = tables(in: layout, usesShortHeads: usesShortHeads)
                if let groups = tables.fittingGroups { return groups }
            }
        }
        return tables(in: declared, usesShortHeads: true).groups.flatMap(\.continued)
    }

    private var plans: WideTablePlans {
        WideTablePlans(definition: definition) { layout in
            let fields = WideTableGroups.headingFields(of: definition, layout: layout)
            return ranks.groups(of: Array(records.indices), by: fields).count
        }
    }

    private func tables(in layout: TableLayout, usesShortHeads: Bool) -> WideTableGroups {
        var choice = WideTableChoice(of: definition)
        choice.layout = layout
        choice.sharesLabels = true
        choice.usesShortHeads = usesShortHeads
        return WideTableGroups(self, choice: choice)
    }
}

extension WideTableGroups.Group {
    /// The group as several whose tables fit the width of a page.
    fileprivate var continued: [Self] {
        let parts = table.parts
        return parts.indices.map { index in
            Self(
                heading: index == 0 ? heading : "", table: parts[index],
                records: index == parts.count - 1 ? records : [])
        }
    }
}

extension WideTable {
    /// The minimum number of columns of a part, without row labels.
    private static let fewestColumns = 2

    /// The table in parts of some columns each, all with the labels of the rows; the remarks are those of the first.
    fileprivate var parts: [WideTable] {
        let widths = TableWidth.columns(of: self)
        let labels = columns.prefix(while: \.isRowLabel).count
        let left = TableWidth.ofPage - widths[..<labels].reduce(0, +)
        let fewest = Self.divided(widths, from: labels, into: left)
        guard fewest.count > 1 else { return [self] }
        // Parts of about one width are easier to compare than a wide one and a remainder.
        let count = (columns.count - labels + fewest.count - 1) / fewest.count
        let even = stride(from: labels, to: columns.count, by: count).map {
            Array($0..<min($0 + count, columns.count))
        }
        let isFitting = even.allSatisfy { part in part.reduce(0) { $0 + widths[$1] } <= left }
        let parts = isFitting ? even : fewest
        return parts.enumerated().map { number, part in
            let shown = Array(0..<labels) + part
            return WideTable(
                columns: shown.map { columns[$0] }, rows: rows.map { row in shown.map { row[$0] } },
                remarks: number == 0 ? remarks : [], hasMarks: hasMarks)
        }
    }

    /// Columns one after the other, in parts that end as soon as they are full.
    private static func divided(_ widths: [Double], from first: Int, into room: Double) -> [[Int]] {
        var parts: [[Int]] = []
        var used = 0.0
        for column in widths.indices.dropFirst(first) {
            if parts.isEmpty || used + widths[column] > room && (parts.last?.count ?? 0) >= fewestColumns {
                parts.append([])
                used = 0
            }
            parts[parts.count - 1].append(column)
            used += widths[column]
        }
        return parts
    }
}
