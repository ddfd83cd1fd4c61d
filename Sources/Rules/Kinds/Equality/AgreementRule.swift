import Books
import Records
import Text

/// Articles that speak of one key say the same.
struct AgreementRule: Rule {
    static let description = RuleDescription(
        id: .agreement, scope: .dataset,
        summary: "Articles that give a value for the same key give the same value.",
        explanation: """
            Holds for every dataset without a declaration. Where more than half of the articles agree, the others' \
            cells are odd and the majority's value is implied. Otherwise the rule cannot tell: the finding stands at \
            the cell of the article that the book ranks lower and notes the cell whose value is published. A column \
            that an article leaves empty contradicts nothing, and neither do numbers that lie no further apart than the \
            tolerance of the column or its dataset.
            """,
        parameters: [],
        examples: [
            RuleExample(
                "Two articles agree",
                table: """
                    article: north
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    article: south
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    | oak  |     20 |
                    """),
            RuleExample(
                "Two articles differ, and nothing tells which is right",
                table: """
                    article: north
                    | wood | weight |
                    |------|-------:|
                    | fir  |     10 |
                    article: south
                    | wood | weight |
                    |------|-------:|
                    | fir  |    ↓11 |
                    """),
            RuleExample(
                "Two articles outvote the first",
                table: """
                    article: north
                    | wood | weight |
                    |------|-------:|
                    | fir  |    ↓10 |
                    article: south
                    | wood | weight |
                    |------|-------:|
                    | fir  |     11 |
                    article: west
                    | wood | weight |
                    |------|-------:|
                    | fir  |     11 |
                    """),
        ])

    let header: RuleHeader
    /// For each value column, how far its numbers may lie apart.
    private let tolerances: [Tolerance]

    init(_ definition: DatasetDefinition) {
        header = .automatic(Self.description)
        tolerances = definition.values.map(\.tolerance)
    }

    var statement: String { "all articles that speak of it say the same" }

    var reach: RuleReach { .record }

    func speaks(of record: Record) -> Bool { record.claims.count > 1 }

    func judged(in view: DatasetView, of data: CheckedData) -> Set<Int> {
        Set(view.selection(.everything).filter { isShared(view.records[$0], in: view) })
    }

