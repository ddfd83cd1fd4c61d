import Books
import TestSupport
import Testing

@testable import Pictures

/// Drawings of charts of any content.
struct DrawingTests {
    /// No label is on another one, or outside of the picture.
    @Test(arguments: ChartKind.allCases, 0..<40)
    func labelsAreApart(kind: ChartKind, seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let chart = Self.chart(kind, by: &generator)
        for width in [320.0, 360, 720, 1440] {
            var picture = Picture(width: width)
            let height = ChartDrawing(chart, width: width).draw(on: &picture)
            let page = Rectangle(x: 0, y: 0, width: width, height: height)
            for (index, label) in picture.labels.enumerated() {
                #expect(page.contains(label), "\(kind) seed \(seed) width \(width): \(label)")
                let others = picture.labels[(index + 1)...].filter(label.intersects)
                #expect(others.isEmpty, "\(kind) seed \(seed) width \(width): \(label) \(others)")
            }
        }
    }

    @Test(arguments: ChartKind.allCases)
    func theSameChartMakesTheSameFile(kind: ChartKind) {
        func svg() -> String {
            var generator = SeededGenerator(seed: 7)
            return ChartDrawing(Self.chart(kind, by: &generator)).svg
        }
        #expect(svg() == svg())
        #expect(svg().hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"720\""))
    }

    /// A style sheet takes precedence over attributes, which is where the sizes of titles are.
    @Test func theStyleSheetLeavesSizesToTheTexts() {
        var generator = SeededGenerator(seed: 7)
        let svg = ChartDrawing(Self.chart(.line, by: &generator)).svg
        #expect(!svg.contains("font-size:"))
        #expect(svg.contains("<svg") && svg.prefix { $0 != ">" }.contains(" font-size=\"12\""))
        #expect(svg.contains(" font-size=\"17\"") && svg.contains(" font-size=\"13\""))
    }

    @Test func textsAreEscaped() {
        let text = "</style><script>\u{1B}[31m\"&\u{202E}\u{2028}"
        let chart = Chart(
            kind: .line, title: text, subtitle: text, foot: LinkedText(text), summary: text, language: text,
            axis: Chart.Axis(title: text, labels: [text, text]), measure: text, series: [text, text],
            seriesAreOrdered: false,
            panels: [
                Chart.Panel(
                    title: text,
                    content: .lines([
                        Chart.Line(
                            series: 0, points: [Chart.Point(position: 0, value: 1, text: text, doubt: nil)])
                    ]))
            ])
        let svg = ChartDrawing(chart).svg
        #expect(!svg.contains("<script"))
        #expect(svg.split(separator: "</style>").count == 2)
        #expect(!svg.unicodeScalars.contains { [0x1B, 0x202E, 0x2028].contains($0.value) })
    }

    /// Equal values have equal bars, whatever the labels and texts of their panels.
    @Test func panelsShareTheirScale() {
        func panel(_ title: String, _ position: Int, _ text: String) -> Chart.Panel {
            let points = [position, 1].map { Chart.Point(position: $0, value: 40, text: text, doubt: nil) }
            return Chart.Panel(title: title, content: .lines([Chart.Line(series: 0, points: points)]))
        }
        let chart = Chart(
            kind: .bar, title: "", subtitle: "", foot: LinkedText(""), summary: "", language: "en",
            axis: Chart.Axis(title: "", labels: ["oak", "pine", "a rather long name of wood"]), measure: "", series: [],
            seriesAreOrdered: false, panels: [panel("a", 0, "40"), panel("b", 2, "from 30 to 40")])
        let bars = ChartDrawing(chart).svg.split(separator: "<rect class=\"f0\"").dropFirst()
        let widths = Set(bars.compactMap { $0.split(separator: " width=\"").dropFirst().first?.prefix { $0 != "\"" } })
        #expect(bars.count == 4 && widths.count == 1)
    }

