package import Books
package import Records
import Text

/// One of the values read from a cell.
struct CellUse: Sendable {
    let dataset: Int
    let claim: Int
    let column: Int
}

/// The values read from cells. The cells of an article are indexed when the first of them is queried.
package final class CellUses: Sendable {
    private struct Cell: Sendable {
        var uses: [CellUse] = []
        var isKey = false
    }

    private let datasets: [Dataset]
    private let articles: [String: Int]
    /// By article the datasets and claims that were read from it.
    private let claims: Lazy<[Int: [(dataset: Int, claim: Int)]]>
    private let cells = Memo<Int, [SourceLocation: Cell]>()

    package init(_ book: Book, _ datasets: [Dataset]) {
        self.datasets = datasets
        articles = Dictionary(first: book.articles.enumerated().map { ($1.path, $0) })
        claims = Lazy {
            var claims: [Int: [(dataset: Int, claim: Int)]] = [:]
            for (position, dataset) in datasets.enumerated() {
                for (index, claim) in dataset.claims.enumerated() {
                    claims[claim.article, default: []].append((position, index))
                }
            }
            return claims
        }
    }

    /// Whether the uses are also those of other datasets: the claims at the same positions were read from the same cells.
    ///
    /// - Complexity: linear in the claims of datasets that are not the same.
    package func hold(for others: [Dataset]) -> Bool {
        zip(datasets, others).allSatisfy { dataset, other in
            dataset === other
                || dataset.claims.count == other.claims.count
                    && zip(dataset.claims, other.claims).allSatisfy { $0 === $1 || $0.hasSameCells(as: $1) }
        }
    }

    /// All uses of a cell, empty for an unknown place; nil if a part of a key was read from it or the file is not an
    /// article.
    func uses(at place: Place) -> [CellUse]? {
        cell(at: place).flatMap { $0.isKey ? nil : $0.uses }
    }

    /// The values read from a cell, from which parts of keys may be read, too: to judge the records without these values.
    func values(at place: Place) -> [CellUse] { cell(at: place)?.uses ?? [] }

    private func cell(at place: Place) -> Cell? {
        guard let article = articles[place.file] else { return nil }
        return cells.value(article) { cells(of: article) }[place.location] ?? Cell()
    }

    private func cells(of article: Int) -> [SourceLocation: Cell] {
        var cells: [SourceLocation: Cell] = [:]
        for (position, index) in claims.value[article, default: []] {
            let claim = datasets[position].claims[index]
            for case let origin? in claim.keyOrigins { cells[origin.location, default: Cell()].isKey = true }
            for (column, origin) in claim.valueOrigins.enumerated() {
                guard let origin else { continue }
                cells[origin.location, default: Cell()].uses.append(
                    CellUse(dataset: position, claim: index, column: column))
            }
        }
        return cells
    }
}
