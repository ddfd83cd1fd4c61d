import Books

/// Horizontal bars or points, one row for each word of the axis.
struct BarPanels {
    private let chart: Chart
    private let scale: Scale
    private var hasBars: Bool { chart.kind == .bar }

    init(_ chart: Chart) {
        self.chart = chart
        // The arrows of bars may be beside the scale, where their numbers are.
        scale = Scale(
            chart.kind == .bar ? chart.values : chart.values(withMarks: 0.06), count: chart.panels.count < 2 ? 5 : 3,
            hasZero: chart.kind == .bar)
    }

    func draw(_ area: ClosedRange<Double>, from top: Double, on picture: inout Picture) -> Double {
        let start = SeriesMarks.key(chart.series, area, from: top, on: &picture)
        let grid = PanelGrid(chart.panels.count, in: area, least: 240)
        let panels = chart.panels.map { rows(of: $0.lines, width: grid.width) }
        // Equal bars are equally long in all panels.
        let labels = panels.map { RowLabels($0.map { chart.axis.labels[$0.position] }, of: grid.width) }
        let names = labels.map(\.width).max() ?? 0
        let marks = panels.joined().flatMap(\.lanes).joined().filter { !$0.text.isEmpty }
        let overhang = AxisLabels.overhang(scale)
        let right = max(
            overhang.right,
            marks.filter(isWrittenRight).map { $0.width + 2 + max(14, $0.point.map(distance) ?? 0) }.max() ?? 8)
        let left =
            names
            + marks.map { room(leftOf: $0, in: grid.width - names - right) }.reduce(max(0, overhang.left - names), max)
        var index = 0
        return grid.draw(chart.panels, from: start, offset: 4, on: &picture) { _, x, y, picture in
            defer { index += 1 }
            return draw(
                panels[index], labels[index], from: x + left, to: x + grid.width - right, top: y, names: x + names,
                on: &picture)
        }
    }

    /// Whether the text of a mark may need room at the right. The texts of missing numbers begin at zero, which is at the left if
    /// no number is below it.
    private func isWrittenRight(_ mark: Mark) -> Bool {
        mark.point.map { !isWrittenLeft($0) } ?? (scale.share(0) > 0)
    }

    /// Whether the text of a bar is at its left end.
    private func isWrittenLeft(_ point: Chart.Point) -> Bool { hasBars && point.value < 0 && point.end == nil }

    /// How much of a width the plot leaves to the text of a bar to the left, so that it begins beside the plot.
    private func room(leftOf mark: Mark, in width: Double) -> Double {
        guard let point = mark.point, isWrittenLeft(point) else { return 0 }
        let (share, wanted) = (scale.share(point.value), mark.width + distance(to: point))
        return share < 1 ? min(max(0, (wanted - share * width) / (1 - share)), wanted) : 0
    }

    /// Between a bar and its number.
    private func distance(to point: Chart.Point) -> Double {
        max(point.doubt == nil ? 6 : 14, pointsOutwards(point) ? SeriesMarks.arrowLength + 4 : 0)
    }

    /// Whether the bar may be longer than it is drawn.
    private func pointsOutwards(_ point: Chart.Point) -> Bool {
        switch point.inexactness {
        case .below: point.value < 0
        case .above: point.value >= 0
        case .around, .to, nil: false
        }
    }

