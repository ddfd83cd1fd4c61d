import Books
import Records

/// Lays out records of one combination of the keys that are neither rows nor columns.
struct WideTableBuilder {
    private let dataset: Dataset
    private let material: ReportMaterial
    private let ranks: FieldRanks
    private let notes: CellNotes
    private let rowFields: [Int]
    private let columnField: Int?
    private let choice: WideTableChoice
    /// For each row field the label of each of its words.
    private let labels: [[String]]

    init(
        _ dataset: Dataset, material: ReportMaterial, ranks: FieldRanks, notes: CellNotes,
        choice: WideTableChoice? = nil
    ) {
        let choice = choice ?? WideTableChoice(of: dataset.definition)
        self.dataset = dataset
        self.material = material
        self.ranks = ranks
        self.notes = notes
        self.choice = choice
        rowFields = choice.layout.rows.compactMap(dataset.definition.keyIndex)
        columnField = choice.layout.columns.flatMap(dataset.definition.keyIndex)
        labels = rowFields.map { field in
            ranks.ids(field).map { material.label($0, of: dataset.definition.keys[field]) }
        }
    }

    private var definition: DatasetDefinition { dataset.definition }

    /// - Parameter records: their positions in the dataset, at least one.
    func table(of records: [Int]) -> WideTable {
        let remarks = remarks(of: records.map { dataset.records[$0] })
        let labels = labels(of: records)
        let table =
            columnField.map { wideTable(of: records, columnField: $0, labels: labels.shown, remarks: remarks) }
            ?? longTable(of: records, labels: labels.shown, remarks: remarks)
        let cells = columnField == nil ? [] : meaning(ofCells: records, remarks: remarks)
        let told = WideTable(
            columns: table.columns, rows: table.rows, remarks: labels.shared + remarks.map(\.text) + cells)
        return choice.sharesLabels ? told.markingRows : told
    }

    /// One row for each combination of row fields, the values beside each other.
    private func wideTable(
        of records: [Int], columnField: Int, labels: [Int], remarks: [Remark]
    ) -> WideTable {
        let words = Set(records.map { ranks.rank($0, field: columnField) }).sorted()
        let isNumeric = definition.readValues.allSatisfy(\.type.isNumeric)
        let groups = rowGroups(of: records)
        let leading = leadingColumns(of: groups, remarks: remarks)
        let hidden = Set(leading + remarks.compactMap(\.column))
        let columns =
            rowColumns(labels)
            + leading.map { WideTable.Column(title: material.title(of: definition.values[$0]), isNumeric: false) }
            + words.map { head(ranks.ids(columnField)[$0], of: definition.keys[columnField], isNumeric: isNumeric) }
        let hasUnit = definition.unit == .perRecord && !remarks.contains { $0.column == nil }
        let rows = groups.map { group in
            let byWord = Dictionary(grouping: group) { ranks.rank($0, field: columnField) }
            let first = dataset.records[group[0]]
            return rowLabels(group[0], labels) + leading.map { [WideTable.Entry(display(first, $0))] }
                + words.map { word in
                    (byWord[word] ?? []).map { entry(dataset.records[$0], hidden: hidden, hasUnit: hasUnit) }
                }
        }
        return WideTable(columns: columns, rows: rows, remarks: [])
    }

    private func head(_ id: String, of field: FieldDefinition, isNumeric: Bool) -> WideTable.Column {
        let label = material.label(id, of: field)
        let short = choice.usesShortHeads ? material.shortLabel(id, of: field) : label
        return WideTable.Column(title: short, meaning: short == label ? nil : label, isNumeric: isNumeric)
    }

    /// One row a record, the value columns side by side.
    private func longTable(of records: [Int], labels: [Int], remarks: [Remark]) -> WideTable {
        let shown = choice.values.filter { index in !remarks.contains { $0.column == index } }
        let hasUnits = definition.unit == .perRecord && !remarks.contains { $0.column == nil }
        let columns =
            rowColumns(labels)
            + shown.map { index in
                let field = definition.values[index]
                return WideTable.Column(title: material.title(of: field), isNumeric: field.type.isNumeric)
            } + (hasUnits ? [WideTable.Column(title: material.say("Unit", ja: "単位"), isNumeric: false)] : [])
        let rows = rowGroups(of: records).joined().map { position in
            var cells = rowLabels(position, labels)
            let record = dataset.records[position]
            if definition.values.isEmpty, let last = cells.indices.last {
                let mark = notes.mark(of: record, column: nil)
                cells[last] = cells[last].map { WideTable.Entry($0.text, mark: mark, record: record) }
            }
            cells += shown.map {
                [WideTable.Entry(display(record, $0), mark: notes.mark(of: record, column: $0), record: record)]
            }
            return cells + (hasUnits ? [[WideTable.Entry(hasNumber(record) ? record.unit ?? "" : "")]] : [])
        }
        return WideTable(columns: columns, rows: rows, remarks: [])
    }

