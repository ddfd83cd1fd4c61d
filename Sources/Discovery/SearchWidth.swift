import Books
import Records
import Text

/// How much of a wide dataset is searched. Searchers try columns three at a time, so their time grows with the cube of the
/// columns; it must not.
struct SearchWidth: Sendable {
    /// How many of the value columns are searched: the first ones.
    let columns: Int
    /// How many columns of other datasets they may be compared with, each for one choice of words.
    let foreignSources: Int

    private static let leastColumns = 8
    private static let leastSources = 64

    init(of dataset: Dataset, limits: BookLimits) {
        let steps = limits[.discoverySteps] / max(1, dataset.records.count)
        var columns = min(Self.leastColumns, dataset.definition.values.count)
        while columns < dataset.definition.values.count, Self.cube(columns + 1) <= steps { columns += 1 }
        self.columns = columns
        foreignSources = max(Self.leastSources, steps / max(1, columns))
    }

    /// - Parameter number: of columns, which are few enough for their cube to be held.
    private static func cube(_ number: Int) -> Int { number * number * number }
}

/// What a search has left out, for a dataset is too wide.
package struct UnsearchedData: Sendable {
    package let dataset: String
    /// The value columns that were not searched.
    package let columns: [String]
    /// How many columns of other datasets were not compared with those of this one.
    package let foreignSources: Int

    /// Nil where nothing was left out.
    init?(_ space: SearchSpace) {
        dataset = space.table.dataset.name
        columns = space.table.values.dropFirst(space.table.searched.count).map { space.table.columns[$0].name }
        foreignSources = space.unsearchedSources
        if columns.isEmpty, foreignSources == 0 { return nil }
    }
}