    private func rows(of lines: [Chart.Line], width: Double) -> [Row] {
        // Where texts are at both sides, bars and names need room, too.
        let isTwoSided = chart.values.contains { $0 < 0 }
        let items = lines.flatMap { line in
            line.points.map { (position: $0.position, series: line.series, content: Content.point($0)) }
                + line.gaps.map { ($0.position, line.series, .gap($0)) }
        }
        return Dictionary(grouping: items, by: \.position).sorted { $0.key < $1.key }.map { position, items in
            let gaps = items.compactMap { if case .gap(let gap) = $0.content { gap.text } else { nil } }
            // Where all series lack the same, it is said once.
            let isOneGap = gaps.count == items.count && Set(gaps).count == 1
            let marks = (isOneGap ? items.prefix(1) : items[...]).map { item in
                switch item.content {
                case .point(let point):
                    Mark(
                        item.series, point,
                        hasBars ? wrapped(point.text, in: width, shares: isTwoSided ? (0.2, 0.25) : (0.35, 0.45)) : [])
                case .gap(let gap):
                    Mark(
                        item.series, nil,
                        wrapped(
                            isOneGap ? gap.text : chart.title(of: gap, series: item.series), in: width,
                            shares: isTwoSided ? (0.25, 0.25) : (0.45, 0.45)))
                }
            }
            guard !hasBars else { return Row(position: position, lanes: marks.map { [$0] }) }
            let points = marks.filter { $0.point != nil }
            return Row(
                position: position,
                lanes: (points.isEmpty ? [] : [points]) + marks.filter { $0.point == nil }.map { [$0] })
        }
    }

    private enum Content {
        case point(Chart.Point)
        case gap(Chart.Gap)
    }

    /// Lines that take a share of the width; up to another share, if only then a number is not divided.
    private func wrapped(_ text: String, in width: Double, shares: (usual: Double, most: Double)) -> [String] {
        let part = TextMetrics.widths(of: text, size: Style.size).widestPart + 1
        let room = max(width * shares.usual, min(part, width * shares.most))
        return TextMetrics.lines(of: text, size: Style.size, within: room)
    }

    /// - Parameter names: where the plot begins with its texts at the left.
    private func draw(
        _ rows: [Row], _ labels: RowLabels, from left: Double, to right: Double, top: Double,
        names: Double, on picture: inout Picture
    ) -> Double {
        let heights = zip(rows, labels.heights).map { max($1, $0.height + 8) }
        let plot = Rectangle(x: left, y: top, width: right - left, height: heights.reduce(0, +))
        let end = drawTicks(in: plot, on: &picture)
        var y = plot.y
        for (index, row) in rows.enumerated() {
            let middle = y + heights[index] / 2
            labels.draw(index, right: names - 10, middle: middle, on: &picture)
            var lane = middle - row.height / 2
            for marks in row.lanes {
                for mark in marks { draw(mark, at: lane, in: plot, on: &picture) }
                lane += Row.height(of: marks)
            }
            y += heights[index]
        }
        return end
    }

    /// A word of the axis with its marks, one below the other; points share one lane.
    private struct Row {
        let position: Int
        let lanes: [[Mark]]

        var height: Double { lanes.reduce(0) { $0 + Self.height(of: $1) } }

        static func height(of lane: [Mark]) -> Double { lane.map(\.height).max() ?? 0 }
    }

    private struct Mark {
        let series: Int
        /// Nil if a number is missing.
        let point: Chart.Point?
        /// What is written beside the mark.
        let text: [String]

        init(_ series: Int, _ point: Chart.Point?, _ text: [String]) {
            (self.series, self.point, self.text) = (series, point, text)
        }

        var height: Double { max(14, Double(text.count) * 14) }
        var width: Double { text.map { TextMetrics.width($0, size: Style.size) }.max() ?? 0 }
    }

    /// Returns where their labels end.
    private func drawTicks(in plot: Rectangle, on picture: inout Picture) -> Double {
        for tick in scale.ticks {
            let x = self.x(tick.value, in: plot)
            picture.line(x, plot.y, x, plot.bottom, tick.value == 0 ? "z" : "g")
        }
        let places = scale.ticks.map { x($0.value, in: plot) }
        let labels = AxisLabels(scale.ticks, at: places)
        labels.draw(from: plot.bottom + 4, on: &picture)
        return plot.bottom + 4 + labels.height
    }

    private func draw(_ mark: Mark, at y: Double, in plot: Rectangle, on picture: inout Picture) {
        guard let point = mark.point else { return drawGap(mark, at: y, in: plot, on: &picture) }
        if hasBars {
            drawBar(point, mark, at: y, in: plot, on: &picture)
        } else {
            drawPoint(point, mark.series, at: y + 7, in: plot, on: &picture)
        }
    }

