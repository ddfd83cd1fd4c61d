package import Text

/// The key field by whose words a book measures its coverage, such as the version.
package struct CoverageDefinition: Sendable {
    package let field: String
    package let place: Place
}

/// The word that all records of a dataset share, if no key field contains it.
package struct StandIn: Sendable {
    /// The name of other datasets' key field, and one of its words.
    package let part: KeyPart
    package let fieldPlace: Place
    package let wordPlace: Place

    package init(part: KeyPart, fieldPlace: Place, wordPlace: Place) {
        (self.part, self.fieldPlace, self.wordPlace) = (part, fieldPlace, wordPlace)
    }
}

/// The words that a dataset is expected to have because another dataset has them; missing ones are reported as gaps.
/// Not a rule: a missing word is not an error.
package struct ExpectedWords: Sendable {
    /// The column of the dataset itself.
    package let field: String
    package let dataset: String
    package let column: String
    /// The reason for gaps.
    package let reason: LocalizedText
    package let fieldPlace: Place
    package let datasetPlace: Place
    package let columnPlace: Place
}

extension Book {
    /// The distinct names of all key fields with words, in the order of the datasets.
    package var wordFields: [String] {
        datasets.flatMap(\.keys).filter { $0.vocabulary != nil }.map(\.name).uniqued()
    }

    /// The first key field with a name that has words.
    package func wordField(_ name: String) -> FieldDefinition? {
        datasets.lazy.flatMap(\.keys).first { $0.name == name && $0.vocabulary != nil }
    }
}
