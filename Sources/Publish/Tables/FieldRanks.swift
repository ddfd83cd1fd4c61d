import Books
import Records
import Text

/// The order of the words that occur in some records, as numbers for each field.
struct FieldRanks {
    private struct Column {
        /// The words that occur, in order.
        let words: [String]
        /// For each record the position of its word.
        let ranks: [Int32]
    }

    private let columns: [Column]
    /// By word; most tables do not ask.
    private let ranks: Lazy<[[String: Int]]>

    init(_ dataset: Dataset, in book: Book) {
        self.init(dataset.keyColumns(in: book).columns.map { Column(words: $0.words, ranks: $0.ranks) })
    }

    private init(_ columns: [Column]) {
        self.columns = columns
        let words = columns.map(\.words)
        ranks = Lazy { words.map { Dictionary(first: $0.enumerated().map { ($1, $0) }) } }
    }

    /// The same for some of the records, without words that only others have.
    ///
    /// - Parameter records: their positions, which become those of the result.
    func part(_ records: [Int]) -> FieldRanks {
        FieldRanks(
            columns.map { column in
                let ranks = records.map { column.ranks[$0] }
                let used = ranks.ascending
                return Column(
                    words: used.map { column.words[Int($0)] },
                    ranks: ranks.map { rank in Int32(used.partitionPoint { $0 < rank }) })
            })
    }

    /// The words of a key field that occur, in order.
    func ids(_ field: Int) -> [String] { columns[field].words }

    func rank(_ id: String, field: Int) -> Int { ranks.value[field][id] ?? 0 }

    /// The rank of a record's word, by the record's position.
    func rank(_ record: Int, field: Int) -> Int { Int(columns[field].ranks[record]) }

    /// The ranks of some fields of a key, for sorting.
    func ranks(_ key: [String], fields: [Int]) -> [Int] { fields.map { rank(key[$0], field: $0) } }

    /// The different ranks that records have in a field, ascending.
    func used(by records: [Int], field: Int) -> [Int] {
        records.map { columns[field].ranks[$0] }.ascending.map(Int.init)
    }

    /// Whether all records have the same word in a field.
    func isShared(by records: [Int], field: Int) -> Bool {
        let ranks = columns[field].ranks
        return records.allSatisfy { ranks[$0] == ranks[records[0]] }
    }

    /// The positions of records, grouped by equal words in some fields.
    ///
    /// - Parameter keepsOrder: whether groups are in the order of their first records, instead of their words.
    func groups(of records: [Int], by fields: [Int], keepsOrder: Bool = false) -> [[Int]] {
        if fields.isEmpty { return records.isEmpty ? [] : [records] }
        let codes = RowCodes.of(records, columns: fields.map { (columns[$0].words.count, columns[$0].ranks) })
        // Records in key order are often in order here, too.
        if zip(codes, codes.dropFirst()).allSatisfy({ $0 <= $1 }) { return Self.runs(of: records, codes) }
        let numbered = Numbered(codes) { $0 }
        let groups = numbered.groups(of: records)
        return keepsOrder ? groups : zip(numbered.elements, groups).sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Neighbours with equal codes.
    private static func runs(of records: [Int], _ codes: [Int]) -> [[Int]] {
        var runs: [[Int]] = []
        var start = 0
        for index in records.indices where index + 1 == records.count || codes[index] != codes[index + 1] {
            runs.append(Array(records[start...index]))
            start = index + 1
        }
        return runs
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

extension [Int32] {
    /// The different elements in ascending order.
    fileprivate var ascending: [Int32] {
        var sorted: [Int32] = []
        for element in self.sorted() where sorted.last != element { sorted.append(element) }
        return sorted
    }
}
