import Books

/// What of a dataset a wide table shows, and how it is laid out.
struct WideTableChoice {
    var layout: TableLayout
    /// The value columns, by their index.
    var values: [Int]
    /// True if the words that all values share are shown once next to the table.
    var saysSharedOnce = true
    /// True if a row label that all rows of a table share is shown once above it, and a mark of all values of a row at its
    /// label.
    var sharesLabels = false
    /// True where the heads of the columns are short labels.
    var usesShortHeads = false
    /// True where rows are in the order of their first records.
    var keepsOrder = false

    /// Everything, laid out as the dataset says.
    init(of definition: DatasetDefinition) {
        layout = definition.layout
        values = Array(definition.values.indices)
    }
}
