import Articles
import Books
import Records
import Text

/// One step of a recipe: a table in, a table out. A step is a file in `Steps/` and a line in ``RecipeSteps/all``.
protocol RecipeStep: Sendable {
    /// The name by which recipes call it.
    static var name: String { get }
    /// False for a step that only looks at cells, so that it has done its work where it found what it looked for.
    static var changesTables: Bool { get }

    /// Reads the step's parameters and reports what is wrong with them.
    init?(parameters: MapReader, book: Book)

    func apply(to table: WorkingTable, context: NormalizeContext) -> WorkingTable
}

extension RecipeStep {
    static var changesTables: Bool { true }
}

/// Every step there is.
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

    /// The step that a recipe names, or nil after reporting why there is none.
    static func compile(_ definition: StepDefinition, book: Book, problems: BookProblems) -> WrittenStep? {
        guard let type = all.first(where: { $0.name == definition.name }) else {
            let names = all.map { $0.name }
            let hint = NearestWord.hint(for: definition.name, among: names)
            problems.report(
                "there is no step \"\(definition.name)\"\(hint.isEmpty ? "; there are \(names.joined(separator: ", "))" : hint)",
                at: definition.namePlace)
            return nil
        }
        let map = MapReader(definition.parameters, subject: "the step \"\(definition.name)\"", problems: problems)
        let step = type.init(parameters: map, book: book)
        map.rejectUnknownKeys()
        return step.map { WrittenStep(step: $0, name: definition.name, place: definition.namePlace) }
    }
}
