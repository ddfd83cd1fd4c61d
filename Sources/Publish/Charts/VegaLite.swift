import Books
package import Pictures
import Text

/// A chart as a specification of Vega-Lite (https://vega.github.io/vega-lite/, version 5), which users can restyle.
///
/// Its data are rows with the labels that people read; doubtful values have `doubt` and, where rules imply a value, `implied`;
/// numbers that are not exact have `inexact`, their text, and ranges their upper `end`.
package struct VegaLite {
    private let chart: Chart

    package init(_ chart: Chart) { self.chart = chart }

    package var document: [UInt8] {
        let layers = JSON.array(layers)
        let hasPanels = chart.panels.count > 1
        let document: JSON = [
            "$schema": "https://vega.github.io/schema/vega-lite/v5.json",
            "title": ["text": .string(chart.title), "subtitle": .string(chart.subtitle)],
            "description": .string(chart.summary),
            "usermeta": ["foot": .string(chart.foot.text), "language": .string(chart.language)],
            "data": .lines(["values": .lines(.array(rows.map { .object($0) }))]),
            "facet": hasPanels
                ? ["field": "panel", "type": "nominal", "title": .null, "sort": names(chart.panels.map(\.title))] : nil,
            "columns": hasPanels ? .integer(4) : nil, "spec": hasPanels ? ["layer": layers] : nil,
            "layer": hasPanels ? nil : layers,
        ]
        return JSON.lines(document).document
    }
}

/// The rows.
extension VegaLite {
    private var rows: [[JSON.Member]] {
        chart.panels.flatMap { panel -> [[JSON.Member]] in
            let start: [JSON.Member] = chart.panels.count > 1 ? [("panel", .string(panel.title))] : []
            return rows(of: panel.content).map { start + $0 }
        }
    }

    private func rows(of content: Chart.Content) -> [[JSON.Member]] {
        switch content {
        case .lines(let lines):
            // A line across a missing value would hide it.
            lines.flatMap { line in line.runs.map { (line, $0) } }.enumerated().flatMap { number, run in
                let (line, points) = run
                return points.map { [("line", .integer(number))] + series(line) + row(of: $0) }
            }
                + gaps(of: lines)
        case .cells(let names, let cells):
            cells.map { cell in
                [("row", .string(names[cell.row])), position(cell.position)]
                    + (cell.value.map { [("value", Self.number($0))] } ?? []) + [("text", .string(cell.text))]
                    + Self.doubt(cell.doubt)
            }
        case .spans(let names, let spans):
            spans.flatMap { span in
                (span.first...span.last).map { place in
                    [("row", .string(names[span.row])), position(place)] + Self.doubt(span.doubt)
                }
            }
        case .boxes(let boxes):
            boxes.map { box in
                [("row", .string(box.name)), ("width", Self.number(box.width)), ("height", Self.number(box.height))]
                    + [("text", .string(box.text))] + Self.doubt(box.doubt)
            }
        }
    }

    private func row(of point: Chart.Point) -> [JSON.Member] {
        var row = [position(point.position), ("value", Self.number(point.value)), ("text", .string(point.text))]
        if point.inexactness != nil { row.append(("inexact", .string(point.text))) }
        if let end = point.end { row.append(("end", Self.number(end))) }
        return row + Self.doubt(point.doubt)
    }

    /// A row for each missing bar; the points of a position share their place, and so do the texts there.
    private func gaps(of lines: [Chart.Line]) -> [[JSON.Member]] {
        func text(_ line: Chart.Line, _ gap: Chart.Gap) -> String { chart.title(of: gap, series: line.series) }
        let gaps = lines.flatMap { line in line.gaps.map { (line, $0) } }
        guard chart.kind == .dot else {
            return gaps.map { line, gap in
                series(line) + [position(gap.position), ("missing", .string(text(line, gap)))]
            }
        }
        return gaps.groups { $0.1.position }.map { place, gaps in
            [position(place), ("missing", .string(gaps.map { text($0.0, $0.1) }.joined(separator: "; ")))]
        }
    }

    private func series(_ line: Chart.Line) -> [JSON.Member] {
        chart.series.count > 1 ? [("series", .string(chart.series[line.series]))] : []
    }

