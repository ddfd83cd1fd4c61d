import Asking
import Books
import Outputs
import Records
import Text

/// A built output, read as the book that it was built from: what can be asked of one can be asked of the other.
final class OutputBook: AskedBook {
    let title: String
    let dataVersion: String
    let book: Books.Book
    let contents: [DatasetContent]
    let findings: Lazy<Result<[Finding], BookError>>

    var datasets: [Records.Dataset] { contents.map(\.dataset) }

    init(_ files: OutputFiles) throws(BookError) {
        let problems = BookProblems()
        let manifest = files.json("manifest.json", problems)
        let data = PublishedData(files, problems)
        guard let manifest, let package = data.descriptor else { throw BookError(problems.findings) }
        dataVersion = manifest["dataVersion"]?.text ?? ""
        title = package.title ?? ""
        contents = data.datasets.compactMap { DatasetContent($0, of: data) }
        book = Books.Book(
            title: LocalizedText(package.title ?? ""), description: LocalizedText(""),
            articles: package.sources.compactMap(SourceKeys.article),
            vocabularies: package.resources.compactMap { OutputVocabulary.read($0, in: files) },
            datasets: contents.map(\.dataset.definition), recipes: [], corrections: [], acceptedFindings: [])
        findings = files.lazy { files, problems in
            files.json("findings.json", problems)?.items.map(Finding.init) ?? []
        }
        if !problems.isEmpty { throw BookError(problems.findings) }
    }

    /// The rules that doubt a value of the output, and all kinds of rule.
    var ruleIDs: [String] {
        contents.flatMap { content in content.dataset.records.flatMap { content.texts(.findings, of: $0) } }.uniqued()
            + RuleKind.allCases.map(\.rawValue)
    }

    func texts(_ column: CommonColumn, of dataset: Records.Dataset) -> @Sendable (Records.Record) -> [String] {
        guard let content = book.datasetIndex(dataset.name).map({ contents[$0] }) else { return { _ in [] } }
        return { content.texts(column, of: $0) }
    }
}
