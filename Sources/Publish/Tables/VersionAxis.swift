import Books
import Records
import Text

/// What distinguishes the versions of a dataset: a key field, or the range that its records hold in.
struct VersionAxis {
    private enum Kind {
        case field(Int)
        case range(RangeDefinition, RangeOrder)
    }

    private let kind: Kind
    private let dataset: Dataset
    private let book: Book
    /// The key fields of the version, in which records of two versions differ.
    let keyFields: Set<Int>
    /// The names of the range's limit fields; none for a key field.
    let limits: Set<String>
    let name: String
    /// The title in tables; nil for the name.
    private let title: LocalizedText?

    /// Nil if the dataset has neither.
    init?(_ dataset: Dataset, in book: Book) {
        let definition = dataset.definition
        self.dataset = dataset
        self.book = book
        if let field = (definition.changesAlong ?? book.coverage?.field).flatMap(definition.keyIndex) {
            kind = .field(field)
            (keyFields, limits) = ([field], [])
            (name, title) = (definition.keys[field].name, definition.keys[field].title)
        } else if let range = definition.ranges.first {
            kind = .range(range, RangeOrder(range, of: definition, in: book))
            limits = [range.from, range.to]
            keyFields = Set(limits.compactMap(definition.keyIndex))
            (name, title) = (range.axis, book.wordField(range.axis)?.title)
        } else {
            return nil
        }
    }

    var isRange: Bool { if case .range = kind { true } else { false } }

    func title(language: String) -> String { title?[language] ?? name }

    /// The version of records without one, as tables show an empty cell.
    static let noVersion = "—"

    /// Whether a version is what directly follows a number.
    func isAbove(_ version: String) -> Bool { limit(below: version) != nil }

    private func limit(below version: String) -> String? {
        if case .range(_, let order) = kind { order.limit(below: version) } else { nil }
    }

    /// A version by its id.
    ///
    /// - Parameter version: empty for records without one.
    func shown(_ version: String, language: String) -> String {
        if version.isEmpty { return Self.noVersion }
        guard let limit = limit(below: version) else { return version }
        return Wording(language: language)("above \(limit)", ja: "\(limit)超")
    }

    /// - Parameter version: empty for records without one.
    func label(_ version: String, language: String) -> String {
        let shown = shown(version, language: language)
        if shown != version { return shown }
        switch kind {
        case .field(let field):
            let vocabulary = book.vocabulary(of: dataset.definition.keys[field])
            return vocabulary?.label(of: version, language: language) ?? version
        case .range(_, let order):
            let vocabularies = [order.axis, order.limits].compactMap { $0 }
            if let known = vocabularies.first(where: { $0.entry(version) != nil }) {
                return known.label(of: version, language: language)
            }
            let prefix = vocabularies.lazy.compactMap { Self.prefix(of: $0, language: language) }.first
            return version.first?.isNumber == true ? (prefix ?? "") + version : version
        }
    }

    /// The text before the number that all labels share, for a version that has no label: `Edition ` of
    /// `Edition 2019` and `Edition 2021`.
    private static func prefix(of vocabulary: Vocabulary, language: String) -> String? {
        let prefixes = vocabulary.entries.map { entry -> Substring? in
            let label = vocabulary.label(of: entry.id, language: language)
            return entry.id.first?.isNumber == true && label.hasSuffix(entry.id)
                ? label.dropLast(entry.id.count) : nil
        }
        guard let first = prefixes.first, prefixes.allSatisfy({ $0 == first }) else { return nil }
        return first.map(String.init)
    }

    /// The words of the axis that some records reach, in order, and for each record its first and last position. A record whose
    /// limits do not compare with the first chain of words has none.
    func positions(of records: [Int], ranks: FieldRanks) -> (words: [String], ranges: [Int: ClosedRange<Int>]) {
        switch kind {
        case .field(let field):
            let used = Set(records.map { ranks.rank($0, field: field) }).sorted()
            let places = Dictionary(first: used.enumerated().map { ($1, $0) })
            let ranges = records.compactMap { record in
                places[ranks.rank(record, field: field)].map { (record, $0...$0) }
            }
            return (used.map { ranks.ids(field)[$0] }, Dictionary(first: ranges))
        case .range(let range, let order):
            let limits = records.map { dataset.definition.limits(of: dataset.records[$0], along: range) }
            let chain = order.chains(begins: Set(limits.map(\.from)), ends: Set(limits.map(\.to))).first ?? []
            let places = Dictionary(first: chain.enumerated().map { ($1, $0) })
            let ranges = zip(records, limits).compactMap { record, limits -> (Int, ClosedRange<Int>)? in
                guard let first = limits.from.isEmpty ? 0 : places[limits.from],
                    let last = limits.to.isEmpty ? chain.count - 1 : places[limits.to], first <= last
                else { return nil }
                return (record, first...last)
            }
            return (chain, Dictionary(first: ranges))
        }
    }

