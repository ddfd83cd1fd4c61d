import Books
import Records
import Text

/// Articles agree on the value of a key.
struct AgreementRule: Rule {
    static let description = RuleDescription(
        id: .agreement, scope: .dataset,
        summary: "Articles with a value for the same key have the same value.",
        explanation: """
            Applies to every dataset without a declaration. If more articles have a value than contradict it, the others' \
            cells are blamed and the majority's value is implied; an article that only allows it, such as ≥10 for 12, \
            or is within the tolerance of both, counts for neither, and neither does a copy of another one (`copies` in \
            book.yaml). Otherwise either may be \
            wrong: the finding is at \
            the cell of the article that the book ranks lower and notes the cell whose value is published. A column \
            that an article leaves empty contradicts nothing, and neither do numbers whose difference is within the \
            tolerance of the column or its dataset. Values with different qualifiers agree if they allow a common \
            number: 50 agrees with 45–55, 0.2 with <0.5, and ~5 counts as 5, but does not imply it. Numbers in different \
            units are not compared, which is a warning; equal numbers in different units differ. What an article \
            says is not compared with what its newer edition says (`replaces` in book.yaml). An acceptance names both values of \
            each finding, so that it does not hide a later error in either.
            """,
        conclusion: RuleConclusion(
            basis: ("The other articles", "ほかの記事"),
            fault: ("The articles differ.", "記事の間で値が異なる。")),
        examples: """
            Example: Two articles agree
            article: north
            | wood | weight |
            |------|-------:|
            | fir  |     10 |
            article: south
            | wood | weight |
            |------|-------:|
            | fir  |     10 |
            | oak  |     20 |
            Example: Two articles differ, and either may be right
            article: north
            | wood | weight |
            |------|-------:|
            | fir  |     10 |
            article: south
            | wood | weight |
            |------|-------:|
            | fir  |    ↓11 |
            Example: A number that a range allows
            article: north
            | wood | weight |
            |------|-------:|
            | fir  |  10–20 |
            | oak  |   <0.5 |
            | elm  |     ~5 |
            article: south
            | wood | weight |
            |------|-------:|
            | fir  |     15 |
            | oak  |    0.2 |
            | elm  |      5 |
            Example: A range allows both numbers, but one is wrong
            article: north
            | wood | weight |
            |------|-------:|
            | fir  |  10–20 |
            article: south
            | wood | weight |
            |------|-------:|
            | fir  |     15 |
            article: west
            | wood | weight |
            |------|-------:|
            | fir  |    ↓16 |
            Example: A limit is not a vote for one of two numbers
            article: north
            | wood | weight |
            |------|-------:|
            | fir  |     12 |
            article: south
            | wood | weight |
            |------|-------:|
            | fir  |    ↓11 |
            article: west
            | wood | weight |
            |------|-------:|
            | fir  |    ≥10 |
            Example: Numbers outside of a range
            article: north
            | wood | weight |
            |------|-------:|
            | fir  |  10–20 |
            article: south
            | wood | weight |
            |------|-------:|
            | fir  |    ↓21 |
            Example: Two articles outvote the first
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
            """)

    let header: RuleHeader
    /// The tolerance of each value column.
    private let tolerances: [Tolerance]

    init(_ definition: DatasetDefinition) {
        header = .automatic(Self.description)
        tolerances = definition.values.map(\.tolerance)
    }

    var statement: String { "all articles that contain it agree" }

    var reach: RuleReach { .record }

    func applies(to record: Record) -> Bool { record.claims.count > 1 }

    func judged(in view: DatasetView, of data: CheckedData) -> Set<Int> {
        Set(view.selection(.everything).filter { isShared(view.records[$0], in: view) })
    }

    /// Whether several articles have a value of one column, or without columns the key.
    private func isShared(_ record: Record, in view: DatasetView) -> Bool {
        guard record.claims.count > 1 else { return false }
        let claims = view.dataset.currentClaims(of: record)
        func isShared(_ claims: [Claim]) -> Bool { Set(claims.map(\.article)).count > 1 }
        guard !tolerances.isEmpty else { return isShared(claims) }
        return tolerances.indices.contains { column in isShared(claims.filter { $0.gives(column) }) }
    }

