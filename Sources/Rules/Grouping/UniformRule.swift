import Books
import Records
import Text

/// A rule that divides records into groups whose values must all be equal: the majority of a group is taken as right.
protocol UniformRule: ValueRule {
    /// The columns in which the records of a group agree. If one of these values is wrong, the record may belong to
    /// another group.
    var determinants: [RecordFilter.Target] { get }
    /// The key fields by which notes tell the records of a group apart.
    var noteFields: [Int] { get }
    /// What the records of a group have in common, after "records": `that differ only in maker`.
    var likeness: String { get }
}

extension UniformRule {
    var reach: RuleReach {
        .recordsSharing(determinants.compactMap { if case .key(let field) = $0 { field } else { nil } })
    }

    var equality: EqualityDemand { column.tolerance.number > .zero ? .none : .ofGroups }

    /// - Complexity: linear in the group, n log n with a tolerance.
    func violations(of group: [ValueCell], _ fit: Void, in cells: JudgedCells) -> [Violation] {
        let group = group.map(\.record)
        let violations = judged(group, likeness, in: cells)
        guard violations.isEmpty else { return violations }
        // An exact number may agree with `≤5` and `≤50`, which are not the same.
        let limits = group.filter { cells.value($0)?.qualifier != nil }
        guard limits.count > 1, limits.count < group.count else { return [] }
        return Numbered(limits) { cells.value($0)?.qualifier }.groups(of: limits).flatMap {
            judged($0, "with one qualifier \(likeness)", in: cells)
        }
    }

    private func judged(_ group: [Int], _ likeness: String, in cells: JudgedCells) -> [Violation] {
        let tolerance = column.tolerance
        func isSame(_ left: Int, _ right: Int) -> Bool {
            tolerance.mayAllow(cells.value(left), for: cells.value(right))
        }
        // Two values may both be compatible with `<5` without being equal.
        let sure = group.first { cells.value($0)?.qualifier == nil }
        guard let last = group.last, !tolerance.agree(group.compactMap(cells.value), with: cells.value(sure ?? last))
        else { return [] }
        func basisNotes(_ record: Int) -> [Note] {
            determinants.filter(\.isValue).map { cells.view.note(record, of: $0) }
        }
        let values = group.map(cells.value)
        guard let majority = Majority(of: values, within: tolerance) else {
            // What comes later is more often the slip than what it repeats.
            return [
                cells.violation(
                    noMajority(group.map(cells.shown), likeness), at: last,
                    notes: group.dropLast().map { cells.note($0, by: noteFields) } + group.flatMap(basisNotes),
                    suspects: group)
            ]
        }
        let model = group[majority.first]
        return group.filter { !isSame($0, model) }.map { odd in
            let message = """
                \(cells.shown(odd)) is not \(cells.shown(model))\(tolerance.suffix), as in \(majority.count) of the \
                \(group.count) records \(likeness)
                """
            return cells.violation(
                message, at: odd, implied: tolerance.implied(cells.value(model), by: values),
                notes: [cells.note(model, by: noteFields)] + basisNotes(odd))
        }
    }

    private func noMajority(_ values: [String], _ likeness: String) -> String {
        let distinct = values.uniqued().prefix(6).joined(separator: ", ")
        return "records \(likeness) have different values (\(distinct)); any may be wrong"
    }
}
