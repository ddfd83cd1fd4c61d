import Books
import Records
import Text

/// The tables of the database besides those of data files: articles and their sources, units, rules, findings, and the
/// values that findings doubt.
struct BookTables {
    private let publication: Publication
    private var book: Book { publication.book }
    private let findings: [Finding]

    init(_ publication: Publication) {
        self.publication = publication
        findings = publication.findings.sorted(by: Finding.precedes)
    }

    var all: [DatabaseTable] { [aliases, sources, articles, units, rules, findingsTable, doubts] }

    /// Indexes, and the view of open doubt.
    var closing: [String] {
        let indexes: [(OwnTable, [String])] = [
            (.aliases, ["alias"]), (.findings, ["rule"]), (.findings, ["dataset"]), (.findings, ["file", "line"]),
            (.doubts, ["finding"]),
        ]
        return indexes.map { SQLText.index(on: $1, of: $0.name(in: book)) } + [openDoubt]
    }

    /// A row for each value that a finding doubts, and one for a finding on data without a value.
    private var openDoubt: String {
        let columns = [
            "rule", "severity", "message", "file", "line", "column", "field", "value", "value_text", "implied",
        ]
        func name(_ table: OwnTable) -> String { SQLText.name(table.name(in: book)) }
        return """
            CREATE VIEW \(name(.openDoubt)) AS
              SELECT f.finding, coalesce(d.dataset, f.dataset) AS dataset, coalesce(d."key", f."key") AS "key",
                \(columns.map { "f." + SQLText.name($0) }.joined(separator: ", "))
              FROM \(name(.findings)) f LEFT JOIN \(name(.doubts)) d ON d.finding = f.finding
              WHERE f.accepted IS NULL AND f.severity <> 'note' AND coalesce(d.dataset, f.dataset) IS NOT NULL;

            """
    }

    /// A table whose columns are given with their meanings.
    private func table<Row>(
        _ own: OwnTable, _ rows: [Row], primaryKey: [String], unique: [String] = [],
        references: [ForeignKey] = [], _ columns: [DescribedColumn<Row>]
    ) -> DatabaseTable {
        DatabaseTable(
            own.name(in: book), DescribedTable(columns, rows: rows), primaryKey: primaryKey, unique: unique,
            references: references)
    }

    private var aliases: DatabaseTable {
        typealias Row = (vocabulary: String, word: String, alias: String)
        let rows = book.vocabularies.flatMap { vocabulary in
            vocabulary.entries.flatMap { entry in
                (entry.otherNames + entry.formerly + entry.parts).uniqued().map { Row(vocabulary.name, entry.id, $0) }
            }
        }
        return table(
            .aliases, rows, primaryKey: ["vocabulary", "word", "alias"],
            [
                .init("vocabulary", "The vocabulary of the word.", isRequired: true) { .text($0.vocabulary) },
                .init("word", "The word that the name means.", isRequired: true) { .text($0.word) },
                .init("alias", "Another name of the word, as articles and people write it.", isRequired: true) {
                    .text($0.alias)
                },
            ])
    }

    private var sources: DatabaseTable {
        table(
            .sources, Numbered(book.articles, Source.init).elements.enumerated().map { $0 }, primaryKey: ["source"],
            [
                .init("source", "The number of the source.", .integer, isRequired: true) { .integer($0.offset + 1) },
                .init("title", "The title of the source.", isRequired: true) { .text($0.element.title) },
                .init("author", "Who wrote it.") { DataCell($0.element.author) },
                .init("publisher", "Who published it.") { DataCell($0.element.publisher) },
                .init("date", "When it was published, as the source has it.") { DataCell($0.element.date) },
                .init("address", "Where it was published.") { DataCell($0.element.address) },
            ])
    }

    private var articles: DatabaseTable {
        let sources = Numbered(book.articles, Source.init)
        return table(
            .articles, Array(book.articles.enumerated()), primaryKey: ["article"], unique: ["file"],
            references: [OwnTable.sources.key(["source"], in: book)],
            [
                .init("article", "The id of the article.", isRequired: true) { .text($0.element.id) },
                .init("file", "The article's file, in the book.", isRequired: true) { .text($0.element.path) },
                .init("rank", "The article's place in the order of trust, from 1.", .integer, isRequired: true) {
                    .integer($0.offset + 1)
                },
                .init("source", "The source that the article is a copy of.", .integer, isRequired: true) {
                    .integer(Int(sources.rows[$0.offset]) + 1)
                },
                .init("replaces", "The older edition of the article.") { DataCell($0.element.replaced) },
                .init("copies", "The article from which it has its figures.") { DataCell($0.element.copied) },
                .init("note", "A remark on the source.") { DataCell($0.element.origin.note?[book.language]) },
            ])
    }

    private var units: DatabaseTable {
        let shared = book.datasets.flatMap { [$0.unit.shared] + $0.values.map(\.unit) }.compactMap { $0 }
        let own = publication.datasets.filter { $0.definition.unit == .perRecord }.flatMap { dataset in
            dataset.records.compactMap(\.unit) + dataset.claims.compactMap(\.unit)
        }
        return table(
            .units, Numbered(shared + own) { $0 }.elements, primaryKey: ["unit"],
            [.init("unit", "A unit of the data's numbers.", isRequired: true) { .text($0) }])
    }

