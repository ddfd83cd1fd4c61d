import Books
import Records
import Text

/// What the tables and columns mean, as a table with one document of JSON in the form that datasette reads
/// (https://docs.datasette.io/en/stable/metadata.html).
struct DatabaseMetadata {
    let table: DatabaseTable

    /// - Parameter tables: those of the book and of its datasets.
    init(_ publication: Publication, tables: [DatabaseTable], data: [DatasetDatabase]) {
        let book = publication.book
        let ofDatasets = data.flatMap { part in
            [
                (part.values.name, Self.members(part.resources.values, part.dataset.definition.keys)),
                (part.claims.name, Self.members(part.resources.claims, [])),
            ]
        }
        let ofVocabularies = book.vocabularies.map { vocabulary in
            let members: JSON = ["title": .string(vocabulary.title[""]), "label_column": "label"]
            return (VocabularyResource.path(of: vocabulary.name), members.members)
        }
        let own = Dictionary(first: ofDatasets + ofVocabularies)
        let described = tables.map { table -> JSON.Member in
            let columns = table.columns.map { (key: $0.name, value: JSON.string(Self.description(of: $0.field))) }
            return (table.name, .object(own[table.name, default: []] + [("columns", .object(columns))]))
        }
        let doubt: JSON.Member = (
            OwnTable.openDoubt.name(in: book),
            [
                "title": "Open doubt",
                "description": "The errors and warnings about values that nobody has accepted.",
            ]
        )
        let views = data.map(Self.labels) + [doubt]
        let licence = book.credits.licences.first
        let document: JSON = .lines([
            "title": .string(book.title[""]), "description": .string(book.description[""]),
            "license": licence.map { .string($0.title ?? $0.name) },
            "license_url": licence?.address.map(JSON.string),
            "databases": .lines(["book": .lines(["tables": .lines(.object(described + views))])]),
        ])
        let text = DataCell.text(String(decoding: document.document, as: UTF8.self))
        let column = DescribedColumn<Void>("json", "What the tables and columns mean, for datasette.", isRequired: true)
        {
            text
        }
        table = DatabaseTable(OwnTable.metadata.name(in: book), DescribedTable([column], rows: [()]))
    }

    /// Of the view of a dataset's values with labels, which are its facets.
    private static func labels(of part: DatasetDatabase) -> JSON.Member {
        let keys = Set(part.dataset.definition.keys.map(\.name))
        let facets = part.labelled.filter { keys.contains($0.column) }.map(\.label)
        let columns = part.values.columns.map { column in
            (key: column.name, value: JSON.string(description(of: column.field)))
        }
        let labels = part.labelled.map { (key: $0.label, value: JSON.string("The label of \($0.column).")) }
        let own: JSON = [
            "facets": facets.isEmpty ? nil : .strings(facets), "columns": .object(columns + labels),
        ]
        return (part.labelsName, .object(members(part.resources.values, []) + own.members))
    }

    /// - Parameter keys: the fields of which those with words are facets.
    private static func members(_ resource: DataResource, _ keys: [FieldDefinition]) -> [JSON.Member] {
        let sources = resource.articles.map(\.origin.title).uniqued().joined(separator: "; ")
        // Datasette has a single address for all sources of a table.
        let addresses = resource.articles.map(\.origin.webAddress).uniqued()
        let facets = keys.filter { $0.type == .word }.map(\.name)
        let members: JSON = [
            "title": .string(resource.title), "description": .string(resource.description),
            "source": sources.isEmpty ? nil : .string(sources),
            "source_url": addresses.count == 1 ? addresses[0].map(JSON.string) : nil,
            "facets": facets.isEmpty ? nil : .strings(facets),
        ]
        return members.members
    }

    /// `Height (mm): The height of the plank.`
    private static func description(of field: SchemaField) -> String {
        let title = (field.informativeTitle ?? "") + (field.unit.map { " (\($0))" } ?? "")
        return [title, field.descriptionAsText ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
    }
}
