import Books
import Outputs
import Records
import Text

/// A dataset with the contents of its files.
final class DatasetContent: Sendable {
    let dataset: Records.Dataset
    /// For each record the cells of the columns that every dataset has.
    private let common: [CommonCells]
    let claims: Lazy<Result<ClaimsOfDataset, BookError>>

    private struct CommonCells {
        let articles: String
        let flagged: String
        let findings: String
        let implied: String
    }

    /// Nil after a report.
    init?(
        _ resource: PackageResource, claims: PackageResource?, in source: OutputSource
    ) {
        let columns = DatasetColumns(resource)
        let (definition, problems) = (columns.definition, resource.declared.problems)
        guard let text = source.text("data/" + resource.path, problems) else { return nil }
        var records: [Records.Record] = []
        var common: [CommonCells] = []
        let cells = TypedCells(source: text, fields: resource.fields, problems: problems)
        cells.forEachRow { row in
            records.append(columns.record(row))
            common.append(
                CommonCells(
                    articles: columns.text(.articles, in: row) ?? "", flagged: columns.text(.flagged, in: row) ?? "",
                    findings: columns.text(.findings, in: row) ?? "", implied: columns.text(.implied, in: row) ?? ""))
        }
        dataset = Records.Dataset(definition: definition, claims: [], records: records)
        self.common = common
        self.claims = source.lazy { [path = claims?.path] source, problems in
            ClaimsOfDataset(definition, path: path, in: source, problems)
        }
    }

    /// The texts of a column that every dataset has, one for each of several ids or values.
    func texts(_ column: CommonColumn, of record: Records.Record) -> [String] {
        switch column {
        case .unit: return dataset.definition.unit.unit(ofRecord: record.unit).map { [$0] } ?? []
        case .status: return [record.status.rawValue]
        case .assumed: return record.assumed
        case .articles: return DatasetColumns.words(cells(record)?.articles ?? "")
        case .flagged: return DatasetColumns.words(cells(record)?.flagged ?? "")
        case .findings: return DatasetColumns.words(cells(record)?.findings ?? "")
        case .implied: return impliedTexts(of: record)
        }
    }

    /// The implied value as the file has it; nil if there is none.
    func implied(of record: Records.Record) -> String? {
        cells(record).flatMap { $0.implied.isEmpty ? nil : $0.implied }
    }

    /// `342`, or the values of `height=480 width=320`.
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
            let value = names.first { part.hasPrefix($0 + "=") }.map { part.dropFirst($0.count + 1) } ?? part
            guard value.count > 1, value.first == "\"", value.last == "\"" else { return String(value) }
            return String(value.dropFirst().dropLast()).replacing("\"\"", with: "\"")
        }
    }

    private func cells(_ record: Records.Record) -> CommonCells? {
        dataset.position(of: record.key).map { common[$0] }
    }
}
