import Books
import Records
import Text

/// Values that pages look up often, each computed on first use, and once for all pages.
final class ReportIndex: Sendable {
    /// The number of articles with a title.
    let titles: Lazy<[String: Int]>
    let datasets: Lazy<[String: Dataset]>
    /// The declared rules, by id, each with the title of its dataset.
    let rules: Lazy<[String: (rule: RuleDefinition, dataset: LocalizedText)]>
    /// The kinds of rule, by id.
    let ruleKinds: Lazy<[String: RuleDescription]>
    /// Of each finding, see ``ReportMaterial/anchor(of:)``.
    let anchors: Lazy<[Finding: String]>
    /// By article id, the parts that its recipes leave out.
    let leftOut: Lazy<[String: [LeftOutTables]]>
    let ofDatasets: Lazy<[String?: [Finding]]>
    /// By dataset and the words of the key.
    let ofRecords: Lazy<[String?: [[String]: [Finding]]]>
    let ofRules: Lazy<[String: [Finding]]>
    /// By article and the number of the table.
    let claims: Lazy<[Int: [Int: TableClaims]]>
    /// What several pages of a language show.
    let charts = Memo<DatasetInLanguage, ReportCharts>()
    let pages = Memo<DatasetInLanguage, Document>()
    let releases = Memo<String, Releases>()
    /// By dataset; keeping it prevents reuse of its identity. The same in every language.
    let versionChanges = Memo<ObjectIdentifier, (of: Dataset, all: [VersionChanges])>()
    let changes = Memo<String, Document>()
    let scripts = Memo<DatasetInLanguage, [UInt8]>()
    let claimOrders = Memo<String, ClaimOrder>()

    init(book: Book, datasets: [Dataset], findings: [Finding], ruleKinds: [RuleDescription]) {
        titles = Lazy { Dictionary(book.articles.map { ($0.origin.title, 1) }, uniquingKeysWith: +) }
        self.datasets = Lazy { Dictionary(first: datasets.map { ($0.name, $0) }) }
        rules = Lazy {
            Dictionary(first: book.datasets.flatMap { dataset in dataset.rules.map { ($0.id, ($0, dataset.title)) } })
        }
        self.ruleKinds = Lazy { Dictionary(first: ruleKinds.map { ($0.id, $0) }) }
        anchors = Lazy { Self.anchors(of: findings) }
        leftOut = Lazy { Dictionary(book.recipes.map { ($0.article, $0.leftOut) }, uniquingKeysWith: +) }
        ofDatasets = Lazy { Dictionary(grouping: findings, by: \.dataset) }
        ofRecords = Lazy { [ofDatasets] in
            ofDatasets.value.mapValues { Dictionary(grouping: $0) { $0.key.map(\.value) } }
        }
        ofRules = Lazy { Dictionary(grouping: findings, by: \.rule) }
        claims = Lazy { Self.claims(of: datasets) }
    }

    struct DatasetInLanguage: Hashable {
        let dataset: String
        let language: String
    }

    private static func anchors(of findings: [Finding]) -> [Finding: String] {
        var fingerprints = FindingFingerprints()
        return Dictionary(
            first: findings.map { finding in
                let parts = fingerprints.next(finding).split(separator: ":")
                return (finding, "f-" + parts.enumerated().map { $0 == 0 ? $1.prefix(16) : $1 }.joined(separator: "-"))
            })
    }

    /// The contents made from one table.
    struct TableClaims: Sendable {
        /// By the dataset's position in the publication, the number of claims.
        fileprivate(set) var counts: [Int: Int] = [:]
        /// The first line that a claim was read from.
        fileprivate(set) var line = Int.max
    }

    private static func claims(of datasets: [Dataset]) -> [Int: [Int: TableClaims]] {
        var claims: [TableKey: TableClaims] = [:]
        for (position, dataset) in datasets.enumerated() {
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
    }

    private struct TableKey: Hashable {
        let article: Int
        let table: Int
    }
}
