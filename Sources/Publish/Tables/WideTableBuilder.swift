import Books
import Records
import Text

/// Lays out records of one combination of the keys that are neither rows nor columns.
struct WideTableBuilder {
    private let source: WideTableSource
    private let rowFields: [Int]
    private let columnField: Int?
    private let choice: WideTableChoice
    /// For each row field the label of each of its words.
    private let labels: [[String]]
    private var definition: DatasetDefinition { source.definition }
    private var material: ReportMaterial { source.material }
    private var ranks: FieldRanks { source.ranks }

    init(_ source: WideTableSource, choice: WideTableChoice) {
        (self.source, self.choice) = (source, choice)
        rowFields = choice.layout.rows.compactMap(source.definition.keyIndex)
        columnField = choice.layout.columns.flatMap(source.definition.keyIndex)
        labels = rowFields.map { field in
            source.ranks.ids(field).map { source.material.label($0, of: source.definition.keys[field]) }
        }
    }

    /// - Parameter records: their positions, at least one.
    func table(of records: [Int]) -> WideTable {
        let remarks = remarks(of: records)
        let groups = ranks.groups(of: records, by: rowFields, keepsOrder: choice.keepsOrder)
        let labels = labels(of: records, in: groups)
        let table =
            columnField.map {
                wideTable(of: records, in: groups, columnField: $0, labels: labels.shown, remarks: remarks)
            } ?? longTable(of: groups, labels: labels.shown, remarks: remarks)
        let cells = columnField == nil ? [] : meaning(ofCells: records, remarks: remarks)
        let remarked = WideTable(
            columns: table.columns, rows: table.rows, remarks: labels.shared + remarks.map(\.text) + cells)
        return choice.sharesLabels ? remarked.markingRows : remarked
    }

    /// One row for each combination of row fields, the values beside each other.
    private func wideTable(
        of records: [Int], in groups: [[Int]], columnField: Int, labels: [Int], remarks: [Remark]
    ) -> WideTable {
        let words = ranks.used(by: records, field: columnField)
        let isNumeric = definition.readValues.allSatisfy(\.type.isNumeric)
        let leading = leadingColumns(of: groups, remarks: remarks)
        let hidden = Set(leading + remarks.compactMap(\.column))
        let columns =
            rowColumns(labels)
            + leading.map { WideTable.Column(title: material.title(of: definition.values[$0]), isNumeric: false) }
            + words.map { head(ranks.ids(columnField)[$0], of: definition.keys[columnField], isNumeric: isNumeric) }
        let content = CellContent(
            columns: choice.values.filter { !hidden.contains($0) && isFilled($0, in: records) }, of: definition,
            hasUnit: definition.unit == .perRecord && !remarks.contains { $0.column == nil })
        let none = [[WideTable.Entry]](repeating: [], count: words.count)
        let rows = groups.map { group in
            let first = source.records[group[0]]
            var cells = rowLabels(group[0], labels) + leading.map { [WideTable.Entry(display(first, $0))] }
            let start = cells.count
            cells += none
            for record in group {
                let rank = ranks.rank(record, field: columnField)
                cells[start + words.partitionPoint { $0 < rank }].append(entry(source.records[record], content))
            }
            return cells
        }
        return WideTable(columns: columns, rows: rows, remarks: [])
    }

    private func head(_ id: String, of field: FieldDefinition, isNumeric: Bool) -> WideTable.Column {
        let label = material.label(id, of: field)
        let short = choice.usesShortHeads ? material.shortLabel(id, of: field) : label
        return WideTable.Column(title: short, meaning: short == label ? nil : label, isNumeric: isNumeric)
    }

    /// One row a record, the value columns side by side.
    private func longTable(of groups: [[Int]], labels: [Int], remarks: [Remark]) -> WideTable {
        let shown = choice.values.filter { index in !remarks.contains { $0.column == index } }
        let hasUnits = definition.unit == .perRecord && !remarks.contains { $0.column == nil }
        let columns =
            rowColumns(labels)
            + shown.map { index in
                let field = definition.values[index]
                return WideTable.Column(title: title(of: field), isNumeric: field.type.isNumeric)
            } + (hasUnits ? [WideTable.Column(title: material.say("Unit", ja: "単位"), isNumeric: false)] : [])
        let rows = groups.joined().map { position in
            var cells = rowLabels(position, labels)
            let record = source.records[position]
            if definition.values.isEmpty, let last = cells.indices.last {
                let mark = mark(of: record, column: nil)
                cells[last] = cells[last].map { WideTable.Entry($0.text, mark: mark, record: record) }
            }
            cells += shown.map {
                [WideTable.Entry(display(record, $0), mark: mark(of: record, column: $0), record: record, column: $0)]
            }
            return cells
                + (hasUnits
                    ? [[WideTable.Entry(isMeasured(record) ? material.unit(record.unit, of: definition) ?? "" : "")]]
                    : [])
        }
        return WideTable(columns: columns, rows: rows, remarks: [])
    }

    /// The indices of the row fields that name the rows of a table, and what all of its rows share.
    private func labels(of records: [Int], in groups: [[Int]]) -> (shown: [Int], shared: [String]) {
        guard choice.sharesLabels, groups.count > 1 else { return (Array(rowFields.indices), []) }
        let shared = rowFields.indices.filter { ranks.isShared(by: records, field: rowFields[$0]) }
        let texts = shared.compactMap { index -> String? in
            let field = definition.keys[rowFields[index]]
            let label = labels[index][ranks.rank(records[0], field: rowFields[index])]
            return label.isEmpty ? nil : material.title(of: field) + material.say.colon() + label
        }
        let shown = rowFields.indices.filter { !shared.contains($0) }
        // The records of a long table may differ in values alone.
        return shown.isEmpty ? (Array(rowFields.indices), []) : (shown, texts)
    }

