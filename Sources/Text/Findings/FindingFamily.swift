/// What several findings have in common, so that people are told of all of them at once.
package enum FindingFamily: Hashable, Sendable {
    /// Words that a list of the book does not know.
    case unknownWords(WordList)
    /// Cells of one article that cannot be read for the same reason.
    case unreadable(UnreadableCells)
    /// Tables or lists of one article that no recipe reads.
    case unread(UnreadParts)
    /// Records that a build has lost.
    case lostRecords(LossCause)
    /// Entries of a file of accepted findings that accept nothing any more.
    case staleEntries(file: String)
}

/// A list of words in a book's file: a vocabulary, or the units of a dataset.
package struct WordList: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case vocabulary
        /// The entries of a vocabulary's entries, such as the models of a class.
        case parts
        /// The units that a dataset declares for its records.
        case units
        /// The one unit of a dataset, or that it has none.
        case unit
    }

    package let kind: Kind
    /// The vocabulary's name, or the dataset's.
    package let name: String
    /// The file of the book that holds the list.
    package let file: String

    package init(_ kind: Kind, name: String, file: String) {
        self.kind = kind
        self.name = name
        self.file = file
    }
}

/// What keeps cells of an article from being read.
package struct UnreadableCells: Hashable, Sendable {
    /// The article's file.
    package let file: String
    /// What is wrong with them, behind their number: `do not have the form “{width}x{height}”`.
    package let text: String

    package init(of file: String, text: String) {
        self.file = file
        self.text = text
    }
}

/// Parts of an article, all tables or all lists.
package struct UnreadParts: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case table, list
    }

    package let kind: Kind
    /// The article's file.
    package let file: String

    package init(_ kind: Kind, of file: String) {
        self.kind = kind
        self.file = file
    }
}

/// Why records of a dataset, or values of records, are in an output and no longer in its book.
package struct LossCause: Hashable, Sendable {
    package enum Extent: Hashable, Sendable {
        case record, value
    }

    package let dataset: String
    /// What is lost each time.
    package let extent: Extent
    /// What has happened, and what to do about it: a clause.
    package let text: String

    package init(dataset: String, extent: Extent, text: String) {
        self.dataset = dataset
        self.extent = extent
        self.text = text
    }
}
