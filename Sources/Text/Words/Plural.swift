/// Counts in sentences.
package enum Plural {
    /// `1 value`, `2 values`.
    package static func of(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    /// `1 value is`, `2 values are`.
    package static func of(_ count: Int, _ noun: String, _ one: String, _ many: String) -> String {
        "\(of(count, noun)) \(count == 1 ? one : many)"
    }

    /// `the first of 9 records`, `the first 2 of 9 records`.
    package static func first(_ count: Int, of all: Int, _ noun: String) -> String {
        "the first \(count == 1 ? "" : "\(count) ")of \(of(all, noun))"
    }

    /// The line about those that a list leaves out; none if it is whole.
    package static func unlisted(_ count: Int) -> [String] { count > 0 ? ["and \(count) more (--all lists them)"] : [] }
}

extension String {
    /// The text with a capital at its beginning.
    package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension Collection where Element == String {
    /// The first texts, and what is said of the number of others: `a, b and 3 more`.
    package func listing(
        first most: Int, by separator: String = ", ", rest: (Int) -> String = { " and \($0) more" }
    ) -> String {
        prefix(most).joined(separator: separator) + (count > most ? rest(count - most) : "")
    }

    /// The first texts as cells have them, each on one line: `“a”, “b”`.
    package func quoted(first most: Int = .max, by separator: String = ", ") -> String {
        prefix(most).map { "“\(FindingText.oneLine($0))”" }.joined(separator: separator)
    }
}