    /// Whether several articles speak of one thing: of a column, or where there is none, of the key.
    private func isShared(_ record: Record, in view: DatasetView) -> Bool {
        guard record.claims.count > 1 else { return false }
        let claims = record.claims.map { view.dataset.claims[$0] }
        func isShared(_ claims: [Claim]) -> Bool { Set(claims.map(\.article)).count > 1 }
        guard !tolerances.isEmpty else { return isShared(claims) }
        return tolerances.indices.contains { column in isShared(claims.filter { $0.gives(column) }) }
    }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        view.selection(.everything).filter { view.records[$0].claims.count > 1 }.flatMap { index -> [Violation] in
            let claims = view.records[index].claims.map { ClaimCell(view.dataset.claims[$0], in: view) }
            let cells = Self.firstOfArticles(claims)
            guard cells.count > 1 else { return [] }
            let found = tolerances.indices.flatMap { findings(claims, column: $0) } + unitFindings(cells)
            return found.map { Violation($0, suspects: [index]) }
        }
    }

    /// The first claim of each article, best article first.
    private static func firstOfArticles(_ cells: [ClaimCell]) -> [ClaimCell] {
        var seen: Set<Int> = []
        return cells.filter { seen.insert($0.claim.article).inserted }
    }

    /// Equal numbers of different units are not the same value.
    private func unitFindings(_ cells: [ClaimCell]) -> [Finding] {
        guard let published = cells.first(where: { $0.claim.unit != nil }) else { return [] }
        return cells.filter { $0.claim.differsInUnit(from: published.claim) }.map { odd in
            odd.finding(
                header.id, header.severity,
                Self.different(odd.shown(nil), published.shown(nil), published.articleID), column: nil,
                notes: [
                    Note(
                        "\(published.shown(nil)) stands here, in \"\(published.articleID)\"",
                        at: published.place(nil))
                ])
        }
    }

    private func findings(_ claims: [ClaimCell], column: Int) -> [Finding] {
        // A source that has no value contradicts none.
        let all = claims.filter { $0.claim.gives(column) }
        // Numbers of unlike units cannot be compared; that they are unlike is found by itself.
        let giving = all.filter { cell in all.first.map { !cell.claim.differsInUnit(from: $0.claim) } ?? true }
        let cells = Self.firstOfArticles(giving)
        guard let published = cells.first else { return [] }
        let model = majority(of: cells, column) ?? published
        let agreeing = self.agreeing(cells, with: model, column)
        let isKnown = 2 * agreeing.count > cells.count && agreeing.count < cells.count
        let odd = isKnown ? cells.filter { !isSame($0, model, column) } : []
        let outvoted = odd.map { odd in
            finding(
                odd,
                Self.outvoted(
                    odd.shown(column), model.shown(column), agreeing.count, of: cells.count, tolerances[column]),
                column, implied: tolerances[column].implied(model.claim.values[column]), beside: agreeing)
        }
        let isOdd = Set(odd.map { $0.place(column) })
        guard !isOdd.contains(published.place(column)) else { return outvoted }
        // What is near the one that most are near may still be far from what is published.
        return outvoted
            + disputing(published, giving, cells, column).filter { !isOdd.contains($0.place(column)) }.map { odd in
                finding(
                    odd, Self.different(odd.shown(column), published.shown(column), published.articleID), column,
                    implied: nil, beside: [published])
            }
    }

    /// The claims of other articles that differ from the published one, but for those that contradict their own article,
    /// which ``KeyUniqueRule`` finds.
    private func disputing(
        _ published: ClaimCell, _ claims: [ClaimCell], _ firsts: [ClaimCell], _ column: Int
    ) -> [ClaimCell] {
        let ofArticles = Dictionary(firsts.map { ($0.claim.article, $0) }, uniquingKeysWith: { first, _ in first })
        return claims.filter { cell in
            cell.claim.article != published.claim.article && !isSame(cell, published, column)
                && ofArticles[cell.claim.article].map { isSame(cell, $0, column) } == true
        }
    }

    private func finding(
        _ odd: ClaimCell, _ message: String, _ column: Int, implied: CellValue?, beside others: [ClaimCell]
    ) -> Finding {
        odd.finding(
            header.id, header.severity, message, column: column, implied: implied,
            notes: others.map {
                Note("\($0.shown(column)) stands here, in \"\($0.articleID)\"", at: $0.place(column))
            })
    }

    /// A cell with which more than half agree: the published one where it is such a one.
    private func majority(of cells: [ClaimCell], _ column: Int) -> ClaimCell? {
        if let published = cells.first, 2 * agreeing(cells, with: published, column).count > cells.count {
            return published
        }
        return Majority(of: cells.map { $0.claim.values[column] }, within: tolerances[column]).map { cells[$0.first] }
    }

    private func agreeing(_ cells: [ClaimCell], with model: ClaimCell, _ column: Int) -> [ClaimCell] {
        cells.filter { isSame($0, model, column) }
    }

    private func isSame(_ cell: ClaimCell, _ other: ClaimCell, _ column: Int) -> Bool {
        tolerances[column].allows(cell.claim.values[column], for: other.claim.values[column])
    }
}

extension AgreementRule {
    private static func different(_ odd: String, _ published: String, _ article: String) -> String {
        "\(odd) differs from \(published), which \"\(article)\" says and the book publishes; "
            + "which of the two is right cannot be told"
    }

    private static func outvoted(
        _ odd: String, _ model: String, _ count: Int, of total: Int, _ tolerance: Tolerance
    ) -> String {
        tolerance.number > .zero
            ? "\(odd) is more than \(tolerance.number) from \(model), near which \(count) of the \(total) articles are"
            : "\(odd) differs from \(model), as \(count) of the \(total) articles say"
    }
}
