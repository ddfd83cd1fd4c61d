import Books
import Records
import Text

/// Judges groups of records whose values must all be equal: the majority of a group is right.
struct UniformGroups {
    let header: RuleHeader
    let column: Int
    let tolerance: Tolerance
    /// The key fields by which notes tell the records of a group apart.
    let noteFields: [Int]
    /// Value columns in which the records of a group agree; where one of them is wrong, the record is in the wrong group.
    var basis: [RecordFilter.Target] = []
    /// What the records of a group have in common, behind "records": `that differ only in maker`.
    let likeness: String

    /// - Complexity: linear in the records of the groups.
    func violations(in groups: [[Int]], of view: DatasetView) -> [Violation] {
        groups.flatMap { group -> [Violation] in
            guard let first = group.first,
                group.contains(where: { !tolerance.allows(view.value($0, column), for: view.value(first, column)) })
            else { return [] }
            return violations(of: group, in: view)
        }
    }

    private func violations(of group: [Int], in view: DatasetView) -> [Violation] {
        guard let majority = Majority(of: group.map { view.value($0, column) }, within: tolerance) else {
            // What comes later is more often the slip than what it repeats.
            let last = group[group.count - 1]
            let notes =
                group.dropLast().map { view.note($0, column, by: noteFields) } + group.flatMap { basisNotes($0, view) }
            let message = noMajority(group.map { view.shown($0, column) })
            return [Violation(view.finding(header, message, at: last, column, notes: notes), suspects: group)]
        }
        let model = group[majority.first]
        let implied = view.shown(model, column)
        let odd = group.filter { !tolerance.allows(view.value($0, column), for: view.value(model, column)) }
        return odd.map { odd in
            let message = """
                \(view.shown(odd, column)) is not \(implied)\(tolerance.suffix), as in \(majority.count) of the \(group.count) records \
                \(likeness)
                """
            let finding = view.finding(
                header, message, at: odd, column, implied: tolerance.implied(view.value(model, column)),
                notes: [view.note(model, column, by: noteFields)] + basisNotes(odd, view))
            return Violation(finding, suspects: [odd])
        }
    }

    private func basisNotes(_ record: Int, _ view: DatasetView) -> [Note] {
        basis.map { view.note(record, of: $0) }
    }

    private func noMajority(_ values: [String]) -> String {
        var distinct: [String] = []
        for value in values where !distinct.contains(value) && distinct.count < 6 { distinct.append(value) }
        return "records \(likeness) say \(distinct.joined(separator: ", ")); which is right cannot be told"
    }
}
