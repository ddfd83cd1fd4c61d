import Books
import Text

/// `data/datapackage.json`: what the data files have, as a Data Package (https://datapackage.org, version 2.0) with a
/// Table Schema for each file.
///
/// Whatever the package says of a file is true of each of its rows. Properties of our own: of a resource, `claims` (the
/// name of its claims), `key` (its key where that is none to the standard), `vocabulary` (the name of that whose words it has), `asking` (what conditions need) and
/// `jsonSchema` (the schema of a JSON file);
/// of a field, `unit`, `tolerance` and `formerly`. A package needs a resource, so a book without datasets has no such file.
struct PackageDescriptor {
    /// A file of a resource.
    private struct File {
        let resource: DataResource
        let format: DataFileFormat
        /// Nil if the file is not made.
        let facts: OutputFile.Facts?

        /// None if all key fields of a row are null, as an empty text of CSV is not: for readers of the standard that
        /// is not a key.
        let primaryKey: [String]

        init(resource: DataResource, format: DataFileFormat, facts: OutputFile.Facts?) {
            (self.resource, self.format, self.facts) = (resource, format, facts)
            let key = Set(resource.primaryKey)
            let columns = zip(resource.table.columns, resource.fields).filter { key.contains($1.name) }
            let isWhole =
                format == .csv && columns.contains { $1.storage == .text }
                || (0..<resource.table.rowCount).allSatisfy { row in
                    columns.contains { column, _ in column[row] != .empty }
                }
            primaryKey = isWhole ? resource.primaryKey : []
        }
    }

    private let publication: Publication
    private let files: [File]
    private var book: Book { publication.book }

    init(_ publication: Publication, made: [OutputFile.Facts]) {
        let byPath = Dictionary(first: made.map { ($0.path, $0) })
        let resources = publication.resources
        self.publication = publication
        // Readers of the standard find no table in an empty array.
        files = DataFileFormat.allCases.flatMap { format in
            resources.filter { format == .csv || $0.table.rowCount > 0 }
                .map { File(resource: $0, format: format, facts: byPath["data/" + $0.path(format)]) }
        }
    }

    var document: [UInt8] { JSON.lines(JSON(self, Self.members)).document }

    static var schema: [UInt8] {
        JSONShape.document(
            title: "datapackage.json", description: "What the data files have, as a Data Package (version 2.0).",
            JSONShape.object(of: members))
    }

    private static var members: [JSONMember<PackageDescriptor>] {
        let profile: JSON = "https://datapackage.org/profiles/2.0/datapackage.json"
        let resource = resource
        return [
            JSONMember("$schema", "The standard's own schema.", ["const": profile]) { _ in profile },
            JSONMember("name", "The name of the package.", ["type": "string", "pattern": "^[a-z0-9._-]+$"]) {
                .string($0.book.credits.name ?? name(of: $0.book))
            },
            .text("title", "What the book is called.") { $0.book.title["en"] },
            .textIfAny("description", "What the book is about.") { text($0.book.description["en"]) },
            JSONMember("version", "The version of the data, as in manifest.json.", JSONShape.hash) {
                .string($0.publication.dataVersion)
            },
            .listIfAny("licenses", "The licences of the data.", licence, hasLines: true) { $0.book.credits.licences },
            .listIfAny("contributors", "Who made the data.", contributor, hasLines: true) {
                $0.book.credits.contributors
            },
            .list("sources", "The articles, in the order of trust.", source, hasLines: true, \.book.articles),
            JSONMember(
                "resources", "The files: first all as CSV, then all as JSON.",
                JSONShape.array(of: JSONShape.object(of: resource), least: 1)
            ) { package in .lines(.array(package.files.map { .lines(JSON($0, resource)) })) },
        ]
    }

    /// A name of the standard is an identifier; the title has an expression, which needs a path.
    private static var licence: [JSONMember<BookCredits.Licence>] {
        [
            JSONMember(
                "name", "The licence's identifier.", ["type": "string", "pattern": "^[-a-zA-Z0-9._]+$"],
                ifAny: { $0.isIdentifier ? .string($0.name) : nil })
        ] + addresses("Where its text is.") + [
            .textIfAny("title", "The display title; with the expression, if the licence has no identifier.") {
                licence in
                if licence.isIdentifier { return licence.title }
                return licence.title.map { "\($0) (\(licence.name))" } ?? licence.name
            }
        ]
    }

    private static var contributor: [JSONMember<BookCredits.Contributor>] {
        [.text("title", "The name.", \.name)] + addresses("The contributor's address in the web.") + [
            .textsIfAny("roles", "What the contributor did.", \.roles)
        ]
    }

    /// A path of the standard is an address of the web or a file of the package; what a book calls an address may be
    /// neither.
    private static func addresses<Subject: Addressed>(_ meaning: String) -> [JSONMember<Subject>] {
        [
            .textIfAny("path", meaning) { $0.webAddress.flatMap(text) },
            .textIfAny("address", "The address, if it is not one in the web.") {
                $0.webAddress == nil ? $0.address.flatMap(text) : nil
            },
        ]
    }

