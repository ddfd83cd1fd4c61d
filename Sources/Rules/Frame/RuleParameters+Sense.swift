import Books
import Text

/// Reports parameters that are valid one by one, but leave a rule nothing to judge.
extension RuleParameters {
    private func place(of key: String) -> Place { node[key]?.place ?? node.place }

    /// Reports limits between which nothing is.
    func reportReversedLimits(_ minimum: ExactNumber?, _ maximum: ExactNumber?) {
        guard let minimum, let maximum, maximum < minimum else { return }
        problems.report("the maximum of \(maximum) is below the minimum of \(minimum)", at: place(of: "maximum"))
    }

    /// Reports a number that cannot divide others.
    func reportNotPositive(_ operand: Operand, of key: String) {
        guard let number = operand.constant, number <= .zero else { return }
        problems.report("\"\(key)\" is a number above 0, but found \(number)", at: place(of: key))
    }

    /// Reports a second filter whose conditions are among those of the first one, so that it selects the same record.
    func reportSameRecords(_ first: RecordFilter, _ second: RecordFilter, of keys: (first: String, second: String)) {
        let isSame = second.conditions.allSatisfy { condition in
            first.conditions.contains {
                $0.target == condition.target && $0.distinctValues == condition.distinctValues
            }
        }
        guard isSame else { return }
        problems.report(
            "\"\(keys.first)\" and \"\(keys.second)\" select the same records; give \"\(keys.second)\" another word",
            at: place(of: keys.second))
    }

    /// Reports a filter that leaves out all records that another one selects.
    func reportExcluded(_ selected: RecordFilter, by filter: RecordFilter?, of key: String) {
        for condition in selected.conditions {
            guard let other = filter?.conditions.first(where: { $0.target == condition.target }),
                condition.distinctValues.isDisjoint(with: other.distinctValues)
            else { continue }
            problems.report(
                "\"where\" leaves out the records with the \(condition.field) of \"\(key)\"; remove \(condition.field) from it",
                at: place(of: "where"))
        }
    }

    /// Reports a filter that leaves out records that a grid requires.
    func reportExcluded(_ grid: [GridField], by filter: RecordFilter?) {
        for field in grid {
            guard case .named(let words) = field.words,
                let condition = filter?.conditions.first(where: { $0.target == .key(field.field) }),
                !(field.covering.map(condition.allows) ?? false),
                let left = words.first(where: { !condition.allows($0) })
            else { continue }
            problems.report(
                "\"where\" leaves out the records with the \(field.name) \(left), which the grid requires; remove \(field.name) "
                    + "from it, or list the words that it requires", at: place(of: "where"))
        }
    }

    /// Reports a filter that leaves one word of a field along which records are compared.
    func reportSingleWord(_ field: Int?, by filter: RecordFilter?, of key: String) {
        guard let field, let condition = filter?.conditions.first(where: { $0.target == .key(field) }),
            condition.distinctValues.count == 1
        else { return }
        problems.report(
            "\"where\" leaves only one \(condition.field), so that there is nothing to compare by \"\(key)\"; remove it from "
                + "\"where\"", at: place(of: "where"))
    }

    /// Key fields whose words make groups; none, for a single group, if the key is missing or its list is empty.
    func groupFields(_ nodes: [BookNode], of key: String) -> [Int]? {
        let fields = nodes.isEmpty ? [] : fields(nodes)
        reportSingleRecords(fields, of: key)
        return fields
    }

    /// Reports fields that are all of the key, so that each group of records with the same words is a single one.
    func reportSingleRecords(_ fields: [Int]?, of key: String) {
        guard let fields, !definition.keys.isEmpty, Set(definition.keys.indices).isSubset(of: fields) else { return }
        problems.report(
            "\"\(key)\" names all key fields, so that each record is a group of its own; leave one of them out",
            at: place(of: key))
    }

    /// Whether a value of a field can equal one of another field; reports two that cannot.
    func canMatch(_ field: FieldDefinition, _ other: FieldDefinition, at place: Place) -> Bool {
        if field.type == .text || other.type == .text || field.type.isNumeric && other.type.isNumeric { return true }
        // A vocabulary that is missing or cannot be read is reported at its own place.
        if [field, other].contains(where: { $0.type == .word && book.vocabulary(of: $0) == nil }) { return true }
        let (words, others) = (words(of: field), words(of: other))
        let isPossible =
            switch (words, others) {
            case (let words?, let others?): !words.isDisjoint(with: others)
            case (let words?, nil), (nil, let words?): words.contains { ExactNumber($0) != nil }
            case (nil, nil): true
            }
        if !isPossible {
            problems.report(
                "no \(field.name) can be equal to a value of \(other.name), for the two have no common words; name another "
                    + "column", at: place)
        }
        return isPossible
    }

    /// Nil for numbers.
    private func words(of field: FieldDefinition) -> Set<String>? {
        switch field.type {
        case .word: Set((book.vocabulary(of: field)?.entries ?? []).map(\.id))
        case .boolean: ["true", "false"]
        case .text, .number, .integer: nil
        }
    }
}
