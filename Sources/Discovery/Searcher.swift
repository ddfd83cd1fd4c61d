import Books
import Records
import Text

/// Looks for one kind of relation.
protocol Searcher: Sendable {
    /// Whether its relations have numbers that are fitted to some records and might hold for others, too.
    var fitsConstants: Bool { get }
    /// The relations of one dataset, in an order that its records alone decide.
    func candidates(in space: SearchSpace) -> [Candidate]
}

extension Searcher {
    var fitsConstants: Bool { false }
}

/// What searchers look at: one dataset, and the numbers that its records can be compared with.
struct SearchSpace: Sendable {
    let table: RecordTable
    let counterparts: CounterpartIndex
    let sources: [NumberSource]
    /// How many columns of other datasets are not among the sources.
    let unsearchedSources: Int
    /// For each key field and each of its words, the records.
    private let slices: [[[Int]]]

    init(_ dataset: Dataset, among datasets: [Dataset], in book: Book, limits: BookLimits) {
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
    /// - Parameter tried: among how many one is named; all of them, unless they tell themselves what it takes to name them.
    func refined(_ hypotheses: [any Hypothesis], tried: Int? = nil) -> [Candidate] {
        let refinement = Refinement(table, tried: tried ?? hypotheses.count)
        return hypotheses.compactMap { refinement.best($0) }
    }
}

/// The list of all searchers. One that is not listed here does not exist.
enum SearcherList {
    static let all: [any Searcher] = [
        DependencySearcher(), SliceCopySearcher(), MultipleSearcher(), FloorSearcher(), OffsetSearcher(),
        LinearSearcher(),
        MonotonicSearcher(), OrderSearcher(), StepSearcher(), SumSearcher(),
    ]
}
