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
}