    /// A label that is too long is cut, keeps its text, and leaves the other rows as they are; columns that go on below have
    /// the rows with cells in them.
    @Test func aLongLabelDoesNotStretchTheTable() {
        let long = String(repeating: "accessibility ", count: 500)
        func height(_ name: String) -> (Double, String) {
            let labels = (0..<30).map { "column \($0)" }
            let cells = labels.indices.map { Chart.Cell(row: $0 / 10, position: $0, value: 1, text: "1", doubt: nil) }
            let chart = Chart(
                kind: .heatMap, title: "", subtitle: "", foot: LinkedText(""), summary: "", language: "en",
                axis: Chart.Axis(title: "", labels: labels), measure: "", series: [], seriesAreOrdered: false,
                panels: [Chart.Panel(title: "", content: .cells(rows: [name, "b", "c"], cells))])
            var picture = Picture(width: 360)
            return (ChartDrawing(chart, width: 360).draw(on: &picture), ChartDrawing(chart, width: 360).svg)
        }
        let (plain, cut) = (height("a"), height(long))
        #expect(cut.0 < plain.0 + 400)
        #expect(cut.1.contains("<title>\(long)</title>"))
        let bands = plain.1.split(separator: ">column").count / 4
        #expect(plain.1.split(separator: ">b</text>").count - 1 < bands)
    }

    private static let doors = ["40", "60", "80"].map {
        "Federal Republic of Germany, oak veneered chipboard, thickness of the leaf about \($0) mm, without a frame"
    }

