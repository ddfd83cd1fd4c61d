package import Text

/// The key field by whose words a book tells how much of its subject it covers, such as the version.
package struct CoverageDefinition: Sendable {
    package let field: String
    package let place: Place

    package init(field: String, place: Place) {
        self.field = field
        self.place = place
    }
}

/// The word that every record of a dataset is of, where the dataset has no key field that says so.
package struct StandIn: Sendable {
    /// The name of other datasets' key field, and one of its words.
    package let part: KeyPart
    package let fieldPlace: Place
    package let wordPlace: Place

    package init(part: KeyPart, fieldPlace: Place, wordPlace: Place) {
        self.part = part
        self.fieldPlace = fieldPlace
        self.wordPlace = wordPlace
    }
}

/// The words that a dataset is expected to have, since another dataset has them: those that it lacks are told as gaps. No
/// rule: nothing is wrong where one is missing.
package struct ExpectedWords: Sendable {
    /// The column of the dataset itself.
    package let field: String
    package let dataset: String
    package let column: String
    /// Why there are gaps.
    package let reason: LocalizedText
    package let fieldPlace: Place
    package let datasetPlace: Place
    package let columnPlace: Place

    package init(
        field: String, dataset: String, column: String, reason: LocalizedText, fieldPlace: Place, datasetPlace: Place,
        columnPlace: Place
    ) {
        self.field = field
        self.dataset = dataset
        self.column = column
        self.reason = reason
        self.fieldPlace = fieldPlace
        self.datasetPlace = datasetPlace
        self.columnPlace = columnPlace
    }
}

extension Book {
    /// The names of all key fields that hold words, each once, in the order of the datasets.
    package var wordFields: [String] {
        var names: [String] = []
        for field in datasets.flatMap(\.keys) where field.vocabulary != nil && !names.contains(field.name) {
            names.append(field.name)
        }
        return names
    }

    /// The first key field of a name that holds words.
    package func wordField(_ name: String) -> FieldDefinition? {
        datasets.lazy.flatMap(\.keys).first { $0.name == name && $0.vocabulary != nil }
    }
}
