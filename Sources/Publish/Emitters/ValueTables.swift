import Measures

/// `data/<dataset>.csv` and `.json`: one value for each key, in key order.
///
///     wood,grade,value,unit,status,articles,assumed
///     oak,first,20,mm,read,mill shop,
enum ValueTables: Emitter {
    static func files(_ publication: Publication) -> [OutputFile] {
        publication.datasets.flatMap { dataset in
            [
                OutputFile(
                    path: "data/\(dataset.name).csv", bytes: csv(dataset.records, of: dataset, in: publication.book)),
                OutputFile(
                    path: "data/\(dataset.name).json", bytes: json(dataset.records, of: dataset, in: publication.book)),
            ]
        }
    }

    /// Some records of a dataset, in the form of its file.
    static func csv(_ records: [Record], of dataset: Dataset, in book: Book) -> [UInt8] {
        var text = CSVText()
        text.add(names(of: dataset))
        for record in records { text.add(texts(of: record, in: dataset, book)) }
        return text.bytes
    }

    static func json(_ records: [Record], of dataset: Dataset, in book: Book) -> [UInt8] {
        let columns = RecordColumns(dataset.definition)
        return JSONText.lines(
            records.map { record in
                .object(
                    columns.keyMembers(record.key) + columns.valueMembers(record.values, unit: record.unit) + [
                        ("status", .string(record.status.rawValue)),
                        ("articles", .array(articles(of: record, in: dataset, book).map(JSONValue.string))),
                        ("assumed", .array(record.assumed.map(JSONValue.string))),
                    ])
            })
    }

    static func names(of dataset: Dataset) -> [String] {
        let definition = dataset.definition
        return definition.keys.map(\.name) + RecordColumns(definition).valueNames + ["status", "articles", "assumed"]
    }

    static func texts(of record: Record, in dataset: Dataset, _ book: Book) -> [String] {
        record.key + RecordColumns(dataset.definition).valueTexts(record.values, unit: record.unit) + [
            record.status.rawValue, articles(of: record, in: dataset, book).joined(separator: " "),
            record.assumed.joined(separator: " "),
        ]
    }

    /// The ids of the articles that make a claim of the record, in the book's order.
    static func articles(of record: Record, in dataset: Dataset, _ book: Book) -> [String] {
        let ranks = Set(record.claims.map { dataset.claims[$0].article })
        return ranks.sorted().map { book.articles[$0].id }
    }
}
