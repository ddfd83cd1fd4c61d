internal import Measures

/// All datasets of one run, as rules look at them.
struct CheckedData: Sendable {
    let views: [DatasetView]
    private let positions: [String: Int]

    init(_ datasets: [Dataset], in book: Book) {
        views = datasets.map { DatasetView($0, in: book) }
        positions = Dictionary(
            datasets.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func view(_ name: String) -> DatasetView? { positions[name].map { views[$0] } }
}
