/// Chooses the labels of a horizontal axis that fit beside each other.
struct AxisLabels {
    struct Label {
        let text: String
        let lines: [String]
        let x: Double
        let anchor: Picture.Anchor
    }

    static let gap = 8.0
    /// The width of a label as a share of the axis: two of them always fit.
    private static let most = 0.48

    let labels: [Label]

    /// As many labels as fit, at equal steps: the first, and the last where there is room for it.
    ///
    /// - Parameters:
    ///   - short: for each text a shorter one, which replaces it if the texts do not all fit; nil for none.
    ///   - places: the middle of each label, ascending.
    ///   - range: that the labels stay in.
    init(_ texts: [String], short: [String]? = nil, at places: [Double], in range: ClosedRange<Double>) {
        let full = Self.fitting(texts, at: places, in: range)
        let isWhole = full.count == texts.count && full.allSatisfy { $0.lines.count == 1 }
        labels = isWhole ? full : short.map { Self.fitting($0, at: places, in: range) } ?? full
    }

    /// The labels of as many ticks as fit, in one step that meets zero, each in the middle below its tick; else those of both
    /// ends, or of one.
    init(_ ticks: [Scale.Tick], at places: [Double]) {
        let all = zip(ticks, places).map { Label(text: $0.label, lines: [$0.label], x: $1, anchor: .middle) }
        func labels(step: Int) -> [Label] { zip(ticks, all).filter { $0.0.multiple % step == 0 }.map(\.1) }
        let chosen = (1..<max(all.count, 2)).lazy.map(labels).first { $0.count > 1 && Self.fit($0) }
        let ends = all.count > 1 ? [all[0], all[all.count - 1]] : all
        self.labels = chosen ?? (Self.fit(ends) ? ends : all.suffix(1))
    }

    /// How far the labels of ticks reach beyond the plot at each side.
    static func overhang(_ scale: Scale) -> (left: Double, right: Double) {
        func half(_ tick: Scale.Tick?) -> Double {
            tick.map { TextMetrics.width($0.label, size: Style.size) / 2 } ?? 0
        }
        return (half(scale.ticks.first), half(scale.ticks.last))
    }

    private static func fitting(_ texts: [String], at places: [Double], in range: ClosedRange<Double>) -> [Label] {
        // A word is divided only where even two labels would not fit otherwise.
        [1, most].lazy.map { chosen(texts, at: places, in: range, share: $0) }.first(where: fit) ?? []
    }

    private static func chosen(
        _ texts: [String], at places: [Double], in range: ClosedRange<Double>, share: Double
    ) -> [Label] {
        let lines = TextMetrics.lines(
            of: texts, size: Style.size, within: (range.upperBound - range.lowerBound) * share, most: Style.mostLines)
        let all = zip(zip(texts, lines), places).map { label($0.0, $0.1, at: $1, in: range) }
        let chosen = (1..<max(all.count, 2)).lazy.map { labels(all, step: $0) }.first(where: fit)
        return chosen ?? (all.count > 1 ? [all[0], all[all.count - 1]] : all)
    }

    /// - Parameter y: where the labels begin.
    func draw(from y: Double, on picture: inout Picture) {
        for label in labels {
            picture.lines(label.lines, of: label.text, label.x, y + 11, anchor: label.anchor, "m")
        }
    }

    var height: Double { Double(labels.map(\.lines.count).max() ?? 0) * Style.lineHeight }

    private static func labels(_ all: [Label], step: Int) -> [Label] {
        var labels = stride(from: 0, to: all.count, by: step).map { all[$0] }
        guard step > 1, (all.count - 1) % step != 0, let last = all.last, labels.count > 1 else { return labels }
        // The last label says more than the one before it.
        if !fit(labels.suffix(1) + [last]) { labels.removeLast() }
        return labels + [last]
    }

    private static func label(
        _ text: String, _ lines: [String], at x: Double, in range: ClosedRange<Double>
    ) -> Label {
        let half = (lines.map { TextMetrics.width($0, size: Style.size) }.max() ?? 0) / 2
        if x - half < range.lowerBound { return Label(text: text, lines: lines, x: range.lowerBound, anchor: .start) }
        if x + half > range.upperBound { return Label(text: text, lines: lines, x: range.upperBound, anchor: .end) }
        return Label(text: text, lines: lines, x: x, anchor: .middle)
    }

    private static func fit(_ labels: [Label]) -> Bool {
        zip(labels, labels.dropFirst()).allSatisfy { $0.extent.upperBound + gap <= $1.extent.lowerBound }
    }
}

extension AxisLabels.Label {
    fileprivate var extent: ClosedRange<Double> {
        let width = lines.map { TextMetrics.width($0, size: Style.size) }.max() ?? 0
        switch anchor {
        case .start: return x...x + width
        case .middle: return x - width / 2...x + width / 2
        case .end: return x - width...x
        }
    }
}