    private func position(_ index: Int) -> JSON.Member {
        ("position", chart.axis.numbers.map { Self.number($0[index]) } ?? .string(chart.axis.labels[index]))
    }

    private static func doubt(_ doubt: Chart.Doubt?) -> [JSON.Member] {
        guard let doubt else { return [] }
        return [("doubt", doubt.isOpen ? "open" : "accepted")]
            + (doubt.implied.map { [("implied", number($0))] } ?? [])
    }

    private static func number(_ value: Double) -> JSON {
        ExactNumber("\(value)").map { .number($0.shortest) } ?? .real(value)
    }
}

/// The marks.
extension VegaLite {
    private var layers: [JSON] {
        switch chart.kind {
        case .line: pointLayers(mark: ["type": "line"], x: across, y: measured)
        case .step: pointLayers(mark: ["type": "line", "interpolate": "step"], x: across, y: measured)
        case .bar:
            [layer(["type": "bar"], x: amount, y: down, color: color, more: beside + [tooltip])]
                + (hasDoubts ? [ring(x: amount, y: down, more: beside)] : [])
                + inexactLayers(x: amount, y: down, end: "x2", more: beside) + gapLayers(more: beside)
        case .dot: pointLayers(mark: nil, x: amount, y: down) + gapLayers()
        case .heatMap, .changes:
            [
                layer(["type": "rect"], x: across, y: rowAxis, color: cellColor),
                layer(["type": "text"], x: across, y: rowAxis, color: nil, more: [("text", ["field": "text"])]),
            ] + doubtfulCells
        case .range: [layer(["type": "rect"], x: across, y: rowAxis, color: nil)] + doubtfulCells
        case .rectangles: [rectangles()] + (hasDoubts ? [rectangles(inDoubt: true)] : [])
        }
    }

    /// The colour of what is in doubt.
    private static let doubtful = JSON.string("#9B1C1C")

    private static let isDoubtful = JSON.array([["filter": "isValid(datum.doubt)"]])

    private var hasDoubts: Bool { rows.contains { $0.contains { $0.key == "doubt" } } }

    /// Frames of cells; empty if none is in doubt.
    private var doubtfulCells: [JSON] {
        hasDoubts
            ? [
                [
                    "transform": Self.isDoubtful,
                    "mark": [
                        "type": "rect", "filled": .boolean(false), "stroke": Self.doubtful,
                        "strokeWidth": .integer(2),
                    ],
                    "encoding": ["x": across, "y": rowAxis],
                ]
            ] : []
    }

    private func ring(x: JSON, y: JSON, more: [JSON.Member] = []) -> JSON {
        [
            "transform": Self.isDoubtful,
            "mark": ["type": "point", "size": .integer(200), "color": Self.doubtful],
            "encoding": .object([("x", x), ("y", y)] + more),
        ]
    }

    private var across: JSON {
        let title = JSON.string(chart.axis.title)
        guard chart.axis.numbers == nil else {
            return ["field": "position", "type": "quantitative", "sort": .null, "title": title]
        }
        // Positions without a value are places of the axis, too.
        return [
            "field": "position", "type": "ordinal", "sort": .null, "title": title,
            "scale": ["domain": .array(chart.axis.labels.map { .string($0) })],
        ]
    }
    private var down: JSON {
        [
            "field": "position", "type": "nominal", "sort": names(chart.axis.labels),
            "title": .string(chart.axis.title),
        ]
    }

    /// The order of the names, given explicitly because rows without a number come last in the data.
    private func names(_ names: [String]) -> JSON { .array(names.map { .string($0) }) }

    private var measured: JSON {
        ["field": "value", "type": "quantitative", "scale": ["zero": .boolean(false)], "title": .string(chart.measure)]
    }
    private var amount: JSON { amount(of: "value") }

    private func amount(of field: String) -> JSON {
        ["field": .string(field), "type": "quantitative", "title": .string(chart.measure)]
    }

    private var rowAxis: JSON { ["field": "row", "type": "nominal", "sort": .null, "title": .null] }

