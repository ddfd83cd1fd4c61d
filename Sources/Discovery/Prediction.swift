package import Text

/// How well a relation predicts records that it was not fitted to.
package struct Prediction: Sendable {
    /// The number of records that the rule can judge once all of those left out are back.
    package var judged = 0
    package var right = 0
    /// The number of records that the rule can judge when each is put back alone.
    package var judgedAlone = 0
    package var rightAlone = 0
    /// The number of records put back alone: all, or as many as the time limit allows.
    package var triedAlone = 0
    /// The constant of any relation of the kind that predicts most of the records left out; nil if none is known, or
    /// if the relation can judge them itself.
    package var borrowed: BorrowedConstant?
}

/// A constant that was fitted to other records than those it is tried on.
package struct BorrowedConstant: Sendable {
    /// The dataset of its own records.
    package let dataset: String
    /// The fields that determine the constant, with the words of its own records.
    package let words: [(field: String, word: String)]
    /// The exclusive lower limit.
    package let low: ExactNumber
    /// The inclusive upper limit.
    package let high: ExactNumber
    package let judged: Int
    /// The number of them with the value implied by every number within the limits.
    package let right: Int
    /// The number of constants that were tried.
    package let tried: Int
}
