import Books
import Outputs
import Records
import Text

/// A dataset with the contents of its files.
final class DatasetContent: Sendable {
    let dataset: Records.Dataset
    /// For each column that every dataset has, and that is not part of a record, the cells of all records.
    private let common: [CommonColumn: [String]]
    let claims: Lazy<Result<ClaimsOfDataset, BookError>>

    /// Nil after a report.
    init?(_ resource: PackageResource, of data: PublishedData) {
        guard let cells = data.cells(of: resource) else { return nil }
        let columns = DatasetColumns(resource)
        let (definition, layout) = (columns.definition, columns.layout)
        var records: [Records.Record] = []
        let kept = [.articles] + CommonColumn.ofDoubt + CommonColumn.allCases.filter(\.isCount)
        var common: [CommonColumn: [String]] = [:]
        cells.forEachRow { row in
            records.append(columns.record(row))
            for column in kept {
                common[column, default: []].append(layout.text(column, in: row) ?? "")
            }
        }
        dataset = Records.Dataset(definition: definition, claims: [], records: records)
        self.common = common
        claims = data.files.lazy { [path = data.claims(of: resource)?.path] files, problems in
            ClaimsOfDataset(definition, path: path, in: files, problems)
        }
    }

    /// The texts of a column that every dataset has, one for each of several ids or values.
    func texts(_ column: CommonColumn, of record: Records.Record) -> [String] {
        switch column {
        case .unit: return dataset.definition.unit.unit(ofRecord: record.unit).map { [$0] } ?? []
        case .status: return [record.status.rawValue]
        case .assumed: return record.assumed
        case .articles, .flagged, .findings: return DatasetColumns.words(cell(column, of: record))
        case .implied: return impliedTexts(of: record)
        case .witnesses, .readers: return [cell(column, of: record)].filter { !$0.isEmpty }
        }
    }

    /// A number in a column; nil if the book does not count it.
    func count(_ column: CommonColumn, of record: Records.Record) -> Int? { Int(cell(column, of: record)) }

    /// The implied value as the file has it; nil if there is none.
    func implied(of record: Records.Record) -> String? {
        let text = cell(.implied, of: record)
        return text.isEmpty ? nil : text
    }

    /// `342`, or the parts of `height=480 width=320`, without quotation marks.
    private func impliedTexts(of record: Records.Record) -> [String] {
        guard let text = implied(of: record) else { return [] }
        let names = dataset.definition.readValues.map(\.name)
        guard names.count > 1 else { return [text] }
        var isQuoted = false
        let parts = text.split { character in
            if character == "\"" { isQuoted.toggle() }
            return character == " " && !isQuoted
        }
        return parts.map { part in
            let name = names.first { part.hasPrefix($0 + "=") }.map { $0 + "=" } ?? ""
            let value = part.dropFirst(name.count)
            guard value.count > 1, value.first == "\"", value.last == "\"" else { return String(part) }
            return name + String(value.dropFirst().dropLast()).replacing("\"\"", with: "\"")
        }
    }

    private func cell(_ column: CommonColumn, of record: Records.Record) -> String {
        dataset.position(of: record.key).flatMap { common[column]?[$0] } ?? ""
    }
}
