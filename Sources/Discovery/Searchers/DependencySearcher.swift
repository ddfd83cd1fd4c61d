/// Functional dependencies: values that depend only on a few columns.
///
/// Proceeds level by level, as TANE does (Huhtala, Kärkkäinen, Porkka, Toivonen: TANE, 1999): sets of one column
/// before sets of two. Supersets of a determining set, and of a set that identifies all records, are skipped. Records
/// are grouped by numbered words, one column after the other, in linear time.
struct DependencySearcher: Searcher {
    /// Sets of three columns are tried up to this many columns; larger datasets only get sets of two.
    private static let mostForThree = 10

    func candidates(in space: SearchSpace) -> [Candidate] {
        let table = space.table
        let usable = (0..<table.searched.upperBound).filter { table.columns[$0].words.count > 1 }
        let deepest = usable.count <= Self.mostForThree ? 3 : 2
        let sets = (1...deepest).reduce(1) { $0 + Self.choices(of: $1, from: usable.count) }
        let refinement = Refinement(table, tried: sets * max(1, table.searched.count))
        return table.searched.flatMap { column in
            dependencies(of: column, on: usable.filter { $0 != column }, deepest, refinement, table)
        }
    }

    private func dependencies(
        of column: Int, on usable: [Int], _ deepest: Int, _ refinement: Refinement, _ table: RecordTable
    ) -> [Candidate] {
        var found: [Candidate] = []
        var determining: [Set<Int>] = []
        var level: [[Int]] = [[]]
        for depth in 0...deepest {
            var open: [[Int]] = []
            for set in level where !determining.contains(where: { $0.isSubset(of: set) }) {
                if let candidate = refinement.best(Determination(table: table, column: column, determinants: set)) {
                    found.append(candidate)
                    if candidate.context == .everything { determining.append(Set(set)) }
                }
                if depth < deepest, repeats(set, table) { open.append(set) }
            }
            level = open.flatMap { set in usable.filter { $0 > set.last ?? -1 }.map { set + [$0] } }
        }
        // Conversely: one or two key fields that the value does not depend on.
        for set in Self.nearlyAll(table.keys) where set.count > deepest {
            guard !determining.contains(where: { $0.isSubset(of: set) }) else { continue }
            found += [refinement.best(Determination(table: table, column: column, determinants: set))].compactMap { $0 }
        }
        return found
    }

    /// Whether at least two records agree in all of the columns.
    private func repeats(_ set: [Int], _ table: RecordTable) -> Bool {
        table.groups(of: table.given(table.all, in: set), by: set).contains { $0.count > 1 }
    }

    /// All fields except two, and all except one.
    private static func nearlyAll(_ fields: Range<Int>) -> [[Int]] {
        let left = sets(of: fields, upTo: 2)
        return (left.dropFirst(fields.count) + left.prefix(fields.count)).map { left in
            fields.filter { !left.contains($0) }
        }
    }

    private static func choices(of count: Int, from total: Int) -> Int {
        (0..<count).reduce(1) { $0 * max(0, total - $1) / ($1 + 1) }
    }
}
