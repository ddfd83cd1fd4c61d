/// The order of two words of a key field, and of two columns of numbers.
///
/// Tries all pairs of words of fields with few words; drops a pair as soon as the order fails too often.
struct OrderSearcher: Searcher {
    private static let mostWords = 20

    func candidates(in space: SearchSpace) -> [Candidate] {
        let table = space.table
        let numeric = table.columns.indices.filter { table.columns[$0].isNumeric }
        var hypotheses: [PairOrder] = []
        for column in table.searchedNumbers {
            for field in table.keys where table.columns[field].words.count <= Self.mostWords {
                for lower in table.columns[field].words.indices {
                    for upper in table.columns[field].words.indices where upper != lower {
                        let pair = PairOrder.Pair.words(field: field, lower: lower, upper: upper)
                        hypotheses.append(PairOrder(space: space, column: column, pair: pair))
                    }
                }
            }
            // The finding is at the upper column, which is therefore the rule's column.
            for lower in numeric where lower != column {
                hypotheses.append(
                    PairOrder(space: space, column: column, pair: .columns(lower: lower, upper: column)))
            }
        }
        return space.refined(hypotheses)
    }
}
