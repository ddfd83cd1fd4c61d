/// Slices with the values of another one, unchanged or clamped.
///
/// Tries pairs of words of a key field with enough records each. A limit is searched only if the slices agree in
/// part: the word of each ordered field with the fewest failures.
struct SliceCopySearcher: Searcher {
    private static let mostWords = 60
    private static let leastPairs = 4

    func candidates(in space: SearchSpace) -> [Candidate] {
        let table = space.table
        var copies: [any Hypothesis] = []
        var clamped: [SliceCopy] = []
        for field in table.keys where table.columns[field].words.count <= Self.mostWords {
            for column in table.searched where table.columns[column].words.count > 1 {
                for copy in table.columns[field].words.indices {
                    for source in table.columns[field].words.indices where source != copy {
                        let plain = SliceCopy(
                            space: space, column: column, field: field, copy: copy, source: source, limit: nil)
                        guard let share = equalShare(plain, space), share.equal > 0 else { continue }
                        if source < copy { copies.append(plain) }
                        if share.equal < share.all, share.equal * 4 >= share.all {
                            clamped += limits(of: plain, space)
                        }
                    }
                }
            }
        }
        let found = space.refined(clamped).filter { candidate in
            guard let copy = candidate.hypothesis as? SliceCopy else { return false }
            return reaches(copy, candidate.context, space)
        }
        return space.refined(copies) + found
    }

    private func equalShare(_ copy: SliceCopy, _ space: SearchSpace) -> (equal: Int, all: Int)? {
        let codes = space.table.columns[copy.column].codes
        var (equal, all) = (0, 0)
        for record in space.records(of: copy.field, copy.copy) {
            guard let origin = copy.origin(of: record), codes[record] >= 0, codes[origin] >= 0 else { continue }
            all += 1
            if codes[record] == codes[origin] { equal += 1 }
        }
        return all >= Self.leastPairs ? (equal, all) : nil
    }

    /// For each ordered field and each end the limit with the fewest failures, if it has fewer than no limit.
    private func limits(of plain: SliceCopy, _ space: SearchSpace) -> [SliceCopy] {
        let table = space.table
        return table.keys.filter {
            $0 != plain.field && table.columns[$0].isOrdered && table.columns[$0].words.count > 2
        }
        .flatMap { along in
            [true, false].compactMap { isUpper -> SliceCopy? in
                let tried = table.columns[along].words.indices.map { code in
                    SliceCopy(
                        space: space, column: plain.column, field: plain.field, copy: plain.copy,
                        source: plain.source, limit: .init(along: along, code: code, isUpper: isUpper))
                }
                let shares = tried.map { equalShare($0, space)?.equal ?? 0 }
                guard let best = shares.max(), best > (equalShare(plain, space)?.equal ?? 0) else { return nil }
                return shares.firstIndex(of: best).map { tried[$0] }
            }
        }
    }

    /// Whether the limit matters: some records beyond it equal the limit's value, and not that of their own word.
    private func reaches(_ copy: SliceCopy, _ context: RecordConditions, _ space: SearchSpace) -> Bool {
        let codes = space.table.columns[copy.column].codes
        let plain = SliceCopy(
            space: space, column: copy.column, field: copy.field, copy: copy.copy, source: copy.source, limit: nil)
        let telling = context.selection(of: space.records(of: copy.field, copy.copy), in: space.table).count { record in
            guard copy.isBeyond(record), let origin = copy.origin(of: record) else { return false }
            return codes[record] == codes[origin] && plain.origin(of: record).map { codes[$0] } != codes[record]
        }
        return telling >= Self.leastPairs
    }
}
