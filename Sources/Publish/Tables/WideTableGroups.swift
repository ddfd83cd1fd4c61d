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

    private let source: WideTableSource
    private let choice: WideTableChoice
    private let headingFields: [Int]

    init(_ source: WideTableSource, choice: WideTableChoice) {
        (self.source, self.choice) = (source, choice)
        headingFields = Self.headingFields(of: source.definition, layout: choice.layout)
    }

    /// The key fields that are neither rows nor columns.
    static func headingFields(of definition: DatasetDefinition, layout: TableLayout) -> [Int] {
        let shown = Set(layout.rows + [layout.columns].compactMap(\.self))
        return definition.keys.indices.filter { !shown.contains(definition.keys[$0].name) }
    }

    var groups: [Group] { groups { _ in true } ?? [] }

    /// Nil if a table does not fit the width of a page.
    var fittingGroups: [Group]? { groups { $0.fits(.page) } }

    private func groups(where isFit: (WideTable) -> Bool) -> [Group]? {
        let builder = WideTableBuilder(source, choice: choice)
        var tables: [(table: WideTable, combinations: [[Int]], records: [Int])] = []
        var positions: [WideTable: Int] = [:]
        let combinations = source.ranks.groups(of: Array(source.records.indices), by: headingFields)
        for combination in combinations {
            let table = builder.table(of: combination)
            guard isFit(table) else { return nil }
            let key = headingFields.map { source.ranks.rank(combination[0], field: $0) }
            // Equal tables have no notes: a mark's number occurs once.
            if combinations.count > 1, let position = positions[table] {
                tables[position].combinations.append(key)
                tables[position].records += combination
            } else {
                if combinations.count > 1 { positions[table] = tables.count }
                tables.append((table, [key], combination))
            }
        }
        return tables.map {
            Group(
                heading: heading(of: $0.combinations), table: $0.table, records: $0.records.map { source.records[$0] })
        }
    }

    /// `Edition 2019, Edition 2021 · Oak` where the combinations are all of two lists, else each by itself.
    ///
    /// - Parameter combinations: of ranks.
    private func heading(of combinations: [[Int]]) -> String {
        if headingFields.isEmpty { return "" }
        if combinations.count == 1 { return text(combinations[0].map { [$0] }) }
        let words = headingFields.indices.map { index in Set(combinations.map { $0[index] }) }
        var product = 1
        for set in words where product <= combinations.count { product *= set.count }
        guard product == combinations.count else {
            return combinations.map { text($0.map { [$0] }) }.joined(separator: "; ")
        }
        return text(words.map { Array($0) })
    }

    private func text(_ words: [[Int]]) -> String {
        zip(headingFields, words).map { field, chosen in
            source.ranks.text(ranks: chosen, field: field, say: source.material.say) {
                source.material.fullLabel($0, of: source.definition.keys[field])
            }
        }.filter { !$0.isEmpty }.joined(separator: " · ")
    }
}
