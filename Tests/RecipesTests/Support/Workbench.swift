import BookFiles
import TestSupport
import Text

@testable import Books
@testable import Recipes

/// What the parts of Normalize need around them: a book about planks, a place for findings and one for mistakes.
struct Workbench {
    static let words = [
        vocabulary("wood", ["oak", "ash", "pine"], groups: [(["hardwood"], ["oak", "ash"])]),
        vocabulary("side", ["left", "right"]),
        vocabulary("grade", ["first", "second"]),
    ]

    static let size = definition(
        "plank-size", unit: .fixed("mm"),
        keys: [field("wood", vocabulary: "wood"), field("side", vocabulary: "side"), field("grade", .integer)],
        values: [field("value", .number)])

    let book: Book
    let problems = BookProblems()
    let context: NormalizeContext

    init(
        datasets: [DatasetDefinition] = [Workbench.size], recipes: [Recipe] = [], corrections: [Correction] = [],
        isTracing: Bool = false
    ) {
        book = Book(
            title: LocalizedText("Planks"), description: LocalizedText(""),
            articles: ["mill", "shop"].map(Self.article), vocabularies: Self.words, datasets: datasets,
            recipes: recipes, corrections: corrections, acceptedFindings: [])
        context = NormalizeContext(
            book: book, article: book.articles[0], isTracing: isTracing, problems: problems)
    }

    var mistakes: [String] { problems.findings.map(\.message) }
    var findings: [String] { context.findings.map { "\($0.place.line):\($0.place.column) \($0.rule)" } }

    /// A node of a book file.
    func node(_ yaml: String) -> BookNode {
        let text = SourceText(path: "Recipes/mill.yaml", text: yaml)
        return BookFileParser(text, problems: problems).parse() ?? BookNode(.text(""), at: Place(text.path))
    }

    func step(_ yaml: String) -> (any RecipeStep)? {
        guard case .map(let entries) = node(yaml).content, let entry = entries.first else { return nil }
        let step = StepDefinition(name: entry.key, namePlace: entry.keyPlace, parameters: entry.value)
        return RecipeSteps.compile(step, book: book, problems: problems)?.step
    }

    func plan(_ field: FieldDefinition, _ yaml: String, isKey: Bool = false) -> FieldPlan? {
        FieldPlan(
            FieldSource(field: field.name, node: node(yaml)), field: field, isKey: isKey, book: book,
            problems: problems)
    }

    static func field(
        _ name: String, _ type: FieldType = .word, vocabulary: String? = nil, isQualified: Bool = false,
        isOptional: Bool = false
    ) -> FieldDefinition {
        PlankDatasets.field(
            name, name, type, vocabulary: vocabulary, isQualified: isQualified, isOptional: isOptional)
    }

    static func definition(
        _ name: String, unit: DatasetDefinition.UnitSource = .none, keys: [FieldDefinition], values: [FieldDefinition]
    ) -> DatasetDefinition {
        PlankDatasets.definition(
            name, name, keys: keys, values: values, unit: unit,
            units: unit == .perRecord ? UnitList(["mm", "cm"]) : nil, layout: TableLayout(rows: [], columns: nil))
    }

    private static func article(_ id: String) -> BookArticle {
        BookArticle(
            id: id, path: "Articles/\(id).md", encoding: nil,
            origin: ArticleOrigin(title: id, author: nil, publisher: nil, date: nil, address: nil, note: nil),
            place: Place("book.yaml"))
    }

    private static func vocabulary(
        _ name: String, _ ids: [String], groups: [(names: [String], members: [String])] = []
    ) -> Vocabulary {
        let place = Place("Vocabulary/\(name).yaml")
        return Vocabulary(
            name: name, title: LocalizedText(name),
            entries: ids.map { VocabularyEntry(id: $0, labels: LocalizedText($0), aliases: [], place: place) },
            groups: groups.map { VocabularyGroup(names: $0.names, members: $0.members, place: place) }, place: place)
    }
}

extension WorkingTable {
    /// The texts of the rows; nothing for a cell that is not there.
    var texts: [[String]] { rows.map { row in row.map { $0?.text ?? "" } } }

    /// `line:column` of the cells that the rows now hold.
    var places: [[String]] {
        rows.map { row in row.map { $0.map { "\($0.origin.location.line):\($0.origin.location.column)" } ?? "" } }
    }
}
