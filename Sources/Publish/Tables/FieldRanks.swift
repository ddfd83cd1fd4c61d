import Books
import Records
import Text

/// The order of the words that occur in a dataset, as numbers for each field.
struct FieldRanks {
    private let keys: KeyColumns
    private let ranks: [[String: Int]]

    init(_ dataset: Dataset, in book: Book) {
        keys = dataset.keyColumns(in: book)
        ranks = keys.columns.map {
            Dictionary(first: $0.words.enumerated().map { ($1, $0) })
        }
    }

    /// The words of a key field that occur, in order.
    func ids(_ field: Int) -> [String] { keys.columns[field].words }

    func rank(_ id: String, field: Int) -> Int { ranks[field][id] ?? 0 }

    /// The rank of a record's word, by the record's position.
    func rank(_ record: Int, field: Int) -> Int { Int(keys.columns[field].ranks[record]) }

    /// The ranks of some fields of a key, for sorting.
    func ranks(_ key: [String], fields: [Int]) -> [Int] { fields.map { rank(key[$0], field: $0) } }

    /// The positions of records, grouped by equal words in some fields.
    ///
    /// - Parameter keepsOrder: whether groups are in the order of their first records, instead of their words.
    func groups(of records: [Int], by fields: [Int], keepsOrder: Bool = false) -> [[Int]] {
        let codes = Numbered(keys.codes(of: records, fields: fields)) { $0 }
        let groups = codes.groups(of: records)
        return keepsOrder ? groups : zip(codes.elements, groups).sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Ids in words, with runs of three or more shortened: `Light to Extreme 1, Extreme 3`.
    func text(_ chosen: [String], field: Int, say: Wording, label: (String) -> String) -> String {
        let sorted = chosen.map { rank($0, field: field) }.sorted()
        return WordRuns.text(sorted, say: say) { label(ids(field)[$0]) }
    }
}
