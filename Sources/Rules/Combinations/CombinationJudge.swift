import Books
import Text

/// Distinguishes allowed combinations from others.
struct CombinationJudge {
    enum Permission {
        case list(Set<[String]>)
        case rows(CombinationRows)
    }

    let permission: Permission
    let covering: CoveringWords

    enum Verdict {
        case allowed
        /// Nothing is known about these words.
        case unknown
        /// With the contradicting cells.
        case forbidden([Note])
    }

    func verdict(on words: [String]) -> Verdict {
        let all = covering.all(of: words)
        switch permission {
        case .list(let combinations): return all.contains(where: combinations.contains) ? .allowed : .forbidden([])
        case .rows(let rows): return rows.verdict(on: all)
        }
    }
}
