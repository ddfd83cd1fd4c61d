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

    /// The type of a field; text for an unknown one.
    func type(of field: String, in dataset: String?) -> FieldType {
        dataset.flatMap { byName[$0] }?.definition.fields.first { $0.name == field }?.type ?? .text
    }

    func hasSeveralColumns(_ name: String?) -> Bool {
        name.flatMap { byName[$0] }.map { $0.definition.values.count > 1 } ?? false
    }

    /// The index of the record that a finding is about; nil for a part of a key.
    func position(of finding: Finding) -> Int? {
        finding.dataset.flatMap { byName[$0] }?.position(of: finding.key.map(\.value))
    }

    /// The claim at the finding's place.
    ///
    /// - Parameter column: that of the value there; nil for a finding about a whole claim.
    func claim(of finding: Finding, column: Int?) -> Claim? {
        guard let dataset = finding.dataset.flatMap({ byName[$0] }), let position = position(of: finding) else {
            return nil
        }
        return dataset.records[position].claims.lazy.map { dataset.claims[$0] }
            .first { $0.place(of: column, in: book) == finding.place }
    }

    /// The unit of the number at fault if its record has its own; nil for other values, such as words of the key.
    func unit(of finding: Finding) -> String? {
        guard let definition = finding.dataset.flatMap({ byName[$0] })?.definition, definition.unit == .perRecord,
            case let named = finding.field.flatMap(definition.valueIndex),
            let claim = claim(of: finding, column: named),
            // A finding about a whole claim has its first value.
            let column = named ?? claim.values.firstIndex(where: { $0 != nil }),
            claim.values[column]?.display == finding.value,
            named != nil || !finding.key.contains(where: { $0.value == finding.value })
        else { return nil }
        return definition.ownUnit(of: claim.values[column], column, ofRecord: claim.unit)
    }
}
