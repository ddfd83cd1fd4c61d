import Books
import Records
import Text

/// Lists the findings of one dataset's rules up to a limit, so that a book of which every rule is broken by every record costs
/// no more than can be read.
struct FindingList {
    private let limits: BookLimits
    private var listed = 0
    /// The rules of which some findings are not listed.
    private(set) var cutRules: Set<String> = []

    /// How many findings of a rule are listed where the dataset has reached its limit.
    private static let least = 10
    /// How many records a rule is asked of at once there.
    private static let portion = 64

    init(_ limits: BookLimits) { self.limits = limits }

    /// What a rule finds; beyond the limit its first findings and how many there are besides.
    mutating func findings(of rule: any Rule, in view: DatasetView, of data: CheckedData) -> [Finding] {
        let room = max(limits[.findings] - listed, Self.least)
        let (found, unasked) = found(by: rule, room: room, in: view, of: data)
        listed += min(found.count, room)
        guard found.count > room || unasked > 0 else { return found }
        let shown = found.sorted(by: Finding.precedes).prefix(room)
        guard let last = shown.last else { return found }
        cutRules.insert(rule.header.id)
        return shown + [rest(of: rule, more: found.count - shown.count, unasked: unasked, behind: last)]
    }

    /// What a rule finds, and of how many records it has not been asked: a rule that judges each record by itself need not go
    /// on where enough is found.
    private func found(
        by rule: any Rule, room: Int, in view: DatasetView, of data: CheckedData
    ) -> (findings: [Finding], unasked: Int) {
        guard room == Self.least, view.records.count > Self.portion, rule.reach == .record else {
            return (rule.findings(in: view, of: data), 0)
        }
        var (found, next): ([Finding], Int) = ([], 0)
        while next < view.records.count, found.count < room {
            let end = min(next + Self.portion, view.records.count)
            found += rule.findings(in: view.judging(Array(next..<end)), of: data)
            next = end
        }
        return (found, found.count < room ? 0 : view.records.count - next)
    }

    private func rest(of rule: any Rule, more: Int, unasked: Int, behind last: Finding) -> Finding {
        let parts = [
            more > 0 ? "\(more) more finding\(more == 1 ? " is" : "s are") not listed" : nil,
            unasked > 0 ? "\(unasked) more record\(unasked == 1 ? " is" : "s are") not judged" : nil,
        ]
        return Finding(
            rule: rule.header.id, severity: rule.header.severity,
            message: parts.compactMap { $0 }.joined(separator: ", ") + limits.hint(.findings), place: last.place,
            dataset: last.dataset)
    }
}
