internal import Asking
internal import Books
internal import Outputs
internal import Records
internal import Text

/// The data of a book that `measurebook build` has written: its datasets, the words that they use, the findings about
/// them, and the places in the articles that each value comes from.
///
///     let book = try Book(output: "Output")
///     let sizes = try book.ask("bending", "species=oak", "edition=2019").records
///
/// A book is a value: it is read once, and shared between threads.
public struct Book: Sendable {
    let output: OutputBook

    /// Reads the output of a build.
    ///
    /// - Parameter folder: the folder with `manifest.json`, as `measurebook build --output` names it.
    /// - Throws: the mistakes in its files.
    public init(output folder: String) throws(BookError) {
        output = try OutputBook(OutputFiles(naming: folder))
    }

    /// Reads an output that is not in a folder, such as one in the resources of a program.
    ///
    /// - Parameter file: returns the bytes of a file, given its path in the output, such as `data/datapackage.json`; nil
    ///   for a missing file.
    /// - Throws: the mistakes in the files.
    public init(reading file: @escaping @Sendable (_ path: String) -> [UInt8]?) throws(BookError) {
        output = try OutputBook(OutputFiles(reading: file))
    }

    /// The title of the book.
    public var title: String { output.title }

    /// The version of the data, which changes if and only if a value does.
    public var dataVersion: String { output.dataVersion }

    /// The datasets, in the order of the book.
    public var datasets: [Dataset] { output.contents.indices.map { Dataset(index: $0, output: output) } }

    /// The dataset with a name, or with a title in any language of the book.
    ///
    /// - Throws: a message with the nearest right name.
    public func dataset(_ name: String) throws(QuestionError) -> Dataset {
        let found = try QuestionError.wrapping { () throws(UsageError) in try Question.dataset(name, in: output) }
        return Dataset(named: found.name, in: output)
    }

    /// Finds the records of one or several datasets that satisfy all conditions.
    ///
    ///     try book.ask("size,bending", "species=oak", "width>=20")
    ///
    /// Datasets that lack a condition's field are left out, which ``Answer/remarks`` reports.
    ///
    /// - Parameters:
    ///   - datasets: names or titles, separated by commas.
    ///   - conditions: conditions of one field with `=` are alternatives; all else must hold together.
    /// - Throws: a message about an unknown dataset, field or word, with the nearest right one.
    public func ask(_ datasets: String, _ conditions: Condition...) throws(QuestionError) -> Answer {
        try ask(datasets, where: conditions)
    }

    /// The same with a list of conditions.
    public func ask(_ datasets: String, where conditions: [Condition]) throws(QuestionError) -> Answer {
        try QuestionError.wrapping { () throws(UsageError) in
            Answer(try Question(datasets, conditions: conditions.map(\.text), in: output), in: output)
        }
    }

    /// The vocabularies: the words of fields, in the order of their names.
    public var vocabularies: [Vocabulary] { output.book.vocabularies.map(Vocabulary.init) }

    /// The vocabulary with a name; nil if there is none.
    public func vocabulary(_ name: String) -> Vocabulary? { output.book.vocabulary(name).map(Vocabulary.init) }

    /// The articles that the data come from, the most trusted first.
    public var articles: [Article] { output.book.articles.map(Article.init) }

    /// Every finding of the rules, accepted ones with their reason.
    ///
    /// - Throws: the mistakes in `findings.json`, which is read at the first use.
    public func findings() throws(BookError) -> [Finding] { try output.findings.value.get() }
}
