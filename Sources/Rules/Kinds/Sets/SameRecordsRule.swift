import Books
import Records
import Text

/// Several articles contain the same records.
struct SameRecordsRule: DeclaredRule {
    static let description = RuleDescription(
        id: .sameRecords, scope: .dataset,
        summary: "Articles have records for the same keys.",
        explanation: """
            For lists of the same things: a misread key gives an additional record in one article, and a missing one. \
            The records of more than half of the articles are taken as right. In an article that lacks such a record, \
            the rule blames the key's cell of a record that only it has, or has twice, and that differs in one key \
            field, and implies the word if the records are otherwise alike. If there is none, the finding is at the \
            missing record, and a record that few articles have has a finding of its own. If exactly half of them have \
            a record, the finding is in the article that the book ranks lower, and either may be wrong.
            """,
        conclusion: RuleConclusion(
            fault: ("Two tables that should list the same things do not.", "同じ項目を挙げるはずの表が異なる。")),
        examples: """
            Example: Three lists of the same sizes
            article: north
            | size | weight |
            |------|-------:|
            | 1    |     10 |
            | 2    |     12 |
            article: south
            | size | weight |
            |------|-------:|
            | 2    |     12 |
            | 1    |     10 |
            article: west
            | size | weight |
            |------|-------:|
            | 1    |     10 |
            | 2    |     12 |
            Example: One list has another size instead of the others'
            article: north
            | size | weight |
            |------|-------:|
            | ↓7   |     10 |
            | 2    |     12 |
            article: south
            | size | weight |
            |------|-------:|
            | 1    |     10 |
            | 2    |     12 |
            article: west
            | size | weight |
            |------|-------:|
            | 1    |     10 |
            | 2    |     12 |
            Example: Two lists differ, and either may be right
            articles: [north, south]
            Table:
            article: north
            | size | weight |
            |------|-------:|
            | 1    |     10 |
            | 2    |     12 |
            article: south
            | size | weight |
            |------|-------:|
            | 1    |     10 |
            | ↓3   |     12 |
            Example: One list lacks a record of the others
            Table:
            article: north
            | size | weight |
            |------|-------:|
            | 1    |     10 |
            | 2    |    ↓12 |
            article: south
            | size | weight |
            |------|-------:|
            | 1    |     10 |
            | 2    |     12 |
            article: west
            | size | weight |
            |------|-------:|
            | 1    |     10 |
            """)

    struct Keys: MapKeys {
        static let form = MapDeclaration(rule: .sameRecords, Self())

        let articles = Key(
            "articles", list: .list(of: .word),
            "the ids of at least two articles; default: all with records that the rule applies to",
            example: "[mill, shop]")
        let `where` = RuleKey.where
    }

    let header: RuleHeader
    /// The indices of the articles; nil for all.
    private let articles: [Int]?
    private let articleIDs: [String]
    private let filter: RecordFilter

    init?(_ map: KeyReader<Keys>, _ parameters: RuleParameters) {
        let articles = Self.articles(map, parameters)
        guard let articles, let filter = parameters.filter(map.where) else { return nil }
        header = parameters.header
        self.articles = articles.isEmpty ? nil : articles.sorted()
        articleIDs = articles.map { parameters.book.articles[$0].id }
        self.filter = filter
    }

    /// Empty where none are named; nil after a report.
    private static func articles(_ map: KeyReader<Keys>, _ parameters: RuleParameters) -> [Int]? {
        guard map.node(\.articles) != nil else { return [] }
        let ids = parameters.book.articles.map(\.id)
        let articles = map.articles.allOrNil { node -> Int? in
            guard let id = node.text, let index = ids.firstIndex(of: id) else {
                let id = node.text ?? ""
                parameters.problems.report(
                    "the book has no article \"\(id)\"\(parameters.hint(id, among: ids))", at: node.place)
                return nil
            }
            return index
        }
        if let articles, Set(articles).count < 2 {
            parameters.problems.report(
                "\"articles\" names at least two articles", at: map.place(of: \.articles))
            return nil
        }
        return articles
    }

    var statement: String {
        let names = articleIDs.isEmpty ? "all articles" : articleIDs.joined(separator: ", ")
        return "\(names) list the same records\(filter.suffix)"
    }

    func applies(to record: Record) -> Bool { filter.matches(record) }

