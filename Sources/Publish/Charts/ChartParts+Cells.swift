import Books
import Pictures
import Records

/// The cells of a heat map: a column for each word of the axis, a row for each combination of the other fields. Without a number
/// to measure, the cells have texts, in a row for each value column, or a mark for each record of a dataset without values.
extension ChartParts {
    func cells() -> ChartContent {
        let (axis, positions) = axis(areNumbers: false)
        let panels = groups(of: records, by: roles.facets).map { name, records in
            let columns = shownColumns.isEmpty ? [nil] : shownColumns.map { Optional($0) }
            let rows = rows(of: records).flatMap { name, records in
                columns.map { column in
                    let title = columns.count > 1 ? column.map { material.title(of: definition.values[$0]) } : nil
                    let names = [name, title ?? ""].filter { !$0.isEmpty }
                    return (name: names.joined(separator: " · "), records: records, column: column)
                }
            }
            let cells = rows.enumerated().flatMap { row, group in
                let own = group.records.map { record in
                    cell(of: record, group.column, row: row, position: position(of: record, in: positions))
                }
                let leftOut = leftOut.positions(besides: group.records[0], in: positions)
                return own + leftOut.subtracting(own.map(\.position)).sorted().map { .empty(row: row, position: $0) }
            }
            return Chart.Panel(title: name, content: .cells(rows: rows.map(\.name), cells))
        }
        return ChartContent(axis: axis, panels: panels)
    }

    /// The value columns of a heat map: the measured one, or else those that are read from articles; empty if there are none.
    var shownColumns: [Int] {
        roles.measure.map { [$0] }
            ?? definition.values.indices.filter { column in
                !definition.values[column].isSetByRecipe
                    && records.contains { dataset.records[$0].values[column] != nil }
            }
    }

    private func cell(of record: Int, _ column: Int?, row: Int, position: Int) -> Chart.Cell {
        let doubt = doubt(about: record, column: column)
        guard let column else {
            return Chart.Cell(row: row, position: position, value: nil, text: "×", doubt: doubt)
        }
        let value = dataset.records[record].values[column]
        let isMissing = value == nil || value == .notAvailable
        return Chart.Cell(
            row: row, position: position, value: number(of: record, column: column),
            text: isMissing ? Self.missing : written(value, column: column), isMissing: isMissing, doubt: doubt)
    }
}
