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
    private let vocabularies: Set<String>
    private let vocabulariesOfNumbers: Set<String>

    /// - Complexity: linear in the words of the book's vocabularies.
    init(_ definition: DatasetDefinition, version: VersionAxis?, in publication: Publication) {
        self.definition = definition
        self.version = version.flatMap { $0.limits.isEmpty ? $0.keyFields.first : nil }
        versionFields = version?.keyFields ?? []
        let ofNumbers = publication.book.vocabularies.filter { vocabulary in
            let numbers = vocabulary.entries.map { ExactNumber($0.id) }
            return numbers.count > 1
                && zip(numbers, numbers.dropFirst()).allSatisfy { one, next in
                    one.flatMap { one in next.map { one < $0 } } ?? false
                }
        }
        vocabularies = publication.rules.orderedVocabularies
        vocabulariesOfNumbers = Set(ofNumbers.map(\.name))
    }

    func has(_ field: Int) -> Bool {
        field == version || isOfNumbers(field) || definition.keys[field].vocabulary.map(vocabularies.contains) == true
    }

    /// The field of a range's lower limits, if the field has its upper ones; nil for other fields.
    func lowerLimit(of field: Int) -> Int? {
        definition.ranges.first { $0.to == definition.keys[field].name }.flatMap { definition.keyIndex($0.from) }
    }

    /// Whether the words are places on a scale.
    func isScale(_ field: Int) -> Bool { definition.keys[field].type.isNumeric || isOfNumbers(field) }

    /// Whether what lies between two neighbours on the axis has a meaning, so that a line may join their values.
    func isOfNumbers(_ field: Int) -> Bool {
        let key = definition.keys[field]
        return field != version
            && (key.type.isNumeric || key.vocabulary.map(vocabulariesOfNumbers.contains) == true)
    }
}
