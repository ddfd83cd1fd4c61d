import Books
import Foundation
import Pictures
import TestSupport
import Testing

@testable import Publish

/// How a chart is specified for Vega-Lite.
@Suite struct VegaLiteTests {
    private static func chart(_ kind: ChartKind, _ panels: [Chart.Panel]) -> Chart {
        Chart(
            kind: kind, title: "Planks", subtitle: "", foot: LinkedText(""), summary: "", language: "en",
            axis: Chart.Axis(title: "Edition", labels: ["first", "second"]), measure: "Width in mm", series: [],
            seriesAreOrdered: false, panels: panels)
    }

    private static func document(_ kind: ChartKind, _ panels: [Chart.Panel]) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: Data(VegaLite(chart(kind, panels)).document))
    }

    /// Vega-Lite sorts panels by their texts if no order is given.
    @Test func panelsHaveTheirOrder() throws {
        let titles = ["1.9 \u{2192} 1.10", "1.10 \u{2192} 2.0"]
        let document = try Self.document(.line, titles.map { Chart.Panel(title: $0, content: .lines([])) })
        #expect(document["facet"]?["sort"]?.items?.map(\.string) == titles)
    }

    /// A layer for them alone.
    @Test(arguments: ChartKind.allCases, [true, false]) func doubtsAreShown(kind: ChartKind, isDoubtful: Bool) throws {
        let doubt = isDoubtful ? Chart.Doubt(isOpen: false, implied: nil) : nil
        let content: Chart.Content =
            switch kind {
            case .line, .step, .bar, .dot:
                .lines([Chart.Line(series: 0, points: [Chart.Point(position: 0, value: 1, text: "1", doubt: doubt)])])
            case .heatMap, .changes:
                .cells(rows: ["a"], [Chart.Cell(row: 0, position: 0, value: 1, text: "1", doubt: doubt)])
            case .range: .spans(rows: ["a"], [Chart.Span(row: 0, first: 0, last: 1, doubt: doubt)])
            case .rectangles: .boxes([Chart.Box(name: "a", width: 1, height: 2, text: "1 × 2", doubt: doubt)])
            }
        let layers = try #require(try Self.document(kind, [Chart.Panel(title: "", content: content)])["layer"]?.items)
        let ofDoubts = layers.filter { $0["transform"]?.items?.first?["filter"]?.string == "isValid(datum.doubt)" }
        let always = [.line, .step, .dot].contains(kind)
        #expect(ofDoubts.count == (isDoubtful || always ? 1 : 0))
    }
}
