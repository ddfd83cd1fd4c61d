import Books

/// Horizontal bars or points, one row for each word of the axis.
struct BarPanels {
    private let chart: Chart
    private let scale: Scale
    private var hasBars: Bool { chart.kind == .bar }

    init(_ chart: Chart) {
        self.chart = chart
        scale = Scale(chart.values, count: chart.panels.count < 2 ? 5 : 3, hasZero: chart.kind == .bar)
    }

    func draw(_ area: ClosedRange<Double>, from top: Double, on picture: inout Picture) -> Double {
        let start = SeriesMarks.key(chart.series, area, from: top, on: &picture)
        let grid = PanelGrid(chart.panels.count, in: area, least: 240)
        let panels = chart.panels.map { rows(of: $0.lines, width: grid.width) }
        // Equal bars are equally long in all panels.
        let labels = panels.map { RowLabels($0.map { chart.axis.labels[$0[0].point.position] }, of: grid.width) }
        let left = labels.map(\.width).max() ?? 0
        let texts = panels.joined().joined().flatMap(\.text)
        let right = texts.map { TextMetrics.width($0, size: Style.size) + 16 }.max() ?? 8
        var index = 0
        return grid.draw(chart.panels, from: start, offset: 4, on: &picture) { _, x, y, picture in
            defer { index += 1 }
            return draw(
                panels[index], labels[index], from: x + left, to: x + grid.width - right, top: y, on: &picture)
        }
    }

    private func rows(of lines: [Chart.Line], width: Double) -> [[Mark]] {
        let marks = lines.flatMap { line in
            line.points.map { point in
                let text = hasBars ? TextMetrics.lines(of: point.text, size: Style.size, within: width * 0.35) : []
                return Mark(series: line.series, point: point, text: text)
            }
        }
        return Dictionary(grouping: marks, by: \.point.position).sorted { $0.key < $1.key }.map(\.value)
    }

    private func draw(
        _ rows: [[Mark]], _ labels: RowLabels, from left: Double, to right: Double, top: Double,
        on picture: inout Picture
    ) -> Double {
        let heights = zip(rows, labels.heights).map { row, label in
            max(label, 22, hasBars ? row.reduce(8) { $0 + $1.height } : 0)
        }
        let plot = Rectangle(x: left, y: top, width: right - left, height: heights.reduce(0, +))
        let end = drawTicks(in: plot, on: &picture)
        var y = plot.y
        for (row, marks) in rows.enumerated() {
            let middle = y + heights[row] / 2
            labels.draw(row, right: plot.x - 10, middle: middle, on: &picture)
            var barTop = middle - marks.reduce(0) { $0 + $1.height } / 2
            for mark in marks {
                if hasBars {
                    drawBar(mark, at: barTop, in: plot, on: &picture)
                } else {
                    drawPoint(mark, at: middle, in: plot, on: &picture)
                }
                barTop += mark.height
            }
            y += heights[row]
        }
        return end
    }

    private struct Mark {
        let series: Int
        let point: Chart.Point
        /// The value beside the bar.
        let text: [String]

        var height: Double { max(14, Double(text.count) * 14) }
    }

    /// Returns where their labels end.
    private func drawTicks(in plot: Rectangle, on picture: inout Picture) -> Double {
        for tick in scale.ticks {
            let x = self.x(tick.value, in: plot)
            picture.line(x, plot.y, x, plot.bottom, tick.value == 0 ? "z" : "g")
        }
        let places = scale.ticks.map { x($0.value, in: plot) }
        let labels = AxisLabels(scale.ticks.map(\.label), at: places, in: plot.x - 20...plot.right + 8)
        labels.draw(from: plot.bottom + 4, on: &picture)
        return plot.bottom + 4 + labels.height
    }

    private func drawBar(_ mark: Mark, at y: Double, in plot: Rectangle, on picture: inout Picture) {
        let point = mark.point
        let (zero, end) = (x(0, in: plot), x(point.value, in: plot))
        let bar = Rectangle(x: min(zero, end), y: y + 1, width: max(abs(end - zero), 1), height: 12)
        picture.rectangle(
            bar, SeriesMarks.style(mark.series), title: chart.title(of: point, series: mark.series))
        for (index, line) in mark.text.enumerated() {
            picture.text(line, max(zero, end) + 6 + (point.doubt == nil ? 0 : 8), y + 11 + Double(index) * 14, "m")
        }
        if let doubt = point.doubt { draw(doubt, at: end, y + 7, in: plot, on: &picture) }
    }

    private func drawPoint(_ mark: Mark, at y: Double, in plot: Rectangle, on picture: inout Picture) {
        let x = x(mark.point.value, in: plot)
        let title = chart.title(of: mark.point, series: mark.series)
        if let reach = mark.point.reach {
            let end = mark.point.end.map { (x: self.x($0, in: plot), y: y) }
            SeriesMarks.draw(reach, mark.series, x, y, end: end, up: (1, 0), in: plot, on: &picture)
        }
        SeriesMarks.draw(mark.series, x, y, title: title, on: &picture)
        if let doubt = mark.point.doubt { draw(doubt, at: x, y, in: plot, on: &picture) }
    }

    private func draw(_ doubt: Chart.Doubt, at x: Double, _ y: Double, in plot: Rectangle, on picture: inout Picture) {
        SeriesMarks.draw(doubt, x, y, implied: doubt.implied.map { (self.x($0, in: plot), y) }, on: &picture)
    }

    private func x(_ value: Double, in plot: Rectangle) -> Double { plot.x + scale.share(value) * plot.width }
}
