import Articles
import Books
package import Records
import Text

/// A question that a dataset answers, composed from one of its own records.
package struct ExampleQuestion {
    /// The arguments behind `measurebook query`: the dataset's name and one condition a key field.
    package let arguments: [String]

    /// Nil for a dataset without records.
    ///
    /// - Parameter doubts: a record that nothing speaks against comes first.
    package init?(_ dataset: Dataset, doubts: Doubts) {
        let clear = dataset.records.first { doubts.doubt(about: $0, in: dataset) == nil && $0.status == .read }
        guard let record = clear ?? dataset.records.first else { return nil }
        arguments = [dataset.name] + zip(dataset.definition.keys, record.key).map { "\($0.name)=\($1)" }
    }

    /// `measurebook query oak-size 'grade=Grade 1'`, ready to be pasted into a shell.
    ///
    /// - Parameter book: the book's folder, where it must be named.
    package func command(_ name: String = "query", book: String?) -> String {
        let words = ["measurebook", name] + arguments + (book.map { ["--book", $0] } ?? [])
        return words.map(ShellWord.quoted).joined(separator: " ")
    }
}
