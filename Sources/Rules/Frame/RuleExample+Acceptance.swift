import Books

extension RuleExample {
    /// An entry of the accepted findings, accepted for a weight of 100, with a table with one weight.
    ///
    /// - Parameters:
    ///   - rule: the entry's rule, with the arrow if the finding is at it.
    ///   - publish: the value of `publish`; nil for none.
    static func acceptance(
        _ caption: String, of rule: String = "weight-range", publish: String? = nil, weight: Int
    ) -> RuleExample {
        let cell = String(("      " + String(weight)).suffix(6))
        return RuleExample(
            caption,
            rule: """
                rule: \(rule)
                dataset: example
                values: ["100"]\(publish.map { "\npublish: \($0)" } ?? "")
                reason: It was wet.
                """,
            table: """
                | wood | weight |
                |------|-------:|
                | fir  | \(cell) |
                """)
    }
}
