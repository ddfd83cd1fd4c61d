import Books
import Records
import Text

/// The records that a rule speaks of: those with one of the named values in each of the named fields.
struct RecordFilter: Sendable {
    struct Condition: Sendable {
        let field: String
        let target: Target
        let values: [String]
        fileprivate let members: Set<String>

        init(field: String, target: Target, values: [String]) {
            self.field = field
            self.target = target
            self.values = values
            members = Set(values)
        }

        /// The values, each once.
        var distinctValues: Set<String> { members }

        func allows(_ value: String) -> Bool { members.contains(value) }

        func matches(_ record: Record) -> Bool {
            switch target {
            case .key(let index): allows(record.key[index])
            case .value(let index): record.values[index].map { allows($0.text) } ?? false
            }
        }
    }

    /// A key field or a value column, by index.
    enum Target: Sendable, Hashable {
        case key(Int)
        case value(Int)

        var isValue: Bool {
            guard case .value = self else { return false }
            return true
        }

        /// What a record says there, as published; empty where it says nothing.
        func text(of record: Record) -> String {
            switch self {
            case .key(let field): record.key[field]
            case .value(let column): record.values[column]?.text ?? ""
            }
        }
    }

    let conditions: [Condition]

    static let everything = RecordFilter(conditions: [])

    var isEmpty: Bool { conditions.isEmpty }

    func matches(_ record: Record) -> Bool { conditions.allSatisfy { $0.matches(record) } }

    /// ` where grade is a or b`, to be put after a statement; nothing where there is no condition.
    var suffix: String {
        guard !isEmpty else { return "" }
        return " where "
            + conditions.map { condition in
                let values = condition.values.map { $0.isEmpty ? "empty" : $0 }
                return "\(condition.field) is \(values.joined(separator: " or "))"
            }.joined(separator: " and ")
    }
}
