import Books
import Records
import Text

/// Columns of a table whose cells name one row of another one.
struct ForeignKey: Hashable, Sendable {
    let columns: [String]
    /// The name of the other resource.
    let resource: String
    /// Its path, see ``DataResource/path``.
    let path: String
    /// All key fields of that resource, in the order of `columns`.
    let references: [String]
}

/// The foreign keys that a book states and that hold for every row.
///
/// A book states one in two ways. Where a dataset has one key field and its words are those of a vocabulary, a column of
/// that vocabulary names a record of it. And a rule that compares a dataset with another one says with `match` which
/// columns are equal there; key fields that it does not name are those of the same name.
struct ForeignKeys: Sendable {
    private let byName: [String: Dataset]
    /// By a vocabulary's name, the datasets whose only key field holds its words.
    private let byVocabulary: [String: [DatasetDefinition]]

    private let links: [String: [DatasetLink]]

    /// - Parameter links: what the rules of each dataset look up in others.
    init(_ datasets: [Dataset], links: [String: [DatasetLink]]) {
        self.links = links
        byName = Dictionary(first: datasets.map { ($0.name, $0) })
        let simple = datasets.map(\.definition).filter { $0.keys.count == 1 && $0.keys[0].vocabulary != nil }
        byVocabulary = Dictionary(grouping: simple) { $0.keys[0].vocabulary ?? "" }
    }

    /// The keys of columns whose cells are words of a vocabulary.
    static func words(of fields: [SchemaField]) -> [ForeignKey] {
        fields.compactMap { field in
            field.vocabulary.map {
                ForeignKey(
                    columns: [field.name], resource: VocabularyResource.name(of: $0),
                    path: VocabularyResource.path(of: $0), references: [VocabularyResource.word])
            }
        }
    }

    /// - Parameter table: of ``ValueRows``.
    /// - Complexity: linear in the rows, and in the records of the datasets that are named.
    func keys(of dataset: Dataset, table: DataTable, fields: [SchemaField]) -> [ForeignKey] {
        (ofWords(dataset.definition) + byRules(dataset.definition)).uniqued().filter { key in
            holds(key, table: table, fields: fields)
        }
    }

    private func ofWords(_ definition: DatasetDefinition) -> [ForeignKey] {
        definition.fields.flatMap { field -> [ForeignKey] in
            guard let vocabulary = field.vocabulary else { return [] }
            return byVocabulary[vocabulary, default: []].filter { $0.name != definition.name }.map { other in
                Self.key([field.name], other)
            }
        }
    }

    private func byRules(_ definition: DatasetDefinition) -> [ForeignKey] {
        links[definition.name, default: []].compactMap { link in
            guard link.dataset != definition.name, let other = byName[link.dataset]?.definition else { return nil }
            // A field that the rule fixes is not the record's own.
            let columns = other.keys.map(\.name).filter { !link.fixed.contains($0) }.map { link.columns[$0] ?? $0 }
            guard columns.count == other.keys.count, columns.allSatisfy({ definition.field(named: $0) != nil }) else {
                return nil
            }
            return Self.key(columns, other)
        }
    }

    private static func key(_ columns: [String], _ other: DatasetDefinition) -> ForeignKey {
        ForeignKey(columns: columns, resource: other.name, path: other.name, references: other.keys.map(\.name))
    }

    /// Whether every reference exists, and there is at least one. The types must be the same, too: readers compare typed
    /// values.
    private func holds(_ key: ForeignKey, table: DataTable, fields: [SchemaField]) -> Bool {
        let indices = key.columns.compactMap { name in fields.firstIndex { $0.name == name } }
        guard indices.count == key.columns.count, let other = byName[key.resource],
            zip(indices, other.definition.keys).allSatisfy({ fields[$0].kind == SchemaField.FieldKind($1.type) })
        else { return false }
        let columns = indices.map { table.columns[$0] }
        var seen: Set<Int> = []
        var isUsed = false
        for (row, code) in table.codes(columns).enumerated() where seen.insert(code).inserted {
            let texts = columns.map { $0[row].text }
            if zip(indices, texts).allSatisfy({ $1.isEmpty && !fields[$0].isEmptyAValue }) { continue }
            // Texts of equal letters in other code points are equal here, but not to readers.
            guard let position = other.position(of: texts),
                zip(other.records[position].key, texts).allSatisfy({ $0.utf8.elementsEqual($1.utf8) })
            else { return false }
            isUsed = true
        }
        return isUsed
    }
}
