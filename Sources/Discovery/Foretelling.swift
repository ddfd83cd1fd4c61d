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
}
