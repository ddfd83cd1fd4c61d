import Books
import Text

/// Finds columns with equal headers among those that a step turns into rows: one of them was misread, and its cells
/// get the wrong word. Two names of one word do not count, because another vocabulary may distinguish them.
struct RepeatedColumns {
    let columns: [WorkingTable.Column]
    /// The vocabulary of the headers; nil if they are any texts.
    let vocabulary: Vocabulary?

    /// The meaning of a header, including its upper tiers.
    private struct Meaning: Hashable {
        let tiers: [String]
        let text: String
    }

    func findings(context: NormalizeContext) -> [Finding] {
        let meanings = columns.map(meaning)
        let groups = Dictionary(grouping: columns.indices) { meanings[$0] }.values.filter { $0.count > 1 }
        guard !groups.isEmpty else { return [] }
        let orders = Dictionary(grouping: columns.indices) { meanings[$0].tiers }.mapValues(order)
        return groups.compactMap { finding(on: $0, orders[meanings[$0[0]].tiers], context) }
            .sorted(by: Finding.precedes)
    }

    private func meaning(_ column: WorkingTable.Column) -> Meaning {
        let text = column.header?.text ?? column.name
        return Meaning(
            tiers: column.tiers.dropLast().map { LabelFolding.fold($0.text) },
            text: vocabulary == nil ? text : LabelFolding.fold(text))
    }

    private func id(of column: WorkingTable.Column, in vocabulary: Vocabulary) -> String? {
        let labels = [column.title] + column.tiers.suffix(1).map { Label($0.text) }
        return labels.lazy.compactMap { vocabulary.known($0).ids.first }.first
    }

    /// - Parameter repeated: the columns with equal headers, in the table's order.
    private func finding(on repeated: [Int], _ order: ColumnOrder?, _ context: NormalizeContext) -> Finding? {
        let odd = vocabulary.flatMap { _ in order?.outOfOrder(repeated) }
        guard let later = odd ?? repeated.last, let header = columns[later].header,
            let other = repeated.first(where: { $0 != later }).flatMap({ columns[$0].header })
        else { return nil }
        let reason =
            odd == nil ? "; either may be wrong" : ", but the vocabulary's order expects another word here"
        return Finding(
            rule: .repeatedColumn, severity: .warning,
            message: "the column “\(header.text)” has the same name as another one\(reason)",
            place: context.place(header), value: header.text,
            notes: [Note("the other one is here", at: context.place(other))])
    }

    private func order(of columns: [Int]) -> ColumnOrder {
        ColumnOrder(
            columns: columns,
            positions: columns.map { index in
                vocabulary.flatMap { id(of: self.columns[index], in: $0).flatMap($0.position) } ?? -1
            })
    }
}

/// The columns under the same upper tiers, in the table's order.
private struct ColumnOrder {
    let columns: [Int]
    /// The position of each column's word in the vocabulary.
    let positions: [Int]

    /// The only one of some columns whose removal leaves the others in vocabulary order; nil if there is none or more
    /// than one.
    func outOfOrder(_ repeated: [Int]) -> Int? {
        let among = Set(repeated)
        let (rising, falling) = (breaks(of: <), breaks(of: >))
        let candidates = columns.indices.filter { place in
            among.contains(columns[place])
                && (isOrdered(without: place, by: <, breaks: rising)
                    || isOrdered(without: place, by: >, breaks: falling))
        }
        return candidates.count == 1 ? columns[candidates[0]] : nil
    }

    /// The number of adjacent pairs that are out of order.
    private func breaks(of order: (Int, Int) -> Bool) -> Int {
        zip(positions, positions.dropFirst()).count { !order($0, $1) }
    }

    private func isOrdered(without place: Int, by order: (Int, Int) -> Bool, breaks: Int) -> Bool {
        func isBroken(_ left: Int, _ right: Int) -> Int {
            positions.indices.contains(left) && positions.indices.contains(right)
                && !order(positions[left], positions[right]) ? 1 : 0
        }
        return breaks - isBroken(place - 1, place) - isBroken(place, place + 1) + isBroken(place - 1, place + 1) == 0
    }
}
