internal import Books

/// The words of fields, in their own order.
public struct Vocabulary: Sendable {
    /// A word with all of its names.
    public struct Word: Hashable, Sendable {
        /// The word in data files.
        public let id: String
        /// The label for people, by language (`en`).
        public let labels: [String: String]
        /// The labels for narrow places, by language; empty for a word without one.
        public let shortLabels: [String: String]
        /// Other spellings.
        public let aliases: [String]
    }

    /// The name of the vocabulary.
    public let name: String
    /// The words in the order in which they compare.
    public let words: [Word]

    init(_ vocabulary: Books.Vocabulary) {
        name = vocabulary.name
        words = vocabulary.entries.map { entry in
            Word(
                id: entry.id, labels: entry.labels.byLanguage, shortLabels: entry.shortLabels?.byLanguage ?? [:],
                aliases: entry.aliases)
        }
    }
}

/// An article that data come from.
public struct Article: Hashable, Sendable {
    /// The id in data files.
    public let id: String
    /// The path of its file, relative to the folder of the book.
    public let path: String
    /// The title of the source.
    public let title: String
    /// The address of the source; nil if it has none.
    public let address: String?
    /// Who wrote the source; nil if it is not known.
    public let author: String?
    /// The publisher of the source; nil if it is not known.
    public let publisher: String?
    /// The date of the source as it gives it; nil if it has none.
    public let date: String?
    /// A remark of the book on the source; nil if it has none.
    public let note: String?

    init(_ article: BookArticle) {
        let origin = article.origin
        (id, path, title, address) = (article.id, article.path, origin.title, origin.address)
        (author, publisher, date, note) = (origin.author, origin.publisher, origin.date, origin.note?["en"])
    }
}
