package import Text

/// How a chart draws values.
package enum ChartKind: String, CaseIterable, Sendable {
    /// Points joined by straight lines.
    case line
    /// Points joined by steps, for versions.
    case step
    /// A bar from zero for each value.
    case bar
    /// A point for each value, on a horizontal scale.
    case dot
    /// Bars from the first to the last word of an axis in which something holds.
    case range
    /// A table whose cells are coloured by their values.
    case heatMap = "heat-map"
    /// A table whose cells are what each version changed, for numbers.
    case changes
    /// Rectangles of two measured sides, all to one scale.
    case rectangles
}

/// A chart of a dataset's records. What it does not say is inferred from the records.
package struct ChartDefinition: Sendable {
    /// What a chart says, as long as rules guarantee it.
    package struct Statement: Sendable {
        package let text: LocalizedText
        /// The ids of rules of the dataset.
        package let rules: [String]
    }

    /// Distinguishes the charts of a dataset; part of a file name.
    package let name: String
    /// What it shows; nil for the title of the dataset.
    package let title: LocalizedText?
    package let statement: Statement?
    package let kind: ChartKind?
    /// The names of key fields: the axis, the lines, and those with a picture for each combination of their words.
    package let axis: String?
    package let series: String?
    package let facets: [String]?
    /// The value column that is drawn.
    package let value: String?
    /// The words that records have, by key field; all words of fields that it does not name.
    package let words: [(field: String, words: [String])]
    /// Where the chart says so, or its name.
    package let place: Place
}
