import Books
import Text

/// A step with its place in a recipe.
struct WrittenStep: Sendable {
    let step: any RecipeStep
    let name: String
    let place: Place

    var isRowByRow: Bool { step.isRowByRow }

    /// Applies the step and records whether it changed something: a step that never does is obsolete, or its article
    /// has changed.
    func apply(to table: WorkingTable, context: NormalizeContext) -> WorkingTable {
        let known = context.findings.count
        let result = step.apply(to: table, context: context)
        let hasWorked = type(of: step).changesTables ? Self.differs(result, from: table) : !table.rows.isEmpty
        // A step that reports a cell also counts as used.
        if context.findings.count > known || hasWorked { context.use(entry: place) }
        return result
    }

    /// Whether rows or cells have changed; a new column alone does not count, such as that of absent sections.
    private static func differs(_ new: WorkingTable, from old: WorkingTable) -> Bool {
        guard new.rows.count == old.rows.count, new.columns.count >= old.columns.count else { return true }
        guard zip(old.columns, new.columns).allSatisfy({ $0.name == $1.name }) else { return true }
        let isSplit = new.columns.count - old.columns.count > 0
        return zip(old.rows, new.rows).contains { old, new in
            zip(old, new).contains { $0?.text != $1?.text || $0?.origin != $1?.origin }
                || isSplit && new[old.count...].contains { $0 != nil }
        }
    }
}

extension Finding {
    static func unusedStep(_ step: WrittenStep) -> Finding {
        Finding(
            rule: .unusedStep, severity: .warning,
            message: "the step \"\(step.name)\" has no effect on its tables; remove it, or correct what it looks for",
            place: step.place, value: step.name)
    }

    /// - Parameter text: one that no cell of the step's tables has.
    static func unusedText(_ text: BookNode, of step: WrittenStep) -> Finding {
        Finding(
            rule: .unusedStep, severity: .warning,
            message: "the step \"\(step.name)\" finds no cell for “\(text.text ?? "")”; correct the text, or remove it",
            place: text.place, value: text.text)
    }
}
