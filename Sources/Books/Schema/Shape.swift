/// What may be written as a value in a book file, whatever it is read as.
package indirect enum Shape: Sendable {
    case scalar(Scalar)
    /// One of a closed set of words.
    case choice([String])
    case list(List)
    /// A map with the keys that its declaration names.
    case map(MapShape)
    /// A map whose keys are free, with a minimum number of entries.
    case entries(of: Shape, least: Int = 0)
    case either([Shape])
    /// One text, or a map from language codes to texts.
    case localized
    /// Declared by a later stage under this name, such as the steps of recipes.
    case named(String)

    package struct List: Sendable {
        package let item: Shape
        package let least: Int
        package let most: Int?
        package let isUnique: Bool
        /// Whether one item that is written alone counts as a list.
        package let allowsOne: Bool

        package init(item: Shape, least: Int = 0, most: Int? = nil, isUnique: Bool = false, allowsOne: Bool = true) {
            (self.item, self.least, self.most) = (item, least, most)
            (self.isUnique, self.allowsOne) = (isUnique, allowsOne)
        }
    }
}

/// A sort of text without parts. Book files are read as plain texts; editors take some of them for numbers, truth values
/// or null, so each sort names the types that it may have there.
package struct Scalar: Sendable {
    /// The name of the sort, by which schemas refer to it.
    package let name: String
    /// The sort in a few words, as tables of keys say it.
    package let words: String
    package let meaning: String
    /// Types of JSON.
    package let types: [String]
    /// What the text must match, in the regular expressions that JSON Schema has.
    package var pattern: String?
    package var minimum: Int?
    package var maximum: Int?
    /// Words that the program uses itself.
    package var reserved: [String] = []
    package var leastLength: Int?
    package var mostLength: Int?

    package static let text = Scalar(
        name: "text", words: "text",
        meaning: "A text, taken literally: no, 012 and 1:30 are also texts.",
        types: ["string", "number", "boolean"], leastLength: 1)
    package static let textOrNothing = Scalar(
        name: "textOrNothing", words: "text, may be empty", meaning: "A text, or nothing (an empty text).",
        types: ["string", "number", "boolean", "null"])
    package static let nothing = Scalar(
        name: "nothing", words: "nothing", meaning: "Nothing.", types: ["null", "string"], mostLength: 0)
    package static let boolean = Scalar(
        name: "boolean", words: "true or false", meaning: "true or false.", types: ["boolean", "string"],
        pattern: "^(true|false)$")
    package static let number = Scalar(
        name: "number", words: "number", meaning: "A number such as 12, -3 or 0.4, kept exactly as a decimal.",
        types: ["number", "string"], pattern: #"^-?[0-9]+(\.[0-9]+)?$"#)
    package static let tolerance = Scalar(
        name: "tolerance", words: "number, 0 or more", meaning: "A number of 0 or more, such as 0.5.",
        types: ["number", "string"],
        pattern: #"^[0-9]+(\.[0-9]+)?$"#, minimum: 0)
    package static let count = Scalar(
        name: "count", words: "whole number, 1 or more", meaning: "A whole number, 1 or more.",
        types: ["integer", "string"],
        pattern: #"^0*[1-9][0-9]*(\.0+)?$"#, minimum: 1)
    package static let tally = Scalar(
        name: "tally", words: "whole number", meaning: "A whole number of at most 9 digits.",
        types: ["integer", "string"], pattern: "^[0-9]{1,9}$", minimum: 0, maximum: 999_999_999)
    package static let day = Scalar(
        name: "day", words: "day", meaning: "A day such as 2027-01-31.", types: ["string"],
        pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")
    package static let path = Scalar(
        name: "path", words: "path", meaning: "A path inside the book's folder.",
        types: ["string", "number", "boolean"],
        pattern: #"^(?!/)(?!(.*/)?\.\.(/|$))."#)
    package static let articleID = Scalar(
        name: "articleID", words: "id", meaning: "Letters, digits, -, _ and the full stop; the first one is a letter.",
        types: ["string", "boolean"], pattern: #"^[^\s!-@\[-`{-~][^\s!-,/:-@\[-^`{-~]*$"#)
    package static let ruleID = Scalar(
        name: "ruleID", words: "id", meaning: "Text without white space.", types: ["string", "number", "boolean"],
        pattern: #"^\S+$"#)
    package static let datasetName = Scalar(
        name: "datasetName", words: "name",
        meaning: "a to z, 0 to 9 and -, and not the name of another file of the output.",
        types: ["string", "number", "boolean"], pattern: "^[a-z0-9-]+$", reserved: DatasetDefinition.reservedNames)
    package static let chartName = Scalar(
        name: "chartName", words: "name", meaning: "a to z, 0 to 9 and -.", types: ["string", "number", "boolean"],
        pattern: "^[a-z0-9-]+$")
    package static let packageName = Scalar(
        name: "packageName", words: "name", meaning: "a to z, 0 to 9, -, _ and the full stop.",
        types: ["string", "number", "boolean"], pattern: "^[a-z0-9._-]+$")
    package static let fieldName = Scalar(
        name: "fieldName", words: "name", meaning: "a to z, 0 to 9 and _, and not a column that every data file has.",
        types: ["string", "number", "boolean"], pattern: "^[a-z0-9_]+$", reserved: FieldDefinition.reservedNames)
}
