import Records
import Text

/// The rows of another dataset that allow combinations, indexed by the words that must be equal.
struct CombinationRows {
    private let source: CombinationSource
    private let view: DatasetView?
    /// The indices of the records with the same words to match.
    private let rows: [[String]: [Int]]

    init(_ source: CombinationSource, in data: CheckedData) {
        self.source = source
        view = data.view(source.dataset)
        var rows: [[String]: [Int]] = [:]
        for (index, record) in (view?.records ?? []).enumerated() {
            rows[source.matches.map { $0.column.text(of: record) }, default: []].append(index)
        }
        self.rows = rows
    }

    /// - Parameter combinations: the judged one, then those that cover it.
    func verdict(on combinations: [[String]]) -> CombinationPermission.Verdict {
        guard let view, let words = combinations.first else { return .unknown }
        let candidates = combinations.map { words in source.matches.map { words[$0.position] } }
            .uniqued().flatMap { rows[$0] ?? [] }
        guard !candidates.isEmpty else { return .unknown }
        let allows = candidates.contains { index in
            source.ranges.allSatisfy { isInside(words[$0.position], $0, of: view.records[index]) }
        }
        return allows ? .allowed : .forbidden(candidates.prefix(Self.mostNotes).flatMap { notes(on: $0, in: view) })
    }

    private static let mostNotes = 5

    private func isInside(_ word: String, _ range: CombinationSource.Between, of record: Record) -> Bool {
        let (from, to) = (range.from.text(of: record), range.to.text(of: record))
        return (from.isEmpty || !range.order.isLess(word, from)) && (to.isEmpty || !range.order.isLess(to, word))
    }

    private func notes(on index: Int, in view: DatasetView) -> [Note] {
        let record = view.records[index]
        return source.ranges.map { range in
            let (from, to) = (range.from.text(of: record), range.to.text(of: record))
            let limits = [
                from.isEmpty ? nil : "\(range.names.from) is \(from)", to.isEmpty ? nil : "\(range.names.to) is \(to)",
            ].compactMap { $0 }.joined(separator: " and ")
            return Note("here \(limits)", at: view.place(index, to.isEmpty ? range.from : range.to))
        }
    }
}
