package import Books
package import Records

/// One condition on the records of a dataset.
package struct Condition: Sendable {
    package let text: ConditionText
    package let field: AskedField
    /// The units of the condition's numbers, nil for a number without one; empty if it compares no numbers.
    var units: [String?] = []
    /// The key values that can match, in the form of ``RecordLookup``; nil if every record must be tested.
    var keys: Set<String>?
    let holds: @Sendable (Record) -> Bool
}

/// Conditions that must hold together; conditions with `=` on one field are alternatives.
package struct ConditionSet: Sendable {
    /// The alternatives of one field, or a single condition.
    package struct Group: Sendable {
        let field: AskedField
        fileprivate(set) var conditions: [Condition]

        func holds(_ record: Record) -> Bool { conditions.contains { $0.holds(record) } }

        /// The index of a key field and those of its values that can match; nil if every record must be tested.
        var keys: (field: Int, values: Set<String>)? {
            guard case .key(let field) = field else { return nil }
            let known = conditions.compactMap(\.keys)
            return known.count == conditions.count ? (field, known.reduce([]) { $0.union($1) }) : nil
        }

        /// As typed.
        var text: String { conditions.map(\.text.typed).joined(separator: " or ") }
    }

    private(set) var groups: [Group] = []

    init(_ conditions: [Condition]) {
        for condition in conditions {
            if condition.text.op == .equal,
                let index = groups.firstIndex(where: {
                    $0.field == condition.field && $0.conditions[0].text.op == .equal
                })
            {
                groups[index].conditions.append(condition)
            } else {
                groups.append(Group(field: condition.field, conditions: [condition]))
            }
        }
    }

    package func areSatisfied(by record: Record) -> Bool { groups.allSatisfy { $0.holds(record) } }

    /// The conditions in words, each with the index of its key field: `Load > 20`.
    package func texts(on dataset: DatasetDefinition, language: String) -> [(key: Int?, text: String)] {
        groups.map { group in
            let key: Int? = if case .key(let index) = group.field { index } else { nil }
            let title = group.field.definition(in: dataset)?.title[language] ?? group.field.name(in: dataset)
            let values = group.conditions.map { $0.text.value.isEmpty ? "—" : $0.text.value }
            return (key, "\(title) \(group.conditions[0].text.op.sign) \(values.joined(separator: " / "))")
        }
    }

    /// The fields with conditions that name values.
    package var namedFields: [AskedField] { groups.filter { $0.conditions[0].text.op == .equal }.map(\.field) }
}
