import Books
import Text

/// A slice has the values of another one, unchanged or clamped at a limit along a field.
struct SliceCopy: Hypothesis {
    /// The last or the first word that is copied.
    struct Limit: Sendable {
        let along: Int
        let code: Int
        let isUpper: Bool
    }

    let space: SearchSpace
    let column: Int
    let field: Int
    let copy: Int
    let source: Int
    let limit: Limit?

    var kind: RuleKind { limit == nil ? .equalSlices : .clampedCopy }
    var fixedColumns: Set<Int> { limit.map { [field, $0.along] } ?? [field] }

    private var table: RecordTable { space.table }

    func parameters(for context: RecordConditions) -> [BookNode.Entry] {
        let words = table.columns[field].words
        let name = table.columns[field].name
        let (first, second) = (
            RuleNode.map([(name, RuleNode.text(words[copy]))]), RuleNode.map([(name, RuleNode.text(words[source]))])
        )
        guard let limit else { return [RuleNode.entry("left", second), RuleNode.entry("right", first)] }
        let along = table.columns[limit.along]
        return [
            RuleNode.entry("copy", first), RuleNode.entry("source", second), RuleNode.entry("along", along.name),
            RuleNode.entry(limit.isUpper ? "upper" : "lower", along.words[limit.code]),
        ]
    }

    /// The record that a record of the copy takes its value from.
    func origin(of record: Int) -> Int? {
        guard let original = space.counterparts.record(of: record, field: field, code: source) else { return nil }
        guard let limit, isBeyond(record) else { return original }
        return space.counterparts.record(of: original, field: limit.along, code: limit.code)
    }

    func isBeyond(_ record: Int) -> Bool {
        guard let limit else { return false }
        let code = table.columns[limit.along].codes[record]
        return limit.isUpper ? code > limit.code : code < limit.code
    }

    /// - Complexity: linear in the selection.
    func fit(_ selection: [Int]) -> Fit {
        let codes = table.columns[column].codes
        let keyCodes = table.columns[field].codes
        var isSelected = [Bool](repeating: false, count: table.all.count)
        for record in selection { isSelected[record] = true }
        let pairs = selection.compactMap { record -> (copy: Int, origin: Int)? in
            guard keyCodes[record] == copy, codes[record] >= 0, let origin = origin(of: record), codes[origin] >= 0,
                limit != nil || isSelected[origin]
            else { return nil }
            return (record, origin)
        }
        let weight = Agreement.surprise(between: pairs.map { codes[$0.copy] }, pairs.map { codes[$0.origin] })
        var fit = Fit(cost: limit.map { .log2(table.columns[$0.along].words.count) + .one } ?? .zero)
        fit.outcomes = pairs.map { pair in
            let fits = codes[pair.copy] == codes[pair.origin]
            return Outcome(record: pair.copy, fits: fits, weight: weight, partner: pair.origin)
        }
        return fit
    }
}

extension Agreement {
    /// How surprising it is that one of each is equal.
    static func surprise(between left: [Int], _ right: [Int]) -> Bits {
        var counts: [Int: Int] = [:]
        for code in left { counts[code, default: 0] += 1 }
        let equal = right.reduce(0) { $0 + (counts[$1] ?? 0) }
        return .log2(left.count * right.count) - .log2(max(equal, left.count, right.count))
    }
}
