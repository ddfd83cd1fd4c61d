import Checks
import Diagnostics
import Measures
package import Publish

extension CheckedBook {
    package var hasUnacceptedErrors: Bool { findings.contains { $0.isUnacceptedError } }

    /// Every file of the output.
    package func outputFiles() -> [OutputFile] {
        let publication = Publication(
            book: book, articles: articles, datasets: datasets, findings: findings, ruleKinds: RuleBook.kinds,
            inputs: inputs)
        let parts = ParallelMap.map(Array(Publisher.parts), jobs: jobs) { Publisher.files(publication, part: $0) }
        return Publisher.files(publication, parts: parts)
    }

    package func findingsText() -> String { CheckText.text(findings) }

    package func findingsJSON() -> [UInt8] { FindingsEmitter.json(findings) }

    package func text(of selection: RecordSelection, as format: RecordFormat) -> [UInt8] {
        RecordText.bytes(of: selection.records, in: selection.dataset, book: book, format: format)
    }
}
