import Books
import Records
import TestSupport
import Text

/// Reads an example's rows as claims and makes records of them, as the stage before would.
struct ExampleDatasets {
    private let tables: ExampleTables
    private let book: Book

    init(_ tables: ExampleTables, _ book: Book) {
        self.tables = tables
        self.book = book
    }

    func dataset(_ definition: DatasetDefinition) -> Dataset {
        let order = KeyOrder(definition, in: book)
        let claims = tables.tables.filter { $0.dataset == definition.name }.flatMap(claims).sorted { left, right in
            if left.key != right.key { return order.precedes(left.key, right.key) }
            if left.article != right.article { return left.article < right.article }
            return left.origin.location < right.origin.location
        }
        return Dataset(definition: definition, claims: claims, records: records(of: claims))
    }

    private func claims(_ table: ExampleTables.Table) -> [Claim] {
        let article = book.articles.firstIndex { $0.id == table.article } ?? 0
        let keys = table.header.indices.filter { !table.isValue[$0] }
        let unit = table.header.firstIndex(of: ExampleDefinitions.unitColumn)
        let values = table.header.indices.filter { table.isValue[$0] && $0 != unit }
        return table.rows.map { row in
            Claim(
                key: keys.map { row[$0].text }, values: values.map { CellValue(example: row[$0].text) },
                unit: unit.map { row[$0].text },
                article: article, table: 1, keyOrigins: keys.map { origin(row[$0]) },
                valueOrigins: values.map { table.header[$0].hasSuffix("*") ? nil : origin(row[$0]) }, assumed: [],
                status: .read)
        }
    }

    private func origin(_ cell: ExampleTables.Cell) -> CellOrigin {
        CellOrigin(location: cell.location, raw: cell.text)
    }

    private func records(of claims: [Claim]) -> [Record] {
        var groups: [[Int]] = []
        for index in claims.indices {
            if index > 0, claims[index].key == claims[index - 1].key {
                groups[groups.count - 1].append(index)
            } else {
                groups.append([index])
            }
        }
        return groups.map { group in
            let first = claims[group[0]]
            return Record(
                key: first.key, values: first.values, unit: first.unit, status: .read, claims: group, assumed: [])
        }
    }
}
