import Books
import Records
import Text

/// A wide table as data: a row for each combination of the row fields, and for each word of the column field a column
/// with the value, followed by further value columns.
///
///     level | light | light_bound | heavy | heavy_bound | unit | status | flagged ...
struct WideData {
    private let dataset: Dataset
    private let labels: DataLabels
    private let ranks: FieldRanks
    private let doubts: Doubts
    private let common: CommonCells
    private let rowFields: [Int]
    private let columnField: Int?
    private let keepsOrder: Bool
    private let values: [Value]
    /// The value columns that are shown.
    private let shown: Set<Int>
    /// The only value column, which needs no name; nil if there are several.
    private let main: String?

    /// A column that each word has.
    private struct Value {
        /// The suffix after the word's name; empty for the main value.
        let suffix: String
        /// The field whose labels the cells may have; nil for additional columns.
        let field: FieldDefinition?
        let cell: (Record) -> DataCell
    }

    /// - Parameter dataset: with the requested records.
    init(_ dataset: Dataset, request: TableRequest, in publication: Publication, labels: DataLabels) {
        let definition = dataset.definition
        let choice = RequestedLayout(dataset: dataset, request: request).choice
        self.dataset = dataset
        self.labels = labels
        ranks = FieldRanks(dataset, in: publication.book)
        doubts = publication.doubts
        common = CommonCells(dataset, in: publication)
        keepsOrder = choice.keepsOrder
        let (rows, column) = (choice.layout.rows.compactMap(definition.keyIndex), choice.layout.columns)
        columnField = column.flatMap(definition.keyIndex)
        // A table for people has the words that all records share in its heading.
        rowFields = rows + definition.keys.indices.filter { [columnField] in $0 != columnField && !rows.contains($0) }
        shown = definition.values.isEmpty ? [] : Set(choice.values)
        let chosen = Set(choice.values.map { definition.values[$0].name })
        let read = definition.readValues.filter { chosen.contains($0.name) }
        let main = columnField != nil && read.count == 1 ? read[0].name : nil
        self.main = main
        let columns = DataColumns(definition: definition)
        values = columns.values.compactMap { column in
            var labelled: FieldDefinition?
            switch column.content {
            case .value(let field, _):
                guard chosen.contains(field.name) else { return nil }
                labelled = field
            case .qualifier(let field, _), .maximum(let field, _):
                guard chosen.contains(field.name) else { return nil }
            case .unit: guard definition.unit == .perRecord else { return nil }
            }
            return Value(
                suffix: column.name == main ? "" : column.name, field: labelled,
                cell: columns.column(column, value: { $0.values[$1] }, unit: { $0.unit }).cell)
        }
    }

    func bytes(_ format: DataFormat, _ dialect: CSVDialect) -> [UInt8] {
        let definition = dataset.definition
        let words = columnField.map(ranks.ids) ?? []
        let unit = definition.unit.shared
        let columns =
            rowFields.map { definition.keys[$0].name } + (columnField == nil ? names("") : words.flatMap(names))
            + (unit == nil ? [] : [CommonColumn.unit.rawValue]) + [CommonColumn.status.rawValue] + DoubtCells.names
        let positions = Array(dataset.records.indices)
        let rows = ranks.groups(of: positions, by: rowFields, keepsOrder: keepsOrder).flatMap {
            group -> [[DataCell]] in
            let group = group.map { dataset.records[$0] }
            let unitCell = unit.map { [DataCell.text($0)] } ?? []
            guard let columnField else {
                return group.map { record in
                    rowCells(record) + cells(record) + unitCell
                        + ([.status] + CommonColumn.ofDoubt).map { common.cell($0, of: record) }
                }
            }
            let byWord = Dictionary(first: group.map { ($0.key[columnField], $0) })
            return [
                rowCells(group[0]) + words.flatMap { cells(byWord[$0]) } + unitCell + [statusCell(byWord, words)]
                    + DoubtCells.cells(words.compactMap { word in byWord[word].flatMap { doubt($0, word) } })
            ]
        }
        return DataWriter.bytes(columns, rows, format, dialect)
    }

    private func rowCells(_ record: Record) -> [DataCell] {
        rowFields.map { labels.cell(key: record.key[$0], of: dataset.definition.keys[$0]) }
    }

    /// The columns of a word, or of the whole record for an empty word.
    private func names(_ word: String) -> [String] {
        // In a dataset without values, the column of a word shows whether there is a record.
        guard !values.isEmpty else { return word.isEmpty ? [] : [label(word)] }
        return values.map { name(word, $0.suffix) }
    }

    private func name(_ word: String, _ suffix: String) -> String {
        [label(word), suffix].filter { !$0.isEmpty }.joined(separator: "_")
    }

    private func label(_ word: String) -> String {
        columnField.flatMap { labels.label(word, of: dataset.definition.keys[$0]) } ?? word
    }

    private func cells(_ record: Record?) -> [DataCell] {
        guard !values.isEmpty else { return columnField == nil ? [] : [.boolean(record != nil)] }
        guard let record else { return values.map { _ in .empty } }
        return values.map { value in
            let cell = value.cell(record)
            return value.field.map { labels.cell(cell, of: $0) } ?? cell
        }
    }

    /// The origin of each word's value that is not as read: `heavy=corrected`.
    private func statusCell(_ byWord: [String: Record], _ words: [String]) -> DataCell {
        let statuses = words.compactMap { word -> DataCell.Named? in
            guard let status = byWord[word]?.status, status != .read else { return nil }
            return DataCell.Named(name: label(word), cell: .text(status.rawValue))
        }
        return statuses.isEmpty ? .empty : .named(statuses)
    }

    /// The doubt about the value of a word.
    private func doubt(_ record: Record, _ word: String) -> DoubtCells.Part? {
        let all = doubts.doubt(about: record, in: dataset)
        let own = shown.isEmpty ? all : all?.about(columns: shown, of: dataset.definition)
        guard let doubt = own else { return nil }
        let implied = ImpliedValues(doubt, in: dataset.definition)?.cells ?? []
        let named = implied.map { DataCell.Named(name: name(word, $0.name == main ? "" : $0.name), cell: $0.cell) }
        return DoubtCells.Part(name: label(word), doubt: doubt, implied: named)
    }
}
