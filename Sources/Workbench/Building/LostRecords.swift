import Books
import Outputs
import Records
import Rules
package import Text

/// Finds records and values that an output folder contains and the new build does not: data lost by a change of the
/// book, an article or the program.
///
/// A build's output does not depend on the previous output, so these findings are printed but not written.
package struct LostRecords {
    private let checked: CheckedBook
    private let folder: String
    package init(_ checked: CheckedBook, folder: String) {
        self.checked = checked
        self.folder = folder
    }

    /// A finding for each lost dataset and record, and for each lost value of a remaining record; accepted ones are
    /// marked.
    ///
    /// - Parameter differing: the paths at which the folder differs from the new build. Other datasets are skipped.
    /// - Returns: empty if the folder is not an output with a data package.
    package func findings(differing: [String]) -> [Finding] {
        let differing = Set(differing.filter { $0 == PublishedData.packagePath || $0.hasSuffix(".csv") })
        guard !differing.isEmpty, FileSystem.kind(folder + "/" + PublishedData.packagePath) == .file else { return [] }
        let old = PublishedData(OutputFiles(folder: folder))
        let changed = old.names.filter { differing.contains("data/\($0).csv") }
        guard !changed.isEmpty else { return [] }
        let tables = old.tables(Set(changed))
        // An unreadable output shows no losses; it is replaced.
        guard old.mistakes.isEmpty else { return [] }
        let causes = LossCauses(checked, known: old.findings)
        return FindingLedger(checked.book, checked.datasets, asOf: checked.setup.day)
            .accepting(tables.flatMap { findings(in: $0, causes) })
    }

    private func findings(in table: PublishedTable, _ causes: LossCauses) -> [Finding] {
        guard let dataset = checked.book.datasetIndex(table.name).map({ checked.datasets[$0] }) else {
            return [
                Finding(
                    rule: .lostRecord, severity: .error,
                    message:
                        "the dataset \(table.name) with \(table.records.count) records is in the output but not in the book; "
                        + "if it is left out by mistake, put it back: the next build no longer reports the loss",
                    place: Place(BookLoader.bookFile), dataset: table.name)
            ]
        }
        // With other key fields, old and new records cannot be matched.
        guard dataset.definition.keys.map(\.name) == table.shape.keys.map(\.name) else { return [] }
        let renames = dataset.definition.fields.compactMap { field in
            checked.book.vocabulary(of: field).map { (field.name, $0.renames) }
        }
        let table = table.renamed(by: Dictionary(first: renames))
        return table.records.flatMap { record in
            guard let position = dataset.position(of: record.key) else {
                return [lost("in the output is lost", record, of: dataset, causes)]
            }
            return table.shape.values.enumerated().compactMap { index, column in
                guard let old = record.values[index]?.display, !old.isEmpty,
                    let value = dataset.definition.valueIndex(column.name),
                    dataset.records[position].values[value].map({ $0 == .notAvailable }) ?? true
                else { return nil }
                return lost(
                    "has the \(column.name) \(old) in the output, but no value any more", record, (column, old),
                    of: dataset, causes
                ) { file in withdrawal(of: value, in: dataset.records[position], of: dataset, from: file) }
            }
        }
    }

    /// Who takes a value away that the article it was read from still has, and where: a more trusted article, or a correction.
    private func withdrawal(
        of value: Int, in record: Record, of dataset: Dataset, from file: String
    ) -> (cause: String, place: Place)? {
        let claims = record.claims.map { dataset.claims[$0] }
        let own = claims.filter { checked.book.articles[$0.article].path == file }
        if own.contains(where: { $0.corrections.contains { $0.column == value } }) {
            return ("a correction takes it away", Place(file))
        }
        guard own.contains(where: { $0.gives(value) }), let first = claims.first, !first.gives(value) else {
            return nil
        }
        let article = checked.book.articles[first.article]
        let place = first.valueOrigins[value].map { Place(article.path, $0.location) }
        return ("\(article.path), which the book trusts more, has none", place ?? Place(article.path))
    }

    /// The finding is at the start of the article, because the record's own place may hold something else now, or where the
    /// value is withdrawn.
    private func lost(
        _ what: String, _ record: PublishedRecord, _ value: (column: PublishedColumn, text: String)? = nil,
        of dataset: Dataset, _ causes: LossCauses,
        withdrawal: (_ file: String) -> (cause: String, place: Place)? = { _ in nil }
    ) -> Finding {
        let parts = dataset.keyParts(record.key)
        let key = parts.map(\.text).joined(separator: ", ")
        let places = record.places
        let old = (places.first { value != nil && $0.column == value?.column.placeColumn } ?? places.first)?.place
        let extent = value == nil ? LossExtent.record : .value
        let withdrawal = (old?.file).flatMap(withdrawal)
        let cause = withdrawal?.cause ?? causes.cause(of: extent, from: old?.file)
        return Finding(
            rule: .lostRecord, severity: .error,
            message: "the record \(key) of \(dataset.name) \(what)" + (old.map { "; it was read at \($0)" } ?? "")
                + "; \(cause)",
            place: withdrawal?.place ?? Place(old?.file ?? BookLoader.bookFile), dataset: dataset.name, key: parts,
            field: value?.column.name, value: value?.text,
            family: .lostRecords(dataset: dataset.name, extent, cause: cause))
    }
}
