import Books
import Records
import Text

/// The cells that a book corrects, with their places in the articles.
struct CorrectedCells {
    private let corrections: [Correction]
    /// For each place, the first correction of a cell there.
    private var byPlace: [Place: Int] = [:]
    /// By dataset, the indices of its corrections; and by dataset and part of a key, those with that part.
    private var ofDatasets: [String: [Int]] = [:]
    private var byPart: [String: [KeyPart: [Int]]] = [:]

    /// Linear in the corrections.
    init(_ book: Book, _ datasets: [Dataset]) {
        corrections = book.corrections
        let byName = Dictionary(first: datasets.map { ($0.name, $0) })
        for (index, correction) in book.corrections.enumerated() {
            ofDatasets[correction.dataset, default: []].append(index)
            for part in correction.key { byPart[correction.dataset, default: [:]][part, default: []].append(index) }
            guard let dataset = byName[correction.dataset],
                let record = dataset.record(key: correction.key(in: dataset.definition))
            else { continue }
            for claim in record.claims.sorted().map({ dataset.claims[$0] })
            where book.articles[claim.article].id == correction.article {
                let place = claim.place(of: dataset.definition.valueIndex(correction.field), in: book)
                if byPlace[place] == nil { byPlace[place] = index }
            }
        }
    }

    /// The corrections that may have removed a finding: that of its cell, or else of its key, or of a cell compared
    /// with it. If none of these is corrected, all corrections of its dataset or of the book.
    func corrections(behind finding: Finding) -> [Correction] {
        if let index = byPlace[finding.place] { return [corrections[index]] }
        let ofDataset = finding.dataset.flatMap { ofDatasets[$0] } ?? []
        if let match = first(ofKey: finding.key, in: finding.dataset) { return [corrections[match]] }
        for note in finding.notes {
            if let index = byPlace[note.place] { return [corrections[index]] }
        }
        return ofDataset.isEmpty ? corrections : ofDataset.map { corrections[$0] }
    }

    /// The first correction of a dataset whose key has all parts of a finding's key.
    private func first(ofKey key: [KeyPart], in dataset: String?) -> Int? {
        guard let parts = dataset.flatMap({ byPart[$0] }) else { return nil }
        let fewest = key.map { parts[$0, default: []] }.min { $0.count < $1.count }
        return fewest?.first { index in key.allSatisfy(corrections[index].key.contains) }
    }
}
