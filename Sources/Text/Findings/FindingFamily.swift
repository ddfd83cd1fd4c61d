/// The common cause of several findings, which are reported to people together.
package enum FindingFamily: Hashable, Sendable {
    /// Words that a list in the book does not contain.
    case unknownWords(WordList)
    /// Cells of one article that cannot be read for the same reason, with the end of the message, after the number of
    /// cells: `do not have the form “{width}x{height}”`.
    case unreadable(String, file: String)
    /// Tables, lists or tables of plain text of one article that no recipe reads.
    case unread(PartKind, file: String)
    /// Columns of one name that no recipe reads, in several tables of one article.
    case unreadColumn(String, file: String)
    /// Records of a dataset, or their values, that are in an output but no longer in its book, with a clause that gives
    /// the reason and the remedy.
    case lostRecords(dataset: String, LossExtent, cause: String)
    /// Entries of one of the book's files that the articles no longer need: words, mappings, corrections, accepted
    /// findings. Errors that may be the cause are a clause that says so and names the remedy.
    case superfluous(RuleKind, file: String, cause: String? = nil)
}

/// A list of words in a book's file: a vocabulary, or the units of a dataset.
package struct WordList: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case vocabulary
        /// The parts of a vocabulary's entries, such as the models of a class.
        case parts
        /// A vocabulary of units, in which case matters.
        case unitVocabulary
        /// The units that a dataset declares for its records.
        case units
        /// The single unit of a dataset, or its lack of one.
        case unit
    }

    package let kind: Kind
    /// The name of the vocabulary or dataset.
    package let name: String
    /// The file of the book that holds the list.
    package let file: String
    /// What each message about a missing word ends with, such as the units that the list has; empty if nothing.
    package let advice: String

    /// Whether it lists units, in which case matters: mW is not MW.
    package var isOfUnits: Bool { kind != .vocabulary && kind != .parts }

    package init(_ kind: Kind, name: String, file: String, advice: String = "") {
        self.kind = kind
        self.name = name
        self.file = file
        self.advice = advice
    }
}

/// Tables, lists or tables of plain text of an article.
package enum PartKind: String, Hashable, Sendable {
    case table, list
    case text = "text table"
}

/// What an output has lost.
package enum LossExtent: Hashable, Sendable {
    case record, value
}
