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
        let recordOfClaim = dataset.recordOfClaim
        var (rows, records): ([Row], [Int32]) = ([], [])
        for (claim, record) in zip(dataset.claims, recordOfClaim) {
            let count = rows.count
            for index in readIndices where claim.values[index] != nil && claim.valueOrigins[index] != nil {
                rows.append((claim, index))
            }
            // An empty cell is not a value of the article.
            if rows.count == count { rows.append((claim, nil)) }
            records.append(contentsOf: repeatElement(record, count: rows.count - count))
        }
        self.rows = rows
        func origin(_ row: Row) -> CellOrigin { row.claim.origin(of: row.value) }
        func number(_ column: ClaimColumn, _ number: @escaping (SourceLocation) -> Int) -> RowColumn<Row> {
            RowColumn(name: column.rawValue, by: { number(origin($0).location) }, cell: { .integer($0) })
        }
        /// A correction changes one value of a claim, and a source may lack one, and not the others.
        func status(_ row: Row) -> ValueStatus {
            let claim = row.claim
            guard let value = row.value, !claim.corrections.contains(where: { $0.column == value }) else {
                return claim.status
            }
            if claim.values[value] == .notAvailable { return .notAvailable }
            return claim.status == .corrected ? .read : claim.status
        }
        let keysAndValues = data.columns(
            key: { (row: Row, field) in row.claim.key[field] }, value: { $0.claim.values[$1] }, unit: { $0.claim.unit })
        let field = RowColumn<Row>(
            name: ClaimColumn.field.rawValue, by: \.value, cell: { DataCell($0.map { names[$0] }) })
        let keyCount = definition.keys.count
        table = DataTable(
            keysAndValues[..<keyCount] + (readIndices.count > 1 ? [field] : []) + keysAndValues[keyCount...] + [
                RowColumn(name: ClaimColumn.article.rawValue, by: \.claim.article, cell: { .text(articles[$0]) }),
                number(.line, \.line), number(.column, \.column),
                RowColumn(name: ClaimColumn.raw.rawValue) { .text(origin($0).raw) },
                RowColumn(name: CommonColumn.status.rawValue, by: status, cell: { .text($0.rawValue) }),
                RowColumn(name: CommonColumn.assumed.rawValue, by: \.claim.assumed, cell: { .ids($0) }),
            ], rows: rows,
            known: data.knownColumns(dataset.keyColumns(in: book), of: records))
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

    private static let line = Array("{\"line\": ".utf8)
    private static let column = Array(", \"column\": ".utf8)
    private static let raw = Array(", \"raw\": ".utf8)

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
                bytes.append(contentsOf: Self.line)
                JSONText.append(origin.location.line, to: &bytes)
                bytes.append(contentsOf: Self.column)
                JSONText.append(origin.location.column, to: &bytes)
                bytes.append(contentsOf: Self.raw)
                JSONText.append(origin.raw, to: &bytes)
                bytes.append(UInt8(ascii: "}"))
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }
}
