import Articles
import Books
import TestSupport
import Text

@testable import Publish

/// The planks as a publication: articles with tables, findings of every kind, inputs.
enum PlankPublication {
    static let publication = Publication(
        book: PlankDatasets.book, articles: articles, datasets: PlankDatasets.datasets, findings: findings,
        rules: RuleFacts(kinds: ruleKinds), inputs: inputs)

    static let japanese = Publication(
        book: PlankDatasets.book, articles: articles, datasets: PlankDatasets.datasets, findings: findings,
        rules: RuleFacts(kinds: ruleKinds), inputs: inputs, language: .ja)

    /// The same planks, with everything that has no order of its own in another one.
    static let shuffled = Publication(
        book: PlankDatasets.book, articles: articles, datasets: PlankDatasets.datasets, findings: findings.reversed(),
        rules: RuleFacts(kinds: ruleKinds), inputs: inputs.reversed())

    /// A book of which nothing was ever read.
    static let empty = Publication(
        book: Book(
            title: LocalizedText("Nothing"), description: LocalizedText("No article."), articles: [], vocabularies: [],
            datasets: [], recipes: [], corrections: [], acceptedFindings: []),
        articles: [], datasets: [], findings: [], rules: RuleFacts(kinds: []), inputs: [])

    static let inputs = [
        BookFile(path: "book.yaml", bytes: Array("title: Planks\n".utf8)),
        BookFile(path: "Articles/handbook.md", bytes: []),
    ]

    static let handbook = "Articles/handbook.md"

    static let findings = [
        Finding(
            rule: "ragged-row", severity: .warning, message: "the row has 4 cells, its header 5",
            place: Place(handbook, line: 12, column: 1)),
        Finding(
            rule: "bending-rises", severity: .error, message: "5 is less than 6, the value for medium",
            place: Place(handbook, line: 11, column: 22), dataset: "bending",
            key: key("2019", "oak", "flat", "heavy"), value: "5", implied: [ImpliedValue("value", "7")],
            notes: [Note("6 is here", at: Place(handbook, line: 11, column: 18))]),
        Finding(
            rule: "bending-is-known", severity: .error, message: "no value",
            place: Place(handbook, line: 12, column: 22), dataset: "bending",
            key: key("2019", "pine", "flat", "heavy"), accepted: "The plank | broke"),
        Finding(
            rule: "contested", severity: .warning, message: "the articles differ: 9 and 8.5",
            place: Place(handbook, line: 21, column: 18), dataset: "bending",
            key: key("2021", "pine", "flat", "medium"), value: "9",
            notes: [Note("8.5 is here", at: Place("Articles/survey.html", line: 9, column: 13))]),
        Finding(
            rule: "coverage", severity: .note, message: "no value on edge for edition 2019",
            place: Place(handbook, line: 10, column: 1), dataset: "bending", key: [KeyPart("edition", "2019")]),
        Finding(
            rule: "hostile", severity: .note, message: HostileText.all.joined(separator: " "),
            place: Place("Articles/survey.html", line: 108, column: 1), dataset: "remark", key: [KeyPart("number", "9")]
        ),
    ].sorted(by: Finding.precedes)

    private static func key(_ edition: String, _ species: String, _ face: String, _ load: String) -> [KeyPart] {
        [
            KeyPart("edition", edition), KeyPart("species", species), KeyPart("face", face), KeyPart("load", load),
        ]
    }

    static let ruleKinds = [
        RuleDescription(
            id: .monotonic, scope: .dataset, summary: "Values rise along a field.",
            explanation: "Blames the value that has more neighbours against it.",
            examples: """
                Example: rises
                along: load
                Table:
                | load | value |
                |---|---|
                | 1 | 2 |
                | 2 | 3 |
                Example: falls
                | load | value |
                |---|---|
                | 1 | 3 |
                | 2 | ↓2 |
                """
        ).declared(with: [
            KeyDeclaration(name: "along", shape: .scalar(.text), meaning: "the key field", isRequired: true),
            KeyDeclaration(name: "strictly", shape: .scalar(.boolean), meaning: "no two are equal"),
        ]),
        RuleDescription(
            id: .pattern, scope: .record, summary: "There is a value.", explanation: "A missing one is blamed.",
            examples: ""),
    ]

    static let articles = [
        Article(
            text: SourceText(
                path: handbook,
                text: "# Bending\n" + String(repeating: "\n", count: 9) + "| Oak      | 4 | 6 | 5 |\n"),
            tables: [table(1, line: 9), table(2, line: 40, isRecovered: true)], lists: []),
        Article(text: SourceText(path: "Articles/survey.html", text: "<table>\n")),
    ]

    static func table(_ number: Int, line: Int, isRecovered: Bool = false) -> ArticleTable {
        ArticleTable.grid(
            header: [["Species", "Light", "Medium"]], rows: [["Oak", "4", "6"], ["Pine", "5", "7 | 8"]], number: number,
            line: line, isRecovered: isRecovered,
            findings: isRecovered
                ? [
                    Finding(
                        rule: "delimiter-row", severity: .warning,
                        message: "the delimiter row has 2 cells, the header 3",
                        place: Place(handbook, line: line + 1, column: 1))
                ] : [])
    }
}

extension ArticleTable {
    /// A table without spans, one line a row.
    static func grid(
        header: [[String]], rows: [[String]], number: Int = 1, line: Int = 1, isRecovered: Bool = false,
        findings: [Finding] = []
    ) -> ArticleTable {
        var cells: [ArticleCell] = []
        let places = (header + rows).enumerated().map { row, texts in
            texts.enumerated().map { column, text -> Int? in
                cells.append(
                    ArticleCell(
                        row: row, column: column, isHeader: row < header.count,
                        ArticleText(
                            text: text, raw: text,
                            location: SourceLocation(line: line + row, column: 3 + 8 * column))))
                return cells.count - 1
            }
        }
        return ArticleTable(
            number: number, syntax: .markdown, isRecovered: isRecovered,
            location: SourceLocation(line: line, column: 1),
            endLine: line + header.count + rows.count,
            headings: [
                ArticleText(text: "Bending <of> planks", raw: "Bending", location: SourceLocation(line: 1, column: 3))
            ], caption: nil, leadIn: nil, cells: cells, headerRows: GridRows(places.prefix(header.count)),
            bodyRows: GridRows(places.dropFirst(header.count)), findings: findings)
    }
}

extension Publication {
    /// Every file of the output, sorted by path, made one task after the other.
    var files: [OutputFile] {
        let made = Publisher.tasks(for: self).flatMap(\.files)
        return (made + Publisher.closing(self, made: made.map(\.facts))).sorted { $0.path < $1.path }
    }
}

extension EmitterTask {
    var files: [OutputFile] {
        var files: [OutputFile] = []
        make { files.append($0) }
        return files
    }
}
