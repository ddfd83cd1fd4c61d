import Books
import Charts
import Text

/// The series of a chart with points.
struct ChartLines {
    let axis: Chart.Axis
    let series: [String]
    let panels: [Chart.Panel]

    init(_ parts: ChartParts, measure: Int) {
        let roles = parts.roles
        let (axis, positions) = parts.axis(roles.axis, areNumbers: roles.kind == .line || roles.kind == .step)
        let words = roles.series.map(parts.words) ?? []
        let places = Dictionary(first: words.enumerated().map { ($1, $0) })
        self.axis = axis
        series = roles.series.map { field in words.map { parts.label($0, field: field) } } ?? []
        panels = parts.groups(of: parts.records, by: roles.facets).map { name, records in
            let fields = [roles.series].compactMap { $0 } + roles.others
            let all = parts.groups(of: records, by: fields).map { _, records in
                Chart.Line(
                    series: roles.series.flatMap { places[parts.ranks.rank(records[0], field: $0)] } ?? 0,
                    points: Self.points(of: records, in: parts, measure: measure, positions: positions))
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
    }

    /// One point at each position. Where several records are at one, their values are equal.
    private static func points(
        of records: [Int], in parts: ChartParts, measure: Int, positions: [Int: Int]
    ) -> [Chart.Point] {
        let points = records.compactMap { record -> Chart.Point? in
            guard let value = parts.number(of: record, column: measure) else { return nil }
            let position = parts.roles.axis.flatMap { positions[parts.ranks.rank(record, field: $0)] } ?? 0
            return Chart.Point(
                position: position, value: value, text: parts.text(of: record, column: measure),
                doubt: parts.doubt(about: record, column: measure))
        }
        return Dictionary(grouping: points, by: \.position).sorted { $0.key < $1.key }.map { joined($0.value) }
    }

    /// A point of equal ones.
    private static func joined(_ points: [Chart.Point]) -> Chart.Point {
        Chart.Point(
            position: points[0].position, value: points[0].value, text: points[0].text,
            doubt: ChartParts.strongest(points.map(\.doubt)))
    }
}
