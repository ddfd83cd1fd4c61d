/// `1 value`, `2 values`.
enum Plural {
    static func of(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }

    /// The line about those that a list leaves out; none if it is whole.
    static func unlisted(_ count: Int) -> [String] { count > 0 ? ["and \(count) more (--all lists them)"] : [] }
}