    /// The indices of the row fields that name the rows of a table, and what all of its rows share.
    private func labels(of records: [Int]) -> (shown: [Int], shared: [String]) {
        guard choice.sharesLabels, rowGroups(of: records).count > 1 else { return (Array(rowFields.indices), []) }
        let shared = rowFields.indices.filter { index in
            let first = ranks.rank(records[0], field: rowFields[index])
            return records.allSatisfy { ranks.rank($0, field: rowFields[index]) == first }
        }
        let texts = shared.compactMap { index -> String? in
            let field = definition.keys[rowFields[index]]
            let label = labels[index][ranks.rank(records[0], field: rowFields[index])]
            return label.isEmpty ? nil : material.title(of: field) + material.say(": ", ja: "：") + label
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

    private func rowGroups(of records: [Int]) -> [[Int]] {
        ranks.groups(of: records, by: rowFields, keepsOrder: choice.keepsOrder)
    }
}

/// The words that all values of a table share, shown once above it.
extension WideTableBuilder {
    private struct Remark {
        /// The value column that need not be shown; nil for the unit.
        let column: Int?
        let text: String
    }

    private func remarks(of records: [Record]) -> [Remark] {
        guard choice.saysSharedOnce else { return [] }
        var remarks: [Remark] = []
        for (index, field) in definition.values.enumerated() where field.isSetByRecipe && records.count > 1 {
            guard let first = records.first?.values[index], records.allSatisfy({ $0.values[index] == first }) else {
                continue
            }
            let text = material.title(of: field) + material.say(": ", ja: "：") + material.display(first, of: field)
            remarks.append(Remark(column: index, text: text))
        }
        if definition.unit == .perRecord, records.count > 1, let unit = records[0].unit,
            records.allSatisfy({ $0.unit == unit })
        {
            remarks.append(Remark(column: nil, text: material.say("Unit: ", ja: "単位：") + unit))
        }
        return remarks
    }

    /// What the values of a cell are, where it has several: `Cells: Size / Leading`.
    private func meaning(ofCells records: [Int], remarks: [Remark]) -> [String] {
        guard choice.sharesLabels else { return [] }
        let shown = choice.values.filter { index in
            !definition.values[index].isSetByRecipe && !remarks.contains { $0.column == index }
                && records.contains { dataset.records[$0].values[index] != nil }
        }
        guard shown.count > 1 else { return [] }
        let titles = shown.map { material.title(of: definition.values[$0]) }
        return [material.say("Cells: ", ja: "セル：") + titles.joined(separator: " / ")]
    }

    /// Columns that the recipe sets and that are the same all along each row: they are shown once, before the values.
    private func leadingColumns(of groups: [[Int]], remarks: [Remark]) -> [Int] {
        definition.values.indices.filter { index in
            definition.values[index].isSetByRecipe && !remarks.contains { $0.column == index }
                && groups.allSatisfy { group in
                    group.allSatisfy { dataset.records[$0].values[index] == dataset.records[group[0]].values[index] }
                }
        }
    }

    /// All values of a record in one cell: `30 / 2.5`, what the recipe sets in parentheses.
    private func entry(_ record: Record, hidden: Set<Int>, hasUnit: Bool) -> WideTable.Entry {
        let indices = choice.values.filter { !hidden.contains($0) && record.values[$0] != nil }
        let read = indices.filter { !definition.values[$0].isSetByRecipe }.map { display(record, $0) }
        let set = indices.filter { definition.values[$0].isSetByRecipe }.map { display(record, $0) }
        var text = read.joined(separator: " / ")
        if hasUnit, let unit = record.unit, hasNumber(record) { text += " " + unit }
        if !set.isEmpty, record.status != .notAvailable { text += " (\(set.joined(separator: ", ")))" }
        if definition.values.isEmpty { text = "×" }
        return WideTable.Entry(text, mark: notes.mark(of: record, column: nil), record: record)
    }

    /// A unit without a number would say nothing.
    private func hasNumber(_ record: Record) -> Bool { record.values.contains { $0?.number != nil } }

    private func display(_ record: Record, _ column: Int) -> String {
        material.display(record.values[column], of: definition.values[column])
    }
}
