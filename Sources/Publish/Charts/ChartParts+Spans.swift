import Books
import Pictures

/// The versions in which something holds: a row for each combination of the other fields.
extension ChartParts {
    func spans(along version: VersionAxis) -> ChartContent {
        let positions = version.positions(of: records, ranks: ranks)
        let groups = rows(of: records)
        let spans = groups.enumerated().flatMap { row, group in
            let spans = group.records.compactMap { record -> Chart.Span? in
                guard let range = positions.ranges[record] else { return nil }
                let open = version.openEnds(of: record)
                return Chart.Span(
                    row: row, first: range.lowerBound, last: range.upperBound, opensBefore: open.before,
                    opensAfter: open.after, doubt: doubt(about: record, column: nil))
            }
            return spans.sorted { ($0.first, $0.last) < ($1.first, $1.last) }.reduce(into: [Chart.Span]()) {
                bars, span in
                // Neighbouring versions make one bar.
                guard var bar = bars.last, span.first <= bar.last + 1 else { return bars.append(span) }
                bar.last = max(bar.last, span.last)
                bar.opensBefore = bar.opensBefore || span.opensBefore
                bar.opensAfter = bar.opensAfter || span.opensAfter
                bar.doubt = Self.strongest([bar.doubt, span.doubt])
                bars[bars.count - 1] = bar
            }
        }
        let undrawn = groups.filter { $0.records.contains { positions.ranges[$0] == nil } }.map(\.name)
        return ChartContent(
            axis: Chart.Axis(
                title: version.title(language: material.language),
                labels: positions.words.map { version.label($0, language: material.language) }),
            panels: [Chart.Panel(title: "", content: .spans(rows: groups.map(\.name), spans))],
            undrawn: undrawn.isEmpty ? nil : listed(undrawn))
    }
}
