import Books
import Text

/// A table entry of a recipe with its steps and feeds compiled, ready for any matching table.
struct TableProgram: Sendable {
    let recipe: TableRecipe
    let steps: [WrittenStep]
    let feeds: [FeedPlan]

    /// Whether a row can be read without the others, unless a field asks for all cells of its column.
    var isRowByRow: Bool { steps.allSatisfy(\.isRowByRow) && feeds.allSatisfy { $0.steps.allSatisfy(\.isRowByRow) } }

    /// - Parameter problems: collects mistakes; steps and field sources with mistakes are left out.
    init(_ recipe: TableRecipe, book: Book, problems: BookProblems) {
        self.recipe = recipe
        steps = recipe.steps.compactMap { RecipeSteps.compile($0, book: book, problems: problems) }
        feeds = recipe.feeds.compactMap { FeedPlan($0, book: book, problems: problems) }
    }
}

/// A feed with its steps and field sources compiled.
struct FeedPlan: Sendable {
    let definition: DatasetDefinition
    let steps: [WrittenStep]
    /// One for each field of the dataset, keys first; nil for an optional column without a source.
    let plans: [FieldPlan?]
    /// The source of each record's unit; nil if the cells contain it.
    let unit: FieldPlan?

    /// Nil for an unknown dataset, which the book's loader has reported.
    init?(_ feed: Feed, book: Book, problems: BookProblems) {
        guard let definition = book.dataset(feed.dataset) else { return nil }
        self.definition = definition
        steps = feed.steps.compactMap { RecipeSteps.compile($0, book: book, problems: problems) }
        let sources = Dictionary(first: feed.fields.map { ($0.field, $0) })
        plans = definition.fields.enumerated().map { index, field in
            sources[field.name].flatMap {
                FieldPlan(
                    $0, field: field, of: definition, isKey: index < definition.keys.count, book: book,
                    problems: problems)
            }
        }
        unit = sources["unit"].flatMap {
            let field = FieldDefinition(
                name: "unit", title: LocalizedText("unit"), type: .text, isOptional: true, place: $0.node.place)
            return FieldPlan($0, field: field, book: book, problems: problems)
        }
    }
}
