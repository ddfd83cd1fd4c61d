/// The labels of rows, in lines that leave most of the width to the values.
struct RowLabels {
    let lines: [[String]]
    let width: Double
    private let texts: [String]

    /// The height that each row needs.
    var heights: [Double] { lines.map { Double($0.count) * Style.lineHeight + 5 } }

    /// - Parameters:
    ///   - available: the whole width.
    ///   - share: the part of it that labels have at most.
    init(_ texts: [String], of available: Double, share: Double = 0.35) {
        self.texts = texts
        lines = TextMetrics.lines(of: texts, size: Style.size, within: available * share, most: Style.mostLines)
        width = (lines.joined().map { TextMetrics.width($0, size: Style.size) }.max() ?? 0) + 10
    }

    /// - Parameter middle: of the row.
    func draw(_ row: Int, right x: Double, middle: Double, on picture: inout Picture) {
        let first = middle + 4 - Double(lines[row].count - 1) * 7.5
        picture.lines(lines[row], of: texts[row], x, first, anchor: .end, "t")
    }
}