    /// Labels that are cut are not alike: of these, the difference is in the middle.
    @Test(arguments: [ChartKind.bar, .dot, .heatMap, .range, .step]) func longLabelsAreNotAlike(kind: ChartKind) {
        let points = (0..<3).map { Chart.Point(position: $0, value: 1, text: "1", doubt: nil) }
        let content: Chart.Content =
            switch kind {
            case .range: .spans(rows: Self.doors, (0..<3).map { Chart.Span(row: $0, first: 0, last: 1, doubt: nil) })
            case .heatMap:
                .cells(
                    rows: Self.doors, (0..<3).map { Chart.Cell(row: $0, position: $0, value: 1, text: "1", doubt: nil) }
                )
            default: .lines([Chart.Line(series: 0, points: points)])
            }
        let chart = Chart(
            kind: kind, title: "", subtitle: "", foot: LinkedText(""), summary: "", language: "en",
            axis: Chart.Axis(title: "", labels: Self.doors), measure: "", series: [], seriesAreOrdered: false,
            panels: [Chart.Panel(title: "", content: content)])
        let svg = ChartDrawing(chart, width: 360).svg
        let shown = svg.replacing(/<title>[^<]*<\/title>/, with: "")
        for thickness in ["40", "80"] { #expect(shown.contains("\(thickness) mm"), "\(kind)") }
    }

    /// The names above bars are whole at any width.
    @Test func namesOfSeriesAreNotCut() {
        let lines = Self.doors.indices.map { series in
            Chart.Line(series: series, points: [Chart.Point(position: 0, value: 1, text: "1", doubt: nil)])
        }
        let chart = Chart(
            kind: .bar, title: "", subtitle: "", foot: LinkedText(""), summary: "", language: "en",
            axis: Chart.Axis(title: "", labels: ["door"]), measure: "", series: Self.doors, seriesAreOrdered: false,
            panels: [Chart.Panel(title: "", content: .lines(lines))])
        var picture = Picture(width: 360)
        _ = ChartDrawing(chart, width: 360).draw(on: &picture)
        #expect(picture.labels.allSatisfy { $0.right <= 360 - 16 })
        for (index, label) in picture.labels.enumerated() {
            #expect(!picture.labels[(index + 1)...].contains(where: label.intersects))
        }
    }

    private static func chart(_ kind: ChartKind, _ values: [(Double, Chart.Inexactness?)]) -> Chart {
        let points = values.enumerated().map {
            Chart.Point(position: $0, value: $1.0, text: "\($1.0)", inexactness: $1.1, doubt: nil)
        }
        return Chart(
            kind: kind, title: "", subtitle: "", foot: LinkedText(""), summary: "", language: "en",
            axis: Chart.Axis(title: "", labels: points.map { "\($0.position)" }), measure: "", series: [],
            seriesAreOrdered: false,
            panels: [Chart.Panel(title: "", content: .lines([Chart.Line(series: 0, points: points)]))])
    }

    /// The arrow of the least limit is not cut at the edge of the scale.
    @Test func marksHaveRoomInTheScale() {
        let chart = Self.chart(.line, [(3, .around), (1.0, .below), (2, .above), (2, nil)])
        let values = chart.values(withMarks: 0.1)
        #expect(values.min() == 0 && values.max() == 4)
        #expect(Self.chart(.line, [(3, nil), (1, nil)]).values(withMarks: 0.1) == [3, 1])
        #expect(Self.chart(.line, [(30, nil), (0, .below)]).values(withMarks: 0.1).min() == 0)
    }

    /// A limit is not drawn like a number.
    @Test func barsOfLimitsAreHollow() {
        let svg = ChartDrawing(Self.chart(.bar, [(30, .below), (20, .above), (10, .around)])).svg
        #expect(svg.split(separator: "<rect class=\"l0\"").count == 3)
        #expect(svg.split(separator: "<rect class=\"f0\"").count == 2)
        #expect(svg.split(separator: "<path class=\"l0\"").count == 5)
    }

    /// A number is one word, in cells and beside bars; beside narrow bars to both sides, a line may end between thousands.
    @Test(arguments: [ChartKind.bar, .heatMap], [360.0, 720]) func longNumbersAreNotDivided(
        kind: ChartKind, width: Double
    ) {
        let numbers = ["123\u{202F}456\u{202F}789", "0.0000000003", "−250\u{202F}000\u{202F}000"]
        let axis = Chart.Axis(title: "", labels: ["oak", "pine", "elm"])
        for texts in [Array(numbers.prefix(2)), numbers] {
            let values = texts.map { $0.hasPrefix("−") ? -2.5e8 : 1e8 }
            let cells = texts.indices.map {
                Chart.Cell(row: 0, position: $0, value: values[$0], text: texts[$0], doubt: nil)
            }
            let points = texts.indices.map {
                Chart.Point(position: $0, value: values[$0], text: texts[$0] + " mm", doubt: nil)
            }
            let content: Chart.Content =
                kind == .bar ? .lines([Chart.Line(series: 0, points: points)]) : .cells(rows: ["a"], cells)
            let chart = Chart(
                kind: kind, title: "", subtitle: "", foot: LinkedText(""), summary: "", language: "en", axis: axis,
                measure: "",
                series: [], seriesAreOrdered: false, panels: [Chart.Panel(title: "", content: content)])
            let svg = ChartDrawing(chart, width: width).svg
            let isNarrow = kind == .bar && width < 720 && texts.count == 3
            for text in texts {
                let parts = isNarrow ? text.split(separator: "\u{202F}").map(String.init) : [text]
                for part in parts { #expect(svg.contains(part)) }
            }
            #expect(!svg.contains("width=\"-"))
        }
    }

    /// A record without a value is hatched like a place without a record, and has its sign.
    @Test func missingCellsAreHatched() {
        let cells = [
            Chart.Cell(row: 0, position: 0, value: nil, text: "—", isMissing: true, doubt: nil),
            Chart.Cell(row: 0, position: 1, value: nil, text: "none", doubt: nil),
        ]
        let chart = Chart(
            kind: .heatMap, title: "", subtitle: "", foot: LinkedText(""), summary: "", language: "en",
            axis: Chart.Axis(title: "", labels: ["oak", "pine"]), measure: "", series: [], seriesAreOrdered: false,
            panels: [Chart.Panel(title: "", content: .cells(rows: ["a"], cells))])
        let svg = ChartDrawing(chart).svg
        #expect(svg.split(separator: "<line class=\"k\"").count == 2 && svg.contains(">—</text>"))
    }

    /// One hue from the least to the greatest would have zero somewhere in it.
    @Test(arguments: [([-1.0, 2], true), ([0.0, 2], false), ([-2.0, -1], false)])
    func numbersOfBothSignsHaveTwoHues(values: [Double], hasTwo: Bool) {
        let cells = values.enumerated().map {
            Chart.Cell(row: 0, position: $0, value: $1, text: "\($1)", doubt: nil)
        }
        let chart = Chart(
            kind: .heatMap, title: "", subtitle: "", foot: LinkedText(""), summary: "", language: "en",
            axis: Chart.Axis(title: "", labels: ["oak", "pine"]), measure: "", series: [], seriesAreOrdered: false,
            panels: [Chart.Panel(title: "", content: .cells(rows: ["a"], cells))])
        // The least number of both signs is orange.
        #expect(ChartDrawing(chart).svg.contains(".h0{fill:#A8480B}") == hasTwo)
    }

    /// A bar to the left has its text at its left, however long the bar is.
    @Test(arguments: [360.0, 720]) func textsOfNegativeBarsAreAtTheirEnds(width: Double) {
        let points = [-8.0, -5, 2].enumerated().map {
            Chart.Point(position: $0, value: $1, text: "\($1) mm", doubt: nil)
        }
        let chart = Chart(
            kind: .bar, title: "", subtitle: "", foot: LinkedText(""), summary: "", language: "en",
            axis: Chart.Axis(title: "", labels: ["oak", "pine", "elm"]), measure: "", series: [],
            seriesAreOrdered: false,
            panels: [Chart.Panel(title: "", content: .lines([Chart.Line(series: 0, points: points)]))])
        let svg = ChartDrawing(chart, width: width).svg
        for text in ["-8.0", "-5.0"] {
            let element = svg.split(separator: "\n").first { $0.hasSuffix(">\(text) mm</text>") }
            #expect(element?.contains("text-anchor=\"end\"") == true, "\(text)")
        }
    }

    private static let words = [
        "oak", "white oak", "a very long name of several words", "accessibilityExtraExtraLarge", "板", "とても長い日本語の名前です",
        "9",
        "10.5", "W", "no",
    ]

    private static func words(_ range: ClosedRange<Int>, by generator: inout SeededGenerator) -> [String] {
        (0..<Int.random(in: range, using: &generator)).map { "\(words.randomElement(using: &generator) ?? "") \($0)" }
    }

    private static func doubt(by generator: inout SeededGenerator) -> Chart.Doubt? {
        guard Int.random(in: 0..<8, using: &generator) == 0 else { return nil }
        return Chart.Doubt(
            isOpen: Bool.random(using: &generator),
            implied: Bool.random(using: &generator) ? 420 : nil)
    }

    private static func chart(_ kind: ChartKind, by generator: inout SeededGenerator) -> Chart {
        let labels = words(1...14, by: &generator)
        let series = words(0...6, by: &generator)
        let factor: Double = [0.001, 1, 1000].randomElement(using: &generator) ?? 1
        let least: Double = [-2, -400].randomElement(using: &generator) ?? 0
        func value() -> Double { Double.random(in: least...500, using: &generator).rounded() * factor }
        func positions() -> [Int] { labels.indices.filter { _ in Int.random(in: 0..<6, using: &generator) > 0 } }
        func content() -> Chart.Content {
            let rows = words(1...8, by: &generator)
            switch kind {
            case .line, .step, .bar, .dot:
                return .lines(
                    (0..<max(1, series.count)).map { index in
                        let positions = positions()
                        let missing = kind == .bar || kind == .dot ? Set(labels.indices).subtracting(positions) : []
                        return Chart.Line(
                            series: index,
                            points: positions.map { position in
                                let value = value()
                                let inexactness: Chart.Inexactness? =
                                    [nil, nil, .below, .above, .around, .to(value + 40 * factor)]
                                    .randomElement(using: &generator) ?? nil
                                return Chart.Point(
                                    position: position, value: value, text: "\(value) mm", inexactness: inexactness,
                                    doubt: doubt(by: &generator))
                            },
                            gaps: missing.sorted().map { Chart.Gap(position: $0, text: "no value") })
                    })
            case .heatMap, .changes:
                return .cells(
                    rows: rows,
                    rows.indices.flatMap { row in
                        positions().map { position in
                            let value = value()
                            return Chart.Cell(
                                row: row, position: position, value: value, text: "\(value)",
                                doubt: doubt(by: &generator))
                        }
                    })
            case .range:
                return .spans(
                    rows: rows,
                    rows.indices.map { row in
                        let first = Int.random(in: labels.indices, using: &generator)
                        return Chart.Span(
                            row: row, first: first, last: Int.random(in: first..<labels.count, using: &generator),
                            doubt: doubt(by: &generator))
                    })
            case .rectangles:
                return .boxes(
                    rows.map { name in
                        Chart.Box(
                            name: name, width: abs(value()) + 1, height: abs(value()) + 1, text: "1 × 2",
                            doubt: doubt(by: &generator))
                    })
            }
        }
        let titles = Bool.random(using: &generator) ? [""] : words(2...7, by: &generator)
        let numbers = Bool.random(using: &generator) ? labels.indices.map { Double($0 * $0) * factor * 40 } : nil
        return Chart(
            kind: kind, title: words(3...9, by: &generator).joined(separator: " "),
            subtitle: words(1...9, by: &generator).joined(separator: " · "),
            foot: LinkedText(words(1...4, by: &generator).joined(separator: "; ")), summary: "", language: "en",
            axis: Chart.Axis(title: "", labels: labels, numbers: numbers), measure: "mm", series: series,
            seriesAreOrdered: Bool.random(using: &generator),
            panels: titles.map { Chart.Panel(title: $0, content: content()) })
    }
}

extension Rectangle {
    fileprivate func intersects(_ other: Rectangle) -> Bool {
        x < other.right && other.x < right && y < other.bottom && other.y < bottom
    }

    fileprivate func contains(_ other: Rectangle) -> Bool {
        x <= other.x && y <= other.y && other.right <= right && other.bottom <= bottom
    }
}
