import Books
import Text

/// Parts of a field's pattern, each with the factor that it has in a number.
///
///     {hours: 3600, minutes: 60, seconds: 1}
struct PartFactors {
    let factors: [(part: String, factor: ExactNumber)]
    var partNames: [String] { factors.map(\.part) }

    /// Nil after a report.
    ///
    /// - Parameters:
    ///   - key: the key of the source with the factors.
    ///   - entries: those that are numbers.
    ///   - node: what is written there.
    ///   - other: an entry that is not a part.
    init?(
        _ key: String, _ entries: [(entry: BookNode.Entry, value: ExactNumber)], in node: BookNode,
        besides other: String? = nil, pattern: TextPattern?, problems: BookProblems
    ) {
        // What is not a number has been reported.
        guard case .map(let written) = node.content, written.count == entries.count else { return nil }
        let parts = entries.filter { $0.entry.key != other }
        guard let pattern, !parts.isEmpty else {
            problems.report(
                "\"\(key)\" names parts of the field's \"pattern\", each with its factor", at: node.place)
            return nil
        }
        let unknown = parts.map(\.entry).filter { !pattern.partNames.contains($0.key) }
        for entry in unknown {
            let hint = problems.hint(for: entry.key, among: pattern.partNames)
            problems.report("the pattern has no part {\(entry.key)}\(hint)", at: entry.keyPlace)
        }
        guard unknown.isEmpty else { return nil }
        factors = parts.map { ($0.entry.key, $0.value) }
    }
}
