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
        first: publication.book.datasets.flatMap(\.rules).map { ($0.id, $0.kind) })

    lazy var anchors: [Finding: String] = {
        var fingerprints = FindingFingerprints()
        return Dictionary(
            first: publication.findings.map { finding in
                let parts = fingerprints.next(finding).split(separator: ":")
                return (finding, "f-" + parts.enumerated().map { $0 == 0 ? $1.prefix(16) : $1 }.joined(separator: "-"))
            })
    }()

    /// By the id of a kind of rule, what a finding of it means.
    lazy var conclusions: [String: RuleConclusion] = Dictionary(
        first: publication.ruleKinds.compactMap { kind in kind.conclusion.map { (kind.id, $0) } })

    /// By the id of a declared rule, the title of its dataset.
    lazy var ruleDatasets: [String: LocalizedText] = Dictionary(
        first: publication.datasets.flatMap { dataset in
            dataset.definition.rules.map { ($0.id, dataset.definition.title) }
        })

    /// By the id of a declared rule, why it holds.
    lazy var reasons: [String: LocalizedText] = Dictionary(
        first: publication.book.datasets.flatMap(\.rules).map { ($0.id, $0.reason) })

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

    /// By article and the number of the table.
    lazy var claims: [Int: [Int: TableClaims]] = {
        var claims: [TableKey: TableClaims] = [:]
        for (position, dataset) in publication.datasets.enumerated() {
            var counts: [TableKey: (count: Int, line: Int)] = [:]
            for claim in dataset.claims {
                let line = claim.origin.location.line
                let key = TableKey(article: claim.article, table: claim.table)
                let known = counts[key] ?? (0, line)
                counts[key] = (known.count + 1, min(known.line, line))
            }
            for (key, found) in counts {
                claims[key, default: TableClaims()].counts[position] = found.count
                claims[key, default: TableClaims()].line = min(claims[key]?.line ?? found.line, found.line)
            }
        }
        return Dictionary(grouping: claims) { $0.key.article }.mapValues { tables in
            Dictionary(first: tables.map { ($0.key.table, $0.value) })
        }
    }()

    private var claimOrders: [String: ClaimOrder] = [:]

    func order(ofClaims dataset: Dataset) -> ClaimOrder {
        if let order = claimOrders[dataset.name] { return order }
        let order = ClaimOrder(dataset)
        claimOrders[dataset.name] = order
        return order
    }

    private struct TableKey: Hashable {
        let article: Int
        let table: Int
    }
}
