import Checks
import Diagnostics
import Measures
package import Publish

/// How `query` prints records.
package enum RecordFormat: String, CaseIterable, Sendable {
    case table, csv, json
}

extension CheckedBook {
    package var hasUnacceptedErrors: Bool { findings.contains { $0.isUnacceptedError } }

    /// Every file of the output.
    package func outputFiles() -> [OutputFile] {
        Publisher.files(
            Publication(
                book: book, articles: articles, datasets: datasets, findings: findings, ruleKinds: RuleBook.kinds,
                inputs: inputs))
    }

    package func findingsText() -> String { FindingsText.text(findings) }

    package func findingsJSON() -> [UInt8] { FindingsList.json(findings) }

    package func text(of selection: RecordSelection, as format: RecordFormat) -> [UInt8] {
        let (records, dataset) = (selection.records, selection.dataset)
        return switch format {
        case .table: Array(RecordTable.text(records, of: dataset, in: book).utf8)
        case .csv: RecordTable.csv(records, of: dataset, in: book)
        case .json: RecordTable.json(records, of: dataset, in: book)
        }
    }
}
