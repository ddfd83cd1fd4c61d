/// The marks of series: each has a shape besides its colour.
enum SeriesMarks {
    static let arrowLength = 16.0

    static func style(_ series: Int) -> String { "f\(series)" }
    static func lineStyle(_ series: Int) -> String { "l\(series)" }

    /// A point of a series.
    static func draw(_ series: Int, _ x: Double, _ y: Double, title: String?, on picture: inout Picture) {
        let style = style(series)
        switch series % 4 {
        case 1: picture.rectangle(Rectangle(x: x - 3, y: y - 3, width: 6, height: 6), style, title: title)
        case 2: picture.shape([(x, y - 4.2), (x + 4.2, y), (x, y + 4.2), (x - 4.2, y)], style, title: title)
        case 3: picture.shape([(x, y - 4), (x + 4, y + 3), (x - 4, y + 3)], style, title: title)
        default: picture.circle(x, y, 3.2, style, title: title)
        }
    }

    /// What a value leaves open: a line to the end of a range, an arrow to what a limit allows, a wave of fixed size
    /// beside an approximate number.
    ///
    /// - Parameters:
    ///   - end: the place of the end of a range.
    ///   - up: one pixel towards greater values.
    ///   - plot: only the head of an arrow may reach beyond it.
    static func draw(
        _ inexactness: Chart.Inexactness, _ series: Int, _ x: Double, _ y: Double, end: (x: Double, y: Double)?,
        up: (x: Double, y: Double), in plot: Rectangle, on picture: inout Picture
    ) {
        let style = lineStyle(series)
        let room = arrowLength / 2
        func place(_ along: Double, _ across: Double = 0) -> (x: Double, y: Double) {
            (
                min(max(x + along * up.x + across * up.y, plot.x - room), plot.right + room),
                min(max(y + along * up.y + across * up.x, plot.y - room), plot.bottom + room)
            )
        }
        switch inexactness {
        case .below: arrow(from: (x, y), to: place(-arrowLength), style, on: &picture)
        case .above: arrow(from: (x, y), to: place(arrowLength), style, on: &picture)
        case .around: picture.path([place(9, -5), place(11, -2), place(8, 2), place(10, 5)], style)
        case .to:
            guard let end else { return }
            picture.path([(x, y), end], style)
            let (width, height) = (4 * abs(up.y), 4 * abs(up.x))
            picture.path([(end.x - width, end.y - height), (end.x + width, end.y + height)], style)
        }
    }

    /// A line with a head, along one of the axes.
    static func arrow(
        from start: (x: Double, y: Double), to tip: (x: Double, y: Double), _ style: String, on picture: inout Picture
    ) {
        func sign(_ length: Double) -> Double { length > 0 ? 1 : length < 0 ? -1 : 0 }
        let (alongX, alongY) = (sign(tip.x - start.x), sign(tip.y - start.y))
        let back = (x: tip.x - 5 * alongX, y: tip.y - 5 * alongY)
        picture.path([start, tip], style)
        picture.path(
            [(back.x - 4 * alongY, back.y - 4 * alongX), tip, (back.x + 4 * alongY, back.y + 4 * alongX)], style)
    }

    /// A ring around a doubtful value, and a dash at the implied one. An accepted doubt that implies no value has a
    /// smaller ring.
    ///
    /// - Parameter implied: the place of the implied value; nil if there is none.
    static func draw(
        _ doubt: Chart.Doubt, _ x: Double, _ y: Double, implied: (x: Double, y: Double)? = nil,
        on picture: inout Picture
    ) {
        let style = style(of: doubt)
        picture.circle(x, y, doubt.isProminent ? 7 : 5.5, style)
        guard let (placeX, placeY) = implied else { return }
        // Across the direction in which the values are.
        let (width, height) = placeX == x ? (4.5, 0.0) : (0.0, 4.5)
        picture.line(placeX - width, placeY - height, placeX + width, placeY + height, style)
    }

    static func style(of doubt: Chart.Doubt) -> String { doubt.isOpen ? "do" : doubt.isProminent ? "da" : "db" }

    /// Lines of marks with the names of the series. Returns where they end.
    static func key(_ names: [String], _ area: ClosedRange<Double>, from y: Double, on picture: inout Picture) -> Double
    {
        guard names.count > 1 else { return y }
        var (x, y, end) = (area.lowerBound, y, y + 18)
        for (series, name) in names.enumerated() {
            let most = area.upperBound - area.lowerBound - 14
            let lines = TextMetrics.lines(of: name, size: Style.size, within: most)
            let width = (lines.map { TextMetrics.width($0, size: Style.size) }.max() ?? 0) + 14
            if x > area.lowerBound, x + width > area.upperBound { (x, y, end) = (area.lowerBound, end, end + 18) }
            draw(series, x + 5, y + 8, title: nil, on: &picture)
            picture.lines(lines, of: name, x + 14, y + 12, anchor: .start, "t")
            end = max(end, y + Double(lines.count - 1) * Style.lineHeight + 18)
            x += width + 18
        }
        return end + 8
    }
}

extension Chart.Doubt {
    /// Whether the reader may have to do something about it.
    fileprivate var isProminent: Bool { isOpen || implied != nil }
}
