import Books

extension ExampleFiles {
    /// A book around the example of a kind that stages apply by themselves: what the example writes as its rule goes
    /// into the file that it belongs to.
    init?(builtIn kind: RuleDescription, _ example: RuleExample) {
        self.init()
        var parts = Parts()
        switch kind.id {
        case "type", "vocabulary", "unused-table", "no-records": break
        case "unknown-unit": parts.units = "unit: per-record\n" + example.rule + "\n"
        case "unused-article": if example.rule.isEmpty { parts.fields = nil }
        case "unused-list", "stale-left-out": parts.recipe = example.rule
        case "unused-word":
            parts.vocabulary = "vocabulary: wood\n" + example.rule.replacing("words:", with: "entries:")
        case "book-file": parts.vocabulary = example.rule
        case "unused-column": parts.fields = example.rule
        case "unused-mapping":
            parts.fields = "wood: {column: wood, \(example.rule)}\nweight: {column: weight}"
            parts.vocabulary = "vocabulary: wood\nentries: [fir, oak, elm]"
        case "contradicting-forms":
            parts.fields = "wood: {column: wood}\nweight: {column: weight, \(example.rule)}"
        case "unused-step", "unexpected-text": parts.step = example.rule
        case "repeated-column": (parts.step, parts.select) = (example.rule, "header: [oak]")
        case "misaligned-cells": parts.select = example.rule
        case "stale-correction": parts.ledger = ("Corrections.yaml", "corrections", example.rule)
        case "stale-acceptance", "changed-acceptance", "incomplete-entry", "unknown-implied":
            parts.ledger = ("AcceptedFindings.yaml", "accepted", example.rule)
        case _ where kind.scope == .table: parts.fields = nil
        default: return nil
        }
        add(parts, table: example.table)
    }

    private struct Parts {
        var vocabulary = "vocabulary: wood\nentries: [fir, oak]"
        /// Nil if no recipe reads the article, and so there is no dataset.
        var fields: String? = "wood: {column: wood}\nweight: {column: weight}"
        var step: String?
        /// What the dataset says of units.
        var units = ""
        /// Which table the recipe reads.
        var select = "header: [wood, weight]"
        /// What follows the tables of the recipe.
        var recipe = ""
        var ledger: (path: String, key: String, entry: String)?
    }

    private mutating func add(_ parts: Parts, table: String) {
        add("book.yaml", Self.book(articles: ["example"], datasets: parts.fields == nil ? [] : ["example"]))
        add("Articles/example.md", table)
        add("Vocabulary/wood.yaml", parts.vocabulary + "\n")
        guard let fields = parts.fields else { return }
        add(
            "Datasets/example.yaml",
            """
            dataset: example
            title: Examples
            keys: [{field: wood, vocabulary: wood}]
            values: [{field: weight, type: number}]
            \(parts.units)rules:
              - {id: weight-range, kind: range, maximum: 50, severity: warning, reason: It is an example.}
            """)
        add(
            "Recipes/example.yaml",
            "article: example\ntables:\n  - select: {\(parts.select)}\n"
                + (parts.step.map { "    steps:\n      - \($0)\n" } ?? "") + "    feeds:\n"
                + "      - dataset: example\n        fields:\n" + Self.indented(fields, by: 10) + parts.recipe + "\n")
        if let ledger = parts.ledger {
            add(ledger.path, "\(ledger.key):\n  -\n" + Self.indented(ledger.entry, by: 4))
        }
    }
}
