package import Books
package import Records
package import Text

/// Takes back what findings imply by cells that are in doubt themselves.
///
/// A rule that compares two cells implies by one what the other should be. Where other rules blame the one, what follows from
/// it is wrong most of the time: of a slip in one cell no correction of its neighbours follows.
package struct DoubtedBases {
    private let datasets: [Dataset]
    private let rejudgement: Rejudgement
    private let cells: CellUses

    /// - Parameters:
    ///   - datasets: those that were judged.
    ///   - judged: what the rules say of them.
    package init(_ book: Book, _ datasets: [Dataset], _ rules: RuleBook, _ judged: RuleJudgement) {
        self.datasets = datasets
        rejudgement = Rejudgement(datasets, rules, judged)
        cells = CellUses(book, datasets)
    }

    /// The same findings. Open ones imply nothing where they note a cell that another open finding blames without noting
    /// theirs, unless they would say the same if that cell said nothing, as where many others agree.
    ///
    /// - Complexity: for each dataset at most 24 times that of the rules, and fewer times where it has many records.
    package func settled(_ findings: [Finding]) -> [Finding] {
        let open = findings.indices.filter { findings[$0].accepted == nil && findings[$0].severity != .note }
        let blaming = Dictionary(grouping: open) { findings[$0].place }
        var result = findings
        // By the place of a doubted cell what the rules find without it; nil where that is not tried.
        var without: [Place: [Finding]?] = [:]
        var trials: [Int: Int] = [:]
        for index in open where !findings[index].implied.isEmpty {
            let finding = findings[index]
            let doubted = Set(finding.notes.map(\.place)).filter { place in
                place != finding.place
                    && blaming[place]?.contains { other in
                        !findings[other].notes.contains { $0.place == finding.place }
                    } == true
            }
            for place in doubted.sorted() {
                let left = without[place] ?? self.findings(without: place, &trials)
                without[place] = .some(left)
                if left?.contains(where: { $0.implies(asMuchAs: finding) }) != true { result[index].implied = [] }
            }
        }
        return result
    }

    /// - Parameter trials: how many changes have been tried, by dataset.
    private func findings(without place: Place, _ trials: inout [Int: Int]) -> [Finding]? {
        guard let uses = cells.uses(at: place), let first = uses.first else { return nil }
        trials[first.dataset, default: 0] += 1
        guard trials[first.dataset, default: 0] <= Rejudgement.limit(of: datasets[first.dataset]) else { return nil }
        return rejudgement.findings(where: uses, read: nil)
    }
}

extension Finding {
    /// Whether it implies the same of the same cell by the same rule.
    fileprivate func implies(asMuchAs other: Finding) -> Bool {
        rule == other.rule && place == other.place && key == other.key && implied == other.implied
    }
}
