import Testing

@testable import Pictures

struct ScaleTests {
    @Test(arguments: [
        ([95.0, 325], false, ["50", "100", "150", "200", "250", "300", "350"]),
        ([0.2, 0.9], false, ["0.2", "0.4", "0.6", "0.8", "1.0"]),
        ([-3, 12], true, ["−5", "0", "5", "10", "15"]),
        ([12_000, 48_000], true, ["0", "10 000", "20 000", "30 000", "40 000", "50 000"]),
        ([1, 4], false, ["1", "2", "3", "4"]),
        ([0, 2], true, ["0", "1", "2"]),
        ([7], false, ["6.0", "6.5", "7.0", "7.5", "8.0"]),
        (
            [50.00001, 50.00007], false,
            ["50.00000", "50.00002", "50.00004", "50.00006", "50.00008"]
        ),
        (
            [299792.458, 299792.459], false,
            [
                "299 792.4578", "299 792.4580", "299 792.4582", "299 792.4584", "299 792.4586", "299 792.4588",
                "299 792.4590",
            ]
        ),
        ([0], true, ["0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
    ])
    func ticksAreRound(values: [Double], hasZero: Bool, labels: [String]) {
        let scale = Scale(values, count: 5, hasZero: hasZero)
        #expect(scale.ticks.map { $0.label.replacing("\u{202F}", with: " ") } == labels)
        #expect(values.allSatisfy { (0...1).contains(scale.share($0)) })
    }

    /// Steps that are lost among the digits still have labels in the usual form.
    @Test func largeNumbersHaveLabels() {
        let scale = Scale([1e17, 1e17 + 64], count: 5, hasZero: false)
        let labels = scale.ticks.map { $0.label.replacing("\u{202F}", with: "") }
        #expect(labels.first == "100000000000000000" && labels.allSatisfy { $0.allSatisfy(\.isNumber) }, "\(labels)")
    }

    @Test(arguments: [
        ("-5.3", "−5.3"), ("1234", "1234"), ("-12345.25", "−12 345.25"), ("1234567", "1 234 567"),
        ("0.00001", "0.00001"),
        ("", ""),
    ])
    func numbersAreWrittenInOneWay(number: String, text: String) {
        #expect(NumberText.written(number).replacing("\u{202F}", with: " ") == text)
    }

    @Test func labelsMoveApartAndStayInside() {
        #expect(LabelStack.places([10, 50], distance: 15, in: 0...100) == [10, 50])
        #expect(LabelStack.places([50, 50], distance: 20, in: 0...100) == [40, 60])
        #expect(LabelStack.places([0, 1, 2], distance: 10, in: 0...100) == [0, 10, 20])
        #expect(LabelStack.places([99, 100], distance: 10, in: 0...100) == [90, 100])
    }

    @Test func textsAreDividedBetweenWordsAndIdeographs() {
        #expect(TextMetrics.lines(of: "white oak planks", size: 12, within: 70) == ["white oak", "planks"])
        #expect(TextMetrics.lines(of: "木材の幅", size: 12, within: 25) == ["木材", "の幅"])
        #expect(TextMetrics.lines(of: "accessibility", size: 12, within: 40).joined() == "accessibility")
        #expect(TextMetrics.lines(of: "whiteOakPlanks", size: 12, within: 60) == ["whiteOak", "Planks"])
        #expect(TextMetrics.lines(of: "", size: 12, within: 40).isEmpty)
    }

    @Test(
        arguments: [
            ([-50, 0], 100, ["−40", "−20", "0"]),
            ([0, 10], 90, ["0", "4", "8"]),
            ([0, 2500], 120, ["0", "1000", "2000"]),
            ([0, 2500], 400, ["0", "500", "1000", "1500", "2000", "2500"]),
            ([0, 2500], 40, ["0", "2000"]), ([0, 2500], 20, ["2500"]),
        ] as [([Double], Double, [String])])
    func labelsOfTicksAreInOneStepBelowTheirTicks(values: [Double], width: Double, labels: [String]) {
        let scale = Scale(values, count: 5, hasZero: true)
        let places = scale.ticks.map { scale.share($0.value) * width }
        let shown = AxisLabels(scale.ticks, at: places).labels
        #expect(shown.flatMap(\.lines) == labels)
        #expect(shown.allSatisfy { $0.anchor == .middle && places.contains($0.x) })
    }

    @Test func anAxisHasShortLabelsWhereTheOthersDoNotFit() {
        let (places, full, short) = (
            [0.0, 50, 100], ["accessibility1", "accessibility2", "large"], ["A1", "A2", "large"]
        )
        func texts(_ labels: AxisLabels) -> [String] { labels.labels.flatMap(\.lines) }
        #expect(texts(AxisLabels(full, short: short, at: places.map { $0 * 5 }, in: -50...600)) == full)
        #expect(texts(AxisLabels(full, short: short, at: places, in: -50...150)) == short)
    }
}
