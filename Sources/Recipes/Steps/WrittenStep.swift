import Articles
import Books
import Records
import Text

/// A step where a recipe names it.
struct WrittenStep: Sendable {
    let step: any RecipeStep
    let name: String
    let place: Place

    /// The changed table; that something has changed is kept, for a step that never does anything is a leftover, or its
    /// article has changed.
    func apply(to table: WorkingTable, context: NormalizeContext) -> WorkingTable {
        let known = context.findings.count
        let result = step.apply(to: table, context: context)
        let hasWorked = type(of: step).changesTables ? Self.differs(result, from: table) : !table.rows.isEmpty
        // Who has found a mistake in a cell has found something to do.
        if context.findings.count > known || hasWorked { context.use(step: place) }
        return result
    }

    /// Whether rows or cells have changed; a new column alone, such as that of sections which there are none of, says
    /// nothing.
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
            rule: "unused-step", severity: .warning, message: "the step \"\(step.name)\" finds nothing to do",
            place: step.place, value: step.name)
    }
}
