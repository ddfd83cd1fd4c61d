internal import Diagnostics
internal import Measures

/// The cells that a book corrects, with their places in the articles.
struct CorrectedCells {
    private let corrections: [Correction]
    /// For each place, the first correction of a cell that stands there.
    private var byPlace: [Place: Int] = [:]

    /// Linear in the corrections.
    init(_ book: Book, _ datasets: [Dataset]) {
        corrections = book.corrections
        for (index, correction) in book.corrections.enumerated() {
            guard let dataset = datasets.first(where: { $0.name == correction.dataset }) else { continue }
            let key = dataset.definition.keys.map { field in
                correction.key.first { $0.field == field.name }?.value ?? ""
            }
            guard let record = dataset.record(key: key) else { continue }
            for claim in record.claims.sorted().map({ dataset.claims[$0] })
            where book.articles[claim.article].id == correction.article {
                let column = dataset.definition.valueIndex(correction.field)
                let origin = column.flatMap { claim.valueOrigins[$0] } ?? claim.origin
                let place = Place(book.articles[claim.article].path, origin.location)
                if byPlace[place] == nil { byPlace[place] = index }
            }
        }
    }

    /// The corrections that may have made a finding go away: that of the cell it stands at or, failing that, of the key
    /// it speaks of, or of a cell that it was compared with. Where none of these is corrected, all of its dataset, or all
    /// of the book: which of several it was is not guessed.
    func corrections(behind finding: Finding) -> [Correction] {
        if let index = byPlace[finding.place] { return [corrections[index]] }
        let ofDataset = corrections.filter { $0.dataset == finding.dataset }
        if !finding.key.isEmpty, let match = ofDataset.first(where: { finding.key.allSatisfy($0.key.contains) }) {
            return [match]
        }
        for note in finding.notes {
            if let index = byPlace[note.place] { return [corrections[index]] }
        }
        return ofDataset.isEmpty ? corrections : ofDataset
    }
}
