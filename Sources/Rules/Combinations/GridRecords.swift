import Records

/// The records of a dataset by their words in a grid: finds the one in place of a missing one, because a word of its key
/// was misread or misspelt.
///
/// Such a word is not one of the words that the grid names, or has fewer records than the missing word; and for each
/// of its records, the missing word's record is missing.
struct GridRecords {
    private let view: DatasetView
    private let grid: [GridField]
    /// For each field of the grid, the records by the rest of their keys.
    private let beside: [Int: [[String]: [Int]]]
    /// For each field of the grid, the records by their word there.
    private let byWord: [Int: [String: [Int]]]

    /// Linear in the records, for each field of the grid.
    init(of grid: [GridField], in view: DatasetView) {
        (self.view, self.grid) = (view, grid)
        var (beside, byWord): ([Int: [[String]: [Int]]], [Int: [String: [Int]]]) = ([:], [:])
        for field in grid.map(\.field) {
            beside[field] = Dictionary(grouping: view.records.indices) { Self.without(field, view.records[$0].key) }
            byWord[field] = Dictionary(grouping: view.records.indices) { view.records[$0].key[field] }
        }
        (self.beside, self.byWord) = (beside, byWord)
    }

    private static func without(_ field: Int, _ key: [String]) -> [String] {
        var key = key
        key[field] = ""
        return key
    }

    /// The only record that may replace a missing one; nil if there is none, or more than one.
    ///
    /// - Parameters:
    ///   - gap: names a word for one field of the grid, or for each.
    ///   - key: of the missing record; if the gap names one field, of any record of its slice with that word.
    func standIn(for gap: GridGaps.Gap, key: [String]) -> (record: Int, field: Int)? {
        guard gap.others == 0 else { return nil }
        let found = grid.flatMap { field -> [(record: Int, field: Int)] in
            guard let missing = gap.words[field.field] else { return [] }
            return (beside[field.field]?[Self.without(field.field, key)] ?? []).filter {
                isStrange($0, beside: missing, in: field)
            }.map { ($0, field.field) }
        }
        return found.count == 1 ? found[0] : nil
    }

    private func isStrange(_ record: Int, beside missing: String, in field: GridField) -> Bool {
        let word = view.records[record].key[field.field]
        let fellows = byWord[field.field]?[word] ?? []
        guard word != missing, word != field.covering else { return false }
        switch field.words {
        case .named(let words): if words.contains(word) { return false }
        case .present: if fellows.count >= byWord[field.field]?[missing]?.count ?? 0 { return false }
        }
        return fellows.allSatisfy { fellow in
            var key = view.records[fellow].key
            key[field.field] = missing
            return view.dataset.position(of: key) == nil
        }
    }
}
