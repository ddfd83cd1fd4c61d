package import Pictures

/// The formats in which a chart is written.
package enum ChartFormat: String, CaseIterable, Sendable {
    /// A picture for pages and print, without script.
    case svg
    /// A specification with its data.
    case vegaLite = "vega-lite"

    /// - Parameter width: of the picture, in pixels.
    package func bytes(of chart: Chart, width: Double) -> [UInt8] {
        switch self {
        case .svg: ChartDrawing(chart, width: width).drawn.bytes
        case .vegaLite: VegaLite(chart).document
        }
    }
}
