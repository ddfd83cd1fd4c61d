import Books
import Records
import Text

/// The words of a dataset's key fields that one covered step has and an adjacent one lacks.
///
/// Only compares steps with values in the dataset, each with its neighbours.
struct CoverageHoles {
    struct Hole {
        /// The steps' positions in the order of the coverage field.
        let columns: [Int]
        /// The positions of the words missing there, in the order of their vocabulary.
        let words: [Int]
    }

    /// The holes of one key field.
    struct Field {
        let definition: FieldDefinition
        let vocabulary: Vocabulary
        let holes: [Hole]
    }

    /// The fields with holes, in the order of the keys.
    let fields: [Field]

    /// - Parameters:
    ///   - along: the index of the coverage field.
    ///   - steps: its vocabulary.
    init(_ dataset: Dataset, along: Int, steps: Vocabulary, in book: Book) {
        let keys = dataset.definition.keys
        let records = Dictionary(
            grouping: dataset.records.filter { $0.status != .notAvailable }, by: { steps.position(of: $0.key[along]) })
        let columns = records.keys.compactMap { $0 }.sorted()
        fields = keys.indices.compactMap { index in
            guard index != along, let vocabulary = book.vocabulary(of: keys[index]) else { return nil }
            let present = columns.map { Present(records[$0] ?? [], field: index, vocabulary) }
            let holes = Self.holes(columns: columns, present: present)
            return holes.isEmpty ? nil : Field(definition: keys[index], vocabulary: vocabulary, holes: holes)
        }
    }

    /// The words in the records of one step.
    private struct Present {
        /// The positions of the words, without the one that covers all others.
        let words: Set<Int>
        /// Whether the covering word occurs: then nothing is missing.
        let isWhole: Bool

        init(_ records: [Record], field: Int, _ vocabulary: Vocabulary) {
            let ids = Set(records.map { $0.key[field] })
            let covering = vocabulary.coveringID
            words = Set(ids.filter { $0 != covering }.compactMap(vocabulary.position))
            isWhole = covering.map(ids.contains) ?? false
        }
    }

    private static func holes(columns: [Int], present: [Present]) -> [Hole] {
        let missing = columns.indices.filter { !present[$0].isWhole }.map { index in
            let neighbours = [index - 1, index + 1].filter(columns.indices.contains)
            let words = neighbours.reduce(into: Set<Int>()) { $0.formUnion(present[$1].words) }
            return (column: columns[index], words: words.subtracting(present[index].words).sorted())
        }
        return missing.filter { !$0.words.isEmpty }.groups(by: \.words)
            .map { Hole(columns: $0.members.map(\.column), words: $0.key) }
    }
}
