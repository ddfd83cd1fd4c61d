import Books
import Text

/// Which key fields have words in an order that measured values can follow: numbers, versions, vocabularies of rising
/// numbers, and those along which some rule of the book compares.
struct ChartOrder {
    /// The key field of the version; nil if there is none.
    let version: Int?
    /// The key fields in which records of two versions differ.
    let versionFields: Set<Int>
    private let definition: DatasetDefinition
    /// The kind of rule that says that values rise or fall along a field.
    private static let orderingKind = "monotonic"
    private let vocabularies: Set<String>

    /// - Complexity: linear in the rules of the book.
    init(_ definition: DatasetDefinition, version: VersionAxis?, in book: Book) {
        self.definition = definition
        self.version = version.flatMap { $0.limits.isEmpty ? $0.keyFields.first : nil }
        versionFields = version?.keyFields ?? []
        let ofNumbers = book.vocabularies.filter { vocabulary in
            let numbers = vocabulary.entries.map { ExactNumber($0.id) }
            return numbers.count > 1
                && zip(numbers, numbers.dropFirst()).allSatisfy { one, next in
                    one.flatMap { one in next.map { one < $0 } } ?? false
                }
        }
        vocabularies = Set(
            ofNumbers.map(\.name)
                + book.datasets.flatMap { dataset in
                    dataset.rules.filter { $0.kind == Self.orderingKind }.compactMap { rule in
                        rule.node["along"]?.text.flatMap { dataset.field(named: $0)?.vocabulary }
                    }
                })
    }

    func has(_ field: Int) -> Bool {
        let key = definition.keys[field]
        return field == version || key.type.isNumeric || key.vocabulary.map(vocabularies.contains) == true
    }
}