    func violations(in view: DatasetView, of data: CheckedData) -> [Violation] {
        view.selection(.everything).filter { view.records[$0].claims.count > 1 }.flatMap { index -> [Violation] in
            let claims = view.dataset.currentClaims(of: view.records[index]).map { ClaimCell(claim: $0, view: view) }
            let cells = Self.firstOfArticles(claims)
            let omissions = omissions(claims, of: view.records[index])
            guard cells.count > 1 else { return omissions.map { Violation($0, suspects: [index]) } }
            let found =
                tolerances.indices.flatMap { findings(claims, column: $0, in: view) }
                + unitFindings(cells, of: view.records[index])
            return (found + omissions).map { Violation($0, suspects: [index]) }
        }
    }

    /// The first claim of each article, best article first.
    private static func firstOfArticles(_ cells: [ClaimCell]) -> [ClaimCell] {
        cells.uniqued { $0.claim.article }
    }

    /// Equal numbers in different units are different values; other numbers may be one quantity.
    private func unitFindings(_ cells: [ClaimCell], of record: Record) -> [Finding] {
        guard let model = cells.first(where: { $0.claim.unit != nil }) else { return [] }
        let isPublished =
            model.claim.unit == record.unit
            && zip(model.claim.values, record.values).allSatisfy { $0 == nil || $0 == $1 }
        let rank = isPublished ? ", which the book publishes" : ""
        return cells.filter { $0.claim.differsInUnit(from: model.claim) }.map { odd in
            let isDifferent = zip(odd.claim.values, model.claim.values).contains { value, other in
                value == other && value?.number.map { $0 != .zero } == true
            }
            let other = "\(model.described(nil)) in \"\(model.articleID)\"\(rank)"
            let message =
                isDifferent
                ? "\(odd.described(nil)) differs from \(other); either may be wrong"
                : """
                \(odd.described(nil)) is not compared with \(other), because the units differ; compare the two, and \
                accept this or correct one
                """
            var finding = odd.finding(
                header.id, isDifferent ? header.severity : .warning, message, column: nil, against: model,
                notes: [model.note(nil, isNaming: true)])
            finding.isUncompared = !isDifferent
            return finding
        }
    }

    /// Numbers that the record does not have, because either they or its own have a unit.
    private func omissions(_ cells: [ClaimCell], of record: Record) -> [Finding] {
        cells.flatMap { odd -> [Finding] in
            let columns = tolerances.indices.filter { column in
                odd.claim.values[column]?.number != nil && record.values[column]?.number == nil
            }
            guard !columns.isEmpty, cells.first.map({ odd.claim.differsInUnit(from: $0.claim) }) == false,
                let other = cells.first(where: { cell in
                    (cell.claim.unit == nil) != (odd.claim.unit == nil)
                        && cell.claim.values.contains { $0?.number != nil }
                })
            else { return [] }
            let reason = "because only one of the two has a unit; give both their units"
            return columns.map { column in
                odd.finding(
                    header.id, .warning,
                    """
                    \(odd.described(column)) is not published with \(other.described(nil)) in \"\(other.articleID)\", \
                    \(reason)
                    """, column: column, against: other, notes: [other.note(nil, isNaming: true)])
            }
        }
    }

    private func findings(_ claims: [ClaimCell], column: Int, in view: DatasetView) -> [Finding] {
        // A source without a value contradicts none.
        let all = claims.filter { $0.claim.gives(column) }
        // Numbers in different units cannot be compared; the difference of units is a separate finding.
        let unitModel = all.first { $0.claim.unit != nil }
        let giving = all.filter { cell in unitModel.map { !cell.claim.differsInUnit(from: $0.claim) } ?? true }
        let cells = Self.firstOfArticles(giving)
        guard let published = cells.first else { return [] }
        let relations = view.dataset.relations
        let votes = majority(of: cells, column) { relations.origin(of: $0.claim.article) }
        let outvoted = votes.map { self.outvoted(by: $0, among: cells, column) } ?? []
        var known = Set(votes?.odd.map { $0.place(column) } ?? [])
        guard !known.contains(published.place(column)) else { return outvoted }
        // A value near the majority's value may still be far from the published one, and of two values that a published
        // range allows one may be wrong.
        let isOne = published.claim.values[column]?.qualifier == nil
        let others = isOne ? [] : self.agreeing(cells, with: published, column)
        let exact = others.filter { $0.claim.values[column]?.singleNumber != nil }.prefix(1)
        let disputed = ([published] + exact + others).flatMap { other in
            let odd = disputing(other, giving, cells, column).filter { known.insert($0.place(column)).inserted }
            if !odd.isEmpty { known.insert(other.place(column)) }
            return odd.map { odd in
                let rank = other.place(column) == published.place(column) ? ", which the book publishes" : ""
                let message = """
                    \(odd.described(column)) differs from \(other.described(column)) in \"\(other.articleID)\"\(rank); \
                    either may be wrong
                    """
                return finding(odd, message, column, implied: nil, against: other, beside: [other])
            }
        }
        return outvoted + disputed
    }

