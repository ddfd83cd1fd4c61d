import Articles
import Books
import Records
import Text

/// A step of a recipe, which transforms a table. Each step is a file in `Steps/` and an entry of ``RecipeSteps/all``.
protocol RecipeStep: Sendable {
    /// The name in recipes.
    static var name: String { get }
    /// False for a step that only inspects cells, which counts as used once it finds its cells.
    static var changesTables: Bool { get }

    /// Reads the step's parameters and reports mistakes.
    init?(parameters: MapReader, book: Book)

    func apply(to table: WorkingTable, context: NormalizeContext) -> WorkingTable
}

extension RecipeStep {
    static var changesTables: Bool { true }
}

/// All steps.
enum RecipeSteps {
    static let all: [any RecipeStep.Type] = [
        DittoStep.self,
        ExpectStep.self,
        HeaderRowsStep.self,
        SectionRowsStep.self,
        ShiftShortRowsStep.self,
        SkipRowsStep.self,
        SplitStep.self,
        TransposeStep.self,
        UnpivotStep.self,
    ]

    /// The step that a recipe names; nil after reporting a mistake.
    static func compile(_ definition: StepDefinition, book: Book, problems: BookProblems) -> WrittenStep? {
        guard let type = all.first(where: { $0.name == definition.name }) else {
            let names = all.map { $0.name }
            let hint = NearestWord.hint(for: definition.name, among: names)
            problems.report(
                "unknown step \"\(definition.name)\"\(hint.isEmpty ? "; the steps are \(names.joined(separator: ", "))" : hint)",
                at: definition.namePlace)
            return nil
        }
        let map = MapReader(definition.parameters, subject: "the step \"\(definition.name)\"", problems: problems)
        let step = type.init(parameters: map, book: book)
        map.rejectUnknownKeys()
        return step.map { WrittenStep(step: $0, name: definition.name, place: definition.namePlace) }
    }
}
