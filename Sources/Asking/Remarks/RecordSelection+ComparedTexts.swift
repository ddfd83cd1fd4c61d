import Books
import Numbers
import Records

extension RecordSelection {
    /// The remarks on texts that a condition compares with a number, which orders them by their characters: 10 comes before 2.
    /// One sentence for each condition.
    var comparedTexts: [String] {
        conditions.groups.flatMap { group -> [String] in
            guard group.field.definition(in: dataset.definition)?.type == .text else { return [] }
            let name = group.field.name(in: dataset.definition)
            return group.conditions.map(\.text).filter { $0.op.isOrdering && TypedNumber.read($0.value) != nil }
                .map { "\(name) is text, so \($0.typed) compares characters, not numbers" }
        }
    }
}
