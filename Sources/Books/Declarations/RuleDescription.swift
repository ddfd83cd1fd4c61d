package import Text

/// What a rule looks at.
package enum RuleScope: String, Sendable, CaseIterable {
    /// The form of a table.
    case table
    /// One record.
    case record
    /// The records of a dataset, and of others that it names.
    case dataset
}

/// A small table that a rule is tried on: documentation and test at once.
///
/// The arrow `↓` precedes each cell that the rule must blame; an example without one must pass. Columns that the
/// delimiter row aligns right are values, the others are the key. A line `dataset: NAME` above a table names its
/// dataset, a line `article: NAME` its article; the rule belongs to the first dataset.
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
    /// The rule in YAML, without id and reason; empty for rules that need no declaration. For kinds about a book's
    /// file, the entry of the file, with the arrow at the finding.
    package fileprivate(set) var rule: String
    /// One or more pipe tables.
    package let table: String
    fileprivate let repeatsRule: Bool

    /// - Parameters:
    ///   - rule: nil for the rule of the preceding example of the kind, or for none.
    ///   - table: a table with one row if the example is not about the table.
    package init(
        _ caption: String, rule: String? = nil,
        table: String = """
        | wood | weight |
        |------|-------:|
        | fir  |     10 |
        """
    ) {
        (self.caption, self.table) = (caption, table)
        (self.rule, repeatsRule) = (rule ?? "", rule == nil)
    }

    package var isPassing: Bool { !table.contains("↓") && !rule.contains("↓") }
}

/// A kind of rule, as `measurebook rules` and the reports explain it.
package struct RuleDescription: Sendable {
    package let kind: RuleKind
    package let scope: RuleScope
    /// The rule in one sentence.
    package let summary: String
    /// When to use it, what it blames, and what it cannot decide.
    package let explanation: String
    package let parameters: [KeyDeclaration]
    package let examples: [RuleExample]

    /// In kebab-case.
    package var id: String { kind.rawValue }

    package init(
        id: RuleKind, scope: RuleScope, summary: String, explanation: String, parameters: [KeyDeclaration] = [],
        examples: [RuleExample]
    ) {
        kind = id
        self.scope = scope
        self.summary = summary
        self.explanation = explanation
        self.parameters = parameters
        self.examples = examples.reduce(into: []) { known, example in
            var example = example
            if example.repeatsRule, let last = known.last { example.rule = last.rule }
            known.append(example)
        }
    }

    /// The same kind with keys that books write.
    package func with(parameters: [KeyDeclaration]) -> RuleDescription {
        RuleDescription(
            id: kind, scope: scope, summary: summary, explanation: explanation, parameters: parameters,
            examples: examples)
    }
}
