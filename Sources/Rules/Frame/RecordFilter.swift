import Books
import Records

/// The records that a rule applies to: those with one of the named values in each of the named fields.
struct RecordFilter: Sendable {
    /// One field and the values that it may have.
    struct Condition: Sendable {
        /// The name of the field, for statements.
        let field: String
        /// The place of the field in a record; nil for the unit of the record.
        let target: Target?
        /// Published ids or texts, in the order of the book; an empty one allows an empty key field.
        let values: [String]
        /// The values without repetitions.
        let distinctValues: Set<String>

        init(field: String, target: Target?, values: [String]) {
            self.field = field
            self.target = target
            self.values = values
            distinctValues = Set(values)
        }

        func allows(_ value: String) -> Bool { distinctValues.contains(value) }

        func matches(_ record: Record) -> Bool {
            switch target {
            case .key(let index): allows(record.key[index])
            case .value(let index): record.values[index].map { allows($0.text) } ?? false
            case nil: allows(record.unit ?? "")
            }
        }
    }

    /// A key field or a value column, by index.
    enum Target: Sendable, Hashable {
        case key(Int)
        case value(Int)

        var isValue: Bool { if case .value = self { true } else { false } }

        /// The text of a record's field, as published; empty if it has none.
        func text(of record: Record) -> String {
            switch self {
            case .key(let field): record.key[field]
            case .value(let column): record.values[column]?.text ?? ""
            }
        }

        /// What equal fields have in common: of numbers the shortest form, with the qualifier; nil if a value is missing,
        /// which equals nothing.
        func word(of record: Record) -> String? {
            guard case .value(let column) = self else { return text(of: record) }
            guard let value = record.values[column], !value.text.isEmpty else { return nil }
            return value.shortest.display
        }
    }

    let conditions: [Condition]

    static let everything = RecordFilter(conditions: [])

    var isEmpty: Bool { conditions.isEmpty }

    func matches(_ record: Record) -> Bool { conditions.allSatisfy { $0.matches(record) } }

    /// ` where grade is a or b`, as the end of a statement; empty without conditions.
    var suffix: String {
        guard !isEmpty else { return "" }
        return " where "
            + conditions.map { condition in
                let values = condition.values.map { $0.isEmpty ? "empty" : $0 }
                return "\(condition.field) is \(values.joined(separator: " or "))"
            }.joined(separator: " and ")
    }
}
