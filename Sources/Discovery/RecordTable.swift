import Books
import Records
import Rules
import Text

/// A column of a dataset with its words numbered in the field's own order.
struct FieldColumn: Sendable {
    let field: FieldDefinition
    /// The distinct words or values that occur, in the field's order.
    let words: [String]
    /// For each record the position of its word; -1 for an empty cell.
    let codes: [Int]
    /// For each record its number.
    let numbers: [ExactNumber?]

    var name: String { field.name }
    /// Whether the order of the words is meaningful: in a vocabulary, and among numbers.
    var isOrdered: Bool { field.type == .word || isNumeric }
    var isNumeric: Bool { field.type.isNumeric }
}

/// A dataset as columns, for searchers. Columns are named by their index, key fields first.
struct RecordTable: Sendable {
    let dataset: Dataset
    let book: Book
    let columns: [FieldColumn]
    /// The value columns that are searched.
    let searched: Range<Int>
    /// Those of numbers.
    var searchedNumbers: [Int] { searched.filter { columns[$0].isNumeric } }

    /// - Parameter most: the number of value columns to search.
    /// - Complexity: linear in records times columns, and sorts the distinct words.
    init(_ dataset: Dataset, in book: Book, searching most: Int = .max) {
        self.dataset = dataset
        self.book = book
        let definition = dataset.definition
        let columns =
            definition.keys.enumerated().map { index, field in
                Self.column(
                    field, book, texts: dataset.records.map { $0.key[index] },
                    numbers: dataset.records.map { ExactNumber($0.key[index]) })
            }
            + definition.values.enumerated().map { index, field in
                Self.column(
                    field, book,
                    texts: dataset.records.map { record in
                        let value = record.values[index]
                        return value == .notAvailable ? nil : value?.display
                    },
                    numbers: dataset.records.map { $0.values[index]?.singleNumber })
            }
        self.columns = columns
        let keyCount = definition.keys.count
        searched = keyCount..<min(columns.count, keyCount + min(most, columns.count))
        contextColumns = columns.indices.filter { index in
            (index < definition.keys.count || columns[index].field.isSetByRecipe)
                && columns[index].words.count * Self.leastRecordsOfWord <= dataset.records.count
        }
    }

    var definition: DatasetDefinition { dataset.definition }
    var keyCount: Int { definition.keys.count }
    var keys: Range<Int> { 0..<keyCount }
    var values: Range<Int> { keyCount..<columns.count }
    var all: [Int] { Array(dataset.records.indices) }
    /// The columns that a proposal's `where` may name: those that a rule's may, and whose words have a few records
    /// each. Naming words of single records would list the records for which a relation happens to hold.
    let contextColumns: [Int]

    private static let leastRecordsOfWord = 3

    /// The records of a selection grouped by equal words in some columns; empty cells are equal.
    ///
    /// - Complexity: linear in the selection times the columns.
    func groups(of selection: [Int], by columns: [Int]) -> [[Int]] {
        var partition = Partition(count: selection.count)
        for column in columns {
            let codes = self.columns[column].codes
            partition.refine(width: self.columns[column].words.count + 1) { codes[selection[$0]] + 1 }
        }
        return partition.groups(of: selection)
    }

    /// The records with a value in each of some columns.
    func given(_ selection: [Int], in columns: [Int]) -> [Int] {
        selection.filter { record in columns.allSatisfy { self.columns[$0].codes[record] >= 0 } }
    }

    private static func column(
        _ field: FieldDefinition, _ book: Book, texts: [String?], numbers: [ExactNumber?]
    ) -> FieldColumn {
        let order = FieldOrder(field, in: book)
        let words = Set(texts.compactMap { $0 }).sorted(by: order.precedes)
        let positions = Dictionary(first: words.enumerated().map { ($1, $0) })
        return FieldColumn(
            field: field, words: words, codes: texts.map { $0.flatMap { positions[$0] } ?? -1 }, numbers: numbers)
    }
}
