package import Books

/// A picture of measured values before it is drawn: what is shown, without geometry.
package struct Chart: Sendable {
    package let kind: ChartKind
    package let title: String
    /// What is measured, in which unit, and what all values share.
    package let subtitle: String
    /// The sources, and how many values are in doubt.
    package let foot: LinkedText
    /// The alternative text for screen readers.
    package let summary: String
    /// The language of the texts (`en`).
    package let language: String
    package let axis: Axis
    /// What the numbers are: `Height (pt)`.
    package let measure: String
    /// The names of the series, and whether they have an order.
    package let series: [String]
    package let seriesAreOrdered: Bool
    package let panels: [Panel]

    package init(
        kind: ChartKind, title: String, subtitle: String, foot: LinkedText, summary: String, language: String,
        axis: Axis, measure: String, series: [String], seriesAreOrdered: Bool, panels: [Panel]
    ) {
        (self.kind, self.title, self.subtitle, self.foot) = (kind, title, subtitle, foot)
        (self.summary, self.language, self.axis, self.measure) = (summary, language, axis, measure)
        (self.series, self.seriesAreOrdered, self.panels) = (series, seriesAreOrdered, panels)
    }

    /// The values of all lines, and those that rules imply instead.
    var values: [Double] {
        panels.flatMap(\.lines).flatMap(\.points).flatMap { point in
            [point.value] + [point.end, point.doubt?.implied].compactMap { $0 }
        }
    }

    /// The ends of a scale with room for the marks of what values leave open, such as the arrow of a limit.
    ///
    /// - Parameter share: of the scale that a mark takes.
    func values(withMarks share: Double) -> [Double] {
        let values = values
        guard let least = values.min(), let greatest = values.max() else { return [] }
        let isWhole = values.allSatisfy { $0 == $0.rounded() }
        let room = (greatest - least) * share
        return values
            + panels.flatMap(\.lines).flatMap(\.points).flatMap { point -> [Double] in
                // Zero is where most quantities end.
                let below = point.value < 0 ? point.value - room : max(0, point.value - room)
                let marks =
                    switch point.inexactness {
                    case .below: [below]
                    case .above, .around: [point.value + room]
                    case .to, nil: [Double]()
                    }
                return marks.map { isWhole ? $0.rounded($0 < point.value ? .down : .up) : $0 }
            }
    }

    /// The number of values.
    package var markCount: Int { panels.reduce(0) { $0 + $1.markCount } }

    /// Whether colours of cells say on which side of zero a number is: for changes, and for numbers of both signs.
    package var cellsAreAroundZero: Bool {
        let values = panels.flatMap(\.cells.cells).compactMap(\.value)
        return kind == .changes || values.contains { $0 < 0 } && values.contains { $0 > 0 }
    }

    /// A value with its names: `oak, wet, 2019: 26 pt`.
    ///
    /// - Parameter name: what the line has besides its series; may be empty.
    func title(of point: Point, series index: Int, _ name: String = "") -> String {
        let names = [series.count > 1 ? series[index] : "", name, axis.labels[point.position]].filter { !$0.isEmpty }
        return "\(names.joined(separator: ", ")): \(point.text)"
    }

    /// What is missing, with the name of its series, since its mark has no colour: `oak: no value`.
    package func title(of gap: Gap, series index: Int) -> String {
        series.count > 1 ? "\(series[index]): \(gap.text)" : gap.text
    }

    /// The positions of values: words in their order, or numbers.
    package struct Axis: Sendable {
        package let title: String
        package let labels: [String]
        /// For places where the labels are too wide; a label itself where it has no shorter one.
        package let shortLabels: [String]
        /// The number of each label on a scale; nil for words, which are equally far apart.
        package let numbers: [Double]?
        /// Whether the labels say more than the numbers: `1.5 mm²`.
        package let isNamed: Bool

        /// - Parameter shortLabels: one for each label; nil for the labels.
        package init(
            title: String, labels: [String], shortLabels: [String]? = nil, numbers: [Double]? = nil,
            isNamed: Bool = false
        ) {
            (self.title, self.labels, self.numbers, self.isNamed) = (title, labels, numbers, isNamed)
            self.shortLabels = shortLabels ?? labels
        }
    }

    /// One of several pictures with the same axes.
    package struct Panel: Sendable {
        /// Empty if it is the only one.
        package let title: String
        package let content: Content

        package init(title: String, content: Content) { (self.title, self.content) = (title, content) }

        /// Empty where the panel has other content.
        package var spans: [Span] { if case .spans(_, let spans) = content { spans } else { [] } }

        /// Empty where the panel has other content.
        package var lines: [Line] { if case .lines(let lines) = content { lines } else { [] } }

        /// Empty where the panel has other content.
        package var cells: (rows: [String], cells: [Cell]) {
            if case .cells(let rows, let cells) = content { (rows, cells) } else { ([], []) }
        }

        /// The number of values.
        package var markCount: Int {
            switch content {
            case .lines(let lines): lines.reduce(0) { $0 + $1.points.count + $1.gaps.count }
            case .cells(_, let cells): cells.count
            case .spans(_, let spans): spans.count
            case .boxes(let boxes): boxes.count
            }
        }
    }

    package enum Content: Sendable {
        /// For ``ChartKind/line``, ``ChartKind/step``, ``ChartKind/bar`` and ``ChartKind/dot``.
        case lines([Line])
        /// For ``ChartKind/heatMap`` and ``ChartKind/changes``: the labels of the rows, and the cells, whose columns are positions of the axis.
        case cells(rows: [String], [Cell])
        /// For ``ChartKind/range``: the labels of the rows, and the bars.
        case spans(rows: [String], [Span])
        /// For ``ChartKind/rectangles``.
        case boxes([Box])
    }

    /// The values of a series, or of a part of it that differs from the others.
    package struct Line: Sendable {
        /// An index into ``Chart/series``; 0 if there are none.
        package let series: Int
        /// By position; a position without a value has no point.
        package var points: [Point]
        /// The positions where a number is missing, for kinds that show each position of a line by itself.
        package let gaps: [Gap]
        /// The positions that part a line; nil for all without a value. Over an axis of numbers, where another series has a
        /// value, this one need not have any.
        package let breaks: Set<Int>?
        /// The position of a missing word, which has no neighbours; nil if all positions have words.
        package let apart: Int?
        /// What distinguishes it from the other lines of its series; empty if it is the only one.
        package var name: String

        package init(
            series: Int, points: [Point], gaps: [Gap] = [], breaks: Set<Int>? = nil, apart: Int? = nil,
            name: String = ""
        ) {
            (self.series, self.points, self.gaps, self.name) = (series, points, gaps, name)
            (self.breaks, self.apart) = (breaks, apart)
        }

        /// The points that a line joins.
        package var runs: [[Point]] {
            func areJoined(_ one: Int, _ next: Int) -> Bool {
                guard one != apart, next != apart else { return false }
                let between = one + 1..<max(one + 1, next)
                return breaks.map { $0.isDisjoint(with: between) } ?? between.isEmpty
            }
            return points.reduce(into: []) { runs, point in
                if let last = runs.last?.last, areJoined(last.position, point.position) {
                    runs[runs.count - 1].append(point)
                } else {
                    runs.append([point])
                }
            }
        }
    }

    package struct Point: Sendable {
        /// An index into the labels of the axis.
        package let position: Int
        package let value: Double
        /// The value for people.
        package let text: String
        /// What the value leaves open; nil for a plain number.
        package let inexactness: Inexactness?
        package var doubt: Doubt?

        package init(position: Int, value: Double, text: String, inexactness: Inexactness? = nil, doubt: Doubt?) {
            (self.position, self.value, self.text, self.inexactness, self.doubt) = (
                position, value, text, inexactness, doubt
            )
        }

        /// The upper end of a range; nil for other values.
        package var end: Double? { if case .to(let end) = inexactness { end } else { nil } }
    }

    /// A position without a number.
    package struct Gap: Sendable {
        package let position: Int
        /// What is there instead: `none`, or that there is nothing.
        package let text: String

        package init(position: Int, text: String) { (self.position, self.text) = (position, text) }
    }

    /// Where a number may be that is not exact.
    package enum Inexactness: Sendable {
        case below, above, around
        /// Up to another number.
        case to(Double)

        package var isLimit: Bool {
            switch self {
            case .below, .above: true
            case .around, .to: false
            }
        }
    }

    /// The doubt about a value.
    package struct Doubt: Sendable {
        package let isOpen: Bool
        /// The value that rules imply; nil if they imply none.
        package let implied: Double?

        package init(isOpen: Bool, implied: Double?) { (self.isOpen, self.implied) = (isOpen, implied) }
    }

    package struct Cell: Sendable {
        package let row: Int
        package let position: Int
        /// Nil for a text that is not a number.
        package let value: Double?
        package let text: String
        /// Whether the record has no value.
        package let isMissing: Bool
        package let doubt: Doubt?

        package init(
            row: Int, position: Int, value: Double?, text: String, isMissing: Bool = false, doubt: Doubt?
        ) {
            (self.row, self.position, self.value, self.text, self.doubt) = (row, position, value, text, doubt)
            self.isMissing = isMissing
        }

        /// A place of which the picture says nothing.
        package static func empty(row: Int, position: Int) -> Cell {
            Cell(row: row, position: position, value: nil, text: "", doubt: nil)
        }
    }

    package struct Span: Sendable {
        package let row: Int
        /// Positions of the axis, both included.
        package let first: Int
        package var last: Int
        /// Whether no first one is stated, and no last one.
        package var opensBefore: Bool
        package var opensAfter: Bool
        package var doubt: Doubt?

        package init(
            row: Int, first: Int, last: Int, opensBefore: Bool = false, opensAfter: Bool = false, doubt: Doubt?
        ) {
            (self.row, self.first, self.last, self.doubt) = (row, first, last, doubt)
            (self.opensBefore, self.opensAfter) = (opensBefore, opensAfter)
        }
    }

    package struct Box: Sendable {
        package var name: String
        package let width: Double
        package let height: Double
        package let text: String
        package var doubt: Doubt?

        package init(name: String, width: Double, height: Double, text: String, doubt: Doubt?) {
            (self.name, self.width, self.height, self.text, self.doubt) = (name, width, height, text, doubt)
        }
    }
}
