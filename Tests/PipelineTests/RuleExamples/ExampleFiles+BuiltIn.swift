import Measures

extension ExampleFiles {
    /// A book around the example of a kind that stages apply by themselves: what the example writes as its rule goes
    /// into the file that it belongs to.
    init?(builtIn kind: RuleDescription, _ example: RuleExample) {
        self.init()
        var parts = Parts()
        switch kind.id {
        case "type", "vocabulary", "unused-table", "no-records": break
        case "unused-word":
            parts.vocabulary = "vocabulary: wood\n" + example.rule.replacing("words:", with: "entries:")
        case "book-file": parts.vocabulary = example.rule
        case "unused-column": parts.fields = example.rule
        case "unused-mapping":
            parts.fields = "wood: {column: wood, \(example.rule)}\nweight: {column: weight}"
            parts.vocabulary = "vocabulary: wood\nentries: [fir, oak, elm]"
        case "stale-correction": parts.ledger = ("Corrections.yaml", "corrections", example.rule)
        case "stale-acceptance", "changed-acceptance":
            parts.ledger = ("AcceptedFindings.yaml", "accepted", example.rule)
        case _ where kind.scope == .table: parts.fields = nil
        default: return nil
        }
        add(parts, table: example.table)
    }

    private struct Parts {
        var vocabulary = "vocabulary: wood\nentries: [fir, oak]"
        /// Nil where no recipe reads the article; another one then gives the dataset its records.
        var fields: String? = "wood: {column: wood}\nweight: {column: weight}"
        var ledger: (path: String, key: String, entry: String)?
    }

    private mutating func add(_ parts: Parts, table: String) {
        let article = parts.fields == nil ? "other" : "example"
        add(
            "book.yaml",
            Self.book(articles: article == "other" ? ["example", "other"] : ["example"], datasets: ["example"]))
        add("Articles/example.md", table)
        if article == "other" { add("Articles/other.md", "| wood | weight |\n|---|---|\n| fir | 10 |\n| oak | 20 |\n") }
        add("Vocabulary/wood.yaml", parts.vocabulary + "\n")
        add(
            "Datasets/example.yaml",
            """
            dataset: example
            title: Examples
            keys: [{field: wood, vocabulary: wood}]
            values: [{field: weight, type: number}]
            rules:
              - {id: weight-range, kind: range, maximum: 50, severity: warning, reason: It is an example.}
            """)
        let fields = parts.fields ?? Parts().fields ?? ""
        add(
            "Recipes/\(article).yaml",
            "article: \(article)\ntables:\n  - select: {header: [wood, weight]}\n    feeds:\n"
                + "      - dataset: example\n        fields:\n" + Self.indented(fields, by: 10))
        if let ledger = parts.ledger {
            add(ledger.path, "\(ledger.key):\n  -\n" + Self.indented(ledger.entry, by: 4))
        }
    }
}
