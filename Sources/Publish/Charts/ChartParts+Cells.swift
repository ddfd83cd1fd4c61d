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
                let own = group.records.map { record in
                    cell(of: record, row: row, position: position(of: record, in: positions))
                }
                let leftOut = leftOut.positions(besides: group.records[0], in: positions)
                return own + leftOut.subtracting(own.map(\.position)).sorted().map { .empty(row: row, position: $0) }
            }
            return Chart.Panel(title: name, content: .cells(rows: rows.map(\.name), cells))
        }
        return ChartContent(axis: axis, panels: panels)
    }

    private func cell(of record: Int, row: Int, position: Int) -> Chart.Cell {
        let doubt = doubt(about: record, column: roles.measure)
        guard let measure = roles.measure else {
            return Chart.Cell(row: row, position: position, value: nil, text: "×", doubt: doubt)
        }
        let value = dataset.records[record].values[measure]
        let isMissing = value == nil || value == .notAvailable
        return Chart.Cell(
            row: row, position: position, value: number(of: record, column: measure),
            text: isMissing ? Self.missing : written(value, column: measure), isMissing: isMissing, doubt: doubt)
    }
}