    private func rowColumns(_ labels: [Int]) -> [WideTable.Column] {
        labels.map {
            let field = definition.keys[rowFields[$0]]
            return WideTable.Column(
                title: material.title(of: field), isNumeric: field.type.isNumeric, isRowLabel: true)
        }
    }

    private func rowLabels(_ record: Int, _ shown: [Int]) -> [[WideTable.Entry]] {
        shown.map { [WideTable.Entry(labels[$0][ranks.rank(record, field: rowFields[$0])])] }
    }
}

/// The words that all values of a table share, shown once above it.
extension WideTableBuilder {
    private struct Remark {
        /// The value column that need not be shown; nil for the unit.
        let column: Int?
        let text: String
    }

    private func remarks(of records: [Int]) -> [Remark] {
        guard choice.saysSharedOnce, records.count > 1 else { return [] }
        var remarks: [Remark] = []
        for (index, field) in definition.values.enumerated() where field.isSetByRecipe {
            guard let first = source.records[records[0]].values[index],
                records.allSatisfy({ source.records[$0].values[index] == first })
            else { continue }
            let text = material.title(of: field) + material.say.colon() + material.display(first, of: field)
            remarks.append(Remark(column: index, text: text))
        }
        if definition.unit == .perRecord, let unit = source.records[records[0]].unit,
            records.allSatisfy({ source.records[$0].unit == unit })
        {
            remarks.append(
                Remark(
                    column: nil, text: material.say("Unit: ", ja: "単位：") + (material.unit(unit, of: definition) ?? unit)
                ))
        }
        return remarks
    }

    /// `Size (pt)`, if the column has a unit of its own, and in tables of pages where all records have the unit.
    private func title(of field: FieldDefinition) -> String {
        let title = material.title(of: field)
        guard choice.sharesLabels || choice.namesUnit || field.unit != nil, field.type.isNumeric,
            let unit = definition.unit(of: field).shared
        else { return title }
        return material.say("\(title) (\(unit))", ja: "\(title)（\(unit)）")
    }

    /// What the values of a cell are, where it has several or a unit: `Cells: Size (pt) / Leading (pt)`, `Size (pt)`.
    private func meaning(ofCells records: [Int], remarks: [Remark]) -> [String] {
        let shown = choice.values.filter { index in
            !definition.values[index].isSetByRecipe && !remarks.contains { $0.column == index }
                && isFilled(index, in: records)
        }
        let titles = shown.map { title(of: definition.values[$0]) }
        if titles.count == 1 {
            let saysMore = choice.sharesLabels || definition.hasUnitsOfColumns
            return !saysMore || titles == [material.title(of: definition.values[shown[0]])] ? [] : titles
        }
        guard titles.count > 1 else { return [] }
        return [material.say("Cells: ", ja: "セル：") + titles.joined(separator: " / ")]
    }

    private func isFilled(_ column: Int, in records: [Int]) -> Bool {
        records.contains { source.records[$0].values[column] != nil }
    }

    /// Columns that the recipe sets and that are the same all along each row: they are shown once, before the values.
    private func leadingColumns(of groups: [[Int]], remarks: [Remark]) -> [Int] {
        definition.values.indices.filter { index in
            definition.values[index].isSetByRecipe && !remarks.contains { $0.column == index }
                && groups.allSatisfy { group in
                    group.allSatisfy { source.records[$0].values[index] == source.records[group[0]].values[index] }
                }
        }
    }

    /// What the cells of a table show.
    private struct CellContent {
        /// The value columns that are read, and those that the recipe sets.
        let read: [Int]
        let set: [Int]
        let hasUnit: Bool

        init(columns: [Int], of definition: DatasetDefinition, hasUnit: Bool) {
            read = columns.filter { !definition.values[$0].isSetByRecipe }
            set = columns.filter { definition.values[$0].isSetByRecipe }
            self.hasUnit = hasUnit
        }
    }

    /// All values of a record in one cell: `30 / — / 2.5`, what the recipe sets in parentheses. The unit of the record is behind
    /// its last number: `185 MPa / ISO 527`.
    private func entry(_ record: Record, _ content: CellContent) -> WideTable.Entry {
        var text = ""
        if content.read.contains(where: { record.values[$0] != nil }) {
            let unit = content.hasUnit ? material.unit(record.unit, of: definition) : nil
            let measured = definition.measuredColumns(of: record.values)
            let last = content.read.last(where: measured.contains)
            text = content.read.map { column in
                let value = record.values[column] == nil ? "—" : display(record, column)
                return column == last ? [value, unit].compactMap { $0 }.joined(separator: " ") : value
            }.joined(separator: " / ")
        }
        if record.status != .notAvailable, let set = self.text(record, content.set) {
            text += " (\(set))"
        }
        if definition.values.isEmpty { text = "×" }
        return WideTable.Entry(text, mark: mark(of: record, column: nil), record: record)
    }

    /// Nil without values.
    private func text(_ record: Record, _ columns: [Int]) -> String? {
        let values = columns.filter { record.values[$0] != nil }.map { display(record, $0) }
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    /// Only a record with a number shows its unit.
    private func isMeasured(_ record: Record) -> Bool { !definition.measuredColumns(of: record.values).isEmpty }

    private func mark(of record: Record, column: Int?) -> CellNotes.Mark? {
        source.notes.mark(of: record, column: column, in: material)
    }

    private func display(_ record: Record, _ column: Int) -> String {
        material.display(record.values[column], of: definition.values[column])
    }
}
