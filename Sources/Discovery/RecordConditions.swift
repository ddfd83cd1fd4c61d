import Books

/// Some of a table's records: those with one of the named words in each of the named columns. Becomes a rule's
/// `where`.
struct RecordConditions: Hashable, Sendable {
    struct Condition: Hashable, Sendable {
        /// Index of the column in the table.
        let column: Int
        /// Positions of the words in the column's order, ascending.
        let codes: [Int]
    }

    /// At most one for each column.
    private(set) var conditions: [Condition] = []

    static let everything = RecordConditions()

    init() {}

    init(_ column: Int, _ codes: [Int]) { conditions = [Condition(column: column, codes: codes)] }

    /// The records of both contexts; for a column in both, this one's words are dropped.
    func adding(_ condition: Condition) -> RecordConditions {
        var context = self
        context.conditions.removeAll { $0.column == condition.column }
        context.conditions.append(condition)
        context.conditions.sort { $0.column < $1.column }
        return context
    }

    func selection(of records: [Int], in table: RecordTable) -> [Int] {
        conditions.reduce(records) { records, condition in
            let codes = table.columns[condition.column].codes
            let isMember = Self.members(condition, of: table)
            return records.filter { codes[$0] >= 0 && isMember[codes[$0]] }
        }
    }

    /// Whether this context contains every record of the other one.
    func covers(_ other: RecordConditions) -> Bool {
        conditions.allSatisfy { condition in
            other.conditions.contains { $0.column == condition.column && Set(condition.codes).isSuperset(of: $0.codes) }
        }
    }

    /// The cost of naming the context: the column, and the words, as an interval if they are adjacent.
    func cost(in table: RecordTable) -> Bits {
        conditions.reduce(.zero) { sum, condition in
            let count = table.columns[condition.column].words.count
            let codes = condition.codes
            var words = Bits.choice(of: codes.count, from: count) + .log2(count)
            if let first = codes.first, let last = codes.last, last - first + 1 == codes.count {
                words = min(words, .log2(count * (count + 1) / 2))
            }
            return sum + words + .log2(table.contextColumns.count)
        }
    }

    /// The parameter `where`; empty for all records.
    func entries(in table: RecordTable) -> [BookNode.Entry] {
        conditions.isEmpty ? [] : [RuleNode.entry("where", node(in: table))]
    }

    func node(in table: RecordTable) -> BookNode {
        RuleNode.map(
            conditions.map { condition in
                let column = table.columns[condition.column]
                return (column.name, RuleNode.oneOrMore(condition.codes.map { column.words[$0] }))
            })
    }

    private static func members(_ condition: Condition, of table: RecordTable) -> [Bool] {
        var members = [Bool](repeating: false, count: table.columns[condition.column].words.count)
        for code in condition.codes { members[code] = true }
        return members
    }
}
