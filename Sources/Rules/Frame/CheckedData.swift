import Books
import Records
import Text

/// All datasets of a run, prepared for rules.
struct CheckedData: Sendable {
    let views: [DatasetView]
    private let positions: [String: Int]

    init(_ datasets: [Dataset], in book: Book) {
        views = datasets.map { DatasetView($0, in: book) }
        positions = Dictionary(first: datasets.enumerated().map { ($1.name, $0) })
    }

    /// The same data with different datasets only for `changed`.
    ///
    /// - Parameter datasets: all of them, in the same order.
    init(_ datasets: [Dataset], in book: Book, like other: CheckedData, changed: Set<String>) {
        views = zip(datasets, other.views).map { dataset, view in
            changed.contains(dataset.name) ? view.showing(dataset, in: book) : view
        }
        positions = other.positions
    }

    func view(_ name: String) -> DatasetView? { positions[name].map { views[$0] } }
}
