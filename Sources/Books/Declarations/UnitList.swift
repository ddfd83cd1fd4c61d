import Text

/// The units that the records of a dataset may have, with all their names.
package struct UnitList: Sendable {
    /// In their published spelling and the book's order.
    package let units: [String]
    /// The vocabulary that lists them; nil if the dataset lists them.
    package let vocabulary: String?
    /// The file of that vocabulary.
    package let file: String?
    private let published: [String: String]
    /// The words of the vocabulary, by their published spelling.
    private let words: [String: String]

    package init(_ units: [String]) {
        self.units = units.map(UnitSpelling.canonical)
        (vocabulary, file, words) = (nil, nil, [:])
        published = Dictionary(first: self.units.map { ($0, $0) })
    }

    /// The ids of a vocabulary, with its labels and aliases as other names. Case matters: mW is not MW.
    package init(_ vocabulary: Vocabulary) {
        units = vocabulary.entries.map { UnitSpelling.canonical($0.id) }
        self.vocabulary = vocabulary.name
        file = vocabulary.place.file
        let names = vocabulary.entries.flatMap { entry in
            entry.names.map { (UnitSpelling.canonical($0), UnitSpelling.canonical(entry.id)) }
        }
        published = Dictionary(first: names)
        words = Dictionary(first: vocabulary.entries.map { (UnitSpelling.canonical($0.id), $0.id) })
    }

    /// The unit with a name; nil for a unit that the book does not declare.
    package func unit(named name: String) -> String? { published[UnitSpelling.canonical(name)] }

    /// The word of the vocabulary for a published unit: `m2` for `m²`.
    package func word(for unit: String) -> String? { words[unit] }
}
