import Diagnostics
import Measures

/// Finds, among the columns that a step makes rows of, those with the same header: one of the two was misread, and its
/// cells are told of the wrong word. Two names of one word are none, for another vocabulary may tell them apart.
struct RepeatedColumns {
    let columns: [WorkingTable.Column]
    /// That the headers are words of; nil for headers that are any texts.
    let vocabulary: Vocabulary?

    /// What a header says. Of a header of several tiers the upper ones count, too.
    private struct Saying: Hashable {
        let tiers: [String]
        let text: String
    }

    func findings(context: NormalizeContext) -> [Finding] {
        let sayings = columns.map(saying)
        return Dictionary(grouping: columns.indices) { sayings[$0] }.values
            .filter { $0.count > 1 }.compactMap { finding(on: $0, sayings, context) }
            .sorted(by: Finding.precedes)
    }

    private func saying(_ column: WorkingTable.Column) -> Saying {
        let text = column.header?.text ?? column.name
        return Saying(
            tiers: column.tiers.dropLast().map { LabelFolding.fold($0.text) },
            text: vocabulary == nil ? text : LabelFolding.fold(text))
    }

    private func id(of column: WorkingTable.Column, in vocabulary: Vocabulary) -> String? {
        let texts = [column.name] + (column.header.map { [$0.text] } ?? [])
        return texts.lazy.compactMap { vocabulary.known($0).ids.first }.first
    }

    /// - Parameter repeated: the columns that say the same, in the table's order.
    private func finding(on repeated: [Int], _ sayings: [Saying], _ context: NormalizeContext) -> Finding? {
        let odd = outOfOrder(repeated, sayings)
        guard let later = odd ?? repeated.last, let header = columns[later].header,
            let other = repeated.first(where: { $0 != later }).flatMap({ columns[$0].header })
        else { return nil }
        let reason =
            odd == nil ? "; which of the two is odd cannot be told" : ", where the vocabulary's order has another word"
        return Finding(
            rule: "repeated-column", severity: .warning,
            message: "the column “\(header.text)” is called like another one\(reason)",
            place: context.place(header.origin.location), value: header.text,
            notes: [Note("the other one stands here", at: context.place(other.origin.location))])
    }

    /// The one of some columns without which the others follow the order of the vocabulary; nil where that is none, or
    /// not one alone.
    private func outOfOrder(_ repeated: [Int], _ sayings: [Saying]) -> Int? {
        guard let vocabulary else { return nil }
        let positions = columns.map { id(of: $0, in: vocabulary).flatMap(vocabulary.position) ?? -1 }
        let candidates = repeated.filter { index in
            let others = positions.indices.filter { $0 != index && sayings[$0].tiers == sayings[index].tiers }
                .map { positions[$0] }
            return zip(others, others.dropFirst()).allSatisfy(<) || zip(others, others.dropFirst()).allSatisfy(>)
        }
        return candidates.count == 1 ? candidates.first : nil
    }
}
