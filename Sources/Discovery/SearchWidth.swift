import Books
import Records
import Text

/// The searched part of a wide dataset. Searchers try columns three at a time, so their time would grow with the cube
/// of the columns.
struct SearchWidth: Sendable {
    /// The number of value columns that are searched: the first ones.
    let columns: Int
    /// The number of columns of other datasets to compare with, each for one choice of words.
    let foreignSources: Int

    private static let leastColumns = 8
    private static let leastSources = 64

    init(of dataset: Dataset, limits: BookLimits) {
        let steps = limits[.discoverySteps] / max(1, dataset.records.count)
        var columns = min(Self.leastColumns, dataset.definition.values.count)
        while columns < dataset.definition.values.count, case let next = columns + 1, next * next * next <= steps {
            columns = next
        }
        self.columns = columns
        foreignSources = max(Self.leastSources, steps / max(1, columns))
    }
}

/// The part that a search left out because a dataset is too wide.
package struct UnsearchedData: Sendable {
    package let dataset: String
    /// The value columns that were not searched.
    package let columns: [String]
    /// The number of columns of other datasets that were not compared.
    package let foreignSources: Int

    /// Nil if nothing was left out.
    init?(_ space: SearchSpace) {
        dataset = space.table.dataset.name
        columns = space.table.values.dropFirst(space.table.searched.count).map { space.table.columns[$0].name }
        foreignSources = space.unsearchedSources
        if columns.isEmpty, foreignSources == 0 { return nil }
    }
}