    /// All that an article's origin says.
    private static var source: [JSONMember<BookArticle>] {
        [
            .text("title", "The title of the source.", \.origin.title),
            .textIfAny("path", "Its address in the web.") { $0.origin.webAddress.flatMap(text) },
            .text("article", "The id of the article in the book.", \.id),
            .text("file", "The article's file, in the book.", \.path),
            .textIfAny("address", "Where it was published, if that is not an address in the web.") {
                $0.origin.webAddress == nil ? $0.origin.address.flatMap(text) : nil
            },
            .textIfAny("author", "Who wrote it.") { $0.origin.author.flatMap(text) },
            .textIfAny("publisher", "Who published it.") { $0.origin.publisher.flatMap(text) },
            .textIfAny("date", "When it was published, as the source has it.") { $0.origin.date.flatMap(text) },
            .textIfAny("replaces", "The id of the article of which it is a newer edition.", \.replaced),
            .textIfAny("copies", "The id of the article from which it has its figures.", \.copied),
            .textIfAny("note", "A remark on the source.") { ($0.origin.note?["en"]).flatMap(text) },
        ]
    }

    private static var sourceOfResource: [JSONMember<BookArticle>] {
        source.filter { ["title", "path", "article"].contains($0.name) }
    }

    private static var resource: [JSONMember<File>] {
        let (csv, json) = (schema(SchemaField.members(in: .csv)), schema(SchemaField.members(in: .json)))
        return [
            .text("name", "The name of the resource.") {
                $0.resource.name + ($0.format == .csv ? "" : ".\($0.format.rawValue)")
            },
            JSONMember("type", "Every resource is a table.", ["const": "table"]) { _ in "table" },
            .text("path", "The file, beside the package.") { $0.resource.path($0.format) },
            .textIfAny("title", "The display title of the table.") { text($0.resource.title) },
            .textIfAny("description", "What a row is.") { text($0.resource.description) },
            JSONMember("format", "The format of the file.", ["enum": .strings(DataFileFormat.allCases.map(\.rawValue))])
            {
                .string($0.format.rawValue)
            },
            .text("mediatype", "The format as a media type.", \.format.mediaType),
            JSONMember("encoding", "The encoding of the file.", ["const": "utf-8"]) { _ in "utf-8" },
            // Of JSON, readers of the standard count no bytes, and take that for a difference.
            JSONMember(
                "bytes", "The size of the file.", JSONShape.count,
                ifAny: { file in
                    file.format == .csv ? file.facts.map { .integer($0.size) } : nil
                }),
            .textIfAny("hash", "The SHA-256 of the file.") { file in file.facts.map { "sha256:" + $0.hash } },
            .textIfAny("claims", "The resource of the claims behind the rows.") {
                $0.format == .csv ? $0.resource.claims : nil
            },
            .textsIfAny("key", "The columns that identify a row, if the schema has no primaryKey.") {
                $0.format == .csv && $0.primaryKey.isEmpty ? $0.resource.primaryKey : []
            },
            .textIfAny("vocabulary", "The vocabulary whose words the rows are.", \.resource.vocabulary),
            JSONMember(
                "asking", "What conditions on the rows need beside the schema.",
                JSONShape.object(of: AskedResource.members),
                ifAny: { file in
                    file.format == .csv ? file.resource.asking.map { JSON($0, AskedResource.members) } : nil
                }),
            .textIfAny("jsonSchema", "The JSON Schema of the file, beside the package.") {
                $0.format == .json ? $0.resource.schemaPath : nil
            },
            .listIfAny("sources", "The articles of the rows.", sourceOfResource, hasLines: true, \.resource.articles),
            JSONMember("schema", "The columns.", JSONShape.object(of: csv)) { file in
                .lines(JSON(file, file.format == .csv ? csv : json))
            },
        ]
    }

    /// - Parameter fields: the declaration of a field.
    private static func schema(_ fields: [JSONMember<SchemaField>]) -> [JSONMember<File>] {
        [
            .list("fields", "The columns, in their order.", fields, least: 1, hasLines: true) {
                $0.resource.fields($0.format)
            },
            .textsIfAny("primaryKey", "The columns that identify a row.", \.primaryKey),
            .listIfAny("foreignKeys", "Columns that name a row of another table.", foreignKey, hasLines: true) {
                $0.format == .csv ? $0.resource.foreignKeys : []
            },
        ]
    }

    private static var foreignKey: [JSONMember<ForeignKey>] {
        let names = JSONShape.array(of: JSONShape.text, least: 1)
        return [
            JSONMember("fields", "The columns.", names) { .strings($0.columns) },
            JSONMember(
                "reference", "The other table and its columns.",
                JSONShape.object([("resource", JSONShape.text), ("fields", names)])
            ) { ["resource": .string($0.resource), "fields": .strings($0.references)] },
        ]
    }

    private static func text(_ text: String) -> String? { text.isEmpty ? nil : text }

    /// The words of the title in ASCII, such as `planks-of-the-old-mill`.
    private static func name(of book: Book) -> String {
        let words = book.title["en"].lowercased().split { !$0.isASCII || !$0.isLetter && !$0.isNumber }
        return words.isEmpty ? "book" : words.joined(separator: "-")
    }
}
