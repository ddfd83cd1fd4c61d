import Books
import Records
package import Text

/// Removes implications from cells that are in doubt themselves.
///
/// A rule that compares two cells implies the value of one from the other. If other rules blame the other cell, the
/// implication is usually wrong: a mistake in one cell must not lead to corrections of its neighbours.
///
/// After 250 changes of one digit in the first book, 202 implications were about cells of other lines; 45 are left.
package struct DoubtedBases {
    private let trials: CellTrials

    package init(_ trials: CellTrials) { self.trials = trials }

    /// The findings, where they lose their implications if they note a cell that an open finding blames without noting
    /// theirs; accepted ones, too, since an acceptance brings nothing back. An implication stays if it does not depend on
    /// that cell, as with a majority. Of two findings that imply each other's cells, only that stays whose value leaves
    /// fewer findings.
    ///
    /// - Complexity: for each dataset at most 24 times that of the rules, and less for many records.
    package func settled(_ findings: [Finding]) -> [Finding] {
        let judged = findings.indices.filter { !findings[$0].isSettled && findings[$0].severity != .note }
        let open = judged.filter { findings[$0].accepted == nil }
        let blaming = Dictionary(grouping: open) { findings[$0].place }
        var result = findings
        // For the place of a doubted cell that may be tried, the findings without it.
        var without: [Place: [Finding]] = [:]
        // For a finding that may be tried, the number of findings with its implied value.
        var left: [Int: Int] = [:]
        var budget = CellTrials.Budget()
        for index in open + judged.filter({ findings[$0].accepted != nil }) where !findings[index].implied.isEmpty {
            let finding = findings[index]
            let doubted = Set(finding.notes.map(\.place)).filter { place in
                place != finding.place
                    && blaming[place]?.contains { other in
                        // A common cause notes all cells that it may clear.
                        findings[other].rule == RuleKind.commonCause.rawValue
                            || !findings[other].notes.contains { $0.place == finding.place }
                    } == true
            }
            let rivals = Set(finding.notes.map(\.place)).subtracting([finding.place]).sorted().flatMap { place in
                (blaming[place] ?? []).filter { other in
                    !findings[other].implied.isEmpty && findings[other].notes.contains { $0.place == finding.place }
                }
            }
            for tried in rivals.isEmpty ? [] : [index] + rivals where left[tried] == nil {
                left[tried] = self.left(by: findings[tried], &budget)
            }
            let least = rivals.map { left[$0] ?? 0 }.min()
            if let least, left[index] ?? .max >= least { result[index].withhold() }
            for place in doubted.sorted() {
                let left = without[place] ?? self.findings(without: place, &budget)
                without[place] = left
                if left?.contains(where: { $0.implies(asMuchAs: finding) }) != true { result[index].withhold() }
            }
        }
        return result
    }

    /// The number of findings if the implied value was read; nil if that is not tried.
    private func left(by finding: Finding, _ budget: inout CellTrials.Budget) -> Int? {
        guard let uses = trials.cells.uses(at: finding.place), let use = uses.first,
            let value = finding.impliedValues(in: trials.datasets[use.dataset].definition).first?.value,
            budget.allows(of: trials.datasets[use.dataset])
        else { return nil }
        return trials.findings(where: uses, read: value).count
    }

    private func findings(without place: Place, _ budget: inout CellTrials.Budget) -> [Finding]? {
        guard let uses = trials.cells.uses(at: place), let first = uses.first,
            budget.allows(of: trials.datasets[first.dataset])
        else { return nil }
        return trials.findings(where: uses, read: nil)
    }
}

extension Finding {
    /// Whether it implies the same value of the same cell by the same rule.
    fileprivate func implies(asMuchAs other: Finding) -> Bool {
        rule == other.rule && place == other.place && key == other.key && implied == other.implied
    }
}
