package import Articles
package import Books
package import Records
package import Text

/// The input of the emitters: the results of the other stages.
package struct Publication: Sendable {
    package let book: Book
    /// In the order of `book.articles`.
    package let articles: [Article]
    package let datasets: [Dataset]
    /// In canonical order, accepted ones with their reason.
    package let findings: [Finding]
    let rules: RuleFacts
    /// The files that a build read, for the manifest.
    package let inputs: [BookFile]
    /// Their sizes and hashes.
    let inputFacts: Lazy<[OutputFile.Facts]>
    /// The language of the reports; data files have none.
    package private(set) var language: ReportLanguage
    /// Computed once from the findings for all emitters of values.
    package let doubts: Doubts
    /// In the order of ``datasets``.
    let tables: [DatasetTables]
    /// In the order of the book's vocabularies.
    let vocabularies: [Lazy<DataResource>]
    let reportIndex: ReportIndex
    private let version: Lazy<String>

    /// - Parameter doubts: those of the findings; nil to compute them.
    package init(
        book: Book, articles: [Article], datasets: [Dataset], findings: [Finding], rules: RuleFacts,
        inputs: [BookFile], language: ReportLanguage = .en, doubts: Doubts? = nil
    ) {
        self.book = book
        self.articles = articles
        self.datasets = datasets
        self.findings = findings
        self.rules = rules
        self.inputs = inputs
        inputFacts = Lazy { inputs.map { OutputFile(path: $0.path, bytes: $0.bytes).facts } }
        self.language = language
        let doubts = doubts ?? Doubts(findings, about: datasets, in: book)
        let foreignKeys = Lazy { ForeignKeys(datasets, links: rules.links) }
        let tables = datasets.map { DatasetTables($0, in: book, doubts: doubts, foreignKeys: foreignKeys) }
        self.doubts = doubts
        self.tables = tables
        vocabularies = book.vocabularies.map { vocabulary in
            Lazy {
                var resource = VocabularyResource.resource(
                    of: vocabulary, in: datasets, tables: tables.map { $0.values.value.table },
                    language: book.language)
                resource.asking = .vocabulary(vocabulary, in: book)
                return resource
            }
        }
        reportIndex = ReportIndex(book: book, datasets: datasets, findings: findings, ruleKinds: rules.kinds)
        version = Lazy {
            DataVersion.of(zip(datasets, tables).map { ($0.name, $1.values.value.version) })
        }
    }

    /// The same with reports in a language.
    package func with(language: ReportLanguage) -> Publication {
        var publication = self
        publication.language = language
        return publication
    }

    func dataset(named name: String?) -> Dataset? { name.flatMap { reportIndex.datasets.value[$0] } }

    func kind(id: String) -> RuleDescription? { reportIndex.ruleKinds.value[id] }

    /// See ``DataVersion``.
    package var dataVersion: String { version.value }

    /// All tables of the data: values and claims of each dataset, then the vocabularies.
    ///
    /// - Complexity: the first time, linear in the claims.
    var resources: [DataResource] {
        tables.flatMap { [$0.resources.value.values, $0.resources.value.claims] } + vocabularies.map(\.value)
    }
}
