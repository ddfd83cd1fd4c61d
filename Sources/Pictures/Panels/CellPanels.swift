import Books

/// Heat maps and changes: tables with a colour for each number. Where the columns are too narrow for their texts, they go on below.
struct CellPanels {
    private let chart: Chart
    private let isAroundZero: Bool
    private let least: Double
    private let greatest: Double
    private static let gap = 1.0

    init(_ chart: Chart) {
        self.chart = chart
        let values = chart.panels.flatMap(\.cells.cells).compactMap(\.value)
        let most = values.map { abs($0) }.max() ?? 0
        isAroundZero = chart.cellsAreAroundZero
        (least, greatest) = isAroundZero ? (-most, most) : (values.min() ?? 0, values.max() ?? 0)
    }

    func draw(_ area: ClosedRange<Double>, from top: Double, on picture: inout Picture) -> Double {
        PanelGrid.stack(chart.panels, area, from: top, on: &picture) { panel, y, picture in
            draw(panel.cells, area, from: y, on: &picture)
        }
    }

    private func draw(
        _ content: (rows: [String], cells: [Chart.Cell]), _ area: ClosedRange<Double>, from top: Double,
        on picture: inout Picture
    ) -> Double {
        let whole = area.upperBound - area.lowerBound
        let positions = Set(content.cells.map(\.position)).sorted()
        let texts = content.cells.map { (text: $0.text, isNumber: $0.value != nil) }
        let labels = labels(content.rows, positions, texts, of: whole)
        let (columns, heads) = columns(of: positions, texts, in: whole - labels.width)
        let width = columns.width
        let byRow = Dictionary(grouping: content.cells, by: \.row)
        var y = top
        for start in stride(from: 0, to: positions.count, by: columns.count) {
            let shown = Array(positions[start..<min(positions.count, start + columns.count)])
            if start > 0 { y += 12 }
            y = drawHeads(
                shown.map { heads[$0] }, x: area.lowerBound + labels.width, width: width, from: y, on: &picture)
            for row in content.rows.indices {
                let cells = Dictionary((byRow[row] ?? []).map { ($0.position, $0) }) { first, _ in first }
                let texts = shown.compactMap { cells[$0]?.text }
                // Columns that go on below have those rows that have a cell in them.
                guard !texts.isEmpty else { continue }
                let lines = texts.map { Self.lines(of: $0, width: width).count }.max() ?? 1
                let rowHeight = max(22, labels.heights[row], Double(lines) * Style.lineHeight + 7)
                labels.draw(row, right: area.lowerBound + labels.width - 8, middle: y + rowHeight / 2, on: &picture)
                for (column, position) in shown.enumerated() {
                    let area = Rectangle(
                        x: area.lowerBound + labels.width + Double(column) * width, y: y, width: width - Self.gap,
                        height: rowHeight - Self.gap)
                    draw(cells[position], in: area, on: &picture)
                }
                y += rowHeight
            }
        }
        return y
    }

    /// The labels of rows, narrower ones of at most three lines where only then all columns are beside each other.
    private func labels(_ rows: [String], _ positions: [Int], _ texts: [Text], of whole: Double) -> RowLabels {
        let usual = RowLabels(rows, of: whole)
        func fits(_ labels: RowLabels) -> Bool {
            columns(of: positions, texts, in: whole - labels.width).columns.count >= positions.count
        }
        if fits(usual) { return usual }
        let narrow = RowLabels(rows, of: whole, share: 0.24)
        return fits(narrow) && narrow.lines.allSatisfy { $0.count < 4 } ? narrow : usual
    }

    /// The columns with the labels of the axis, which are short ones where the others do not all fit beside each other.
    private func columns(
        of positions: [Int], _ texts: [Text], in available: Double
    ) -> (columns: Columns, heads: [String]) {
        let full = Columns(positions.map { chart.axis.labels[$0] }, texts, in: available)
        if full.count >= positions.count { return (full, chart.axis.labels) }
        return (Columns(positions.map { chart.axis.shortLabels[$0] }, texts, in: available), chart.axis.shortLabels)
    }

    private typealias Text = (text: String, isNumber: Bool)

    /// How many columns are beside each other, and their width.
    private struct Columns {
        let count: Int
        let width: Double

        init(_ heads: [String], _ texts: [Text], in available: Double) {
            func widest(_ texts: some Sequence<some StringProtocol>) -> Double {
                texts.map { TextMetrics.width(String($0), size: Style.size) }.max() ?? 0
            }
            let words = heads.flatMap { $0.split(separator: " ") }
            // Digits of one number are not divided between lines.
            let numbers = texts.filter(\.isNumber).map { TextMetrics.widths(of: $0.text, size: Style.size).widestPart }
            let most = max(130, (numbers.max() ?? 0) + 10)
            let wanted = min(max(widest(texts.map(\.text)) + 10, min(widest(words) + 6, 90), 26), most, available)
            let fitting = max(1, Int(available / wanted))
            let bands = max(1, (heads.count + fitting - 1) / fitting)
            count = max(1, (heads.count + bands - 1) / bands)
            width = min(available / Double(count), max(wanted, 96))
        }
    }

    /// The labels of columns, in lines; returns where they end.
    private func drawHeads(
        _ labels: [String], x: Double, width: Double, from top: Double, on picture: inout Picture
    ) -> Double {
        let heads = TextMetrics.lines(of: labels, size: Style.size, within: width - 4, most: Style.mostLines)
        let lines = heads.map(\.count).max() ?? 0
        for (column, head) in heads.enumerated() {
            let y = top + Double(lines - head.count + 1) * Style.lineHeight - 3
            picture.lines(head, of: labels[column], x + (Double(column) + 0.5) * width, y, anchor: .middle, "m")
        }
        return top + Double(lines) * Style.lineHeight + 4
    }

    /// - Parameter width: of a column.
    private static func lines(of text: String, width: Double) -> [String] {
        TextMetrics.lines(of: text, size: Style.size, within: width - 6, most: Style.mostLines)
    }

    /// The colour of a value.
    private func step(of value: Double) -> Int {
        let (share, middle) = ((value - least) / (greatest - least), Style.cellSteps / 2)
        guard (0...1).contains(share) else { return middle }
        let step = Int((share * Double(Style.cellSteps - 1)).rounded())
        // The least difference from zero has a colour.
        return isAroundZero && step == middle && value != 0 ? middle + (value < 0 ? -1 : 1) : step
    }

    private func draw(_ cell: Chart.Cell?, in area: Rectangle, on picture: inout Picture) {
        guard let cell else {
            picture.hatching(area)
            return
        }
        let step = cell.value.map(step(of:))
        if cell.isMissing { picture.hatching(area) } else { picture.rectangle(area, step.map { "h\($0)" } ?? "page") }
        let lines = Self.lines(of: cell.text, width: area.width + Self.gap)
        let first = area.y + area.height / 2 + 4 - Double(lines.count - 1) * Style.lineHeight / 2
        picture.lines(
            lines, of: cell.text, area.x + area.width / 2, first, anchor: .middle, step.map { "i\($0)" } ?? "t")
        guard let doubt = cell.doubt else { return }
        let inner = Rectangle(x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 2)
        picture.rectangle(inner, SeriesMarks.style(of: doubt), radius: 3)
    }
}
