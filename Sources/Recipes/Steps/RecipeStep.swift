package import Books
import Text

/// A step of a recipe, which transforms a table. Each step is a file in `Steps/` and an entry of ``RecipeSteps/all``.
protocol RecipeStep: Sendable {
    /// The parameters. Their declaration has the name by which recipes call the step.
    associatedtype Keys: MapKeys
    /// False for a step that only looks at cells, so that it has done its work where it found what it looked for.
    static var changesTables: Bool { get }
    /// Whether the rows that the step makes of a row depend on that row and the columns alone.
    var isRowByRow: Bool { get }
    /// The texts that the step looks for, each of which some cell should have. ``apply(to:context:)`` notes those that it finds.
    var sought: [BookNode] { get }

    /// Reads the step's parameters and reports what is wrong with them.
    init?(_ map: KeyReader<Keys>, book: Book)

    func apply(to table: WorkingTable, context: NormalizeContext) -> WorkingTable
}

extension RecipeStep {
    static var changesTables: Bool { true }
    var sought: [BookNode] { [] }
    var isRowByRow: Bool { false }
    static var name: String { Keys.form.shape.name }

    fileprivate static func compile(_ definition: StepDefinition, book: Book, problems: BookProblems) -> WrittenStep? {
        Self(KeyReader(definition.parameters, as: Keys.form, problems: problems), book: book).map {
            WrittenStep(step: $0, name: definition.name, place: definition.namePlace)
        }
    }

    fileprivate static var key: KeyDeclaration {
        KeyDeclaration(name: name, shape: .map(Keys.form.shape), meaning: Keys.form.shape.meaning ?? "")
    }
}

/// Every step there is.
package enum RecipeSteps {
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
        return type.compile(definition, book: book, problems: problems)
    }

    /// How a step is written: a map of one key.
    package static let shape: Shape = {
        let keys = all.map { $0.key }
        let demand = Demand(.one(keys.map { .has($0.name) }), "a step is a map of one key")
        return .map(MapShape(name: "step", subject: "a step", keys: keys, demands: [demand]))
    }()

    /// How the source of a field is written.
    package static let sourceShape = FieldSourceKeys.shape
}

extension MapDeclaration {
    /// The parameters of a step.
    convenience init(step name: String, _ meaning: String, _ keys: Keys, demands: [Demand] = []) {
        self.init(name, "the step \"\(name)\"", meaning: meaning, keys, demands: demands)
    }
}
