import Books
import Pictures

/// The versions in which something holds: a row for each combination of the other fields.
extension ChartParts {
    func spans(along version: VersionAxis) -> ChartContent {
        let positions = version.positions(of: records, ranks: ranks)
        let groups = rows(of: records)
        let spans = groups.enumerated().flatMap { row, group in
            let places = group.records.compactMap { record in
                positions.ranges[record].map {
                    (range: $0, open: version.openEnds(of: record), doubt: doubt(about: record, column: nil))
                }
            }.sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
            return places.reduce(into: [Chart.Span]()) { spans, place in
                // Neighbouring versions make one bar.
                if let last = spans.last, place.range.lowerBound <= last.last + 1 {
                    spans[spans.count - 1] = Chart.Span(
                        row: row, first: last.first, last: max(last.last, place.range.upperBound),
                        opensBefore: last.opensBefore || place.open.before,
                        opensAfter: last.opensAfter || place.open.after,
                        doubt: Self.strongest([last.doubt, place.doubt]))
                } else {
                    spans.append(
                        Chart.Span(
                            row: row, first: place.range.lowerBound, last: place.range.upperBound,
                            opensBefore: place.open.before, opensAfter: place.open.after, doubt: place.doubt))
                }
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
