import Books

/// Lines and steps over an axis of words or numbers.
struct LinePanels {
    private let chart: Chart
    private let isSingle: Bool
    private let scale: Scale
    /// The positions of the axis on a scale, if they are numbers.
    private let across: Scale?
    /// The same if numbers below the plot name the positions.
    private var ticked: Scale? { chart.axis.isNamed ? nil : across }

    init(_ chart: Chart) {
        self.chart = chart
        isSingle = chart.panels.count < 2
        scale = Scale(
            chart.values(withMarks: SeriesMarks.arrowLength / Self.height(isSingle: isSingle)), count: isSingle ? 5 : 3,
            hasZero: false)
        let count = isSingle ? 6 : 3
        across = chart.axis.numbers.map { Scale($0, count: count, hasZero: false) }
    }

    func draw(_ area: ClosedRange<Double>, from top: Double, on picture: inout Picture) -> Double {
        let labelsAtEnds = isSingle && chart.series.count > 1
        let start = labelsAtEnds ? top : SeriesMarks.key(chart.series, area, from: top, on: &picture)
        let left = max(
            (scale.ticks.map { TextMetrics.width($0.label, size: Style.size) }.max() ?? 0) + 8, overhang.left)
        let names = labelsAtEnds ? nameLines(area) : []
        let right =
            names.flatMap { $0 }.map { TextMetrics.width($0, size: Style.size) + nameOffset + 9 }.max()
            ?? max(8, overhang.right)
        // The labels of both ends of a scale are beside each other.
        let least = left + right + overhang.left + overhang.right + AxisLabels.gap
        let grid = PanelGrid(chart.panels.count, in: area, least: max(150, least))
        let height = Self.height(isSingle: isSingle)
        // Panels above each other have the same labels.
        var labels: [Double: AxisLabels] = [:]
        return grid.draw(chart.panels, from: start, offset: 6, on: &picture) { panel, x, y, picture in
            let plot = Rectangle(x: x + left, y: y, width: grid.width - left - right, height: height)
            let below = labels[x] ?? axisLabels(under: plot, right: names.isEmpty ? right : nameOffset - 4)
            labels[x] = below
            return draw(panel, in: plot, labels: below, names: names, on: &picture)
        }
    }

    private static func height(isSingle: Bool) -> Double { isSingle ? 260 : 110 }

    /// How far the labels of numbers below the plot reach beyond it.
    private var overhang: (left: Double, right: Double) { ticked.map(AxisLabels.overhang) ?? (0, 0) }

    /// Where the marks of names are, right of the plot: on a scale, the last points may be at its edge.
    private var nameOffset: Double { across == nil ? 5 : max(14, overhang.right + 4) }

    /// The names of the series in lines that leave room for the plot.
    private func nameLines(_ area: ClosedRange<Double>) -> [[String]] {
        let most = (area.upperBound - area.lowerBound) * 0.3
        return chart.series.map { TextMetrics.lines(of: $0, size: Style.size, within: most) }
    }

    /// Returns where the panel ends.
    private func draw(
        _ panel: Chart.Panel, in plot: Rectangle, labels: AxisLabels, names: [[String]], on picture: inout Picture
    ) -> Double {
        for tick in scale.ticks {
            let y = y(tick.value, in: plot)
            picture.line(plot.x, y, plot.right, y, tick.value == 0 ? "z" : "g")
            picture.text(tick.label, plot.x - 6, y + 4, anchor: .end, "m")
        }
        labels.draw(from: plot.bottom + 6, on: &picture)
        let end = plot.bottom + 6 + labels.height
        let titled = chart.panels.flatMap(\.lines).reduce(0) { $0 + $1.points.count } <= 400
        for line in panel.lines { drawLine(line, in: plot, on: &picture) }
        for line in panel.lines {
            for point in line.points {
                let (x, y) = (x(point.position, in: plot), y(point.value, in: plot))
                if let inexactness = point.inexactness {
                    let end = point.end.map { (x: x, y: self.y($0, in: plot)) }
                    SeriesMarks.draw(inexactness, line.series, x, y, end: end, up: (0, -1), in: plot, on: &picture)
                }
                let title = titled ? chart.title(of: point, series: line.series, line.name) : nil
                SeriesMarks.draw(line.series, x, y, title: title, on: &picture)
                if let doubt = point.doubt {
                    let implied = doubt.implied.map { (x: x, y: self.y($0, in: plot)) }
                    SeriesMarks.draw(doubt, x, y, implied: implied, on: &picture)
                }
            }
        }
        return names.isEmpty ? end : max(end, drawNames(names, of: panel, beside: plot, on: &picture))
    }

    /// A line between values of neighbouring positions; a missing value leaves a gap.
    private func drawLine(_ line: Chart.Line, in plot: Rectangle, on picture: inout Picture) {
        for run in line.runs where run.count > 1 {
            var path: [(x: Double, y: Double)] = []
            for point in run {
                let (x, y) = (x(point.position, in: plot), y(point.value, in: plot))
                if chart.kind == .step, let last = path.last {
                    let middle = (last.x + x) / 2
                    // On a scale of numbers, a value holds up to the next number.
                    path += chart.axis.numbers == nil ? [(middle, last.y), (middle, y)] : [(x, last.y)]
                }
                path.append((x, y))
            }
            picture.path(path, "l\(line.series)")
        }
    }

    /// The names of the series at the ends of their lines, moved apart. Returns the lower edge of the names, which
    /// may be below the plot.
    private func drawNames(
        _ names: [[String]], of panel: Chart.Panel, beside plot: Rectangle, on picture: inout Picture
    ) -> Double {
        let ends = panel.lines.compactMap { line in line.points.last.map { (line.series, y($0.value, in: plot)) } }
        let wanted = Dictionary(grouping: ends, by: \.0).map { (series: $0.key, y: $0.value[0].1) }
            .sorted { ($0.y, $0.series) < ($1.y, $1.series) }
        let most = names.map(\.count).max() ?? 1
        let places = LabelStack.places(
            wanted.map(\.y), distance: Double(most) * 14 + 3, in: plot.y...plot.bottom)
        for (series, place) in zip(wanted.map(\.series), places) {
            let x = plot.right + nameOffset
            SeriesMarks.draw(series, x, place, title: nil, on: &picture)
            for (index, line) in names[series].enumerated() {
                picture.text(line, x + 9, place + 4 + Double(index) * 14)
            }
        }
        return (places.last ?? plot.y) + Double(most) * 14
    }

    /// - Parameter right: how far labels may extend beyond the plot.
    private func axisLabels(under plot: Rectangle, right: Double) -> AxisLabels {
        ticked.map { across in
            AxisLabels(across.ticks, at: across.ticks.map { plot.x + across.share($0.value) * plot.width })
        }
            ?? AxisLabels(
                chart.axis.labels, short: chart.axis.shortLabels,
                at: chart.axis.labels.indices.map { x($0, in: plot) }, in: plot.x - 20...plot.right + max(right, 4))
    }

    private func x(_ position: Int, in plot: Rectangle) -> Double {
        if let across, let numbers = chart.axis.numbers { return plot.x + across.share(numbers[position]) * plot.width }
        return plot.x + (Double(position) + 0.5) / Double(max(chart.axis.labels.count, 1)) * plot.width
    }

    private func y(_ value: Double, in plot: Rectangle) -> Double { plot.bottom - scale.share(value) * plot.height }
}
