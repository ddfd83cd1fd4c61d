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

    init(_ source: OutputSource) throws(BookError) {
        let problems = BookProblems()
        dataVersion = source.json("manifest.json", problems)?["dataVersion"]?.text ?? ""
        let root = source.json(PublishedData.packagePath, problems) ?? BookNode(.map([]), at: Text.Place(""))
        if !problems.isEmpty { throw BookError(problems.findings) }
        let reader = PackageReader(problems: problems)
        let package = reader.descriptor(root)
        let resources = reader.resources(package)
        let claims = Set(resources.compactMap(\.claims))
        title = package.title ?? ""
        contents = resources.filter { !claims.contains($0.name) }.compactMap { resource in
            DatasetContent(resource, claims: resources.first { $0.name == resource.claims }, in: source)
        }
        book = Books.Book(
            title: LocalizedText(package.title ?? ""), description: LocalizedText(""),
            articles: package.sources.compactMap(SourceKeys.article),
            vocabularies: package.resources.compactMap { OutputVocabulary.read($0, in: source) },
            datasets: contents.map(\.dataset.definition), recipes: [], corrections: [], acceptedFindings: [])
        findings = source.lazy { source, problems in
            source.json("findings.json", problems)?.items.map(Finding.init) ?? []
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
