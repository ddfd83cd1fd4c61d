import Text

/// Slices at a constant distance from another one, with or without a floor.
///
/// Tries pairs of words of a field, first with a constant for each series along another field, and with fewer
/// constants only if that holds for some records. Words with the same floor and the same records are then joined.
struct OffsetSearcher: Searcher {
    private static let mostWords = 20

    func candidates(in space: SearchSpace) -> [Candidate] {
        let table = space.table
        let fields = table.keys.filter { (2...Self.mostWords).contains(table.columns[$0].words.count) }
        let tried = fields.reduce(1) { $0 + table.columns[$1].words.count * table.columns[$1].words.count }
        let refinement = Refinement(table, tried: tried * 2 * max(1, table.keyCount))
        // The series of a single word is short: only together with others it must be beyond chance.
        let parts = Refinement(table, tried: 1, leastScore: Bits(-12))
        return table.searchedNumbers.flatMap { column in
            fields.flatMap { field in
                table.columns[field].words.indices.flatMap { origin in
                    offsets(column, field, from: origin, refinement, parts, space)
                }
            }
        }
    }

    private func offsets(
        _ column: Int, _ field: Int, from origin: Int, _ refinement: Refinement, _ parts: Refinement,
        _ space: SearchSpace
    ) -> [Candidate] {
        let words = space.table.columns[field].words.indices.filter { $0 != origin }
        let single = words.compactMap { best(column, field, origin, $0, parts, space) }
        var joined: [Candidate] = []
        var seen: [(SliceOffset, RecordConditions)] = []
        for candidate in single.sorted(by: { $0.score > $1.score }) {
            guard let offset = candidate.hypothesis as? SliceOffset else { continue }
            var context = candidate.context
            context = context.adding(.init(column: field, codes: words))
            let isSeen = seen.contains {
                $0.0.floor == offset.floor && $0.0.constantFor == offset.constantFor && $0.1 == context
            }
            if isSeen { continue }
            seen.append((offset, context))
            let fitting = words.filter { holds(offset, for: $0, context, space) }
            let together = SliceOffset(
                space: space, column: column, field: field, origin: origin, words: fitting,
                constantFor: offset.constantFor, floor: offset.floor)
            if let best = refinement.best(together, within: context.adding(.init(column: field, codes: fitting))) {
                joined.append(best)
            }
        }
        return joined
    }

    private func holds(_ offset: SliceOffset, for word: Int, _ context: RecordConditions, _ space: SearchSpace) -> Bool
    {
        let records = context.adding(.init(column: offset.field, codes: [word])).selection(
            of: space.table.all, in: space.table)
        let outcomes = offset.fit(records).outcomes
        return outcomes.count >= 3 && Refinement.allows(outcomes.count { !$0.fits }, of: outcomes.count)
    }

    private func best(
        _ column: Int, _ field: Int, _ origin: Int, _ word: Int, _ refinement: Refinement, _ space: SearchSpace
    ) -> Candidate? {
        let table = space.table
        func candidate(_ constantFor: [Int], _ floor: ExactNumber?) -> Candidate? {
            refinement.best(
                SliceOffset(
                    space: space, column: column, field: field, origin: origin, words: [word],
                    constantFor: constantFor, floor: floor))
        }
        let floors = [nil, floor(of: column, at: space.records(of: field, word), table)]
        let others = table.keys.filter { $0 != field && table.columns[$0].words.count > 2 }
        var found: [Candidate] = []
        for floor in floors[1] == nil ? [nil] : floors {
            let series = others.compactMap { along in candidate(table.keys.filter { $0 != along }, floor) }
            guard !series.isEmpty else { continue }
            found += [candidate([field], floor)].compactMap { $0 }
            found += table.keys.filter { $0 != field }.compactMap { candidate([field, $0].sorted(), floor) }
            found += series
        }
        // Of equally good ones the first, which has the fewest constants.
        return found.reduce(nil) { best, next in best.map { $0.score >= next.score } ?? false ? best : next }
    }

    /// The least value, if several records have it.
    private func floor(of column: Int, at records: [Int], _ table: RecordTable) -> ExactNumber? {
        let numbers = records.compactMap { table.columns[column].numbers[$0] }
        guard let least = numbers.min(), numbers.count(where: { $0 == least }) > 1 else { return nil }
        return least
    }
}
