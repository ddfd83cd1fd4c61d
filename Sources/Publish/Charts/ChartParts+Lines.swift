import Books
import Pictures
import Records
import Text

/// The series of a chart with points.
extension ChartParts {
    func lines(measure: Int) -> ChartContent {
        let (axis, positions) = axis(areNumbers: roles.kind == .line || roles.kind == .step)
        let words = roles.series.map(words) ?? []
        let missing = roles.axis.flatMap { field in
            self.words(of: field).first { ranks.ids(field)[$0].isEmpty }.flatMap { positions[$0] }
        }
        let places = Dictionary(first: words.enumerated().map { ($1, $0) })
        let panels = groups(of: records, by: roles.facets).map { name, records in
            let rows = groups(of: records, by: rowFields)
            let isCrossed = !isNested(rows.map(\.1), in: positions)
            let all = rows.map { _, records in
                let points = points(of: records, measure: measure, positions: positions)
                return Chart.Line(
                    series: roles.series.flatMap { places[ranks.rank(records[0], field: $0)] } ?? 0, points: points,
                    gaps: hasRows
                        ? gaps(
                            between: points, of: records, measure: measure, positions: positions, isCrossed: isCrossed)
                        : [],
                    breaks: axis.numbers.map { _ in
                        leftOut.positions(besides: records[0], in: positions)
                            .union(self.positions(without: measure, of: records, positions))
                    },
                    apart: missing,
                    name: hasRows ? "" : self.name(of: records[0], fields: roles.others))
            }
            // Lines that are alike are drawn once, with the doubts of all of them.
            let lines = all.filter { !$0.points.isEmpty || !$0.gaps.isEmpty }
                .groups { line in
                    ["\(line.series)"] + line.points.map { "\($0.position) \($0.text)" }
                        + line.gaps.map { "\($0.position) \($0.text)" } + (line.breaks ?? []).sorted().map { "\($0)" }
                }
                .map { _, equal in
                    var line = equal[0]
                    line.points = line.points.indices.map { index in Self.joined(equal.map { $0.points[index] }) }
                    line.name = material.say.list(equal.map(\.name))
                    return line
                }
            return Chart.Panel(title: name, content: .lines(Self.named(lines)))
        }
        let series = roles.series.map { field in
            words.map { joined([rowLabel($0, field: field, of: [field])], [field]) }
        }
        let off = recordsOffAxis.map { name(of: $0, fields: roles.facets + rowFields + [roles.axis].compactMap { $0 }) }
        return ChartContent(
            axis: axis, series: series ?? [], panels: panels, undrawn: off.isEmpty ? nil : listed(off))
    }

    /// Lines without the names of those that are the only ones of their series.
    private static func named(_ lines: [Chart.Line]) -> [Chart.Line] {
        lines.map { line in
            var line = line
            if lines.count(where: { $0.series == line.series }) == 1 { line.name = "" }
            return line
        }
    }

    /// One point at each position. Where several records are at one, their values are equal.
    private func points(of records: [Int], measure: Int, positions: [Int: Int]) -> [Chart.Point] {
        let points = records.compactMap { record -> Chart.Point? in
            guard let value = number(of: record, column: measure) else { return nil }
            return Chart.Point(
                position: position(of: record, in: positions), value: value, text: text(of: record, column: measure),
                inexactness: inexactness(of: record, column: measure), doubt: doubt(about: record, column: measure))
        }
        return Dictionary(grouping: points, by: \.position).sorted { $0.key < $1.key }.map { Self.joined($0.value) }
    }

    /// The positions of records without a number.
    private func positions(without measure: Int, of records: [Int], _ positions: [Int: Int]) -> [Int] {
        records.filter { number(of: $0, column: measure) == nil }.map { position(of: $0, in: positions) }
    }

    /// Whether each position is a row, in which a missing number is not seen as a gap of a line.
    private var hasRows: Bool { roles.kind == .bar || roles.kind == .dot }

    /// Whether each position has records of one row only, as gauges of a river: then no row lacks the words of others.
    private func isNested(_ rows: [[Int]], in positions: [Int: Int]) -> Bool {
        let places = rows.map { Set($0.map { position(of: $0, in: positions) }) }
        return rows.count > 1
            && places.reduce(0) { $0 + $1.count } == places.reduce(into: Set()) { $0.formUnion($1) }.count
    }

    /// The positions of records without a number, and all others if most positions have records: then a word without one
    /// is missing, and does not belong to other lines, unless conditions leave its record out.
    ///
    /// - Parameter isCrossed: whether positions may have records of several rows.
    private func gaps(
        between points: [Chart.Point], of records: [Int], measure: Int, positions: [Int: Int], isCrossed: Bool
    ) -> [Chart.Gap] {
        let drawn = Set(points.map(\.position))
        let stated = Dictionary(
            first: records.map { (position(of: $0, in: positions), dataset.records[$0].values[measure]) })
        let leftOut = leftOut.positions(besides: records[0], in: positions).subtracting(stated.keys)
        let isWhole = isCrossed && (stated.count + leftOut.count) * 2 > positions.count
        let missing = (0..<max(positions.count, 1)).filter { position in
            !drawn.contains(position) && (stated[position] != nil || isWhole && !leftOut.contains(position))
        }
        return missing.map {
            let value = stated[$0].flatMap { $0 }
            return Chart.Gap(
                position: $0,
                text: value == nil || value == .notAvailable
                    ? material.say("no value", ja: "値なし") : material.display(value, of: definition.values[measure]))
        }
    }

    /// A point of equal ones.
    private static func joined(_ points: [Chart.Point]) -> Chart.Point {
        var point = points[0]
        point.doubt = strongest(points.map(\.doubt))
        return point
    }
}
