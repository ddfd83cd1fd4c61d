import Books
import Records
package import Text

/// How well a relation does on records that it was not fitted to.
package struct Foretelling: Sendable {
    /// Records that the rule can judge once all of those left out are back.
    package var judged = 0
    package var right = 0
    /// Of the records that were put back alone, one after the other, those that the rule could judge: by what it was fitted to and
    /// nothing else.
    package var judgedAlone = 0
    package var rightAlone = 0
    /// How many were put back alone: all, or so many that the work stays bounded.
    package var triedAlone = 0
    /// The constant, of any relation of the kind, that tells most of the records left out; nil where none is known, or the
    /// relation can judge them by what it was fitted to.
    package var borrowed: BorrowedConstant?
}

/// A constant that was fitted to other records than those that it is tried on.
package struct BorrowedConstant: Sendable {
    /// Where its own records are.
    package let dataset: String
    /// The fields that it is a constant for, with the words of its own records.
    package let words: [(field: String, word: String)]
    /// It is above this number,
    package let low: ExactNumber
    /// and at most that one.
    package let high: ExactNumber
    package let judged: Int
    /// How many of them have the one value to which every number between the limits leads.
    package let right: Int
    /// Among how many constants it is the best one.
    package let tried: Int
}
