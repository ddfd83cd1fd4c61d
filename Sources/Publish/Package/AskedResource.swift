import Books
import Text

/// What conditions on the rows of a table need beside its schema: names in every language, vocabularies, ranges.
struct AskedResource: Sendable {
    private let titles: LocalizedText
    private let fields: [FieldDefinition]
    private let ranges: [RangeDefinition]
    private let standsFor: [KeyPart]
    private let units: [String]
    private let together: [String]

    static func dataset(_ definition: DatasetDefinition) -> AskedResource {
        AskedResource(
            titles: definition.title, fields: definition.fields, ranges: definition.ranges,
            standsFor: definition.standsFor.map(\.part),
            units: definition.unit == .perRecord ? definition.units?.units ?? [] : [], together: [])
    }

    static func vocabulary(_ vocabulary: Vocabulary, in book: Book) -> AskedResource {
        AskedResource(
            titles: vocabulary.title, fields: [], ranges: [], standsFor: [], units: [],
            together: book.vocabularies.filter { $0.place.file == vocabulary.place.file }.map(\.name))
    }

    static var members: [JSONMember<AskedResource>] {
        [
            JSONMember("titles", "The title in each language.", Self.texts) { Self.json($0.titles) },
            .listIfAny("fields", "The columns of the dataset's own.", field, \.fields),
            .listIfAny("ranges", "The ranges in which rows hold.", range, \.ranges),
            .listIfAny("standsFor", "Words that all rows share without a column.", word, \.standsFor),
            .textsIfAny("units", "The units that rows may have, if each has its own.", \.units),
            .textsIfAny("together", "The vocabularies whose words may be parts of each other.", \.together),
        ]
    }

    private static var field: [JSONMember<FieldDefinition>] {
        [
            .text("name", "The name of the column.", \.name),
            JSONMember("titles", "The title in each language.", texts) { json($0.title) },
            .textIfAny("vocabulary", "The vocabulary of its words.", \.vocabulary),
            JSONMember(
                "set", "Whether the book sets the values instead of reading them.", JSONShape.boolean,
                ifAny: { $0.isSetByRecipe ? .boolean(true) : nil }),
        ]
    }

    private static var range: [JSONMember<RangeDefinition>] {
        [
            .text("axis", "The column of other datasets along which rows hold.", \.axis),
            .text("from", "The column with the lower limit.", \.from),
            .text("to", "The column with the upper limit.", \.to),
        ]
    }

    private static var word: [JSONMember<KeyPart>] {
        [
            .text("field", "The column of other datasets.", \.field),
            .text("value", "The word.", \.value),
        ]
    }

    private static let texts: JSON = ["type": "object", "additionalProperties": JSONShape.text]

    private static func json(_ text: LocalizedText) -> JSON {
        .object(text.languages.map { ($0, .string(text[$0])) })
    }
}