    private var rules: DatabaseTable {
        typealias Row = (id: String, kind: String, dataset: String?, severity: String?, reason: String?)
        let declared = book.datasets.flatMap { dataset in
            dataset.rules.map { rule in
                Row(rule.id, rule.kind, dataset.name, rule.severity.rawValue, rule.reason[book.language])
            }
        }
        let known = Set(declared.map(\.id))
        let automatic = Set(publication.findings.map(\.rule)).subtracting(known).sorted().map {
            Row($0, $0, nil, nil, nil)
        }
        return table(
            .rules, declared + automatic, primaryKey: ["rule"],
            [
                .init("rule", "The id of the rule.", isRequired: true) { .text($0.id) },
                .init("kind", "The kind of rule.", isRequired: true) { .text($0.kind) },
                .init("dataset", "The dataset that declares the rule.") { DataCell($0.dataset) },
                .init("severity", "The severity of its findings.") { DataCell($0.severity) },
                .init("summary", "What rules of this kind say.") { DataCell(publication.kind(id: $0.kind)?.summary) },
                .init("reason", "Why the book has the rule.") { DataCell($0.reason) },
            ])
    }

    private var findingsTable: DatabaseTable {
        table(
            .findings, Array(findings.indices), primaryKey: ["finding"],
            references: [OwnTable.rules.key(["rule"], in: book)],
            [
                .init("finding", "The number of the finding.", .integer, isRequired: true) { .integer($0 + 1) },
                .init("rule", "The rule that does not hold.", isRequired: true) { .text(findings[$0].rule) },
                .init(
                    "severity", "The severity.", words: Severity.allCases.map { SchemaField.Word(id: $0.rawValue) },
                    isRequired: true
                ) { .text(findings[$0].severity.rawValue) },
                .init("message", "What is wrong.", isRequired: true) { .text(findings[$0].message) },
                .init("file", "The file, in the book.", isRequired: true) { .text(findings[$0].place.file) },
                .init("line", "The line, from 1.", .integer, isRequired: true) { .integer(findings[$0].place.line) },
                .init("column", "The column in code points, from 1.", .integer, isRequired: true) {
                    .integer(findings[$0].place.column)
                },
                .init("dataset", "The dataset of the value.") { DataCell(findings[$0].dataset) },
                .init("key", "The key of the value, as JSON.") {
                    Self.json(FindingCells.key(of: findings[$0], in: book))
                },
                .init("field", "The value column.") { DataCell(findings[$0].field) },
                .init("value", "The number that the finding is about.", .number, isWrittenBeside: true) {
                    number(of: findings[$0])
                },
                .init("value_text", "The value that the finding is about, as people write it.") {
                    DataCell(findings[$0].value)
                },
                .init("implied", "The values that the rule implies, as JSON.") {
                    Self.json(FindingCells.implied(by: findings[$0], in: book))
                },
                .init("accepted", "Why the book accepts the finding.") { DataCell(findings[$0].accepted) },
            ])
    }

    /// The value of a finding if its field has numbers, without a qualifier, as in the table of the dataset.
    private func number(of finding: Finding) -> DataCell {
        let field = finding.dataset.flatMap(book.dataset)?.field(named: finding.field ?? "")
        guard let value = finding.value, let field, field.type == .number || field.type == .integer else {
            return .empty
        }
        return DataCell(CellValue(display: value, type: field.type))
    }

    private var doubts: DatabaseTable {
        typealias Row = (dataset: String, key: DataCell, finding: Int)
        let numbers = Dictionary(first: findings.enumerated().map { (DoubtIdentity($1), $0 + 1) })
        let rows = publication.datasets.flatMap { dataset in
            let doubts = publication.doubts.about(dataset)
            return dataset.records.lazy.filter { doubts[$0.key] != nil }.flatMap { record -> [Row] in
                let key = FindingCells.key(dataset.keyParts(record.key), of: dataset.definition)
                let found = doubts[record.key]?.findings.compactMap { numbers[DoubtIdentity($0)] } ?? []
                return found.uniqued().map { Row(dataset.name, Self.json(key), $0) }
            }
        }
        return table(
            .doubts, rows, primaryKey: ["dataset", "key", "finding"],
            references: [OwnTable.findings.key(["finding"], in: book)],
            [
                .init("dataset", "The dataset of the value.", isRequired: true) { .text($0.dataset) },
                .init("key", "The key of the value, as JSON.", isRequired: true) { $0.key },
                .init("finding", "The number of the finding that doubts the value.", .integer, isRequired: true) {
                    .integer($0.finding)
                },
            ])
    }

    private static func json(_ cell: DataCell) -> DataCell { cell == .empty ? .empty : .text(cell.json.text) }
}

/// Tells findings apart, also where one is about a value column of a record.
private struct DoubtIdentity: Hashable {
    let rule: String
    let place: Place
    let message: String

    init(_ finding: Finding) { (rule, place, message) = (finding.rule, finding.place, finding.message) }
}

/// What articles of one source have in common.
private struct Source: Hashable {
    let title: String
    let author: String?
    let publisher: String?
    let date: String?
    let address: String?

    init(_ article: BookArticle) {
        let origin = article.origin
        (title, author, publisher) = (origin.title, origin.author, origin.publisher)
        (date, address) = (origin.date, origin.address)
    }
}
