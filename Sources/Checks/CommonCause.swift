package import Diagnostics
package import Measures

/// Finds the cell behind several findings that blame other cells.
///
/// A rule that compares two cells blames one of them and notes the other. Where the other one is wrong, every cell that is
/// compared with it is blamed, and it is the one that they all have in common: the single change that would make most
/// of the rules hold.
package struct CommonCause {
    private let book: Book
    private let datasets: [Dataset]

    package init(_ book: Book, _ datasets: [Dataset]) {
        self.book = book
        self.datasets = datasets
    }

    /// One finding for each cell that at least two of the findings note, none blames, and that more of them speak of
    /// than of any cell that they blame. What is accepted has been explained and counts for nothing.
    package func findings(among findings: [Finding]) -> [Finding] {
        let open = findings.filter { $0.accepted == nil && $0.dataset != nil && Self.compares($0) }
        guard open.count > 1 else { return [] }
        let blamed = Set(findings.lazy.filter { $0.accepted == nil }.map(\.place))
        var speaking: [Place: [Int]] = [:]
        for (index, finding) in open.enumerated() {
            for place in Set(finding.notes.map(\.place) + [finding.place]) {
                speaking[place, default: []].append(index)
            }
        }
        let suspects = speaking.filter { place, indices in
            indices.count > 1 && !blamed.contains(place)
                && indices.allSatisfy { (speaking[open[$0].place]?.count ?? 0) < indices.count }
        }
        return suspects.sorted { $0.key < $1.key }.compactMap { place, indices in
            finding(at: place, behind: indices.map { open[$0] })
        }
    }

    /// Whether a finding compares its cell with another one, which may be the wrong one. What stands twice is compared
    /// with nothing, and what several articles agree on is not wrong because two others differ.
    private static func compares(_ finding: Finding) -> Bool {
        switch finding.rule {
        case KeyUniqueRule.description.id: false
        case AgreementRule.description.id: finding.notes.count == 1
        default: !finding.notes.isEmpty
        }
    }

    private func finding(at place: Place, behind findings: [Finding]) -> Finding? {
        guard let cell = cell(at: place) else { return nil }
        let record = cell.dataset.records[cell.record]
        return Finding(
            rule: CommonCauseRule.description.id, severity: .error,
            message: """
                \(cell.value?.display ?? "") is what the \(findings.count) cells of other findings are \
                compared with; if it is wrong, they are right
                """,
            place: place, dataset: cell.dataset.name, key: cell.dataset.keyParts(record.key),
            field: cell.dataset.definition.values[cell.column].name, value: cell.value?.text,
            notes: findings.map { Note("\($0.rule) blames this cell", at: $0.place) })
    }

    /// The first record with a value that was read from a place. Linear in the records.
    private func cell(at place: Place) -> (dataset: Dataset, record: Int, column: Int, value: CellValue?)? {
        guard let article = book.articles.firstIndex(where: { $0.path == place.file }) else { return nil }
        for dataset in datasets {
            for (index, record) in dataset.records.enumerated() {
                for number in record.claims where dataset.claims[number].article == article {
                    let origins = dataset.claims[number].valueOrigins
                    if let column = origins.firstIndex(where: { $0?.location == place.location }) {
                        return (dataset, index, column, dataset.claims[number].values[column])
                    }
                }
            }
        }
        return nil
    }
}