    func judged(in view: DatasetView, of data: CheckedData) -> Set<Int> {
        let held = ArticleRecords(of: view.selection(filter), among: articles, in: view)
        return held.articles.count > 1 ? Set(held.records) : []
    }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        let held = ArticleRecords(of: view.selection(filter), among: articles, in: view)
        guard held.articles.count > 1 else { return [] }
        var found: [Place: Violation] = [:]
        // Records that share a cell share a finding.
        for difference in held.differences() {
            let violation = violation(difference, in: view, held)
            let place = violation.finding.place
            let first = found[place]
            found[place] = Violation(
                first?.finding ?? violation.finding, suspects: (first?.suspects ?? []) + violation.suspects)
        }
        return found.values.sorted { Finding.precedes($0.finding, $1.finding) }
    }

    private func violation(
        _ difference: ArticleRecords.Difference, in view: DatasetView, _ held: ArticleRecords
    ) -> Violation {
        let total = held.articles.count
        switch difference {
        case .instead(let claim, let field, let record, let isAlike):
            let cell = ClaimCell(claim: view.dataset.claims[claim], view: view)
            let implied = view.records[record].key[field]
            let (odd, word) = (view.word(of: cell.claim.key, field), view.word(of: view.records[record].key, field))
            let others = view.records[record].claims.map { ClaimCell(claim: view.dataset.claims[$0], view: view) }
                .filter { held.articles.contains($0.claim.article) }
            let notes = others.map {
                Note("\(word) is here, in \"\($0.articleID)\"", at: $0.keyPlace(field))
            }
            let isKnown = isAlike && !held.isTie(record)
            let message =
                if isKnown {
                    "\(odd) is here, but \(held.count(of: record)) of the \(total) articles have \(word)"
                } else if isAlike {
                    "\(odd) is here, but \"\(others.first?.articleID ?? "")\" has \(word); either may be wrong"
                } else {
                    "\(rarity(of: odd, claim, held)), and \(word) is missing; \(odd) may be a mistake for it"
                }
            let suspects = [record] + (held.record(of: claim).map { [$0] } ?? [])
            return Violation(
                finding(at: cell, field: field, message, implied: isKnown ? implied : nil, notes, view),
                suspects: suspects)
        case .surplus(let claim):
            let cell = ClaimCell(claim: view.dataset.claims[claim], view: view)
            let record = held.record(of: claim)
            let count = record.map(held.count) ?? 1
            let message = "only \(count) of the \(total) articles \(count == 1 ? "has" : "have") this record"
            return Violation(
                finding(at: cell, field: nil, message, implied: nil, [], view), suspects: record.map { [$0] } ?? [])
        case .lacking(let record, let articles):
            let cell = ClaimCell(claim: view.dataset.claim(of: view.records[record]), view: view)
            let names = articles.map { "\"\(view.book.articles[$0].id)\"" }.joined(separator: ", ")
            let count = held.count(of: record)
            let message = """
                \(names) \(articles.count == 1 ? "lacks" : "lack") this record, which \(count) of the \(total) articles \
                \(count == 1 ? "has" : "have")
                """
            return Violation(finding(at: cell, field: nil, message, implied: nil, [], view), suspects: [record])
        }
    }

    /// Why a claim can be one in place of another.
    private func rarity(of word: String, _ claim: Int, _ held: ArticleRecords) -> String {
        let (count, total) = (held.record(of: claim).map(held.count) ?? 1, held.articles.count)
        if count == 1 { return "the other articles do not list \(word)" }
        return 2 * count > total
            ? "the other articles list \(word) less often" : "only \(count) of the \(total) articles list \(word)"
    }

    private func finding(
        at cell: ClaimCell, field: Int?, _ message: String, implied: String?, _ notes: [Note], _ view: DatasetView
    ) -> Finding {
        let definition = view.definition
        return Finding(
            rule: header.id, severity: header.severity, message: message,
            place: field.map(cell.keyPlace) ?? cell.place(nil), dataset: view.dataset.name,
            key: view.dataset.keyParts(cell.claim.key), field: field.map { definition.keys[$0].name },
            value: field.map { cell.claim.key[$0] },
            implied: implied.flatMap { word in field.map { ImpliedValue(definition.keys[$0].name, word) } }.map { [$0] }
                ?? [], notes: notes)
    }
}
