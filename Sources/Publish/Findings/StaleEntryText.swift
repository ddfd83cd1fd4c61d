import Text

/// What is said of the entries of one file of accepted findings that accept nothing any more.
enum StaleEntryText {
    private static let shown = 3

    static func message(_ findings: [Finding]) -> String {
        "\(findings.count) entries accept findings that are not there any more; remove them"
    }

    /// - Parameter isWhole: whether all entries are told, and not only the first of them.
    static func lines(_ findings: [Finding], isWhole: Bool) -> [String] {
        let told = isWhole ? findings[...] : findings.prefix(shown)
        let rest = findings.count - told.count
        return told.map { "\(FindingText.place($0.place)): \($0.message)" }
            + (rest > 0 ? ["and \(rest) more (--all lists them)"] : [])
    }
}
