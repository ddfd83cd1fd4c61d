/// Values that are the greatest number of whole rows under a total less a constant.
///
/// Such values are multiples, so only the rows that `MultipleSearcher` finds are tried, with each total that is not
/// mostly below the values, and a constant for each word of one, two or three key fields.
struct FloorSearcher: Searcher {
    private static let mostFields = 3

    var fitsConstants: Bool { true }

    func candidates(in space: SearchSpace) -> [Candidate] {
        var seen: [Multiple] = []
        for candidate in MultipleSearcher().candidates(in: space).sorted(by: { $0.score > $1.score }) {
            guard let multiple = candidate.hypothesis as? Multiple else { continue }
            let rows = space.table.all.map(multiple.divisor)
            let isKnown = seen.contains { $0.column == multiple.column && space.table.all.map($0.divisor) == rows }
            if !isKnown { seen.append(multiple) }
        }
        let sets = Self.sets(of: space.table.keys, upTo: Self.mostFields)
        let hypotheses: [[RowFloor]] = seen.flatMap { multiple in
            totals(over: multiple, space).map { total in
                sets.map { RowFloor(multiple: multiple, total: total, constantFor: $0) }
            }
        }
        let refinement = Refinement(space.table, tried: space.numericColumns * sets.count)
        return hypotheses.compactMap { variants in
            variants.compactMap { refinement.best($0) }.max { $0.score < $1.score }
        }
    }

    private func totals(over multiple: Multiple, _ space: SearchSpace) -> [Int] {
        let numbers = space.table.columns[multiple.column].numbers
        let selection = multiple.base.selection(of: space.table.all, in: space.table)
        return space.sources.indices.filter { source in
            guard source != multiple.source, space.sources[source].column != multiple.column,
                space.sources[source].field == nil
            else { return false }
            let pairs = selection.compactMap { record in
                space.sources[source].values[record].flatMap { total in numbers[record].map { (total, $0) } }
            }
            return pairs.count >= 6 && pairs.count { $0.0 >= $0.1 } * 2 >= pairs.count
        }
    }
}
