internal import Diagnostics

/// Tells allowed combinations from others.
enum CombinationJudge {
    case list(Set<[String]>)
    case rows(CombinationRows)

    enum Verdict {
        case allowed
        /// Nothing is known of such words.
        case unknown
        /// With the cells that say otherwise.
        case forbidden([Note])
    }

    func verdict(on words: [String]) -> Verdict {
        switch self {
        case .list(let combinations): combinations.contains(words) ? .allowed : .forbidden([])
        case .rows(let rows): rows.verdict(on: words)
        }
    }
}
