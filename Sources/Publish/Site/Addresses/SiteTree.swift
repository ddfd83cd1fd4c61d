import Books
import Records
import Text

/// The pages of a site in one language, and where they are.
///
/// A class, because every page holds it.
final class SiteTree: Sendable {
    let publication: Publication
    /// The languages of all trees; the first one's pages are at the root.
    let languages: [String]
    let language: String
    /// The folder of the pages, empty or with `/` at its end.
    let folder: String
    /// The address under which the site is published; nil if unknown.
    let base: String?
    /// Where the lines of the book's files are found on the web.
    let location: BookLocation
    let index: Lazy<SiteIndex>
    /// The newest day that an article names, for the feed: without a clock, every build writes the same. Nil if none has a day.
    let feedDay: String?
    /// For each dataset, the number of key fields that divide its values into pages.
    private let depths: [String: Int]
    /// The page of each dataset, without its ending.
    private let pages: [String: String]

    init(
        _ publication: Publication, language: String, languages: [String], base: String?, location: BookLocation,
        index: Lazy<SiteIndex>,
        dividesDatasets: Bool = true
    ) {
        (self.publication, self.language, self.languages, self.base) = (publication, language, languages, base)
        self.index = index
        self.location = location
        feedDay = publication.book.articles.compactMap { $0.origin.date.flatMap(ChangesFeed.day) }.max()
        let folder = Self.folder(of: language, in: languages)
        self.folder = folder
        pages = Dictionary(
            first: publication.datasets.map { ($0.name, folder + "datasets/" + KeyAddress.part($0.name)) })
        depths = dividesDatasets ? Dictionary(first: publication.datasets.map { ($0.name, Self.depth(of: $0)) }) : [:]
    }

    func folder(of language: String) -> String { Self.folder(of: language, in: languages) }

    private static func folder(of language: String, in languages: [String]) -> String {
        language == languages.first ? "" : KeyAddress.part(language) + "/"
    }

    /// The languages of a book's titles, in their order; the first one is the book's first.
    static func languages(of book: Book) -> [String] {
        ([book.title, book.description] + book.datasets.map(\.title)).flatMap(\.languages).uniqued()
    }

    /// The same pages, each dataset on one.
    var undivided: SiteTree {
        SiteTree(
            publication, language: language, languages: languages, base: base, location: location, index: index,
            dividesDatasets: false)
    }

    // MARK: Paths, relative to the site's folder

    func path(_ page: String) -> String { folder + page + ".html" }

    func path(_ page: ReportPage) -> String {
        if case .dataset(let name) = page { return path("datasets/" + KeyAddress.part(name)) }
        return path(page.name)
    }

    func path(ofArticle id: String) -> String { path("articles/" + KeyAddress.part(id)) }

    func path(ofWord id: String, in vocabulary: String) -> String {
        path("words/\(KeyAddress.part(vocabulary))/\(KeyAddress.part(id))")
    }

    /// The page with the value of a key.
    func path(of key: [String], in dataset: String) -> String {
        let depth = depths[dataset] ?? 0
        let page = pages[dataset] ?? folder + "datasets/" + KeyAddress.part(dataset)
        return (depth == 0 ? page : page + "/" + KeyAddress.parts(key.prefix(depth))) + ".html"
    }

    func depth(of dataset: String) -> Int { depths[dataset] ?? 0 }

    /// More values would be slow to open; they are divided by the first fields of their keys, so that addresses stay.
    private static let mostValues = 2_000

    private static func depth(of dataset: Dataset) -> Int {
        guard dataset.records.count > mostValues else { return 0 }
        let count = dataset.definition.keys.count
        return (1..<max(count, 1)).first { depth in
            var counts: [ArraySlice<String>: Int] = [:]
            for record in dataset.records { counts[record.key.prefix(depth), default: 0] += 1 }
            return counts.values.allSatisfy { $0 <= mostValues }
        } ?? count
    }
}
