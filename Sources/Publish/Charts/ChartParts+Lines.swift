import Books
import Charts
import Text

/// The series of a chart with points.
extension ChartParts {
    func lines(measure: Int) -> ChartContent {
        let (axis, positions) = axis(areNumbers: roles.kind == .line || roles.kind == .step)
        let words = roles.series.map(words) ?? []
        let places = Dictionary(first: words.enumerated().map { ($1, $0) })
        let panels = groups(of: records, by: roles.facets).map { name, records in
            let all = groups(of: records, by: rowFields).map { _, records in
                Chart.Line(
                    series: roles.series.flatMap { places[ranks.rank(records[0], field: $0)] } ?? 0,
                    points: points(of: records, measure: measure, positions: positions))
            }
            // Lines that are alike are drawn once, with the doubts of all of them.
            let lines = all.filter { !$0.points.isEmpty }
                .groups { line in ["\(line.series)"] + line.points.map { "\($0.position) \($0.text)" } }
                .map { _, equal in
                    Chart.Line(
                        series: equal[0].series,
                        points: equal[0].points.indices.map { index in Self.joined(equal.map { $0.points[index] }) })
                }
            return Chart.Panel(title: name, content: .lines(lines))
        }
        let series = roles.series.map { field in words.map { label($0, field: field) } } ?? []
        return ChartContent(axis: axis, series: series, panels: panels)
    }

    /// One point at each position. Where several records are at one, their values are equal.
    private func points(of records: [Int], measure: Int, positions: [Int: Int]) -> [Chart.Point] {
        let points = records.compactMap { record -> Chart.Point? in
            guard let value = number(of: record, column: measure) else { return nil }
            return Chart.Point(
                position: position(of: record, in: positions), value: value, text: text(of: record, column: measure),
                reach: reach(of: record, column: measure), doubt: doubt(about: record, column: measure))
        }
        return Dictionary(grouping: points, by: \.position).sorted { $0.key < $1.key }.map { Self.joined($0.value) }
    }

    /// A point of equal ones.
    private static func joined(_ points: [Chart.Point]) -> Chart.Point {
        Chart.Point(
            position: points[0].position, value: points[0].value, text: points[0].text,
            reach: points[0].reach, doubt: strongest(points.map(\.doubt)))
    }
}
