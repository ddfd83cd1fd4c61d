import Books
import Records
import Text

/// Finds the claims of each correction's article and key, in one pass for all corrections.
struct CorrectedClaims {
    private struct Subject: Hashable {
        let article: Int
        let key: [String]
    }

    /// By the correction's index in the ledger, in the order of the claims.
    private var found: [Int: [Int]] = [:]

    /// - Parameter claims: in the order of the book's datasets.
    /// - Complexity: linear in the claims of datasets with corrections, and in the corrections.
    init(_ book: Book, _ claims: [[Claim]]) {
        let articles = Dictionary(first: book.articles.enumerated().map { ($1.id, $0) })
        let ofDatasets = Dictionary(grouping: book.corrections.indices) {
            book.datasetIndex(book.corrections[$0].dataset)
        }
        for (dataset, numbers) in ofDatasets {
            guard let dataset else { continue }
            var wanted: [Subject: [Int]] = [:]
            for number in numbers {
                let correction = book.corrections[number]
                guard let article = articles[correction.article] else { continue }
                let key = correction.key(in: book.datasets[dataset])
                wanted[Subject(article: article, key: key), default: []].append(number)
            }
            // Testing one word of the key first is cheaper than looking up the whole key.
            let words = Set(wanted.keys.compactMap(\.key.last))
            for (index, claim) in claims[dataset].enumerated() where claim.key.last.map(words.contains) ?? false {
                for number in wanted[Subject(article: claim.article, key: claim.key), default: []] {
                    found[number, default: []].append(index)
                }
            }
        }
    }

    func indices(of number: Int) -> [Int] { found[number, default: []] }
}
