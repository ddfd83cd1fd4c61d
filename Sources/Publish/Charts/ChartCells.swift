import Books
import Charts
import Records

/// The cells of a heat map: a column for each word of the axis, a row for each combination of the other fields.
struct ChartCells {
    let axis: Chart.Axis
    let panels: [Chart.Panel]

    init(_ parts: ChartParts) {
        let (axis, positions) = parts.axis(parts.roles.axis, areNumbers: false)
        let rows = [parts.roles.series].compactMap { $0 } + parts.roles.others
        self.axis = axis
        panels = parts.groups(of: parts.records, by: parts.roles.facets).map { name, records in
            let groups = parts.groups(of: records, by: rows)
            let cells = groups.enumerated().flatMap { row, group in
                group.records.map { record in Self.cell(of: record, row: row, in: parts, positions: positions) }
            }
            return Chart.Panel(title: name, content: .cells(rows: groups.map(\.name), cells))
        }
    }

    private static func cell(of record: Int, row: Int, in parts: ChartParts, positions: [Int: Int]) -> Chart.Cell {
        let position = parts.roles.axis.flatMap { positions[parts.ranks.rank(record, field: $0)] } ?? 0
        let value = parts.roles.measure.flatMap { parts.dataset.records[record].values[$0] }
        return Chart.Cell(
            row: row, position: position, value: parts.roles.measure.flatMap { parts.number(of: record, column: $0) },
            text: value?.display ?? "×",
            doubt: parts.doubt(about: record, column: parts.roles.measure))
    }
}
