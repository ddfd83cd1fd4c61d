import Records
import Text

/// The rows of another dataset that allow combinations, indexed by the words that must be equal.
struct CombinationRows {
    private let source: CombinationSource
    private let view: DatasetView?
    /// The indices of the records with the same words to match.
    private let rows: [[String]: [Int]]
    /// For each column to match, some of the records with a word.
    private let known: [[String: [Int]]]

    init(_ source: CombinationSource, in data: CheckedData) {
        self.source = source
        view = data.view(source.dataset)
        var rows: [[String]: [Int]] = [:]
        var known = [[String: [Int]]](repeating: [:], count: source.matches.count)
        for (index, record) in (view?.records ?? []).enumerated() {
            guard let words = source.matches.allOrNil({ $0.column.word(of: record) }) else { continue }
            rows[words, default: []].append(index)
            for (column, word) in words.enumerated() where known[column][word, default: []].count < Self.mostNotes {
                known[column][word, default: []].append(index)
            }
        }
        (self.rows, self.known) = (rows, known)
    }

    /// - Parameter combinations: the judged one, then those that cover it.
    func verdict(on combinations: [[String]]) -> CombinationPermission.Verdict {
        guard let view, let words = combinations.first else { return .unknown }
        let candidates = combinations.map { words in source.matches.map { words[$0.position] } }
            .uniqued().flatMap { rows[$0] ?? [] }
        guard !candidates.isEmpty else { return verdict(onUnmatched: combinations, in: view) }
        let allows = candidates.contains { index in
            source.ranges.allSatisfy { isInside(words[$0.position], $0, of: view.records[index]) }
        }
        return allows ? .allowed : .forbidden(candidates.prefix(Self.mostNotes).flatMap { notes(on: $0, in: view) })
    }

    /// No record has the words of a combination together: they are forbidden if each of them occurs with others.
    private func verdict(
        onUnmatched combinations: [[String]], in view: DatasetView
    ) -> CombinationPermission.Verdict {
        let found = source.matches.indices.map { column in
            combinations.lazy.compactMap { known[column][$0[source.matches[column].position]] }.first ?? []
        }
        guard let first = found.first, found.allSatisfy({ !$0.isEmpty }) else { return .unknown }
        return .forbidden(
            first.map { index in
                let words = source.matches.map { "\($0.name) is \($0.column.text(of: view.records[index]))" }
                return Note(
                    "here \(words.joined(separator: " and "))", at: view.place(index, source.matches[0].column))
            })
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
