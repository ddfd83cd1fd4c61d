import Text

/// The report on entries of a book's file that the articles no longer need.
enum SuperfluousText {
    private static let shown = 3

    /// - Parameter count: the number of entries, at least 2.
    static func message(_ rule: RuleKind, _ count: Int) -> String {
        switch rule {
        case .unusedWord: "the data never use \(count) words"
        case .unusedMapping: "no cell contains \(count) of the labels to map"
        case .staleCorrection: "the articles no longer have the cells of \(count) corrections; remove these"
        default: "\(count) entries accept findings that no longer occur; remove them"
        }
    }

    /// - Parameter isWhole: whether to list all entries, or only the first.
    static func lines(_ findings: [Finding], isWhole: Bool) -> [String] {
        let listed = isWhole ? findings[...] : findings.prefix(shown)
        return listed.map(line) + Plural.unlisted(findings.count - listed.count)
    }

    private static func line(_ finding: Finding) -> String {
        let place = FindingText.place(finding.place)
        let isWord = [RuleKind.unusedWord, .unusedMapping].contains { $0.rawValue == finding.rule }
        return isWord ? "“\(finding.value ?? "")” at \(place)" : "\(place): \(finding.message)"
    }
}
