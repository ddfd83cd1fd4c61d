import Books
import Records
import Text

/// What pages of the site look up: the values by the place that they were read from, and by the words of their keys.
///
/// A class, because every page shares it. Linear in the claims and in the words of all keys.
final class SiteIndex: Sendable {
    /// A value by the position of its dataset in the publication, and its own in the dataset.
    struct Value: Hashable, Sendable {
        let dataset: Int
        let record: Int
    }

    /// What the pages say of a value wherever they show it.
    struct Facts {
        /// See ``KeyAddress/anchor(_:)``.
        let anchor: String
        /// About the record.
        let doubt: Doubt.Flag?
        /// For each value column; empty without a doubt about the record.
        var ofColumns: [Doubt.Flag?] = []

        /// - Parameter column: a value column; nil for the whole record.
        func doubt(about column: Int?) -> Doubt.Flag? {
            column.flatMap { ofColumns.indices.contains($0) ? ofColumns[$0] : nil } ?? (column == nil ? doubt : nil)
        }
    }

    /// For each article its places that values were read from, with their characters.
    private let places: [[SourceLocation: (raw: String, values: [Value])]]
    /// By the record, which all parts of a dataset share.
    private let facts: [ObjectIdentifier: Facts]
    /// By the vocabulary and the word, for each dataset the positions of its records.
    private let words: [String: [String: [(dataset: Int, records: [Int])]]]
    /// By the path of an article's file its position in the book, and the lines that values were read from.
    private let lines: [String: (article: Int, lines: Set<Int>)]

    init(_ publication: Publication) {
        var places = publication.book.articles.map { _ in [SourceLocation: (raw: String, values: [Value])]() }
        var words: [String: [String: [(dataset: Int, records: [Int])]]] = [:]
        var facts: [ObjectIdentifier: Facts] = [:]
        facts.reserveCapacity(publication.datasets.reduce(0) { $0 + $1.records.count })
        for (index, dataset) in publication.datasets.enumerated() {
            let doubts = publication.doubts.about(dataset)
            for (position, record) in dataset.records.enumerated() {
                let doubt = doubts.isEmpty ? nil : doubts[record.key]
                let columns = doubt == nil ? 0..<0 : dataset.definition.values.indices
                facts[ObjectIdentifier(record)] = Facts(
                    anchor: KeyAddress.anchor(record.key), doubt: doubt?.flag,
                    ofColumns: columns.map { doubt?.about(column: $0, of: dataset.definition)?.flag })
                let value = Value(dataset: index, record: position)
                for claim in record.claims.map({ dataset.claims[$0] }) {
                    let origins = claim.valueOrigins.compactMap { $0 }
                    for origin in (origins.isEmpty ? [claim.origin] : origins).uniqued(by: \.location) {
                        places[claim.article][origin.location, default: ("", [])].values.append(value)
                        places[claim.article][origin.location]?.raw = origin.raw
                    }
                }
            }
            for (field, definition) in dataset.definition.keys.enumerated() {
                guard let vocabulary = definition.vocabulary else { continue }
                let positions = Dictionary(grouping: dataset.records.indices) { dataset.records[$0].key[field] }
                for (word, records) in positions where !word.isEmpty {
                    words[vocabulary, default: [:]][word, default: []].append((index, records))
                }
            }
        }
        (self.places, self.words, self.facts) = (places, words, facts)
        lines = Dictionary(
            first: publication.book.articles.enumerated().map { number, article in
                (article.path, (number, Set(places[number].keys.map(\.line))))
            })
    }

    /// Of a record of the publication.
    func facts(of record: Record) -> Facts {
        facts[ObjectIdentifier(record)] ?? Facts(anchor: KeyAddress.anchor(record.key), doubt: nil)
    }

    /// The path of the page that shows the line of a place, and the anchor of the cell if it has values, else of the line; nil if
    /// no value was read from it.
    func page(of place: Place, in tree: SiteTree) -> (path: String, anchor: String)? {
        guard let (article, lines) = lines[place.file], lines.contains(place.location.line) else { return nil }
        let isCell = places[article][place.location] != nil
        return (
            tree.path(ofArticle: tree.publication.book.articles[article].id),
            isCell ? ArticleSitePage.anchor(place.location) : ArticleSitePage.anchor(line: place.location.line)
        )
    }

    /// The values that were read from the text at a place.
    func values(at location: SourceLocation, ofArticle article: Int) -> [Value] {
        places[article][location]?.values ?? []
    }

    /// The positions of the datasets that values of an article are in.
    func datasets(ofArticle article: Int) -> Set<Int> {
        Set(places[article].values.lazy.flatMap(\.values).map(\.dataset))
    }

    /// The places of an article that values were read from, in its order, with their characters.
    func places(ofArticle article: Int) -> [(location: SourceLocation, raw: String)] {
        places[article].map { ($0.key, $0.value.raw) }.sorted { $0.location < $1.location }
    }

    /// The vocabularies of key fields.
    func hasPages(vocabulary: String) -> Bool { words[vocabulary] != nil }

    /// For each dataset with the word in its keys the positions of its records.
    func values(withWord word: String, of vocabulary: String) -> [(dataset: Int, records: [Int])] {
        words[vocabulary]?[word] ?? []
    }
}