    private func drawBar(
        _ point: Chart.Point, _ mark: Mark, at y: Double, in plot: Rectangle, on picture: inout Picture
    ) {
        // A range is a bar from its lower end to its upper end.
        let (zero, end) = (x(point.end ?? 0, in: plot), x(point.value, in: plot))
        let bar = Rectangle(x: min(zero, end), y: y + 1, width: max(abs(end - zero), 1), height: 12)
        let title = chart.title(of: point, series: mark.series)
        if point.inexactness?.isLimit == true {
            drawLimit(point, bar, mark.series, end: end, title: title, on: &picture)
        } else {
            picture.rectangle(bar, SeriesMarks.style(mark.series), title: title)
        }
        if isWrittenLeft(point) {
            write(mark.text, at: end - distance(to: point), y, anchor: .end, on: &picture)
        } else {
            write(mark.text, at: max(zero, end) + distance(to: point), y, on: &picture)
        }
        if let doubt = point.doubt { draw(doubt, at: end, y + 7, in: plot, on: &picture) }
    }

    /// A hollow bar with an arrow to where the number may be.
    private func drawLimit(
        _ point: Chart.Point, _ bar: Rectangle, _ series: Int, end: Double, title: String, on picture: inout Picture
    ) {
        let outline = Rectangle(x: bar.x + 1, y: bar.y + 1, width: max(bar.width - 2, 1), height: bar.height - 2)
        picture.rectangle(outline, SeriesMarks.lineStyle(series), title: title)
        // An arrow inside has room in a longer bar only.
        guard let inexactness = point.inexactness, pointsOutwards(point) || bar.width > SeriesMarks.arrowLength + 4
        else { return }
        let place = Rectangle(
            x: bar.x - SeriesMarks.arrowLength, y: bar.y, width: bar.width + 2 * SeriesMarks.arrowLength,
            height: bar.height)
        SeriesMarks.draw(
            inexactness, series, end, bar.y + bar.height / 2, end: nil, up: (1, 0), in: place, on: &picture)
    }

    private func drawPoint(
        _ point: Chart.Point, _ series: Int, at y: Double, in plot: Rectangle, on picture: inout Picture
    ) {
        let x = x(point.value, in: plot)
        if let inexactness = point.inexactness {
            let end = point.end.map { (x: self.x($0, in: plot), y: y) }
            SeriesMarks.draw(inexactness, series, x, y, end: end, up: (1, 0), in: plot, on: &picture)
        }
        SeriesMarks.draw(series, x, y, title: chart.title(of: point, series: series), on: &picture)
        if let doubt = point.doubt { draw(doubt, at: x, y, in: plot, on: &picture) }
    }

    /// A hatched box where a bar would begin, or at the edge of the scale, with what is there instead of a number.
    private func drawGap(_ mark: Mark, at y: Double, in plot: Rectangle, on picture: inout Picture) {
        let (start, width) = (min(max(x(0, in: plot), plot.x), plot.right), 24.0)
        // If all values are negative, zero is at the right edge.
        let left = start + width > plot.right ? start - width : start
        let box = Rectangle(x: left, y: y + 2, width: width, height: 10)
        picture.hatching(box)
        picture.path(
            [
                (box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom),
                (box.x, box.y),
            ], "x")
        write(mark.text, at: left + width + 6, y, on: &picture)
    }

    private func write(
        _ lines: [String], at x: Double, _ y: Double, anchor: Picture.Anchor = .start, on picture: inout Picture
    ) {
        for (index, line) in lines.enumerated() {
            picture.text(line, x, y + 11 + Double(index) * 14, anchor: anchor, "m")
        }
    }

    private func draw(_ doubt: Chart.Doubt, at x: Double, _ y: Double, in plot: Rectangle, on picture: inout Picture) {
        SeriesMarks.draw(doubt, x, y, implied: doubt.implied.map { (self.x($0, in: plot), y) }, on: &picture)
    }

    private func x(_ value: Double, in plot: Rectangle) -> Double { plot.x + scale.share(value) * plot.width }
}
