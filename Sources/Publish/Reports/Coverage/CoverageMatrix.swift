import Books
import Records
import Text

/// The number of published values of each dataset for each word of the coverage field.
struct CoverageMatrix {
    struct Row {
        let dataset: Dataset
        /// For each column, the number of records with a value; nil without records.
        let counts: [Int?]
    }

    let field: FieldDefinition
    /// All words of the field, in their own order: the columns.
    let words: [VocabularyEntry]
    /// The datasets with one or more words.
    let rows: [Row]
    /// The datasets without words of the field.
    let others: [Dataset]

    /// Nil if the book requests no coverage.
    init?(_ publication: Publication) {
        guard let field = publication.book.coverage.flatMap({ publication.book.wordField($0.field) }),
            let vocabulary = publication.book.vocabulary(of: field)
        else { return nil }
        self.field = field
        words = vocabulary.entries
        var (rows, others): ([Row], [Dataset]) = ([], [])
        for dataset in publication.datasets {
            if let counts = Self.counts(of: dataset, field: field.name, vocabulary: vocabulary) {
                rows.append(Row(dataset: dataset, counts: counts))
            } else {
                others.append(dataset)
            }
        }
        (self.rows, self.others) = (rows, others)
    }

    private static func counts(of dataset: Dataset, field: String, vocabulary: Vocabulary) -> [Int?]? {
        var counts = [Int?](repeating: nil, count: vocabulary.entries.count)
        func add(_ record: Record, at column: Int) {
            counts[column] = (counts[column] ?? 0) + (record.status == .notAvailable ? 0 : 1)
        }
        if let key = dataset.definition.keyIndex(field) {
            for record in dataset.records {
                if let column = vocabulary.position(of: record.key[key]) { add(record, at: column) }
            }
        } else if let word = dataset.definition.standsFor.first(where: { $0.part.field == field })?.part.value,
            let column = vocabulary.position(of: word)
        {
            for record in dataset.records { add(record, at: column) }
        } else {
            return nil
        }
        return counts
    }

    /// The columns in which no dataset has a record.
    var emptyColumns: [Int] {
        words.indices.filter { column in rows.allSatisfy { $0.counts[column] == nil } }
    }
}
