import Books
import Records

/// The records of some articles by key, and the differences between the articles.
struct ArticleRecords {
    enum Difference {
        /// A claim in place of a record of other articles whose key differs in one field.
        ///
        /// `isAlike`: whether they share a value; if not, it is the only candidate left.
        case instead(claim: Int, field: Int, record: Int, isAlike: Bool)
        /// A claim of a record that few articles have.
        case surplus(claim: Int)
        /// A record that some articles lack.
        case lacking(record: Int, articles: [Int])
    }

    /// In the order of the book, which is their rank.
    let articles: [Int]
    /// The records of any of the articles, in key order.
    let records: [Int]
    private let view: DatasetView
    /// For each record the claims of each article that has it.
    private var claims: [Int: [Int: [Int]]] = [:]
    private var recordsOfClaims: [Int: Int] = [:]

    /// - Parameter articles: nil for all that have one of the records.
    init(of selection: [Int], among articles: [Int]?, in view: DatasetView) {
        self.view = view
        var seen: Set<Int> = []
        for record in selection {
            for claim in view.records[record].claims {
                let article = view.dataset.claims[claim].article
                guard articles?.contains(article) ?? true else { continue }
                seen.insert(article)
                claims[record, default: [:]][article, default: []].append(claim)
                recordsOfClaims[claim] = record
            }
        }
        self.articles = articles ?? seen.sorted()
        let claims = claims
        records = selection.filter { claims[$0] != nil }
    }

    /// The number of articles with a record.
    func count(of record: Int) -> Int { claims[record]?.count ?? 0 }

    func isTie(_ record: Int) -> Bool { 2 * count(of: record) == articles.count }

    /// The record of a claim of the articles.
    func record(of claim: Int) -> Int? { recordsOfClaims[claim] }

    /// The articles' differences, those of the least trusted article first.
    ///
    /// - Complexity: linear in the records and claims, times articles and key fields.
    func differences() -> [Difference] {
        var reported: Set<Int> = []
        var lacking: [Int: [Int]] = [:]
        let found = articles.reversed().flatMap { differences(of: $0, reported: &reported, lacking: &lacking) }
        return found
            + records.compactMap { record in
                lacking[record].map { .lacking(record: record, articles: $0.sorted()) }
            }
    }

    /// - Parameters:
    ///   - reported: the ties that have been reported.
    ///   - lacking: the articles that lack a record without a replacement, by record.
    private func differences(
        of article: Int, reported: inout Set<Int>, lacking: inout [Int: [Int]]
    ) -> [Difference] {
        var spare = SpareClaims(spareClaims(of: article), in: view)
        var found: [Difference] = []
        for (record, standIn) in spare.taken(for: records.filter { lacks($0, article) }) {
            if let standIn {
                found.append(
                    .instead(claim: standIn.claim, field: standIn.field, record: record, isAlike: standIn.isAlike))
                if isTie(record) { reported.formUnion([record] + (self.record(of: standIn.claim).map { [$0] } ?? [])) }
            } else if !isTie(record) || lacking[record] != nil || reported.insert(record).inserted {
                lacking[record, default: []].append(article)
            }
        }
        for claim in spare.left {
            guard let record = record(of: claim) else { continue }
            // A record that an article has twice is only reported if it replaces another one.
            let isRare = 2 * count(of: record) < articles.count
            if isRare || isTie(record) && reported.insert(record).inserted { found.append(.surplus(claim: claim)) }
        }
        return found
    }

    /// Whether a majority has a record that the article lacks, or in a tie a more trusted article.
    private func lacks(_ record: Int, _ article: Int) -> Bool {
        guard let claims = claims[record], claims[article] == nil else { return false }
        if isTie(record) { return claims.keys.min().map { $0 < article } ?? false }
        return 2 * claims.count > articles.count
    }

    /// The claims of an article that may replace records which it lacks: those of records that few articles have, and
    /// repeated ones.
    private func spareClaims(of article: Int) -> [Int] {
        records.flatMap { record -> [Int] in
            guard let own = claims[record]?[article] else { return [] }
            if 2 * count(of: record) <= articles.count { return own }
            let usual = claims[record]?.filter { $0.key != article }.map(\.value.count).max() ?? 0
            return own.count > usual ? own : []
        }
    }
}

/// Claims, indexed by keys that differ in one field and by values.
private struct SpareClaims {
    typealias StandIn = (claim: Int, field: Int, isAlike: Bool)

    /// A key without one of its fields, and one of its values or none.
    private struct Slot: Hashable {
        let field: Int
        let words: [String]
        let column: Int
        let value: CellValue?

        static func all(of key: [String], _ values: [CellValue?]) -> [Slot] {
            key.indices.flatMap { field -> [Slot] in
                let words = key.indices.filter { $0 != field }.map { key[$0] }
                return values.indices.compactMap { column in
                    values[column].map { Slot(field: field, words: words, column: column, value: $0) }
                } + [Slot(field: field, words: words, column: -1, value: nil)]
            }
        }
    }

    /// Of more claims with equal values the rest is skipped.
    private static let mostOfASlot = 16

    private let view: DatasetView
    private let claims: [Int]
    private var taken: Set<Int> = []
    private var bySlot: [Slot: [Int]] = [:]

    init(_ claims: [Int], in view: DatasetView) {
        self.claims = claims
        self.view = view
        for claim in claims {
            let source = view.dataset.claims[claim]
            for slot in Slot.all(of: source.key, source.values) where bySlot[slot, default: []].count < Self.mostOfASlot
            {
                bySlot[slot, default: []].append(claim)
            }
        }
    }

    /// The claims that were not taken.
    var left: [Int] { claims.filter { !taken.contains($0) } }

    /// For each of some records, in order, the claim in its place, and the field in which their keys differ; nil if
    /// there is none. The most similar pairs are matched first.
    mutating func taken(for records: [Int]) -> [(record: Int, standIn: StandIn?)] {
        let order = records.indices.map { (index: $0, likeness: best(for: records[$0])?.likeness ?? -1) }
            .sorted { ($1.likeness, $0.index) < ($0.likeness, $1.index) }
        var standIns = [StandIn?](repeating: nil, count: records.count)
        for (index, _) in order {
            guard let best = best(for: records[index]) else { continue }
            taken.insert(best.claim)
            standIns[index] = (best.claim, best.field, best.likeness > 0 || view.definition.values.isEmpty)
        }
        return zip(records, standIns).map { ($0, $1) }
    }

    private func best(for record: Int) -> (claim: Int, field: Int, likeness: Int)? {
        let wanted = view.records[record]
        var best: (claim: Int, field: Int, likeness: Int)?
        for slot in Slot.all(of: wanted.key, wanted.values) {
            for claim in bySlot[slot] ?? [] where !taken.contains(claim) {
                let likeness = zip(view.dataset.claims[claim].values, wanted.values).count { $0 != nil && $0 == $1 }
                if likeness > best?.likeness ?? -1 { best = (claim, slot.field, likeness) }
            }
        }
        return best
    }
}
