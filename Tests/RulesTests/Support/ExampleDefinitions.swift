import Books
import TestSupport
import Text

/// The dataset definitions and vocabularies that an example's tables imply.
struct ExampleDefinitions {
    /// The value column with the units of records.
    static let unitColumn = "unit"

    private let tables: ExampleTables
    private let limits: [String: (minimum: ExactNumber?, maximum: ExactNumber?)]
    private let tolerances: [String: ExactNumber]
    /// For each key field, its distinct words in the order of appearance.
    private var words: [String: [String]] = [:]
    private var fieldNames: [String] = []

    /// - Parameter tolerances: by value column.
    init(
        _ tables: ExampleTables, limits: [String: (minimum: ExactNumber?, maximum: ExactNumber?)] = [:],
        tolerances: [String: ExactNumber] = [:]
    ) {
        self.tables = tables
        self.limits = limits
        self.tolerances = tolerances
        for table in tables.tables {
            for (column, name) in table.header.enumerated() where !table.isValue[column] {
                if words[name] == nil { fieldNames.append(name) }
                for row in table.rows where words[name]?.contains(row[column].text) != true {
                    words[name, default: []].append(row[column].text)
                }
            }
        }
    }

    func book(rules: [RuleDefinition], corrections: [Correction], accepted: [AcceptedFinding]) -> Book {
        let names = distinct(tables.tables.map(\.dataset))
        let articles = distinct(tables.tables.map(\.article)).map { id in
            BookArticle(
                id: id, path: ExampleTables.path(of: id), encoding: nil,
                origin: ArticleOrigin(title: id, author: nil, publisher: nil, date: nil, address: nil, note: nil),
                place: place)
        }
        let datasets = names.enumerated().map { definition($1, rules: $0 == 0 ? rules : []) }
        return Book(
            title: LocalizedText("Examples"), description: LocalizedText("Examples"), articles: articles,
            vocabularies: vocabularies, datasets: datasets, recipes: [], corrections: corrections,
            acceptedFindings: accepted)
    }

    private let place = Place("book.yaml")

    private var vocabularies: [Vocabulary] {
        fieldNames.filter { !isNumber($0) }.map { name in
            let entries = (words[name] ?? []).map {
                VocabularyEntry(
                    id: $0, labels: LocalizedText($0), aliases: [], coversAll: $0 == "any", place: place)
            }
            return Vocabulary(name: name, title: LocalizedText(name), entries: entries, groups: [], place: place)
        }
    }

    private func isNumber(_ field: String) -> Bool { (words[field] ?? []).allSatisfy { Int($0) != nil } }

    private func definition(_ name: String, rules: [RuleDefinition]) -> DatasetDefinition {
        let own = tables.tables.filter { $0.dataset == name }
        let table = own[0]
        let keys = table.header.indices.filter { !table.isValue[$0] }.map { key(table.header[$0]) }
        let values = table.header.indices.filter {
            table.isValue[$0] && table.header[$0] != Self.unitColumn
        }.map { column in
            value(table.header[column], texts: own.flatMap { $0.rows.map { $0[column].text } })
        }
        return DatasetDefinition(
            name: name, title: LocalizedText(name), description: LocalizedText(name), keys: keys, values: values,
            unit: table.header.contains(Self.unitColumn) ? .perRecord : .none,
            layout: TableLayout(rows: [], columns: nil), changesAlong: nil, rules: rules, place: place)
    }

    private func key(_ name: String) -> FieldDefinition {
        let isNumber = isNumber(name)
        return FieldDefinition(
            name: name, title: LocalizedText(name), type: isNumber ? .integer : .word,
            vocabulary: isNumber ? nil : name, minimum: limits[name]?.minimum, maximum: limits[name]?.maximum,
            place: place)
    }

    private func value(_ header: String, texts: [String]) -> FieldDefinition {
        let isSet = header.hasSuffix("*")
        let name = isSet ? String(header.dropLast()) : header
        let isText = texts.contains { CellValue(example: $0).map { $0.number == nil && $0 != .notAvailable } ?? false }
        return FieldDefinition(
            name: name, title: LocalizedText(name), type: isText ? .text : .number, minimum: limits[name]?.minimum,
            maximum: limits[name]?.maximum, tolerance: tolerances[name], isQualified: true, isOptional: true,
            isSetByRecipe: isSet, place: place)
    }

    private func distinct(_ texts: [String]) -> [String] {
        var result: [String] = []
        for text in texts where !result.contains(text) { result.append(text) }
        return result
    }
}
