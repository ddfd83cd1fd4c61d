import Books
import Records
import Text

/// An accepted finding that publishes an implied value where the rules imply none, or different ones.
enum UnknownImpliedRule {
    static let description = RuleDescription(
        id: .unknownImplied, scope: .dataset,
        summary: "Where an accepted finding says `publish: implied`, the rules imply one value.",
        explanation: """
            A value is derived only where the finding's rule tells what should stand in the cell, and no other rule tells \
            something else. Otherwise what was read stays published, and this stands at the entry in the book's file. \
            Remove `publish`, or correct the cell.
            """,
        parameters: [],
        examples: [
            .acceptance("The entry lives with what was read", weight: 100),
            .acceptance("A range tells no value", publish: "↓implied", weight: 100),
        ])
}
