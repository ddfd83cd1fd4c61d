import Books
import Records

/// Searches for one kind of relation.
protocol Searcher: Sendable {
    /// Whether its relations have fitted numbers that may also hold for other records.
    var fitsConstants: Bool { get }
    /// The relations of a dataset, in an order that only depends on its records.
    func candidates(in space: SearchSpace) -> [Candidate]
}

extension Searcher {
    var fitsConstants: Bool { false }

    /// The sets of up to `most` columns, those of fewer first.
    static func sets(of columns: some Collection<Int>, upTo most: Int) -> [[Int]] {
        var sets: [[Int]] = []
        var level: [[Int]] = [[]]
        for _ in 0..<min(most, columns.count) {
            level = level.flatMap { set in columns.filter { $0 > set.last ?? -1 }.map { set + [$0] } }
            sets += level
        }
        return sets
    }
}

/// The input of searchers: a dataset, and the numbers to compare its records with.
struct SearchSpace: Sendable {
    let table: RecordTable
    let counterparts: CounterpartIndex
    let sources: [NumberSource]
    /// The number of columns of other datasets that are not among the sources.
    let unsearchedSources: Int
    /// For each key field and each of its words, the records.
    private let slices: [[[Int]]]

    init(_ dataset: Dataset, among datasets: ForeignDatasets, in book: Book, limits: BookLimits) {
        let width = SearchWidth(of: dataset, limits: limits)
        table = RecordTable(dataset, in: book, searching: width.columns)
        counterparts = CounterpartIndex(table)
        (sources, unsearchedSources) = NumberSource.all(for: table, among: datasets, mostForeign: width.foreignSources)
        slices = table.keys.map { [table] field in
            var slices = [[Int]](repeating: [], count: table.columns[field].words.count)
            for record in table.all { slices[table.columns[field].codes[record]].append(record) }
            return slices
        }
    }

    /// The records with a word of a key field.
    func records(of field: Int, _ code: Int) -> [Int] { slices[field][code] }

    /// Every hypothesis on the records that it holds for.
    ///
    /// - Parameter tried: the number of hypotheses to name one among; by default all, unless they know their own
    ///   cost.
    func refined(_ hypotheses: [any Hypothesis], tried: Int? = nil) -> [Candidate] {
        let refinement = Refinement(table, tried: tried ?? hypotheses.count)
        return hypotheses.compactMap { refinement.best($0) }
    }
}

enum SearcherList {
    static let all: [any Searcher] = [
        DependencySearcher(), SliceCopySearcher(), MultipleSearcher(), FloorSearcher(), OffsetSearcher(),
        LinearSearcher(),
        MonotonicSearcher(), OrderSearcher(), StepSearcher(), TotalSearcher(),
        RoundedMultipleSearcher(),
    ]
}
