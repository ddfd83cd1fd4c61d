import Text

/// The report on the outdated entries of one file of accepted findings.
enum StaleEntryText {
    private static let shown = 3

    static func message(_ findings: [Finding]) -> String {
        "\(findings.count) entries accept findings that no longer occur; remove them"
    }

    /// - Parameter isWhole: whether to list all entries, or only the first.
    static func lines(_ findings: [Finding], isWhole: Bool) -> [String] {
        let told = isWhole ? findings[...] : findings.prefix(shown)
        let rest = findings.count - told.count
        return told.map { "\(FindingText.place($0.place)): \($0.message)" }
            + (rest > 0 ? ["and \(rest) more (--all lists them)"] : [])
    }
}