    /// Whether a record's range has no limit at an end: then its source may just not state one.
    func openEnds(of record: Int) -> (before: Bool, after: Bool) {
        guard case .range(let range, _) = kind else { return (false, false) }
        let limits = dataset.definition.limits(of: dataset.records[record], along: range)
        return (limits.from.isEmpty, limits.to.isEmpty)
    }

    /// The versions in their order, also those at which nothing changes.
    func chains(_ ranks: FieldRanks) -> [[String]] {
        switch kind {
        case .field(let field): return [ranks.ids(field)]
        case .range(let range, let order):
            let limits = dataset.records.map { dataset.definition.limits(of: $0, along: range) }
            return order.chains(begins: Set(limits.map(\.from)), ends: Set(limits.map(\.to)))
        }
    }

    struct Step {
        let old: String
        let new: String
        let oldRecords: [Record]
        let newRecords: [Record]
        /// The records of the new version whose range ends with it.
        var ending: [Record] = []
    }

    /// Neighbouring versions with the records of both: of a field those that records have, of a range those at which something
    /// begins or ends.
    func steps(_ ranks: FieldRanks) -> [Step] {
        switch kind {
        case .field(let field):
            let records = Dictionary(grouping: dataset.records) { $0.key[field] }
            return zip(ranks.ids(field), ranks.ids(field).dropFirst()).map {
                Step(old: $0, new: $1, oldRecords: records[$0] ?? [], newRecords: records[$1] ?? [])
            }
        case .range(let range, let order): return steps(range, order)
        }
    }

    private func steps(_ range: RangeDefinition, _ order: RangeOrder) -> [Step] {
        let limits = dataset.records.map { dataset.definition.limits(of: $0, along: range) }
        let begins = Set(limits.map(\.from))
        let ends = Set(limits.map(\.to))
        return order.chains(begins: begins, ends: ends).filter { $0.count > 1 }.flatMap { chain in
            let records = records(along: chain, in: order, limits)
            return chain.indices.dropFirst().filter { begins.contains(chain[$0]) || ends.contains(chain[$0 - 1]) }.map {
                let new = chain[$0]
                let ending = records[$0].filter {
                    order.compare(dataset.definition.limits(of: $0, along: range).to, new) == 0
                }
                return Step(
                    old: chain[$0 - 1], new: new, oldRecords: records[$0 - 1], newRecords: records[$0], ending: ending)
            }
        }
    }

    /// For each word of a chain the records that hold there, in key order.
    ///
    /// - Complexity: linear in what it returns.
    private func records(
        along chain: [String], in order: RangeOrder, _ limits: [(from: String, to: String)]
    ) -> [[Record]] {
        // Numbers that are written in several ways are at one place.
        func places(_ indices: some Sequence<Int>) -> [String: Int] {
            var (places, last): ([String: Int], Int?) = ([:], nil)
            for index in indices {
                if last.map({ order.compare(chain[$0], chain[index]) == 0 }) != true { last = index }
                places[chain[index]] = last
            }
            return places
        }
        let (first, last) = (places(chain.indices), places(chain.indices.reversed()))
        var records = [[Record]](repeating: [], count: chain.count)
        for (record, limits) in zip(dataset.records, limits) {
            // A limit that is not in the chain does not compare with its words.
            guard let from = limits.from.isEmpty ? chain.startIndex : first[limits.from],
                let to = limits.to.isEmpty ? chain.endIndex - 1 : last[limits.to], from <= to
            else { continue }
            for index in from...to { records[index].append(record) }
        }
        return records
    }
}
