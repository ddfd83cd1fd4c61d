internal import Measures

/// Which of some articles have a record of which keys, and where they differ.
struct RecordCensus {
    enum Difference {
        /// A claim stands where other articles have a record whose key differs in one field.
        case instead(claim: Int, field: Int, record: Int)
        /// A claim of a record that few articles have.
        case surplus(claim: Int)
        /// A record that an article lacks.
        case lacking(record: Int, article: Int)
    }

    /// In the order of the book, which is their rank.
    let articles: [Int]
    /// The records that one of the articles has, in key order.
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

    /// How many of the articles have a record.
    func count(of record: Int) -> Int { claims[record]?.count ?? 0 }

    func isTie(_ record: Int) -> Bool { 2 * count(of: record) == articles.count }

    /// The record that a claim of the articles is of.
    func record(of claim: Int) -> Int? { recordsOfClaims[claim] }

    /// The articles' differences, those of the least trusted one first.
    ///
    /// - Complexity: linear in the records and claims, times articles and key fields.
    func differences() -> [Difference] {
        var told: Set<Int> = []
        return articles.reversed().flatMap { differences(of: $0, told: &told) }
    }

    /// - Parameter told: the records of ties about which something has been said.
    private func differences(of article: Int, told: inout Set<Int>) -> [Difference] {
        var spare = SpareClaims(spareClaims(of: article), in: view)
        var found: [Difference] = []
        for record in records where lacks(record, article) {
            if let (claim, field) = spare.take(for: record) {
                found.append(.instead(claim: claim, field: field, record: record))
                if isTie(record) { told.formUnion([record] + (self.record(of: claim).map { [$0] } ?? [])) }
            } else if !isTie(record) || told.insert(record).inserted {
                found.append(.lacking(record: record, article: article))
            }
        }
        for claim in spare.left {
            guard let record = record(of: claim) else { continue }
            // What an article says twice, and others once, is odd only where it stands for something else.
            let isRare = 2 * count(of: record) < articles.count
            if isRare || isTie(record) && told.insert(record).inserted { found.append(.surplus(claim: claim)) }
        }
        return found
    }

    /// Whether an article that is less trusted than those which have a record has it not.
    private func lacks(_ record: Int, _ article: Int) -> Bool {
        guard let claims = claims[record], claims[article] == nil else { return false }
        if isTie(record) { return claims.keys.min().map { $0 < article } ?? false }
        return 2 * claims.count > articles.count
    }

    /// The claims of an article that may stand for records which it lacks: of what few articles have, and of what it says
    /// more often than they do.
    private func spareClaims(of article: Int) -> [Int] {
        records.flatMap { record -> [Int] in
            guard let own = claims[record]?[article] else { return [] }
            if 2 * count(of: record) <= articles.count { return own }
            let usual = claims[record]?.filter { $0.key != article }.map(\.value.count).max() ?? 0
            return own.count > usual ? own : []
        }
    }
}

/// Claims, looked up by keys that differ from theirs in one field.
private struct SpareClaims {
    /// A key without one of its fields.
    private struct Rest: Hashable {
        let field: Int
        let words: [String]

        init(_ key: [String], without field: Int) {
            self.field = field
            words = key.indices.filter { $0 != field }.map { key[$0] }
        }
    }

    private let view: DatasetView
    private let claims: [Int]
    private var taken: Set<Int> = []
    private var byRest: [Rest: [Int]] = [:]

    init(_ claims: [Int], in view: DatasetView) {
        self.claims = claims
        self.view = view
        for claim in claims {
            for field in view.definition.keys.indices {
                byRest[Rest(view.dataset.claims[claim].key, without: field), default: []].append(claim)
            }
        }
    }

    /// Those that were not taken.
    var left: [Int] { claims.filter { !taken.contains($0) } }

    /// The claim that says most of what a record says, and the field in which their keys differ.
    mutating func take(for record: Int) -> (claim: Int, field: Int)? {
        let wanted = view.records[record]
        var best: (claim: Int, field: Int, likeness: Int)?
        for field in view.definition.keys.indices {
            for claim in byRest[Rest(wanted.key, without: field)] ?? [] where !taken.contains(claim) {
                let likeness = zip(view.dataset.claims[claim].values, wanted.values).count { $0 != nil && $0 == $1 }
                if likeness > best?.likeness ?? -1 { best = (claim, field, likeness) }
            }
        }
        guard let best else { return nil }
        taken.insert(best.claim)
        return (best.claim, best.field)
    }
}
