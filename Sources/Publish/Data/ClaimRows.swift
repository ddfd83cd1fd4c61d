import Books
import Records
import Text

/// The claims of a dataset as rows: the key fields, `field`, the value columns, `unit`, then
/// `article,line,column,raw,status,assumed`.
///
/// A claim with several values from the article has one row for each, all with the same values.
struct ClaimRows {
    /// A claim and one of its values; without a value the row has the claim's own place.
    private typealias Row = (claim: Claim, value: Int?)

    let table: DataTable
    private let rows: [Row]
    /// `"species": {"line": ` for each key field.
    private let placeStarts: [[UInt8]]

    init(_ dataset: Dataset, in book: Book) {
        let definition = dataset.definition
        let data = DataColumns(definition: definition)
        let articles = book.articles.map(\.path)
        let (names, readIndices) = (
            definition.values.map(\.name), definition.values.indices.filter { !definition.values[$0].isSetByRecipe }
        )
        rows = dataset.claims.flatMap { claim -> [Row] in
            // An empty cell is not a value of the article.
            let read = readIndices.filter { claim.values[$0] != nil && claim.valueOrigins[$0] != nil }
            return read.isEmpty ? [(claim, nil)] : read.map { (claim, $0) }
        }
        func origin(_ row: Row) -> CellOrigin { row.value.flatMap { row.claim.valueOrigins[$0] } ?? row.claim.origin }
        let keysAndValues = data.columns(
            key: { (row: Row) in row.claim.key }, values: { $0.claim.values }, unit: { $0.claim.unit })
        func column(_ column: ClaimColumn, _ cell: @escaping (Row) -> DataCell) -> RowColumn<Row> {
            RowColumn(name: column.rawValue, cell: cell)
        }
        let field = column(.field) { row in DataCell(row.value.map { names[$0] }) }
        let keyCount = definition.keys.count
        table = DataTable(
            keysAndValues[..<keyCount] + (readIndices.count > 1 ? [field] : []) + keysAndValues[keyCount...] + [
                column(.article) { .text(articles[$0.claim.article]) },
                column(.line) { .integer(origin($0).location.line) },
                column(.column) { .integer(origin($0).location.column) },
                column(.raw) { .text(origin($0).raw) },
                RowColumn(name: CommonColumn.status.rawValue) { .text($0.claim.status.rawValue) },
                RowColumn(name: CommonColumn.assumed.rawValue) { .ids($0.claim.assumed) },
            ], rows: rows)
        placeStarts = definition.keys.map { Array("\(JSONText.literal($0.name)): ".utf8) }
    }

    /// What `places` has for a key field that was read.
    static var place: [JSONMember<CellOrigin>] {
        [
            JSONMember("line", ClaimColumn.line.description, JSONShape.position) { .integer($0.location.line) },
            JSONMember("column", ClaimColumn.column.description, JSONShape.position) { .integer($0.location.column) },
            JSONMember("raw", ClaimColumn.raw.description, JSONShape.text) { .string($0.raw) },
        ]
    }

    /// ``DataTable/json(tail:)`` with `places`: `{keyField: {line, column, raw}}`, null for a key field that the
    /// recipe sets.
    var json: [UInt8] {
        table.json { row, bytes in
            bytes.append(contentsOf: ", \"places\": {".utf8)
            for (index, origin) in rows[row].claim.keyOrigins.enumerated() {
                if index > 0 { bytes.append(contentsOf: ", ".utf8) }
                bytes.append(contentsOf: placeStarts[index])
                guard let origin else {
                    bytes.append(contentsOf: "null".utf8)
                    continue
                }
                bytes.append(contentsOf: "{\"line\": ".utf8)
                JSONText.append(origin.location.line, to: &bytes)
                bytes.append(contentsOf: ", \"column\": ".utf8)
                JSONText.append(origin.location.column, to: &bytes)
                bytes.append(contentsOf: ", \"raw\": ".utf8)
                JSONText.append(origin.raw, to: &bytes)
                bytes.append(UInt8(ascii: "}"))
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }
}
