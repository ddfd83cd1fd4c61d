import Hashing
import Text

/// Identifies findings by what they are about, wherever the lines of an article move.
struct FindingFingerprints {
    private var counts: [String: Int] = [:]

    /// The fingerprint of the next finding in canonical order: findings that differ only in their places are numbered.
    mutating func next(_ finding: Finding) -> String {
        let parts =
            [finding.rule, finding.place.file, finding.dataset ?? "", finding.field ?? ""]
            + finding.key.map { "\($0.field)=\($0.value)" } + [finding.message]
        let hash = ContentHash.of(Array(parts.joined(separator: "\u{0}").utf8))
        counts[hash, default: 0] += 1
        let count = counts[hash, default: 1]
        return count == 1 ? hash : "\(hash):\(count)"
    }
}
