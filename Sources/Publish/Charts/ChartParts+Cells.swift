import Books
import Pictures
import Records

/// The cells of a heat map: a column for each word of the axis, a row for each combination of the other fields.
extension ChartParts {
    func cells() -> ChartContent {
        let (axis, positions) = axis(areNumbers: false)
        let panels = groups(of: records, by: roles.facets).map { name, records in
            let rows = rows(of: records)
            let cells = rows.enumerated().flatMap { row, group in
                group.records.map { record in
                    Chart.Cell(
                        row: row, position: position(of: record, in: positions),
                        value: roles.measure.flatMap { number(of: record, column: $0) },
                        text: roles.measure.flatMap { column in
                            dataset.records[record].values[column].map { written($0, column: column) }
                        } ?? "×",
                        doubt: doubt(about: record, column: roles.measure))
                }
            }
            return Chart.Panel(title: name, content: .cells(rows: rows.map(\.name), cells))
        }
        return ChartContent(axis: axis, panels: panels)
    }
}
