/// Order between two words of a key field, and between two columns of numbers.
///
/// All pairs of words of fields with few words; a pair is dropped at once where the order fails too often.
struct OrderSearcher: Searcher {
    private static let mostWords = 20

    func candidates(in space: SearchSpace) -> [Candidate] {
        let table = space.table
        let numeric = table.columns.indices.filter { table.columns[$0].isNumeric }
        var hypotheses: [PairOrder] = []
        for column in table.searched where table.columns[column].isNumeric {
            for field in table.keys where table.columns[field].words.count <= Self.mostWords {
                for lower in table.columns[field].words.indices {
                    for upper in table.columns[field].words.indices where upper != lower {
                        let pair = PairOrder.Pair.words(field: field, lower: lower, upper: upper)
                        hypotheses.append(PairOrder(space: space, column: column, pair: pair))
                    }
                }
            }
            // The finding stands at the upper column, so that is the one that the rule speaks of.
            for lower in numeric where lower != column {
                hypotheses.append(
                    PairOrder(space: space, column: column, pair: .columns(lower: lower, upper: column)))
            }
        }
        return space.refined(hypotheses)
    }
}
