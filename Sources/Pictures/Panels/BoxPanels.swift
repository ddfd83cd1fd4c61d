/// Rectangles of two measured sides, all to one scale, with a ruler.
struct BoxPanels {
    private let chart: Chart
    private static let gap = 14.0

    init(_ chart: Chart) { self.chart = chart }

    func draw(_ area: ClosedRange<Double>, from top: Double, on picture: inout Picture) -> Double {
        let whole = area.upperBound - area.lowerBound
        let all = chart.panels.flatMap(\.boxes)
        let (widest, highest) = (all.map(\.width).max() ?? 1, all.map(\.height).max() ?? 1)
        // The largest takes a quarter of the width, and the rest of the page stays in sight.
        let scale = min(whole / 4 / max(widest, 1e-9), 220 / max(highest, 1e-9))
        let y = PanelGrid.stack(chart.panels, area, from: top, gap: 14, offset: 6, on: &picture) { panel, y, picture in
            draw(panel.boxes, area, from: y, scale: scale, on: &picture)
        }
        return drawRuler(widest, x: area.lowerBound, y: y + 6, scale: scale, on: &picture)
    }

    private struct Placed {
        let box: Chart.Box
        let lines: [String]
        let width: Double
    }

    /// In rows, each on its baseline.
    private func draw(
        _ boxes: [Chart.Box], _ area: ClosedRange<Double>, from top: Double, scale: Double, on picture: inout Picture
    ) -> Double {
        let placed = boxes.map { box in
            let room = max(box.width * scale, 76)
            let lines =
                TextMetrics.lines(of: box.name, size: Style.size, within: room)
                + TextMetrics.lines(of: box.text, size: Style.size, within: room)
            let text = lines.map { TextMetrics.width($0, size: Style.size) }.max() ?? 0
            return Placed(box: box, lines: lines, width: max(box.width * scale, text))
        }
        var rows: [[Placed]] = []
        var used = Double.infinity
        for item in placed {
            if used + item.width > area.upperBound - area.lowerBound {
                rows.append([])
                used = 0
            }
            rows[rows.count - 1].append(item)
            used += item.width + Self.gap
        }
        var y = top
        for row in rows {
            let base = y + (row.map(\.box.height).max() ?? 0) * scale
            var x = area.lowerBound
            for item in row {
                draw(item, x: x, base: base, scale: scale, on: &picture)
                x += item.width + Self.gap
            }
            y = base + Double(row.map(\.lines.count).max() ?? 0) * 15 + 18
        }
        return y
    }

    private func draw(_ item: Placed, x: Double, base: Double, scale: Double, on picture: inout Picture) {
        let (width, height) = (item.box.width * scale, item.box.height * scale)
        let area = Rectangle(x: x, y: base - height, width: width, height: height)
        picture.rectangle(area, "l0", radius: min(4, width / 8), title: "\(item.box.name): \(item.box.text)")
        for (index, line) in item.lines.enumerated() { picture.text(line, x, base + 16 + Double(index) * 15) }
        if let doubt = item.box.doubt { SeriesMarks.draw(doubt, x + width, base - height, on: &picture) }
    }

    /// A round length, with ends.
    private func drawRuler(
        _ widest: Double, x: Double, y: Double, scale: Double, on picture: inout Picture
    ) -> Double {
        let ticks = Scale([0, widest / 2], count: 1, hasZero: true).ticks
        guard let tick = ticks.dropFirst().first else { return y }
        let end = x + tick.value * scale
        picture.line(x, y, end, y, "x")
        picture.line(x, y - 4, x, y + 4, "x")
        picture.line(end, y - 4, end, y + 4, "x")
        picture.text("\(tick.label) \(chart.measure)", end + 8, y + 4, "m")
        return y + 12
    }
}

extension Chart.Panel {
    /// Empty where the panel has other content.
    fileprivate var boxes: [Chart.Box] { if case .boxes(let boxes) = content { boxes } else { [] } }
}
