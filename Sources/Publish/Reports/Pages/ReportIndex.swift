import Articles
import Books
import Records
import Text

/// Values that pages look up often, each computed on first use.
///
/// A class, because the parts of a page copy their material.
final class ReportIndex {
    private let publication: Publication

    init(_ publication: Publication) { self.publication = publication }

    /// The number of articles with a title.
    lazy var titles: [String: Int] = Dictionary(
        publication.book.articles.map { ($0.origin.title, 1) }, uniquingKeysWith: +)

    /// By the id of a declared rule, its kind.
    lazy var kinds: [String: String] = Dictionary(
        publication.book.datasets.flatMap(\.rules).map { ($0.id, $0.kind) }, uniquingKeysWith: { first, _ in first })

    lazy var knownKinds: Set<String> = Set(publication.ruleKinds.map(\.id))

    /// By article id, the parts that its recipes leave out.
    lazy var leftOut: [String: [LeftOutTables]] = Dictionary(
        publication.book.recipes.map { ($0.article, $0.leftOut) }, uniquingKeysWith: +)

    lazy var ofDatasets: [String?: [Finding]] = Dictionary(grouping: publication.findings, by: \.dataset)

    lazy var ofRules: [String: [Finding]] = Dictionary(grouping: publication.findings, by: \.rule)

    /// The contents made from one table.
    struct TableClaims {
        /// By the dataset's position in the publication, the number of claims.
        fileprivate(set) var counts: [Int: Int] = [:]
        /// The first line that a claim was read from.
        fileprivate(set) var line = Int.max
    }

    /// By article and the table's number.
    lazy var claims: [Int: [Int: TableClaims]] = {
        var claims: [Int: [Int: TableClaims]] = [:]
        for (position, dataset) in publication.datasets.enumerated() {
            for claim in dataset.claims {
                claims[claim.article, default: [:]][claim.table, default: TableClaims()].counts[position, default: 0] +=
                    1
                let line = claim.origin.location.line
                let first = claims[claim.article]?[claim.table]?.line ?? line
                if line < first { claims[claim.article]?[claim.table]?.line = line }
            }
        }
        return claims
    }()
}
