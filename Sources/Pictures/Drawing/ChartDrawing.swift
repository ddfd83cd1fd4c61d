import Books

/// Draws a chart as SVG.
///
/// The drawing depends on the chart and the width alone. At another width it is another drawing, with fewer labels and
/// not with smaller ones.
package struct ChartDrawing {
    /// The narrowest drawing.
    package static let leastWidth = 320.0
    /// The width in reports.
    package static let usualWidth = 720.0

    private let chart: Chart
    private let width: Double
    private static let margin = 16.0

    /// - Parameter width: in pixels, at least ``leastWidth``.
    package init(_ chart: Chart, width: Double = Self.usualWidth) {
        (self.chart, self.width) = (chart, max(width, Self.leastWidth))
    }

    /// A finished drawing: a file of SVG with its size in pixels.
    package struct Drawn: Sendable {
        package let bytes: [UInt8]
        package let width: Int
        package let height: Int
        /// Where the title ends.
        package let titleEnd: Int
        /// Where the plot ends with its labels, before the sources.
        package let plotEnd: Int

        package var svg: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// The file.
    package var svg: String { drawn.svg }

    /// - Complexity: linear in the marks of the chart.
    package var drawn: Drawn {
        var picture = Picture(width: width)
        let height = draw(on: &picture)
        let style = Style.sheet(
            series: chart.series.count, isOrdered: chart.seriesAreOrdered, cells: cellColours)
        let bytes = picture.document(
            height: height, title: chart.title, summary: chart.summary, language: chart.language, style: style)
        let foot = lineHeight(Style.size) * Double(lines(of: chart.foot.text, size: Style.size, isBold: false).count)
        return Drawn(
            bytes: bytes, width: Int(width), height: Int(height), titleEnd: Int(Self.margin + titleHeight),
            plotEnd: Int(height - Self.margin - foot))
    }

    private var cellColours: Style.Cells? {
        switch chart.kind {
        case .heatMap, .changes: chart.cellsAreAroundZero ? .differences : .amounts
        case .line, .step, .bar, .dot, .range, .rectangles: nil
        }
    }

    /// Draws everything; returns the height.
    func draw(on picture: inout Picture) -> Double {
        let area = Self.margin...width - Self.margin
        var y = Self.margin
        y = write(LinkedText(chart.title), at: y, size: Style.titleSize, isBold: true, "t", on: &picture)
        y = write(LinkedText(chart.subtitle), at: y + 2, size: Style.subtitleSize, "m", on: &picture)
        y = draw(area, from: y + 14, on: &picture)
        y = write(chart.foot, at: y + 10, size: Style.size, "m", on: &picture)
        return (y + Self.margin).rounded(.up)
    }

    private var titleHeight: Double {
        lineHeight(Style.titleSize) * Double(lines(of: chart.title, size: Style.titleSize, isBold: true).count)
    }

    /// A paragraph. Returns where it ends.
    private func write(
        _ text: LinkedText, at y: Double, size: Double, isBold: Bool = false, _ style: String,
        on picture: inout Picture
    ) -> Double {
        var y = y
        for line in text.parts(of: lines(of: text.text, size: size, isBold: isBold)) {
            picture.text(line, Self.margin, y + size, size: size, style, isBold: isBold)
            y += lineHeight(size)
        }
        return y
    }

    private func lines(of text: String, size: Double, isBold: Bool) -> [String] {
        TextMetrics.lines(of: text, size: size, isBold: isBold, within: width - 2 * Self.margin)
    }

    private func lineHeight(_ size: Double) -> Double { (size * 1.4).rounded() }

    private func draw(_ area: ClosedRange<Double>, from y: Double, on picture: inout Picture) -> Double {
        switch chart.kind {
        case .line, .step: LinePanels(chart).draw(area, from: y, on: &picture)
        case .bar, .dot: BarPanels(chart).draw(area, from: y, on: &picture)
        case .heatMap, .changes: CellPanels(chart).draw(area, from: y, on: &picture)
        case .range: SpanPanels(chart).draw(area, from: y, on: &picture)
        case .rectangles: BoxPanels(chart).draw(area, from: y, on: &picture)
        }
    }
}
