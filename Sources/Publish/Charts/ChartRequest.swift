package import Charts

/// What a chart is to show, as far as a person or the book says it.
package struct ChartRequest: Sendable {
    package var kind: Chart.Kind?
    /// Key fields, by their index: the axis, the series, and one panel for each combination of the others.
    package var axis: Int?
    package var series: Int?
    package var facets: [Int]?
    /// The value column that is measured.
    package var measure: Int?
    package var title: String?

    package init() {}
}
