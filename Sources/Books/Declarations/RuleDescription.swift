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
    package let rule: String
    /// One or more pipe tables.
    package let table: String

    /// The arrow's first byte is looked for first, because few examples have it.
    package var isPassing: Bool { ![table, rule].contains { $0.utf8.contains(0xE2) && $0.contains("↓") } }

    /// Examples as the kinds of rule write them.
    ///
    ///     Example: Not above the limit
    ///     maximum: 20
    ///     Table:
    ///     | wood | weight |
    ///     |------|-------:|
    ///     | fir  |     10 |
    ///     Example: Above it
    ///     | wood | weight |
    ///     |------|-------:|
    ///     | fir  |    ↓90 |
    ///
    /// Without a line `Table:`, the rule is that of the example before, if any. An example that is not about its table
    /// leaves it out.
    ///
    /// - Parameter kind: the kind that each rule declares; nil if the rules are as written.
    package static func all(in text: String, kind: String? = nil) -> [RuleExample] {
        var parts: [(caption: Substring, rule: [Substring], table: [Substring])] = []
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for line in lines.map(Substring.init) {
            if line.hasPrefix("Example: ") {
                parts.append((line.dropFirst("Example: ".count), parts.last?.rule ?? [], []))
            } else if line == "Table:" {
                (parts[parts.count - 1].rule, parts[parts.count - 1].table) = (parts[parts.count - 1].table, [])
            } else if !parts.isEmpty {
                parts[parts.count - 1].table.append(line)
            }
        }
        let first: [Substring] = kind.map { ["kind: \($0)"] } ?? []
        return parts.map { part in
            RuleExample(
                caption: String(part.caption), rule: (first + part.rule).joined(separator: "\n"),
                table: part.table.isEmpty ? smallTable : part.table.joined(separator: "\n"))
        }
    }

    private static let smallTable = """
        | wood | weight |
        |------|-------:|
        | fir  |     10 |
        """
}

/// A kind of rule, as `measurebook rules` and the reports explain it.
package struct RuleDescription: Sendable {
    package let kind: RuleKind
    package let scope: RuleScope
    /// The rule in one sentence.
    package let summary: String
    /// When to use it, what it blames, and what it cannot decide.
    package let explanation: String
    /// The keys of its rules; none for a kind that books do not declare.
    package private(set) var parameters: [KeyDeclaration] = []
    /// What a rule of the kind does with numbers that have a qualifier; nil if it compares none.
    package private(set) var boundedNumbers: String?
    /// What a finding means to readers; nil for kinds about files and declarations, whose message says all.
    package let conclusion: RuleConclusion?
    private let exampleText: String
    private var isDeclared = false

    package var examples: [RuleExample] { RuleExample.all(in: exampleText, kind: isDeclared ? id : nil) }

    /// In kebab-case.
    package var id: String { kind.rawValue }

    package init(
        id: RuleKind, scope: RuleScope, summary: String, explanation: String,
        conclusion: RuleConclusion? = nil, examples: String
    ) {
        kind = id
        self.scope = scope
        self.summary = summary
        self.explanation = explanation
        self.conclusion = conclusion
        exampleText = examples
    }

    /// The same kind as books declare it, with its keys. The rules of its examples begin with the kind.
    package func declared(with parameters: [KeyDeclaration], boundedNumbers: String? = nil) -> RuleDescription {
        var description = self
        (description.parameters, description.boundedNumbers) = (parameters, boundedNumbers)
        description.isDeclared = true
        return description
    }
}
