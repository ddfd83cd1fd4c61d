import Measures

/// A dataset as its reader wants it: some key fields down, the words of one across, a table for each combination of
/// the others. Combinations with the same table share it.
struct WideTables {
    struct Section {
        /// The words that are common to the table, such as `app, version 11`; several where tables are alike. Escaped.
        let headings: [String]
        let table: MarkdownTable
    }

    private let dataset: Dataset
    private let labels: ReportLabels
    private let notes: CellNotes
    private let rowFields: [Int]
    private let columnField: Int?
    private let sectionFields: [Int]

    init(_ dataset: Dataset, labels: ReportLabels, notes: CellNotes) {
        self.dataset = dataset
        self.labels = labels
        self.notes = notes
        let definition = dataset.definition
        rowFields = definition.layout.rows.compactMap(definition.keyIndex)
        columnField = definition.layout.columns.flatMap(definition.keyIndex)
        let used = Set(rowFields + [columnField].compactMap { $0 })
        sectionFields = definition.keys.indices.filter { !used.contains($0) }
    }

    /// In the order of the keys.
    var sections: [Section] {
        var sections: [(headings: [String], table: MarkdownTable)] = []
        for records in grouped(dataset.records, by: sectionFields) {
            let heading = labels.words(records[0].key, fields: sectionFields, of: dataset.definition)
            let table = columnField.map { wide(records, across: $0) } ?? long(records)
            if let same = sections.firstIndex(where: { $0.table.header == table.header && $0.table.rows == table.rows })
            {
                sections[same].headings.append(heading)
            } else {
                sections.append(([heading], table))
            }
        }
        return sections.map { Section(headings: $0.headings, table: $0.table) }
    }

    /// Records with equal words in some fields, in the order of each group's first record.
    private func grouped(_ records: [Record], by fields: [Int]) -> [[Record]] {
        var positions: [[String]: Int] = [:]
        var groups: [[Record]] = []
        for record in records {
            let words = fields.map { record.key[$0] }
            if let position = positions[words] {
                groups[position].append(record)
            } else {
                positions[words] = groups.count
                groups.append([record])
            }
        }
        return groups
    }

    private func wide(_ records: [Record], across field: Int) -> MarkdownTable {
        let definition = dataset.definition
        let words = columnWords(of: records, field)
        let header =
            rowFields.map { labels.title(of: definition.keys[$0]) }
            + words.map { MarkdownText.escape(labels.word($0, of: definition.keys[field])) }
        let rows = grouped(records, by: rowFields).map { row in
            let byWord = Dictionary(row.map { ($0.key[field], $0) }, uniquingKeysWith: { first, _ in first })
            return rowLabels(row[0]) + words.map { word in byWord[word].map(values) ?? "" }
        }
        return MarkdownTable(header: header, rows: rows, numericColumns: Set(rowFields.count..<header.count))
    }

    private func columnWords(of records: [Record], _ field: Int) -> [String] {
        let present = Set(records.map { $0.key[field] })
        let vocabulary = labels.book.vocabulary(of: dataset.definition.keys[field])
        let known = vocabulary?.entries.map(\.id).filter(present.contains) ?? []
        var others: [String] = []
        for record in records where !known.contains(record.key[field]) && !others.contains(record.key[field]) {
            others.append(record.key[field])
        }
        return known + others
    }

    private func long(_ records: [Record]) -> MarkdownTable {
        let definition = dataset.definition
        let header = rowFields.map { labels.title(of: definition.keys[$0]) } + definition.values.map(labels.title)
        let rows = records.map { record in
            rowLabels(record) + definition.values.indices.map { value(record, $0) }
        }
        let numeric = definition.values.indices.filter { [.number, .integer].contains(definition.values[$0].type) }
        return MarkdownTable(header: header, rows: rows, numericColumns: Set(numeric.map { $0 + rowFields.count }))
    }

    private func rowLabels(_ record: Record) -> [String] {
        rowFields.map { field in
            let label = MarkdownText.escape(labels.word(record.key[field], of: dataset.definition.keys[field]))
            return notes.flagsWord(of: record, field: field) ? label + " [⚑](#also-found)" : label
        }
    }

    /// The values that articles state; what recipes set is the same in whole rows and told with the columns.
    private func values(_ record: Record) -> String {
        dataset.definition.values.indices.filter { !dataset.definition.values[$0].isSetByRecipe }
            .map { value(record, $0) }.joined(separator: " × ")
    }

    private func value(_ record: Record, _ column: Int) -> String {
        notes.marked(labels.value(record.values[column], of: dataset.definition.values[column]), record, column: column)
    }
}
