/// Where panels are: in rows from left to right.
struct PanelGrid {
    let columns: Int
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

    func left(of index: Int) -> Double { area.lowerBound + Double(index % columns) * (width + Self.gap) }

    func row(of index: Int) -> Int { index / columns }

    /// The title of a panel, in as many lines as it needs. Returns where it ends.
    static func title(_ title: String, x: Double, y: Double, width: Double, on picture: inout Picture) -> Double {
        var y = y
        for line in TextMetrics.lines(of: title, size: Style.size, isBold: true, within: width) {
            picture.text(line, x, y + 11, isBold: true)
            y += 16
        }
        return y
    }

    /// The greatest number of lines that the titles need.
    static func titleLines(_ titles: [String], width: Double) -> Int {
        titles.map { TextMetrics.lines(of: $0, size: Style.size, isBold: true, within: width).count }.max() ?? 0
    }
}
