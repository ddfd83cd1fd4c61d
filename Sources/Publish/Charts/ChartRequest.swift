package import Books

/// What a chart is to show, as far as a person or the book says it.
package struct ChartRequest: Sendable {
    package var kind: ChartKind?
    /// Key fields, by their index: the axis, the series, and one panel for each combination of the others.
    package var axis: Int?
    package var series: Int?
    package var facets: [Int]?
    /// The value column that is measured.
    package var measure: Int?
    package var title: String?
    /// On the records; the key field of each, by its index, and the condition in words.
    package var conditions: [(key: Int?, text: String)] = []
    /// The records of the charts beside this one, by their positions: the axis has their words, too, where lines cross them.
    var neighbours: [Int] = []

    package init() {}

    /// The fields that a chart of the book names.
    init(_ chart: ChartDefinition, of definition: DatasetDefinition) {
        kind = chart.kind
        axis = chart.axis.flatMap(definition.keyIndex)
        series = chart.series.flatMap(definition.keyIndex)
        facets = chart.facets?.compactMap(definition.keyIndex)
        measure = chart.value.flatMap(definition.valueIndex)
    }
}
