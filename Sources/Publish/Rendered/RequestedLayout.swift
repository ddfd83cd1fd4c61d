import Books
import Records

/// Chooses the fields for rows and columns if a mark names only some of them.
struct RequestedLayout {
    let dataset: Dataset
    let request: TableRequest

    private var definition: DatasetDefinition { dataset.definition }

    /// Values must not be confused: a key field that differs within the table and is not named also makes rows, after
    /// the named fields, or before those of the dataset's own layout.
    var choice: WideTableChoice {
        var choice = WideTableChoice(of: definition)
        let columns = columnField
        let named = (request.rows ?? ownRows).filter { $0 != columns }
        let missing = definition.keys.indices.filter { $0 != columns && !named.contains($0) && varies($0) }
        let rows = request.rows == nil ? missing + named : named + missing
        choice.layout = TableLayout(
            rows: rows.map { definition.keys[$0].name }, columns: columns.map { definition.keys[$0].name })
        if let values = request.values { choice.values = values }
        choice.keepsOrder = request.keepsOrder
        choice.saysSharedOnce = request.caption == .automatic
        return choice
    }

    /// The dataset's own rows, without those for which the page has selected one word, as long as others remain.
    private var ownRows: [Int] {
        let own = definition.layout.rows.compactMap(definition.keyIndex)
        if dataset.records.isEmpty { return own }
        let telling = own.filter { !request.filtered.contains($0) || varies($0) }
        return telling.isEmpty ? Array(own.suffix(1)) : telling
    }

    /// A mark that names value columns and no column field shows them side by side.
    private var columnField: Int? {
        if let columns = request.columns { return columns }
        guard request.values == nil, let own = definition.layout.columns.flatMap(definition.keyIndex),
            request.rows?.contains(own) != true
        else { return nil }
        return own
    }

    private func varies(_ field: Int) -> Bool {
        guard let first = dataset.records.first else { return false }
        return dataset.records.contains { $0.key[field] != first.key[field] }
    }
}
