package import Books

/// The keys of a data package's descriptor.
package struct PackageKeys: MapKeys {
    package static let form = MapDeclaration("package", "a data package", Self(), isOpen: true)

    package let title = Key("title", .textOrNothing, "The title of the book.")
    package let sources = Key("sources", list: .list(of: .map(SourceKeys.form)), "The articles.")
    package let resources = Key("resources", list: .list(of: .map(ResourceKeys.form)), is: .required, "The tables.")
}

/// An article in the descriptor.
package struct SourceKeys: MapKeys {
    package static let form = MapDeclaration("source", "a source", Self(), isOpen: true)

    package let title = Key("title", .textOrNothing, "The title of the source.")
    package let article = Key("article", .text, "The id of the article.")
    package let path = Key("path", .text, "The path of the article, or the address of the source.")
    package let file = Key("file", .text, "The path of the article, if the path is an address.")
    package let address = Key("address", .text, "The address of the source, if it is not one of the web.")
    package let author = Key("author", .text, "Who wrote the source.")
    package let publisher = Key("publisher", .text, "Who published the source.")
    package let date = Key("date", .text, "The date of the source.")
    package let replaces = Key("replaces", .text, "The id of the article of which it is a newer edition.")
    package let copies = Key("copies", .text, "The id of the article from which it has its figures.")
    package let note = Key("note", .text, "A remark on the source.")

    /// The article that a source describes; nil if it names none.
    package static func article(_ map: KeyReader<Self>) -> BookArticle? {
        guard let id = map.article, let path = map.file ?? map.path else { return nil }
        let origin = ArticleOrigin(
            title: map.title ?? "", author: map.author, publisher: map.publisher, date: map.date,
            address: map.file == nil ? map.address : map.path ?? map.address, note: map.note.map(LocalizedText.init))
        return BookArticle(
            id: id, path: path, encoding: nil, replaced: map.replaces, copied: map.copies, origin: origin,
            place: map.place)
    }
}

/// A table: a dataset, its claims or a vocabulary.
package struct ResourceKeys: MapKeys {
    package static let form = MapDeclaration("resource", "a resource", Self(), isOpen: true)

    package let name = Key("name", .text, is: .required, "The name of the table.")
    package let path = Key("path", .text, is: .required, "The file of the table.")
    package let schema = Key("schema", .map(TableSchemaKeys.form), is: .required, "The columns of the table.")
    package let claims = Key("claims", .text, "The name of the resource with the claims behind the rows.")
    package let format = Key("format", .text, "The format of the file.")
    package let key = Key(
        "key", list: .list(of: .text), "The fields that identify a row, where the schema has no primaryKey.")
    package let title = Key("title", .textOrNothing, "The title in English.")
    package let description = Key("description", .textOrNothing, "What the table says.")
    package let vocabulary = Key("vocabulary", .text, "The vocabulary whose words the rows are.")
    package let asking = Key(
        "asking", .map(AskedResourceKeys.form), "What conditions on the rows need beside the schema.")
}

package struct TableSchemaKeys: MapKeys {
    package static let form = MapDeclaration("schema", "a schema", Self(), isOpen: true)

    package let fields = Key("fields", list: .list(of: .map(PackageFieldKeys.form)), is: .required, "The columns.")
    package let key = Key("primaryKey", list: .list(of: .text), "The fields that identify a row.")
    package let missing = Key("missingValues", .node(.scalar(.textOrNothing)), "The texts that mean a missing value.")
}

package struct PackageFieldKeys: MapKeys {
    package static let form = MapDeclaration("field", "a field", Self(), isOpen: true)

    package let name = Key("name", .text, is: .required, "The name of the column.")
    package let type = Key("type", .text, "The type of its values.")
    package let unit = Key("unit", .text, "The unit of its numbers.")
    package let tolerance = Key("tolerance", .number, "How far two numbers may differ and still count as the same.")
    package let missing = Key("missingValues", .node(.scalar(.textOrNothing)), "The texts that mean a missing value.")
    package let formerly = Key("formerly", .node(.scalar(.textOrNothing)), "The current word for each earlier one.")
}

/// What conditions on the rows of a table need.
package struct AskedResourceKeys: MapKeys {
    package static let form = MapDeclaration("asking", "what conditions need", Self(), isOpen: true)

    package let titles = Key("titles", .localized, "The title in each language.")
    package let fields = Key("fields", list: .list(of: .map(AskedFieldKeys.form)), "The columns of the dataset's own.")
    package let ranges = Key("ranges", list: .list(of: .map(AskedRangeKeys.form)), "The ranges in which rows hold.")
    package let standsFor = Key(
        "standsFor", list: .list(of: .map(AskedWordKeys.form)), "The words that all rows share.")
    package let units = Key("units", list: .list(of: .text), "The units that rows may have.")
    package let together = Key("together", list: .list(of: .text), "The vocabularies declared in the same file.")
}

package struct AskedFieldKeys: MapKeys {
    package static let form = MapDeclaration("field", "a field", Self(), isOpen: true)

    package let name = Key("name", .text, "The name of the column.")
    package let titles = Key("titles", .localized, "The title in each language.")
    package let vocabulary = Key("vocabulary", .text, "The vocabulary of its words.")
    package let isSet = Key("set", .boolean, default: false, "Whether the book sets the values.")
}

package struct AskedRangeKeys: MapKeys {
    package static let form = MapDeclaration("range", "a range", Self(), isOpen: true)

    package let axis = Key("axis", .text, "The field of other datasets along which rows hold.")
    package let from = Key("from", .text, "The field with the lower limit.")
    package let to = Key("to", .text, "The field with the upper limit.")
}

package struct AskedWordKeys: MapKeys {
    package static let form = MapDeclaration("word", "a word", Self(), isOpen: true)

    package let field = Key("field", .text, "The field of other datasets.")
    package let value = Key("value", .text, "The word.")
}
