import Articles
import Books
import Records
import Text

/// What one condition asks of the records of a dataset.
struct Condition: Sendable {
    let typed: String
    let field: AskedField
    let op: ConditionOperator
    /// The units of the numbers that it asks for, nil for a number without one; empty where it compares no numbers.
    var units: [String?] = []
    let holds: @Sendable (Record) -> Bool
}

/// Conditions that must hold together; those of one field with `=` are alternatives.
struct ConditionSet: Sendable {
    /// The alternatives of one field, or one condition alone.
    struct Group: Sendable {
        let field: AskedField
        fileprivate(set) var conditions: [Condition]

        func holds(_ record: Record) -> Bool { conditions.contains { $0.holds(record) } }

        /// As typed.
        var typed: [String] { conditions.map(\.typed) }
        var text: String { typed.joined(separator: " or ") }
    }

    private(set) var groups: [Group] = []

    init(_ conditions: [Condition]) {
        for condition in conditions {
            if condition.op == .equal,
                let index = groups.firstIndex(where: {
                    $0.field == condition.field && $0.conditions[0].op == .equal
                })
            {
                groups[index].conditions.append(condition)
            } else {
                groups.append(Group(field: condition.field, conditions: [condition]))
            }
        }
    }

    func hold(_ record: Record) -> Bool { groups.allSatisfy { $0.holds(record) } }

    /// The fields of which certain values are asked for.
    var namedFields: [AskedField] { groups.filter { $0.conditions[0].op == .equal }.map(\.field) }
}
