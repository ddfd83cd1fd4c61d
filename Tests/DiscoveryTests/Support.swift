import Books
import Foundation
import Records
import Text

@testable import Discovery

enum Try {
    /// Everything that is found in datasets, one task after the other.
    static func report(
        _ datasets: [Dataset], in book: Book, named names: Set<String>? = nil,
        without: (Record, DatasetDefinition) -> Bool = { _, _ in false }
    ) -> DiscoveryReport {
        let discovery = Discovery(datasets, named: names, in: book, without: without)
        return discovery.report(discovery.tasks.map { discovery.run($0) })
    }
}

/// A book of one dataset or several, made of numbers, without articles' tables: each record is on a line of its own.
struct NumberBook {
    struct Column {
        let name: String
        var type = FieldType.number
        /// The words of a vocabulary of the same name.
        var words: [String] = []
    }

    private(set) var book: Book
    private(set) var datasets: [Dataset] = []
    private static let place = Place("book.yaml")

    init() {
        book = Book(
            title: LocalizedText("Numbers"), description: LocalizedText(""),
            articles: [
                BookArticle(
                    id: "source", path: "Articles/source.md", encoding: nil,
                    origin: ArticleOrigin(
                        title: "Source", author: nil, publisher: nil, date: nil, address: nil, note: nil),
                    place: Self.place)
            ], vocabularies: [], datasets: [], recipes: [], corrections: [], acceptedFindings: [])
    }

    /// Adds a dataset; an empty value is none.
    mutating func add(_ name: String, keys: [Column], values: [Column], rows: [[String]]) {
        let definition = DatasetDefinition(
            name: name, title: LocalizedText(name), description: LocalizedText(""), keys: keys.map(Self.field),
            values: values.map(Self.field), unit: .none, layout: TableLayout(rows: [], columns: nil),
            changesAlong: nil, rules: [], place: Self.place)
        let vocabularies = (keys + values).filter { !$0.words.isEmpty }.map { column in
            Vocabulary(
                name: column.name, title: LocalizedText(column.name),
                entries: column.words.map {
                    VocabularyEntry(id: $0, labels: LocalizedText($0), aliases: [], place: Self.place)
                }, groups: [], place: Self.place)
        }.filter { vocabulary in !book.vocabularies.contains { $0.name == vocabulary.name } }
        book = Book(
            title: book.title, description: book.description, articles: book.articles,
            vocabularies: book.vocabularies + vocabularies, datasets: book.datasets + [definition], recipes: [],
            corrections: [], acceptedFindings: [])
        var builder = RowBuilder(definition, in: book)
        for (index, row) in rows.enumerated() { builder.add(row, line: index + 1) }
        datasets.append(builder.dataset)
    }

    private static func field(_ column: Column) -> FieldDefinition {
        FieldDefinition(
            name: column.name, title: LocalizedText(column.name), type: column.words.isEmpty ? column.type : .word,
            vocabulary: column.words.isEmpty ? nil : column.name, place: place)
    }

    private struct RowBuilder {
        let definition: DatasetDefinition
        let order: KeyOrder
        var claims: [Claim] = []

        init(_ definition: DatasetDefinition, in book: Book) {
            self.definition = definition
            order = KeyOrder(definition, in: book)
        }

        mutating func add(_ row: [String], line: Int) {
            let values = zip(definition.values, row.dropFirst(definition.keys.count)).map { field, text in
                text.isEmpty
                    ? nil
                    : [.number, .integer].contains(field.type) ? ExactNumber(text).map(CellValue.number) : .text(text)
            }
            let origins = values.indices.map { column in
                values[column].map {
                    CellOrigin(location: SourceLocation(line: line, column: column + 1), raw: $0.display)
                }
            }
            claims.append(
                Claim(
                    key: Array(row.prefix(definition.keys.count)), values: values, unit: nil, article: 0, table: 1,
                    keyOrigins: definition.keys.map { _ in nil }, valueOrigins: origins, assumed: [], status: .read))
        }

        var dataset: Dataset {
            let sorted = claims.sorted { order.precedes($0.key, $1.key) }
            let records = sorted.enumerated().map { index, claim in
                Record(
                    key: claim.key, values: claim.values, unit: nil, status: .read, claims: [index], assumed: [])
            }
            return Dataset(definition: definition, claims: sorted, records: records)
        }
    }
}

/// Tests with datasets of kits by maker and size.
protocol KitTests {}

extension KitTests {
    var sizes: [String] { ["xs", "s", "m", "l", "xl", "xxl"] }
    var makers: [String] { ["north", "south", "east", "west"] }
    var kits: [String] { ["home", "travel"] }

    func found(_ book: NumberBook, _ dataset: String = "kit") -> [Proposal] {
        Try.report(book.datasets, in: book.book, named: [dataset]).proposals.filter { !$0.isImplied }
    }

    func keys(_ names: [String]) -> [NumberBook.Column] {
        let words = ["kit": kits, "maker": makers, "size": sizes]
        return names.map { .init(name: $0, words: words[$0] ?? []) }
    }

    func rows(_ lists: [[String]], _ value: ([Int]) -> [Int]) -> [[String]] {
        RandomDataTests.combinations(lists).map { key in
            let positions = zip(key, lists).map { $1.firstIndex(of: $0) ?? 0 }
            return key + value(positions).map(String.init)
        }
    }
}
