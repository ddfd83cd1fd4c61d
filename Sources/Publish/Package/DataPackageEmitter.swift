import Articles
import Books
import Records
import Text

/// The data as CSV, and `data/datapackage.json`, which says what these files hold, as a Data Package
/// (https://datapackage.org, version 2.0) with a Table Schema for each file.
///
/// Two resources for each dataset: `data/<dataset>.csv` has one row for each key, `data/claims/<dataset>.csv` every claim
/// with the place that it was read from.
///
///     species,grade,value,unit,status,articles,assumed,flagged,findings,implied
///     oak,A,48,N,read,handbook survey,,open,grades-rise,46
///
/// Whatever the package says of a file is true of each of its rows. `claims` of a resource (the name of its claims), and
/// `unit` and `tolerance` of a field are properties of our own. There is no package without a resource, so a book
/// without datasets has no such file.
package struct DataPackageEmitter: Emitter {
    package static let path = "data/datapackage.json"

    package init() {}

    package func files(from publication: Publication) -> [OutputFile] {
        guard !publication.datasets.isEmpty else { return [] }
        let foreignKeys = ForeignKeys(publication.datasets)
        let resources = publication.datasets.flatMap { dataset in
            let files = DatasetResources(
                dataset, in: publication.book, doubts: publication.doubts, foreignKeys: foreignKeys)
            return [files.values, files.claims]
        }
        return resources.map(\.file) + [
            OutputFile(path: Self.path, bytes: package(of: resources, in: publication.book))
        ]
    }

    private func package(of resources: [DataResource], in book: Book) -> [UInt8] {
        var writer = JSONWriter(spaced: true)
        writer.beginObject()
        writer.newline(indent: 2)
        writer.key("$schema")
        writer.string("https://datapackage.org/profiles/2.0/datapackage.json")
        writer.newline(indent: 2)
        writer.key("title")
        writer.string(book.title["en"])
        if !book.description["en"].isEmpty {
            writer.newline(indent: 2)
            writer.key("description")
            writer.string(book.description["en"])
        }
        writer.newline(indent: 2)
        write(sources: book.articles, inFull: true, indent: 4, to: &writer)
        writer.newline(indent: 2)
        writer.key("resources")
        writer.beginArray()
        for resource in resources {
            writer.newline(indent: 4)
            write(resource, to: &writer)
        }
        writer.endLine(indent: 2)
        writer.endArray()
        writer.endLine()
        writer.endObject()
        return writer.bytes + [UInt8(ascii: "\n")]
    }

    private func write(_ resource: DataResource, to writer: inout JSONWriter) {
        writer.beginObject()
        let texts = [
            ("name", resource.name), ("type", "table"), ("path", resource.path), ("title", resource.title),
            ("description", resource.description), ("format", "csv"), ("mediatype", "text/csv"), ("encoding", "utf-8"),
        ]
        for (key, text) in texts where !text.isEmpty {
            writer.newline(indent: 6)
            writer.key(key)
            writer.string(text)
        }
        writer.newline(indent: 6)
        writer.key("bytes")
        writer.number(resource.file.bytes.count)
        writer.newline(indent: 6)
        writer.key("hash")
        writer.string("sha256:" + resource.file.hash)
        if let claims = resource.claims {
            writer.newline(indent: 6)
            writer.key("claims")
            writer.string(claims)
        }
        if !resource.articles.isEmpty {
            writer.newline(indent: 6)
            write(sources: resource.articles, indent: 8, to: &writer)
        }
        writer.newline(indent: 6)
        write(schema: resource, to: &writer)
        writer.endLine(indent: 4)
        writer.endObject()
    }

    private func write(schema resource: DataResource, to writer: inout JSONWriter) {
        writer.key("schema")
        writer.beginObject()
        writer.newline(indent: 8)
        writer.key("fields")
        writer.beginArray()
        for field in resource.fields {
            writer.newline(indent: 10)
            field.write(to: &writer)
        }
        writer.endLine(indent: 8)
        writer.endArray()
        if !resource.primaryKey.isEmpty {
            writer.newline(indent: 8)
            writer.key("primaryKey")
            writer.strings(resource.primaryKey)
        }
        if !resource.foreignKeys.isEmpty {
            writer.newline(indent: 8)
            writer.key("foreignKeys")
            writer.beginArray()
            for key in resource.foreignKeys {
                writer.newline(indent: 10)
                write(key, to: &writer)
            }
            writer.endLine(indent: 8)
            writer.endArray()
        }
        writer.endLine(indent: 6)
        writer.endObject()
    }

    private func write(_ key: ForeignKey, to writer: inout JSONWriter) {
        writer.beginObject()
        writer.key("fields")
        writer.strings(key.columns)
        writer.key("reference")
        writer.beginObject()
        writer.key("resource")
        writer.string(key.dataset)
        writer.key("fields")
        writer.strings(key.references)
        writer.endObject()
        writer.endObject()
    }

    /// The articles; all that their origins say in the list of the package, what names them in that of a resource.
    private func write(sources: [BookArticle], inFull: Bool = false, indent: Int, to writer: inout JSONWriter) {
        writer.key("sources")
        writer.beginArray()
        for article in sources {
            writer.newline(indent: indent)
            writer.beginObject()
            for (key, text) in properties(of: article, inFull: inFull) where !text.isEmpty {
                writer.key(key)
                writer.string(text)
            }
            writer.endObject()
        }
        if !sources.isEmpty { writer.endLine(indent: indent - 2) }
        writer.endArray()
    }

    /// A path of the standard is an address of the web or a file's path; what an origin calls an address may be neither.
    private func properties(of article: BookArticle, inFull: Bool) -> [(key: String, text: String)] {
        let origin = article.origin
        let address = origin.address ?? ""
        let isPath = Self.isWebAddress(address)
        let names = [("title", origin.title), ("path", isPath ? address : article.path), ("article", article.id)]
        guard inFull else { return names }
        return names + [
            ("file", isPath ? article.path : ""), ("address", isPath ? "" : address),
            ("author", origin.author ?? ""), ("publisher", origin.publisher ?? ""), ("date", origin.date ?? ""),
            ("note", origin.note?["en"] ?? ""),
        ]
    }

    private static func isWebAddress(_ text: String) -> Bool {
        ["http://", "https://"].contains { text.lowercased().hasPrefix($0) }
    }
}
