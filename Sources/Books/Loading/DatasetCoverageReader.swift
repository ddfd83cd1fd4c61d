import Text

/// Reads what a dataset says of the book's coverage: `stands_for` and `gaps`.
struct DatasetCoverageReader {
    let map: MapReader

    /// `stands_for: {edition: "2021"}`
    func standsFor() -> [StandIn] {
        (map.entries("stands_for") ?? []).compactMap { entry in
            guard let word = entry.value.text, !word.isEmpty else {
                map.problems.report(
                    "\"\(entry.key)\" stands for one word, but found \(entry.value.kind)", at: entry.value.place)
                return nil
            }
            return StandIn(
                part: KeyPart(entry.key, word), fieldPlace: entry.keyPlace, wordPlace: entry.value.place)
        }
    }

    /// `gaps: [{field: wood, against: {dataset: tree, column: wood}, reason: …}]`
    func gaps() -> [ExpectedWords] {
        (map.nodes("gaps") ?? []).compactMap(gap)
    }

    private func gap(_ node: BookNode) -> ExpectedWords? {
        let entry = MapReader(node, subject: "an entry of gaps", problems: map.problems)
        let field = entry.requiredText("field")
        let against = entry.requiredNode("against").map {
            MapReader($0, subject: "the other column", problems: map.problems)
        }
        let (dataset, column) = (against?.requiredText("dataset"), against?.requiredText("column"))
        against?.rejectUnknownKeys()
        _ = entry.requiredNode("reason")
        let reason = entry.localized("reason")
        entry.rejectUnknownKeys()
        guard let field, let against, let dataset, let column, let reason else { return nil }
        return ExpectedWords(
            field: field, dataset: dataset, column: column, reason: reason, fieldPlace: entry.place(of: "field"),
            datasetPlace: against.place(of: "dataset"), columnPlace: against.place(of: "column"))
    }
}
