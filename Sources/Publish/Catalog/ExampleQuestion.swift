import Books
package import Records
import Text

/// An example query with an answer, made from one of the dataset's records.
package struct ExampleQuestion {
    /// The arguments of `measurebook query`: the dataset's name and a condition for each key field.
    package let arguments: [String]

    /// Nil for a dataset without records.
    ///
    /// - Parameter doubts: a record without doubt is preferred.
    package init?(_ dataset: Dataset, doubts: Doubts) {
        let clear = dataset.records.first { doubts.doubt(about: $0, in: dataset) == nil && $0.status == .read }
        guard let record = clear ?? dataset.records.first else { return nil }
        arguments = [dataset.name] + zip(dataset.definition.keys, record.key).map { "\($0.name)=\($1)" }
    }

    /// `measurebook query oak-size 'grade=Grade 1'`, ready to paste into a shell.
    ///
    /// - Parameter book: the book's folder, if it must be named.
    package func command(book: String?) -> String {
        let words = ["measurebook", "query"] + arguments + (book.map { ["--book", $0] } ?? [])
        return words.map(ShellWord.quoted).joined(separator: " ")
    }
}