    private func outvoted(by votes: Votes, among cells: [ClaimCell], _ column: Int) -> [Finding] {
        let (tolerance, model) = (tolerances[column], votes.model)
        let relation = tolerance.number > .zero ? "is more than \(tolerance.number) from" : "differs from"
        let isAll = votes.agreeing.count + votes.odd.count == cells.count
        let which = votes.hasCopies ? " that copy no other" : isAll ? "" : " that do not allow both"
        return votes.odd.map { odd in
            finding(
                odd,
                """
                \(odd.described(column)) \(relation) \(model.described(column)), the value of \(votes.count) of the \
                \(votes.total) articles\(which)
                """, column,
                // Without its unit, the number would be another one.
                implied: odd.claim.unit != model.claim.unit
                    ? nil : tolerance.implied(model.claim.values[column], by: cells.map { $0.claim.values[column] }),
                against: model, beside: votes.agreeing)
        }
    }

    /// The claims of other articles that differ from the published one, without claims that contradict their own
    /// article, which ``KeyUniqueRule`` finds.
    private func disputing(
        _ published: ClaimCell, _ claims: [ClaimCell], _ firsts: [ClaimCell], _ column: Int
    ) -> [ClaimCell] {
        let ofArticles = Dictionary(first: firsts.map { ($0.claim.article, $0) })
        return claims.filter { cell in
            cell.claim.article != published.claim.article && !isSame(cell, published, column)
                && ofArticles[cell.claim.article].map { isSame(cell, $0, column) } == true
        }
    }

    private func finding(
        _ odd: ClaimCell, _ message: String, _ column: Int, implied: CellValue?, against other: ClaimCell,
        beside others: [ClaimCell]
    ) -> Finding {
        odd.finding(
            header.id, header.severity, message, column: column, implied: implied, against: other,
            notes: others.map { $0.note(column, isNaming: true) })
    }

    /// The cells with the value of one, and those that contradict it. Others only allow it.
    private struct Votes {
        let model: ClaimCell
        let agreeing: [ClaimCell]
        let odd: [ClaimCell]
        /// How many have the value, and how many have it or contradict it, without copies.
        let count, total: Int

        var hasCopies: Bool { total < agreeing.count + odd.count }
    }

    /// A value that some cells contradict and more have: the published one if possible.
    ///
    /// - Parameter origin: equal for cells with one source, which have one vote together: that of the first one.
    private func majority(of cells: [ClaimCell], _ column: Int, _ origin: (ClaimCell) -> Int) -> Votes? {
        let isSingle: (ClaimCell) -> Bool = { $0.claim.values[column]?.extent.map { $0.single != nil } ?? true }
        let models = [cells.filter(isSingle), cells].lazy.compactMap { cells in
            Majority(of: cells.map { $0.claim.values[column] }, within: tolerances[column]).map { cells[$0.first] }
        }
        let voters = cells.uniqued(by: origin)
        return ([cells.first].lazy.compactMap(\.self) + models).map { votes(of: cells, voters, for: $0, column) }
            .first { !$0.odd.isEmpty && $0.count > 1 && $0.count * 2 > $0.total }
    }

    private func votes(of cells: [ClaimCell], _ voters: [ClaimCell], for model: ClaimCell, _ column: Int) -> Votes {
        let value = model.claim.values[column]?.taken
        func isOdd(_ cell: ClaimCell) -> Bool { !isSame(cell, model, column) }
        let odd = cells.filter(isOdd)
        let isExact = tolerances[column].number == .zero
        let values = isExact ? [] : odd.uniqued { $0.claim.values[column] }
        // A number within the tolerance of both sides counts for neither.
        func agrees(_ cell: ClaimCell) -> Bool {
            tolerances[column].allows(cell.claim.values[column]?.taken, for: value)
                && !values.contains { isSame(cell, $0, column) }
        }
        let count = voters.count(where: agrees)
        return Votes(
            model: model, agreeing: cells.filter(agrees), odd: odd, count: count,
            total: count + voters.count(where: isOdd))
    }

    private func agreeing(_ cells: [ClaimCell], with model: ClaimCell, _ column: Int) -> [ClaimCell] {
        cells.filter { isSame($0, model, column) }
    }

    private func isSame(_ cell: ClaimCell, _ other: ClaimCell, _ column: Int) -> Bool {
        tolerances[column].mayAllow(cell.claim.values[column], for: other.claim.values[column])
    }
}
