import Books
import Numbers
import Records

/// The remarks on texts that a condition compares with a number, which orders them by their characters: 10 comes before 2.
struct ComparedTexts {
    private let selection: RecordSelection

    init(_ selection: RecordSelection) { self.selection = selection }

    /// One sentence for each condition.
    var lines: [String] {
        let definition = selection.dataset.definition
        return selection.conditions.groups.flatMap { group -> [String] in
            guard group.field.definition(in: definition)?.type == .text else { return [] }
            let name = group.field.name(in: definition)
            return group.conditions.map(\.text).filter { $0.op.isOrdering && TypedNumber.read($0.value) != nil }
                .map { "\(name) is text, so \($0.typed) compares characters, not numbers" }
        }
    }
}
