import Books
import Records
import Text

/// The data as CSV and JSON, and `data/datapackage.json`, which says what the CSV files hold, as a Data Package
/// (https://datapackage.org, version 2.0) with a Table Schema for each file.
///
/// Two resources for each dataset: `data/<dataset>.csv` has one row for each key, `data/claims/<dataset>.csv` every claim
/// with the place that it was read from.
///
///     species,grade,value,unit,status,articles,assumed,flagged,findings,implied
///     oak,A,48,N,read,handbook survey,,open,grades-rise,46
///
/// `data/<dataset>.json` and `data/claims/<dataset>.json` have the same rows as objects, one a line: words are strings,
/// numbers numbers, in keys too, and what is empty is null. Each claim has `places`, where its key fields were read.
///
/// Whatever the package says of a file is true of each of its rows. `claims` of a resource (the name of its claims), and
/// `unit` and `tolerance` of a field are properties of our own. A package needs a resource, so a book without
/// datasets has no such file.
package struct DataEmitter: Emitter {
    package static let packagePath = "data/datapackage.json"

    package init() {}

    package func tasks(for publication: Publication) -> [EmitterTask] {
        zip(publication.datasets, publication.tables).flatMap { dataset, tables in
            let (values, claims) = (DatasetResources.valuesPath(dataset), DatasetResources.claimsPath(dataset))
            return [
                EmitterTask(work: 3 * dataset.records.count) { take in
                    let table = tables.values.value.table
                    take(OutputFile(path: "data/\(values).csv", bytes: table.csv))
                    take(OutputFile(path: "data/\(values).json", bytes: table.json()))
                },
                EmitterTask(work: 4 * dataset.claims.count) { take in
                    let rows = tables.claims.value
                    take(OutputFile(path: "data/\(claims).csv", bytes: rows.table.csv))
                    take(OutputFile(path: "data/\(claims).json", bytes: rows.json))
                },
            ]
        }
    }

    package func closing(_ publication: Publication, made: [OutputFile.Facts]) -> [OutputFile] {
        guard !publication.datasets.isEmpty else { return [] }
        let files = Dictionary(first: made.map { ($0.path, $0) })
        let foreignKeys = ForeignKeys(publication.datasets, links: publication.links)
        let resources = zip(publication.datasets, publication.tables).flatMap { dataset, tables in
            let resources = DatasetResources(
                dataset, in: publication.book, tables: tables, foreignKeys: foreignKeys, files: files)
            return [resources.values, resources.claims]
        }
        return [OutputFile(path: Self.packagePath, bytes: package(of: resources, in: publication.book))]
    }

    /// The CSV files and the package that describes them: all that a comparison of data looks at.
    package static func csvFiles(_ publication: Publication) -> [OutputFile] {
        let files = zip(publication.datasets, publication.tables).flatMap { dataset, tables in
            [
                OutputFile(
                    path: "data/\(DatasetResources.valuesPath(dataset)).csv", bytes: tables.values.value.table.csv),
                OutputFile(
                    path: "data/\(DatasetResources.claimsPath(dataset)).csv", bytes: tables.claims.value.table.csv),
            ]
        }
        return files + DataEmitter().closing(publication, made: files.map(\.facts))
    }

    private func package(of resources: [DataResource], in book: Book) -> [UInt8] {
        let description = book.description["en"]
        let package: JSON = .lines([
            "$schema": "https://datapackage.org/profiles/2.0/datapackage.json", "title": .string(book.title["en"]),
            "description": description.isEmpty ? nil : .string(description),
            "sources": sources(book.articles, inFull: true), "resources": .lines(.array(resources.map(json))),
        ])
        return package.document
    }

    private func json(_ resource: DataResource) -> JSON {
        .lines([
            "name": .string(resource.name), "type": "table", "path": .string(resource.path),
            "title": text(resource.title), "description": text(resource.description), "format": "csv",
            "mediatype": "text/csv", "encoding": "utf-8", "bytes": resource.file.map { .integer($0.size) },
            "hash": resource.file.map { .string("sha256:" + $0.hash) }, "claims": resource.claims.map(JSON.string),
            "sources": resource.articles.isEmpty ? nil : sources(resource.articles),
            "schema": .lines([
                "fields": .lines(.array(resource.fields.map(\.json))),
                "primaryKey": resource.primaryKey.isEmpty ? nil : .strings(resource.primaryKey),
                "foreignKeys": resource.foreignKeys.isEmpty ? nil : .lines(.array(resource.foreignKeys.map(json))),
            ]),
        ])
    }

    private func json(_ key: ForeignKey) -> JSON {
        [
            "fields": .strings(key.columns),
            "reference": ["resource": .string(key.dataset), "fields": .strings(key.references)],
        ]
    }

    private func text(_ text: String) -> JSON? { text.isEmpty ? nil : .string(text) }

    /// The articles; all that their origins say in the list of the package, what names them in that of a resource.
    private func sources(_ articles: [BookArticle], inFull: Bool = false) -> JSON {
        .lines(
            .array(
                articles.map { article in
                    .object(
                        properties(of: article, inFull: inFull).filter { !$0.text.isEmpty }.map {
                            ($0.key, .string($0.text))
                        })
                }))
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
