import Checks
import Diagnostics
import Measures
package import Publish

extension CheckedBook {
    package var hasUnacceptedErrors: Bool { findings.contains { $0.isUnacceptedError } }

    /// What the emitters work on.
    var publication: Publication {
        Publication(
            book: book, articles: articles, datasets: datasets, findings: findings, ruleKinds: RuleBook.kinds,
            silentRules: rules.silentRules(in: datasets), inputs: inputs)
    }

    /// Every file of the output.
    package func outputFiles() -> [OutputFile] {
        let publication = publication
        let parts = ParallelMap.map(Array(Publisher.parts), jobs: jobs) { Publisher.files(publication, part: $0) }
        return Publisher.files(publication, parts: parts)
    }

    package func findingsText() -> String { CheckText.text(findings) }

    package func findingsJSON() -> [UInt8] { FindingsEmitter.json(findings) }

    package func text(of selection: RecordSelection, as format: RecordFormat) -> [UInt8] {
        RecordText.bytes(of: selection.records, in: selection.dataset, book: book, format: format)
    }
}
