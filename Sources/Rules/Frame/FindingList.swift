import Books
import Text

/// Lists the findings of a dataset's rules up to a limit, which bounds the cost of a book whose records break every
/// rule.
struct FindingList {
    private let limits: BookLimits
    private var listed = 0
    /// The rules with unlisted findings.
    private(set) var cutRules: Set<String> = []

    /// The number of findings of a rule that are listed once the dataset has reached its limit.
    private static let least = 10
    /// The number of records that a rule is then tested on at once.
    private static let batchSize = 64

    init(_ limits: BookLimits) { self.limits = limits }

    /// The findings of a rule; beyond the limit, its first findings and the number of others. Nil if it cannot judge any
    /// record.
    ///
    /// - Parameter found: its findings on all records, if it has run already.
    mutating func findings(
        of rule: any Rule, in view: DatasetView, of data: CheckedData, found: [Finding]? = nil
    ) -> [Finding]? {
        let room = max(limits[.findings] - listed, Self.least)
        guard let (found, unjudged) = self.found(by: rule, room: room, in: view, of: data, known: found) else {
            return nil
        }
        listed += min(found.count, room)
        guard found.count > room || unjudged > 0 else { return found }
        let shown = found.sorted(by: Finding.precedes).prefix(room)
        guard let last = shown.last else { return found }
        cutRules.insert(rule.header.id)
        return shown + [rest(of: rule, more: found.count - shown.count, unjudged: unjudged, after: last)]
    }

    /// The findings of a rule, and the number of records that were not tested: a rule that judges each record
    /// separately stops after enough findings. Nil if it cannot judge any.
    private func found(
        by rule: any Rule, room: Int, in view: DatasetView, of data: CheckedData, known: [Finding]?
    ) -> (findings: [Finding], unjudged: Int)? {
        guard room == Self.least, view.records.count > Self.batchSize, rule.reach == .record else {
            return (known ?? rule.findingsIfJudging(in: view, of: data)).map { ($0, 0) }
        }
        var (found, next, judgesSome): ([Finding], Int, Bool) = ([], 0, false)
        while next < view.records.count, found.count < room {
            let end = min(next + Self.batchSize, view.records.count)
            if let part = rule.findingsIfJudging(in: view.judging(Array(next..<end)), of: data) {
                found += part
                judgesSome = true
            }
            next = end
        }
        return judgesSome ? (found, found.count < room ? 0 : view.records.count - next) : nil
    }

    private func rest(of rule: any Rule, more: Int, unjudged: Int, after last: Finding) -> Finding {
        let parts = [
            more > 0 ? Plural.of(more, "more finding", "is", "are") + " not listed" : nil,
            unjudged > 0 ? Plural.of(unjudged, "more record", "is", "are") + " not judged" : nil,
        ]
        return Finding(
            rule: rule.header.id, severity: rule.header.severity,
            message: parts.compactMap { $0 }.joined(separator: ", ") + limits.hint(.findings), place: last.place,
            dataset: last.dataset)
    }
}
