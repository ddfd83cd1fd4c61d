import Books
import Records
import Text

/// An accepted finding with `publish: implied` for which the rules imply no value, or different ones.
enum UnknownImpliedRule {
    static let description = RuleDescription(
        id: .unknownImplied, scope: .dataset,
        summary: "The rules imply one value for an accepted finding with `publish: implied`.",
        explanation: """
            A value is derived only if the finding's rule implies a value for the cell, and no other rule implies \
            another one. Otherwise the value read stays published, and this finding is at the entry in the book's file. \
            Remove `publish`, or correct the cell.
            """,
        parameters: [],
        examples: [
            .acceptance("The entry publishes the value read", weight: 100),
            .acceptance("A range implies no value", publish: "↓implied", weight: 100),
        ])
}
