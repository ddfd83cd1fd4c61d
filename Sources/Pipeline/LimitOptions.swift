import Diagnostics
import Ingest

/// What `tables --limit NAME=NUMBER` says.
package struct LimitOptions: Sendable {
    let limits: IngestLimits

    /// - Parameter options: of two for the same limit the later counts.
    package init(_ options: [String] = []) throws(UsageError) {
        var numbers: [IngestLimit: Int] = [:]
        for option in options {
            let parts = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let names = IngestLimit.allCases.map(\.rawValue)
            guard let limit = IngestLimit(rawValue: parts[0]) else {
                throw UsageError(
                    "there is no limit \"\(parts[0])\"\(WordHint.of(parts[0], among: names, what: "the limits are"))")
            }
            guard parts.count == 2, let number = Int(parts[1]), number > 0 else {
                throw UsageError(
                    "--limit \(limit.rawValue) takes a number of 1 or more, such as \(limit.rawValue)=\(limit.standard)"
                )
            }
            numbers[limit] = number
        }
        limits = IngestLimits(numbers, areOptions: true)
    }

    /// One line a limit, for the help text.
    package static var help: String {
        IngestLimit.allCases.map { "  \($0.rawValue)=\($0.standard)\n      \($0.meaning)" }.joined(separator: "\n")
    }
}
