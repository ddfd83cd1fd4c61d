import Books
import Recipes
import Records
import Text

/// Remarks on rows and columns that have the sums or the means of others.
extension DraftDataset {
    mutating func noteTotals() {
        guard values.contains(where: \.type.isNumeric) else { return }
        for index in keys.indices { keys[index].note(remarkOnRows(namedBy: keys[index])) }
        let isNumeric = values.map(\.type.isNumeric)
        // Names may be before the numbers without being keys.
        for index in values.indices where !isNumeric[...index].contains(true) {
            values[index].note(remarkOnRows(namedBy: values[index]))
        }
        for index in values.indices where isNumeric[index] { values[index].note(remark(onColumnOf: values[index])) }
    }

    private func remarkOnRows(namedBy field: DraftField) -> String? {
        guard let column = field.source.column, !field.type.isNumeric else { return nil }
        let found = tables.compactMap { table in
            commas.place(of: column, in: table).map { TotalRows(table, names: $0) }
        }
        let (named, proven) = (found.flatMap(\.named).uniqued(), found.flatMap(\.proven).uniqued())
        guard let text = named.first ?? proven.first else { return nil }
        let isPartly = found.first { !$0.proven.isEmpty }?.isPartly ?? false
        let name = YAMLText.scalar(tables[0].read.columns[column].name)
        let all = YAMLText.list((named + proven).uniqued().prefix(Self.mostTotals).map(tables[0].written))
        let says =
            named.isEmpty
            ? "\(isPartly ? "some" : "the") numbers of “\(text)” are the sums of other rows, which sums and charts count twice"
            : "“\(text)” may be the sum or the mean of other rows, which sums and charts would count twice"
        return
            "\(says); to leave such rows out, add the step \"skip-rows: {column: \(name), is: \(all)}\" to the recipe"
    }

    private static let mostTotals = 8

    private func remark(onColumnOf field: DraftField) -> String? {
        guard let column = field.source.column, field.part == nil else { return nil }
        let table = tables[0]
        let text = table.read.columns[column].tiers.last.map { HeaderName($0).name } ?? ""
        let (kind, isYear) = (TotalWords.kind(of: text), TotalWords.isYear(text))
        guard kind == .sum || kind == .mean || isYear else { return nil }
        let keys = Set(keys.compactMap(\.source.column))
        let others = table.cells.indices.filter {
            $0 != column && !keys.contains($0) && table.cells[$0].type?.isNumeric == true
        }
        let isTotal =
            switch kind {
            case .sum: others.count > 1
            case .mean: others.count > 1 && isMean(column, of: others, in: table.read)
            case .statistic, nil: others.count >= Self.fewestPeriods && isYear
            }
        return isTotal
            ? "may be the sum or the mean of other columns, which sums and charts of all columns would count twice; "
                + "then leave this one out of them" : nil
    }

    /// Whether the numbers of a column are the means of those in others, or of those of them at its left.
    private func isMean(_ column: Int, of others: [Int], in table: ReadTable) -> Bool {
        [others, others.filter { $0 < column }].contains { parts in
            let rows = table.rows.filter { $0.kind == .data }.map { table.typed.cells[$0.index] }
            let judged = rows.compactMap { row in
                row[column]?.value.number.map { own in
                    TotalRows.isMean(own, of: parts.compactMap { row[$0]?.value.number })
                }
            }
            return 4 * judged.count { $0 } >= 3 * judged.count && !judged.isEmpty
        }
    }

    /// The fewest parts of a year that have columns of their own, such as quarters.
    private static let fewestPeriods = 3
}
