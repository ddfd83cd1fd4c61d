/// Where panels are: in rows from left to right.
struct PanelGrid {
    private let columns: Int
    /// The width of a panel with its labels.
    let width: Double
    private let area: ClosedRange<Double>
    private static let gap = 20.0

    /// - Parameter least: the width that a panel needs.
    init(_ count: Int, in area: ClosedRange<Double>, least: Double) {
        let whole = area.upperBound - area.lowerBound
        let most = max(1, Int((whole + Self.gap) / (least + Self.gap)))
        let rows = (count + most - 1) / max(most, 1)
        // Rows of equal length.
        columns = max(1, min(most, rows > 0 ? (count + rows - 1) / rows : 1))
        width = (whole - Double(columns - 1) * Self.gap) / Double(columns)
        self.area = area
    }

    /// Draws panels below their titles, which take as many lines as the longest; returns where the last row ends.
    ///
    /// - Parameters:
    ///   - offset: the distance between a title and its panel.
    ///   - draw: draws a panel with its left and upper edge, and returns where it ends.
    func draw(
        _ panels: [Chart.Panel], from top: Double, offset: Double, on picture: inout Picture,
        draw: (_ panel: Chart.Panel, _ x: Double, _ y: Double, inout Picture) -> Double
    ) -> Double {
        let lines = panels.map { Self.lines(of: $0.title, width: width).count }.max() ?? 0
        var (y, rowTop) = (top, top)
        for (index, panel) in panels.enumerated() {
            if index > 0, index % columns == 0 { rowTop = y + 18 }
            let left = area.lowerBound + Double(index % columns) * (width + Self.gap)
            _ = Self.title(panel.title, x: left, y: rowTop, width: width, on: &picture)
            y = max(y, draw(panel, left, rowTop + Double(lines) * 16 + offset, &picture))
        }
        return y
    }

    /// Draws panels one below the other, each below its title; returns where the last one ends.
    static func stack(
        _ panels: [Chart.Panel], _ area: ClosedRange<Double>, from top: Double, gap: Double = 18, offset: Double = 4,
        on picture: inout Picture, draw: (_ panel: Chart.Panel, _ y: Double, inout Picture) -> Double
    ) -> Double {
        let width = area.upperBound - area.lowerBound
        var y = top
        for (index, panel) in panels.enumerated() {
            if index > 0 { y += gap }
            y = title(panel.title, x: area.lowerBound, y: y, width: width, on: &picture)
            y = draw(panel, y + offset, &picture)
        }
        return y
    }

    /// The title of a panel, in as many lines as it needs. Returns where it ends.
    private static func title(_ title: String, x: Double, y: Double, width: Double, on picture: inout Picture) -> Double
    {
        var y = y
        for line in lines(of: title, width: width) {
            picture.text(line, x, y + 11, isBold: true)
            y += 16
        }
        return y
    }

    private static func lines(of title: String, width: Double) -> [String] {
        TextMetrics.lines(of: title, size: Style.size, isBold: true, within: width)
    }
}
