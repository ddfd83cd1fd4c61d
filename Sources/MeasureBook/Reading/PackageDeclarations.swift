import Books

/// The keys of a data package's descriptor that declare the book.
struct DeclaredPackageKeys: MapKeys {
    static let form = MapDeclaration("package", "a data package", Self(), isOpen: true)

    let title = Key("title", .textOrNothing, "The title of the book.")
    let sources = Key("sources", list: .list(of: .map(DeclaredSourceKeys.form)), "The articles.")
    let resources = Key("resources", list: .list(of: .map(DeclaredResourceKeys.form)), "The tables.")
}

/// An article in the descriptor.
struct DeclaredSourceKeys: MapKeys {
    static let form = MapDeclaration("source", "a source", Self(), isOpen: true)

    let title = Key("title", .textOrNothing, "The title of the source.")
    let article = Key("article", .text, "The id of the article.")
    let path = Key("path", .text, "The path of the article, or the address of the source.")
    let file = Key("file", .text, "The path of the article, if the path is an address.")
    let address = Key("address", .text, "The address of the source, if it is not one of the web.")
    let publisher = Key("publisher", .text, "Who published the source.")
    let date = Key("date", .text, "The date of the source.")

    /// The article that a source describes; nil if it names none.
    static func article(_ map: KeyReader<Self>) -> BookArticle? {
        guard let id = map.article, let path = map.file ?? map.path else { return nil }
        let origin = ArticleOrigin(
            title: map.title ?? "", author: nil, publisher: map.publisher, date: map.date,
            address: map.file == nil ? map.address : map.path ?? map.address, note: nil)
        return BookArticle(id: id, path: path, encoding: nil, origin: origin, place: map.place)
    }
}

/// A table in the descriptor: a dataset or a vocabulary.
struct DeclaredResourceKeys: MapKeys {
    static let form = MapDeclaration("resource", "a resource", Self(), isOpen: true)

    let name = Key("name", .text, "The name of the table.")
    let path = Key("path", .text, "The file of the table.")
    let title = Key("title", .textOrNothing, "The title in English.")
    let description = Key("description", .textOrNothing, "What the table says.")
    let vocabulary = Key("vocabulary", .text, "The vocabulary whose words are the rows.")
    let asking = Key("asking", .map(AskedResourceKeys.form), "What conditions on the rows need beside the schema.")
}

/// What conditions on the rows of a table need.
struct AskedResourceKeys: MapKeys {
    static let form = MapDeclaration("asking", "what conditions need", Self(), isOpen: true)

    let titles = Key("titles", .localized, "The title in each language.")
    let fields = Key("fields", list: .list(of: .map(AskedFieldKeys.form)), "The columns of the dataset's own.")
    let ranges = Key("ranges", list: .list(of: .map(DeclaredRangeKeys.form)), "The ranges in which rows hold.")
    let standsFor = Key("standsFor", list: .list(of: .map(DeclaredWordKeys.form)), "The words that all rows share.")
    let units = Key("units", list: .list(of: .text), "The units that rows may have.")
    let together = Key("together", list: .list(of: .text), "The vocabularies declared in the same file.")
}

struct AskedFieldKeys: MapKeys {
    static let form = MapDeclaration("field", "a field", Self(), isOpen: true)

    let name = Key("name", .text, "The name of the column.")
    let titles = Key("titles", .localized, "The title in each language.")
    let vocabulary = Key("vocabulary", .text, "The vocabulary of its words.")
    let isSet = Key("set", .boolean, default: false, "Whether the book sets the values.")
}

struct DeclaredRangeKeys: MapKeys {
    static let form = MapDeclaration("range", "a range", Self(), isOpen: true)

    let axis = Key("axis", .text, "The field of other datasets along which rows hold.")
    let from = Key("from", .text, "The field with the lower limit.")
    let to = Key("to", .text, "The field with the upper limit.")
}

struct DeclaredWordKeys: MapKeys {
    static let form = MapDeclaration("word", "a word", Self(), isOpen: true)

    let field = Key("field", .text, "The field of other datasets.")
    let value = Key("value", .text, "The word.")
}
