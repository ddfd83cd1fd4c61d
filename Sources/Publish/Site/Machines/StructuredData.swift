import Books
import Records

/// The description of a dataset for search machines: a `Dataset` of schema.org as JSON-LD.
struct StructuredData {
    let dataset: Dataset
    let tree: SiteTree
    let page: String

    var json: [UInt8] {
        let (definition, language) = (dataset.definition, tree.language)
        let credits = tree.publication.book.credits
        let files = [("text/csv", "csv"), ("application/json", "json")].map { type, ending -> JSON in
            [
                "@type": "DataDownload", "encodingFormat": .string(type),
                "contentUrl": .string(address(of: "data/\(dataset.name).\(ending)")),
            ]
        }
        let creators = credits.contributors.map { contributor -> JSON in
            ["@type": "Person", "name": .string(contributor.name), "url": contributor.webAddress.map(JSON.string)]
        }
        let licences = credits.licences.map { JSON.string($0.webAddress ?? $0.name) }
        let variables = definition.readValues.map { field -> JSON in
            [
                "@type": "PropertyValue", "name": .string(field.title[language]),
                "unitText": field.type.isNumeric ? definition.unit(of: field).shared.map(JSON.string) : nil,
            ]
        }
        let sources = Set(dataset.claims.map(\.article)).sorted().map { article -> JSON in
            let origin = tree.publication.book.articles[article].origin
            return [
                "@type": "CreativeWork", "name": .string(origin.title),
                "url": origin.webAddress.map(JSON.string),
            ]
        }
        let text = definition.description[language]
        let description: JSON = [
            "@context": "https://schema.org/", "@type": "Dataset", "name": .string(definition.title[language]),
            "description": .string(text.isEmpty ? definition.columns(in: language) : text),
            "inLanguage": .string(language),
            "url": tree.base.map { .string(SiteAddress.published(page, below: $0).text) },
            "version": .string(String(tree.publication.dataVersion.prefix(16))),
            "isPartOf": ["@type": "DataCatalog", "name": .string(tree.publication.book.title[language])],
            "license": licences.isEmpty ? nil : .array(licences), "creator": creators.isEmpty ? nil : .array(creators),
            "variableMeasured": variables.isEmpty ? nil : .array(variables), "distribution": .array(files),
            "isBasedOn": sources.isEmpty ? nil : .array(sources), "isAccessibleForFree": .boolean(true),
        ]
        // Nothing in it may end the element.
        return description.scriptBytes(isSpaced: true)
    }

    private func address(of file: String) -> String {
        tree.base.map { SiteAddress.published(file, below: $0).text } ?? SiteAddress(of: file, from: page).text
    }
}

extension DatasetDefinition {
    /// What the dataset tells, in place of a description: `Wood, Load: Bending`.
    func columns(in language: String) -> String {
        let say = Wording(language: language)
        let titles = [keys, values].map { fields in say.list(fields.map { $0.title[language] }) }
        return titles.filter { !$0.isEmpty }.joined(separator: say.colon())
    }
}
