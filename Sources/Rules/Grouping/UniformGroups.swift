import Books
import Records
import Text

/// Judges groups of records whose values must all be equal: the majority of a group is taken as right.
struct UniformGroups {
    let cells: JudgedCells
    /// The key fields by which notes tell the records of a group apart.
    let noteFields: [Int]
    /// Value columns in which the records of a group agree; if one of them is wrong, the record is in the wrong
    /// group.
    var basis: [RecordFilter.Target] = []
    /// What the records of a group have in common, after "records": `that differ only in maker`.
    let likeness: String

    /// - Complexity: linear in the group, n log n with a tolerance.
    func violations(of group: [Int]) -> [Violation] {
        let violations = judged(group, likeness: likeness)
        guard violations.isEmpty else { return violations }
        // An exact number may agree with `≤5` and `≤50`, which are not the same.
        let limits = group.filter { cells.value($0)?.qualifier != nil }
        guard limits.count > 1, limits.count < group.count else { return [] }
        return Numbered(limits) { cells.value($0)?.qualifier }.groups(of: limits).flatMap {
            judged($0, likeness: "with one qualifier \(likeness)")
        }
    }

    private func judged(_ group: [Int], likeness: String) -> [Violation] {
        let tolerance = cells.column.tolerance
        func isSame(_ left: Int, _ right: Int) -> Bool {
            tolerance.mayAllow(cells.value(left), for: cells.value(right))
        }
        // Two values may both be compatible with `<5` without being equal.
        let sure = group.first { cells.value($0)?.qualifier == nil }
        guard let last = group.last, !tolerance.agree(group.compactMap(cells.value), with: cells.value(sure ?? last))
        else { return [] }
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

    private func basisNotes(_ record: Int) -> [Note] { basis.map { cells.view.note(record, of: $0) } }

    private func noMajority(_ values: [String], _ likeness: String) -> String {
        let distinct = values.uniqued().prefix(6).joined(separator: ", ")
        return "records \(likeness) have different values (\(distinct)); any may be wrong"
    }
}
