import Books
import Records

/// The tables of a dataset: one for each combination of the keys that are neither rows nor columns, equal ones once.
struct WideTableGroups {
    struct Group {
        /// What the table is about; empty where the dataset is one table.
        let heading: String
        let table: WideTable
        let records: [Record]
    }

    private let dataset: Dataset
    private let material: ReportMaterial
    private let ranks: FieldRanks
    private let choice: WideTableChoice
    private let headingFields: [Int]

    /// - Parameter choice: nil for the dataset's own layout.
    init(_ dataset: Dataset, material: ReportMaterial, ranks: FieldRanks, choice: WideTableChoice? = nil) {
        self.dataset = dataset
        self.material = material
        self.ranks = ranks
        self.choice = choice ?? WideTableChoice(of: dataset.definition)
        headingFields = Self.headingFields(of: dataset.definition, layout: self.choice.layout)
    }

    /// The key fields that are neither rows nor columns.
    static func headingFields(of definition: DatasetDefinition, layout: TableLayout) -> [Int] {
        let shown = Set(layout.rows + [layout.columns].compactMap(\.self))
        return definition.keys.indices.filter { !shown.contains(definition.keys[$0].name) }
    }

    /// Whether each table fits the width of a page. Ends at the first that does not.
    func fit(notes: CellNotes) -> Bool {
        let builder = WideTableBuilder(dataset, material: material, ranks: ranks, notes: notes, choice: choice)
        return ranks.groups(of: Array(dataset.records.indices), by: headingFields).allSatisfy {
            builder.table(of: $0).fits(.page)
        }
    }

    func groups(notes: CellNotes) -> [Group] {
        let builder = WideTableBuilder(dataset, material: material, ranks: ranks, notes: notes, choice: choice)
        var tables: [(table: WideTable, combinations: [[String]], records: [Record])] = []
        var positions: [WideTable: Int] = [:]
        for combination in ranks.groups(of: Array(dataset.records.indices), by: headingFields) {
            let table = builder.table(of: combination)
            let records = combination.map { dataset.records[$0] }
            let key = headingFields.map { records[0].key[$0] }
            // Equal tables have no notes: a mark's number occurs once.
            if let position = positions[table] {
                tables[position].combinations.append(key)
                tables[position].records += records
            } else {
                positions[table] = tables.count
                tables.append((table, [key], records))
            }
        }
        return tables.map { Group(heading: heading(of: $0.combinations), table: $0.table, records: $0.records) }
    }

    /// `Edition 2019, Edition 2021 · Oak` where the combinations are all of two lists, else each by itself.
    private func heading(of combinations: [[String]]) -> String {
        let words = headingFields.indices.map { index in Set(combinations.map { $0[index] }) }
        var product = 1
        for set in words where product <= combinations.count { product *= set.count }
        guard product == combinations.count else {
            return combinations.map { text($0.map { [$0] }) }.joined(separator: "; ")
        }
        return text(words.map { Array($0) })
    }

    private func text(_ words: [[String]]) -> String {
        zip(headingFields, words).map { field, ids in
            ranks.text(ids, field: field, say: material.say) {
                material.fullLabel($0, of: dataset.definition.keys[field])
            }
        }.filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
