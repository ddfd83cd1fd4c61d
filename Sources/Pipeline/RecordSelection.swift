import Diagnostics
package import Measures

/// The records that a list of `FIELD=VALUE` means. Names and values may be any label or alias that the book knows;
/// several values of one field are alternatives. What is said of a word that stands for every other one is said of the one
/// that is asked for, so those records are shown, too.
package struct RecordSelection {
    package let dataset: Dataset
    package let records: [Record]

    package init(_ name: String, conditions: [String], in checked: CheckedBook) throws(UsageError) {
        let dataset = try Self.dataset(name, in: checked)
        var read: [RecordCondition] = []
        for condition in conditions {
            read.append(try RecordCondition(condition, dataset: dataset.definition, book: checked.book))
        }
        self.init(dataset, conditions: read, book: checked.book)
    }

    init(_ dataset: Dataset, conditions: [RecordCondition], book: Book) {
        self.dataset = dataset
        let covered = conditions.map { $0.withCoveringWord(of: dataset.definition, in: book) }
        let wanted = Dictionary(covered.map { ($0.column, $0.values) }, uniquingKeysWith: +)
        records = dataset.records.filter { record in
            wanted.allSatisfy { column, values in
                column.texts(of: record, in: dataset, book: book).contains(where: values.contains)
            }
        }
    }

    /// A dataset by its name or by its title in any language.
    static func dataset(_ name: String, in checked: CheckedBook) throws(UsageError) -> Dataset {
        let folded = LabelFolding.fold(name)
        let found =
            checked.datasets.first { $0.name == name }
            ?? checked.datasets.first { ($0.definition.title.all + [$0.name]).map(LabelFolding.fold).contains(folded) }
        guard let found else {
            let names = checked.book.datasets.map(\.name)
            throw UsageError(
                "there is no dataset \"\(name)\"" + WordHint.of(name, among: names, what: "the datasets are"))
        }
        return found
    }
}
