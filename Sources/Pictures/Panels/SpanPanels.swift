/// Bars from the first to the last word of an axis, one row for each thing.
struct SpanPanels {
    private let chart: Chart

    init(_ chart: Chart) { self.chart = chart }

    func draw(_ area: ClosedRange<Double>, from top: Double, on picture: inout Picture) -> Double {
        PanelGrid.stack(chart.panels, area, from: top, on: &picture) { panel, y, picture in
            guard case .spans(let rows, let spans) = panel.content else { return y }
            return draw(spans, of: rows, area, from: y, on: &picture)
        }
    }

    private func draw(
        _ spans: [Chart.Span], of rows: [String], _ area: ClosedRange<Double>, from top: Double,
        on picture: inout Picture
    ) -> Double {
        let whole = area.upperBound - area.lowerBound
        let labels = RowLabels(rows, of: whole)
        let heights = labels.heights.map { max(20, $0) }
        let tops = heights.reduce(into: [0.0]) { $0.append(($0.last ?? 0) + $1) }
        let count = Double(max(chart.axis.labels.count, 1))
        let (x, width) = (area.lowerBound + labels.width, whole - labels.width)
        let places = chart.axis.labels.indices.map { x + (Double($0) + 0.5) / count * width }
        let heads = AxisLabels(
            chart.axis.labels, short: chart.axis.shortLabels, at: places, in: x - 10...x + width)
        let plot = Rectangle(x: x, y: top + heads.height + 4, width: width, height: tops.last ?? 0)
        func middle(_ row: Int) -> Double { plot.y + tops[row] + heights[row] / 2 }
        heads.draw(from: top, on: &picture)
        for head in heads.labels where head.anchor == .middle {
            picture.line(head.x, plot.y, head.x, plot.bottom, "g")
        }
        for row in rows.indices {
            labels.draw(row, right: plot.x - 8, middle: middle(row), on: &picture)
        }
        for span in spans {
            let start = plot.x + Double(span.first) / count * plot.width + 2
            let end = plot.x + Double(span.last + 1) / count * plot.width - 2
            let y = middle(span.row)
            let words = [span.opensBefore ? nil : span.first, span.opensAfter ? nil : span.last]
                .map { $0.map { chart.axis.labels[$0] } ?? "" }
            let title =
                "\(rows[span.row]): "
                + (words[0] == words[1] && !words[0].isEmpty ? words[0] : words.joined(separator: "–"))
            let head = min(Self.headLength, (end - start) / 3)
            let (from, to) = (start + (span.opensBefore ? head : 0), end - (span.opensAfter ? head : 0))
            let bar = Rectangle(x: from, y: y - 5, width: max(to - from, 2), height: 10)
            picture.rectangle(bar, SeriesMarks.style(0), radius: 3, title: title)
            let style = SeriesMarks.lineStyle(0)
            if span.opensBefore { SeriesMarks.arrow(from: (from, y), to: (start, y), style, on: &picture) }
            if span.opensAfter { SeriesMarks.arrow(from: (to, y), to: (end, y), style, on: &picture) }
            if let doubt = span.doubt { SeriesMarks.draw(doubt, end, y, on: &picture) }
        }
        return plot.bottom
    }

    /// The length of an arrow at an open end.
    private static let headLength = 14.0
}
