import Books
import Records
import Text

/// What the tables and columns mean, as a table with one document of JSON in the form that datasette reads
/// (https://docs.datasette.io/en/stable/metadata.html). The texts of the book are in its first language.
struct DatabaseMetadata {
    let table: DatabaseTable

    /// - Parameter tables: those of the book and of its datasets.
    init(_ publication: Publication, tables: [DatabaseTable], data: [DatasetDatabase]) {
        let (book, language) = (publication.book, publication.book.language)
        let datasets = data.map { DatasetTexts(part: $0, language: language) }
        let ofVocabularies = book.vocabularies.map { vocabulary -> JSON.Member in
            (
                VocabularyResource.path(of: vocabulary.name),
                ["title": .string(vocabulary.title[language]), "label_column": "label"]
            )
        }
        let own = Dictionary(first: ofVocabularies.map { ($0.key, $0.value.members) })
        let ofDatasets = Dictionary(first: datasets.flatMap(\.tables))
        let described = tables.map { table -> JSON.Member in
            if let members = ofDatasets[table.name] { return (table.name, members) }
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
        let views = datasets.map(\.labels) + [doubt]
        let licence = NamedAddresses(book.credits.licences.map { ($0.title ?? $0.name, $0.webAddress) })
        let document: JSON = .lines([
            "title": .string(book.title[language]), "description": .string(book.description[language]),
            "license": licence.text.map(JSON.string), "license_url": licence.address.map(JSON.string),
            "databases": .lines(["book": .lines(["tables": .lines(.object(described + views))])]),
        ])
        let text = DataCell.text(String(decoding: document.document, as: UTF8.self))
        let column = DescribedColumn<Void>("json", "What the tables and columns mean, for datasette.", isRequired: true)
        {
            text
        }
        table = DatabaseTable(OwnTable.metadata.name(in: book), DescribedTable([column], rows: [()]))
    }

    /// `Height (mm): The height of the plank.`
    fileprivate static func description(of field: SchemaField) -> String {
        let title = (field.informativeTitle ?? "") + (field.unit.map { " (\($0))" } ?? "")
        return [title, field.descriptionAsText ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
    }
}

/// What the tables of a dataset mean, in a language of the book.
private struct DatasetTexts {
    let part: DatasetDatabase
    let language: String
    private var definition: DatasetDefinition { part.dataset.definition }

    /// Those of the values and of the claims, by their names.
    var tables: [(String, JSON)] {
        let keys = definition.keys.filter { $0.type == .word }.map(\.name)
        return [
            (part.values.name, .object(members(ofClaims: false, facets: keys, columns: columns(of: part.values)))),
            (part.claims.name, .object(members(ofClaims: true, facets: [], columns: columns(of: part.claims)))),
        ]
    }

    /// That of the view of the values with labels, which are its facets.
    var labels: JSON.Member {
        let keys = Set(definition.keys.map(\.name))
        let facets = part.labelled.filter { keys.contains($0.column) }.map(\.label)
        let labels = part.labelled.map { (key: $0.label, value: JSON.string("The label of \($0.column).")) }
        let columns = columns(of: part.values) + labels
        return (part.labelsName, .object(members(ofClaims: false, facets: facets, columns: columns)))
    }

    private func members(ofClaims: Bool, facets: [String], columns: [JSON.Member]) -> [JSON.Member] {
        let resource = ofClaims ? part.resources.claims : part.resources.values
        let source = NamedAddresses(resource.articles.map { ($0.origin.title, $0.origin.webAddress) })
        let members: JSON = [
            "title": .string(definition.title[language] + (ofClaims ? ": claims" : "")),
            "description": .string(ofClaims ? resource.description : definition.description[language]),
            "source": source.text.map(JSON.string), "source_url": source.address.map(JSON.string),
            "facets": facets.isEmpty ? nil : .strings(facets), "columns": .object(columns),
        ]
        return members.members
    }

    private func columns(of table: DatabaseTable) -> [JSON.Member] {
        let qualifiers = definition.values.filter(\.isQualified).flatMap { field in
            QualifierColumn.allCases.map { column in
                (definition.name(of: column, of: field), SchemaFields.title(column, of: field, in: language))
            }
        }
        let titles = Dictionary(first: qualifiers)
        return table.columns.map { column in
            var field = column.field
            if let own = definition.field(named: column.name) {
                (field.title, field.description) = (own.title[language], own.description?[language])
            } else if let title = titles[column.name] {
                field.title = title
            }
            return (column.name, .string(DatabaseMetadata.description(of: field)))
        }
    }
}

/// Names with their addresses, for a place that has one text and one link.
private struct NamedAddresses {
    /// Each name, with its address if the link cannot lead to it; nil without names.
    let text: String?
    /// The address of all names.
    let address: String?

    init(_ names: [(name: String, address: String?)]) {
        let addresses = names.map(\.address).uniqued()
        let address = addresses.count == 1 ? addresses[0] : nil
        let texts = names.map { name, own in own == address ? name : name + (own.map { " (\($0))" } ?? "") }
        self.address = address
        text = texts.isEmpty ? nil : texts.uniqued().joined(separator: "; ")
    }
}
