package import Text

/// What a rule looks at.
package enum RuleScope: String, Sendable, CaseIterable {
    /// The form of one table of an article.
    case table
    /// One record.
    case record
    /// The records of a dataset, and of others that it names.
    case dataset
}

/// A parameter that a kind of rule takes in a book file.
package struct RuleParameter: Sendable {
    package let name: String
    package let meaning: String
    package let isRequired: Bool

    package init(_ name: String, _ meaning: String, isRequired: Bool = false) {
        self.name = name
        self.meaning = meaning
        self.isRequired = isRequired
    }
}

/// A small table that a rule is tried on: documentation and test at once.
///
/// The arrow `↓` stands before each cell that the rule must blame; an example without one must pass. The columns that
/// the delimiter row aligns right hold values, those before them make the key. A line `dataset: NAME` above a table
/// names its dataset, a line `article: NAME` the article that it stands in; the rule is one of the first dataset.
///
///     dataset: board
///     | wood | size  | length |
///     |------|-------|-------:|
///     | fir  | short |   ↓102 |
///     dataset: saw
///     | wood | step |
///     |------|-----:|
///     | fir  |    5 |
package struct RuleExample: Sendable {
    /// What the example shows, in a few words.
    package let caption: String
    /// The rule as a book writes it (YAML), without id and reason; empty for rules that need no declaration. Of kinds
    /// that concern a book's file, the entry of the file, with the arrow where the finding stands.
    package let rule: String
    /// One pipe table or several.
    package let table: String

    package init(_ caption: String, rule: String = "", table: String) {
        self.caption = caption
        self.rule = rule
        self.table = table
    }

    package var isPassing: Bool { !table.contains("↓") && !rule.contains("↓") }
}

/// A kind of rule, as `measurebook rules` and the reports explain it.
package struct RuleDescription: Sendable {
    package let kind: RuleKind
    package let scope: RuleScope
    /// What must hold, in one sentence.
    package let summary: String
    /// When to use it, what it blames, and what it cannot tell.
    package let explanation: String
    package let parameters: [RuleParameter]
    package let examples: [RuleExample]

    /// In kebab-case.
    package var id: String { kind.rawValue }

    package init(
        id: RuleKind, scope: RuleScope, summary: String, explanation: String, parameters: [RuleParameter],
        examples: [RuleExample]
    ) {
        kind = id
        self.scope = scope
        self.summary = summary
        self.explanation = explanation
        self.parameters = parameters
        self.examples = examples
    }
}
