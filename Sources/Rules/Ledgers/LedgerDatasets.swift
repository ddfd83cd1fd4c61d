import Books
import Records
import Text

/// The datasets that the findings of a ledger are about.
struct LedgerDatasets {
    private let book: Book
    private let byName: [String: Dataset]

    init(_ book: Book, _ datasets: [Dataset]) {
        self.book = book
        byName = Dictionary(first: datasets.map { ($0.name, $0) })
    }

    subscript(name: String) -> Dataset? { byName[name] }

    /// The index of the record that a finding is about; nil for a part of a key.
    func position(of finding: Finding) -> Int? {
        finding.dataset.flatMap { byName[$0] }?.position(of: finding.key.map(\.value))
    }

    /// The claim with a value column at the finding's place.
    func claim(of finding: Finding, column: Int) -> Claim? {
        guard let dataset = finding.dataset.flatMap({ byName[$0] }), let position = position(of: finding) else {
            return nil
        }
        return dataset.records[position].claims.lazy.map { dataset.claims[$0] }.first { claim in
            let location = (claim.valueOrigins[column] ?? claim.origin).location
            return Place(book.articles[claim.article].path, location) == finding.place
        }
    }

    /// The unit of the number at fault if its record has its own; nil for other values.
    func unit(of finding: Finding) -> String? {
        guard let definition = finding.dataset.flatMap({ byName[$0] })?.definition, let field = finding.field,
            let column = definition.valueIndex(field),
            case let type = definition.values[column], type.type.isNumeric, definition.unit(of: type) == .perRecord,
            let claim = claim(of: finding, column: column)
        else { return nil }
        return claim.unit
    }
}
