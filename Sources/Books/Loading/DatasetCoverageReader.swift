import Text

/// Reads what a dataset says of the book's coverage: `stands_for` and `gaps`.
struct DatasetCoverageReader {
    let map: KeyReader<DatasetKeys>

    /// `stands_for: {edition: "2021"}`
    func standsFor() -> [StandIn] {
        map.standsFor.compactMap { entry, value in
            guard let word = value.text, !word.isEmpty else {
                map.problems.report("\"\(entry.key)\" takes one word, but found \(value.kind)", at: value.place)
                return nil
            }
            return StandIn(part: KeyPart(entry.key, word), fieldPlace: entry.keyPlace, wordPlace: value.place)
        }
    }

    /// `gaps: [{field: wood, against: {dataset: tree, column: wood}, reason: …}]`
    func gaps() -> [ExpectedWords] { map.gaps.compactMap(gap) }

    private func gap(_ entry: KeyReader<GapKeys>) -> ExpectedWords? {
        let (field, against, reason) = (entry.field, entry.against, entry.reason)
        let (dataset, column) = (against?.dataset, against?.column)
        guard let field, let against, let dataset, let column, let reason else { return nil }
        return ExpectedWords(
            field: field, dataset: dataset, column: column, reason: reason, fieldPlace: entry.place(of: \.field),
            datasetPlace: against.place(of: \.dataset), columnPlace: against.place(of: \.column))
    }
}
