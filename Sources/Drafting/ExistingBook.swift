package import Books
import Text

/// What the book that a draft is added to has already.
package struct ExistingBook: Sendable {
    /// Of a new book.
    package static let none = ExistingBook(nil, paths: [])

    private let book: Book?
    private let paths: [String]
    /// The datasets that a drafted recipe cannot feed, with the reasons.
    private var unfit: [String: String] = [:]

    /// - Parameter paths: of all files of its folder.
    package init(_ book: Book?, paths: [String]) { (self.book, self.paths) = (book, paths) }

    /// The names that new articles and recipes must not have.
    package var articleNames: [String] { names(book?.articles.map(\.id) ?? [], in: ["Articles", "Recipes"]) }
    var datasetNames: [String] { names(datasets.map(\.name), in: ["Datasets"]) }
    var vocabularyNames: [String] { names(book?.vocabularies.map(\.name) ?? [], in: ["Vocabulary"]) }
    var titles: [String] { datasets.flatMap(\.title.all) }
    var isEmpty: Bool { datasets.isEmpty }

    private var datasets: [DatasetDefinition] { book?.datasets ?? [] }

    /// Names of a to z, as some file systems do not tell capital letters apart.
    private func names(_ own: [String], in folders: [String]) -> [String] {
        let files = paths.compactMap { path -> String? in
            let parts = path.split(separator: "/")
            guard parts.count > 1, folders.contains(String(parts[0])), let name = parts.last else { return nil }
            return String(name[..<(name.dropFirst().lastIndex(of: ".") ?? name.endIndex)])
        }
        return (own + files).map { $0.lowercased() }
    }

    /// A draft as a feed of the only dataset that has its columns; nil if none or several have them.
    func feed(of draft: DraftDataset) -> DraftDataset? {
        let feeds = datasets.lazy.filter { unfit[$0.name] == nil }.compactMap(draft.feeding).prefix(2)
        return feeds.count == 1 ? feeds.first : nil
    }

    /// Why a draft does not feed the first dataset that has all of its columns, or one of several; nil without such datasets.
    func remark(on draft: DraftDataset) -> String? {
        let fitting = datasets.filter { unfit[$0.name] == nil && draft.feeding($0) != nil }.map(\.name)
        if fitting.count > 1 {
            return
                "The book's datasets \(fitting.joined(separator: " and ")) have these columns, so it feeds no dataset; "
                + "until all feed one dataset, nothing compares their values"
        }
        return datasets.lazy.compactMap { dataset -> String? in
            let reason = draft.feeding(dataset) == nil ? draft.miss(of: dataset) : unfit[dataset.name]
            return reason.map {
                "The book's dataset \(dataset.name) has these columns, but \($0); until both feed one dataset, "
                    + "nothing compares their values"
            }
        }.first
    }

    /// The same with a dataset that no table is to feed.
    func without(_ dataset: String, because reason: String) -> ExistingBook {
        var book = self
        book.unfit[dataset] = reason
        return book
    }
}
