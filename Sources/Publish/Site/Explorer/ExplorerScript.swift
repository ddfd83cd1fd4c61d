import Books
import Records
import Text

/// `data/NAME.js`: the values of a dataset for the explorer and the search, by column.
///
///     measurebook.dataset("height", {"title":"Height","columns":[
///       {"name":"board","role":"key","title":"Board","words":["oak","pine"],"labels":["Oak","Pine"],"runs":[0,24,1,24]},…]});
///
/// The rows are those of the CSV file, in its order, and so are the texts of the cells. A column lists its different cells
/// as `words`, in the order of their vocabulary or by size, and has for each row the position of its cell: as `cells`, or as
/// `runs` of a position and a number of rows. `objects` has what the JSON file has instead of words, in the same form.
struct ExplorerScript {
    let bytes: [UInt8]

    /// - Complexity: linear in the records.
    init(_ dataset: Dataset, material: ReportMaterial) {
        let definition = dataset.definition
        let publication = material.publication
        let table = publication.valueTable(of: dataset)
        let columns = ExplorerColumns(dataset, table: table, material: material)
        var names = SwiftNames(prefix: "dataset", reserved: [])
        let script = DataScript(
            "dataset",
            [
                .string(dataset.name),
                [
                    "title": .string(definition.title[material.language]),
                    "rows": .integer(table.rowCount),
                    "swiftName": .string(names.name(definition.name + " records").argument),
                    "changesAlong": definition.changesAlong.map(JSON.string),
                    "layout": [
                        "rows": .strings(definition.layout.rows),
                        "columns": definition.layout.columns.map(JSON.string),
                    ],
                    "columns": .array(columns.all.map(\.json)),
                ],
            ])
        bytes = script.bytes
    }
}

extension Publication {
    /// The values of a dataset as in its CSV file.
    func valueTable(of dataset: Dataset) -> DataTable {
        let position = datasets.firstIndex { $0 === dataset }
        return position.map { tables[$0].values.value.table } ?? ValueRows(dataset, in: self).table
    }
}