    private var color: JSON? {
        chart.series.count > 1
            ? [
                "field": "series", "type": chart.seriesAreOrdered ? "ordinal" : "nominal",
                "sort": names(chart.series), "title": .null,
            ] : nil
    }

    private var cellColor: JSON {
        [
            "field": "value", "type": "quantitative", "title": .string(chart.measure),
            "scale": chart.cellsAreAroundZero ? ["scheme": "redblue", "domainMid": .integer(0)] : nil,
        ]
    }

    /// The bars of several series are beside each other.
    private var beside: [JSON.Member] {
        chart.series.count > 1 ? [("yOffset", ["field": "series", "sort": names(chart.series)])] : []
    }

    /// A layer with the texts of rows without a number; empty if all rows have one.
    private func gapLayers(more: [JSON.Member] = []) -> [JSON] {
        guard chart.panels.contains(where: { $0.lines.contains { !$0.gaps.isEmpty } }) else { return [] }
        let text: [JSON.Member] = [("text", ["field": "missing"])]
        return [
            .object([
                ("transform", .array([["filter": "isValid(datum.missing)"]])),
                ("mark", ["type": "text", "align": "left", "dx": .integer(4)]),
                ("encoding", .object([("x", ["value": .integer(0)]), ("y", down)] + more + text)),
            ])
        ]
    }

    /// Lines, a point at each value, and rings around those in doubt.
    private func pointLayers(mark: JSON?, x: JSON, y: JSON) -> [JSON] {
        (mark.map { [layer($0, x: x, y: y, color: color, more: [("detail", ["field": "line"])])] } ?? [])
            + [
                layer(["type": "point", "filled": .boolean(true)], x: x, y: y, color: color, more: [tooltip]),
                ring(x: x, y: y),
            ] + inexactLayers(x: x, y: y, end: chart.kind == .dot ? "x2" : "y2")
    }

    private var tooltip: JSON.Member { ("tooltip", ["field": "text"]) }

    /// Lines from the lower to the upper ends of ranges, and the texts of all numbers that are not exact; empty if all are.
    ///
    /// - Parameter end: the channel of the upper ends.
    private func inexactLayers(x: JSON, y: JSON, end: String, more: [JSON.Member] = []) -> [JSON] {
        let points = chart.panels.flatMap { $0.lines.flatMap(\.points) }.filter { $0.inexactness != nil }
        func layer(_ transform: [JSON], _ mark: JSON, x: JSON, _ members: [JSON.Member]) -> JSON {
            [
                "transform": .array(transform), "mark": mark,
                "encoding": .object([("x", x), ("y", y)] + more + members),
            ]
        }
        let line = layer([["filter": "isValid(datum.end)"]], ["type": "rule"], x: x, [(end, ["field": "end"])])
        // After the end of a horizontal line.
        let far: JSON = ["calculate": "isValid(datum.end) ? datum.end : datum.value", "as": "far"]
        let text = layer(
            [["filter": "isValid(datum.inexact)"], far], ["type": "text", "align": "left", "dx": .integer(8)],
            x: end == "x2" ? amount(of: "far") : x, [("text", ["field": "inexact"])])
        return points.isEmpty ? [] : (points.contains { $0.end != nil } ? [line] : []) + [text]
    }

    private func layer(_ mark: JSON, x: JSON, y: JSON, color: JSON?, more: [JSON.Member] = []) -> JSON {
        let encoding: JSON = ["x": x, "y": y, "color": color]
        return ["mark": mark, "encoding": .object(encoding.members + more)]
    }

    /// Each from the origin of its own row, all to one scale.
    private func rectangles(inDoubt: Bool = false) -> JSON {
        [
            "transform": inDoubt ? Self.isDoubtful : nil,
            "mark": [
                "type": "rect", "filled": .boolean(false), "stroke": inDoubt ? Self.doubtful : "#1143D7",
            ],
            "encoding": [
                "x": ["datum": .integer(0), "type": "quantitative", "title": .string(chart.measure)],
                "x2": ["field": "width"],
                "y": ["datum": .integer(0), "type": "quantitative", "title": .string(chart.measure)],
                "y2": ["field": "height"], "detail": ["field": "row"], "tooltip": ["field": "row"],
            ],
        ]
    }
}
