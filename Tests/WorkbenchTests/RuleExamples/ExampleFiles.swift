import Books
import TestSupport
import Text

/// The files of a book around a rule's example, for a run through the whole pipeline.
struct ExampleFiles {
    private(set) var files: [(path: String, bytes: [UInt8])] = []
    /// The places that the example's arrows point to.
    private(set) var arrows: [Place] = []

    mutating func add(_ path: String, _ text: String) {
        let file = ArrowText(path: path, text)
        files.append((path, file.bytes))
        arrows += file.arrows
    }

    /// A book whose datasets and vocabularies follow from the example's tables; the rule is one of the first dataset.
    init(tables example: RuleExample) {
        let tables = ExampleTables(example.table)
        let articles = Self.distinct(tables.tables.map(\.article))
        let datasets = Self.distinct(tables.tables.map(\.dataset))
        add("book.yaml", Self.book(articles: articles, datasets: datasets))
        for article in articles {
            add("Articles/\(article).md", Self.lines(of: article, in: example.table))
            add("Recipes/\(article).yaml", Self.recipe(article, tables: tables.tables))
        }
        for (index, dataset) in datasets.enumerated() {
            let own = tables.tables.filter { $0.dataset == dataset }
            add("Datasets/\(dataset).yaml", Self.dataset(dataset, own, rule: index == 0 ? example.rule : ""))
        }
        for (name, words) in Self.vocabularies(of: tables.tables) {
            let entries = words.map { "  - " + Self.quoted($0) + "\n" }.joined()
            add("Vocabulary/\(name).yaml", "vocabulary: \(name)\nentries:\n\(entries)")
        }
    }

    init() {}

    static func book(articles: [String], datasets: [String]) -> String {
        "title: Examples\narticles:\n"
            + articles.map { "  - {id: \($0), file: Articles/\($0).md, origin: {title: \($0)}}\n" }.joined()
            + "datasets: [\(datasets.joined(separator: ", "))]\n"
    }

    /// A text in a YAML file.
    static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }

    static func indented(_ text: String, by width: Int) -> String {
        text.split(separator: "\n").map { String(repeating: " ", count: width) + $0 + "\n" }.joined()
    }

    /// One article's lines of the example; blank lines replace the others, so that every line keeps its number.
    private static func lines(of article: String, in text: String) -> String {
        var current = "example"
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if line.hasPrefix("article: ") { current = String(line.dropFirst("article: ".count)) }
            return line.hasPrefix("|") && current == article ? String(line) + "\n" : "\n"
        }.joined()
    }

    private static func recipe(_ article: String, tables: [ExampleTables.Table]) -> String {
        var text = "article: \(article)\ntables:\n"
        for (index, table) in tables.filter({ $0.article == article }).enumerated() {
            text +=
                "  - select: {number: \(index + 1)}\n    feeds:\n      - dataset: \(table.dataset)\n        fields:\n"
            for header in table.header {
                text += "          \(name(header)): {column: \(quoted(header))}\n"
            }
        }
        return text
    }

    private static func dataset(_ name: String, _ tables: [ExampleTables.Table], rule: String) -> String {
        var text = "dataset: \(name)\ntitle: \(name)\n"
        for isValue in [false, true] {
            let columns = (tables.first?.header.indices ?? 0..<0).filter { tables[0].isValue[$0] == isValue }
            text += isValue ? "values:\n" : "keys:\n"
            for column in columns {
                let texts = tables.flatMap { $0.rows.map { $0[column].text } }
                let header = tables[0].header[column]
                text += "  - {field: \(Self.name(header)), "
                text += isValue ? valueColumn(header, texts) : keyField(header, texts)
                text += "}\n"
            }
        }
        if !rule.isEmpty {
            text += "rules:\n  - id: example-rule\n    reason: It is an example.\n" + indented(rule, by: 4)
        }
        return text
    }

    private static func keyField(_ name: String, _ texts: [String]) -> String {
        isNumber(texts) ? "type: integer" : "vocabulary: \(name)"
    }

    private static func valueColumn(_ header: String, _ texts: [String]) -> String {
        let isText = texts.compactMap { CellValue(example: $0) }.contains { $0.number == nil && $0 != .notAvailable }
        return (isText ? "type: text" : "type: number, qualified: true") + ", optional: true"
            + (header.hasSuffix("*") ? ", set_by_recipe: true" : "")
    }

    /// For each key field of words, its words in the order of appearance.
    private static func vocabularies(of tables: [ExampleTables.Table]) -> [(String, [String])] {
        let fields = distinct(
            tables.flatMap { table in table.header.indices.filter { !table.isValue[$0] }.map { table.header[$0] } })
        return fields.map { field in
            let words = tables.flatMap { table in
                table.header.firstIndex(of: field).map { column in table.rows.map { $0[column].text } } ?? []
            }
            return (field, distinct(words))
        }.filter { !isNumber($0.1) }
    }

    private static func isNumber(_ texts: [String]) -> Bool { texts.allSatisfy { Int($0) != nil } }

    /// A column whose header ends in `*` is set by the recipe.
    private static func name(_ header: String) -> String { header.hasSuffix("*") ? String(header.dropLast()) : header }

    private static func distinct(_ texts: [String]) -> [String] {
        texts.enumerated().filter { !texts[..<$0].contains($1) }.map(\.element)
    }
}
