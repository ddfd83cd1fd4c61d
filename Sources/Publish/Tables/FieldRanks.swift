import Books
import Records
import Text

/// The order of the words that occur in some records, as numbers for each field.
struct FieldRanks {
    /// The keys of the records; words that do not occur are left out.
    private let keys: KeyColumns
    /// By word; lazy, because few tables need it.
    private let ranks: Lazy<[[String: Int]]>

    init(_ dataset: Dataset, in book: Book) {
        self.init(dataset.keyColumns(in: book))
    }

    private init(_ keys: KeyColumns) {
        self.keys = keys
        let words = keys.columns.map(\.words)
        ranks = Lazy { words.map { Dictionary(first: $0.enumerated().map { ($1, $0) }) } }
    }

    /// The same for some of the records, without words that only others have.
    ///
    /// - Parameter records: their positions, which become those of the result.
    func part(_ records: [Int]) -> FieldRanks { FieldRanks(keys.part(records)) }

    /// The words of a key field that occur, in order.
    func ids(_ field: Int) -> [String] { keys.columns[field].words }

    func rank(_ id: String, field: Int) -> Int { ranks.value[field][id] ?? 0 }

    /// The rank of a record's word, by the record's position.
    func rank(_ record: Int, field: Int) -> Int { Int(keys.columns[field].ranks[record]) }

    /// The ranks of some fields of a key, for sorting.
    func ranks(_ key: [String], fields: [Int]) -> [Int] { fields.map { rank(key[$0], field: $0) } }

    /// The different ranks that records have in a field, ascending.
    func used(by records: [Int], field: Int) -> [Int] {
        records.map { keys.columns[field].ranks[$0] }.ascending.map(Int.init)
    }

    /// Whether all records have the same word in a field.
    func isShared(by records: [Int], field: Int) -> Bool {
        let ranks = keys.columns[field].ranks
        return records.allSatisfy { ranks[$0] == ranks[records[0]] }
    }

    /// The positions of records, grouped by equal words in some fields.
    ///
    /// - Parameter keepsOrder: whether groups are in the order of their first records, instead of their words.
    func groups(of records: [Int], by fields: [Int], keepsOrder: Bool = false) -> [[Int]] {
        let groups = keys.groups(of: records, by: fields)
        if keepsOrder { return groups }
        return zip(keys.codes(of: groups.map { $0[0] }, fields: fields), groups).sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Ids in words, with runs of three or more shortened: `Light to Extreme 1, Extreme 3`.
    func text(_ chosen: [String], field: Int, say: Wording, label: (String) -> String) -> String {
        text(ranks: chosen.map { rank($0, field: field) }, field: field, say: say, label: label)
    }

    /// - Parameter chosen: in any order.
    func text(ranks chosen: [Int], field: Int, say: Wording, label: (String) -> String) -> String {
        WordRuns.text(chosen.sorted(), say: say) { label(ids(field)[$0]) }
    }
}
