import Asking
import Books
package import Publish
import Records
import Rules
package import Text

extension CheckedBook {
    package var hasUnacceptedErrors: Bool { findings.contains { $0.isUnacceptedError } }

    /// Makes every file of the output.
    ///
    /// - Parameters:
    ///   - language: of the reports.
    ///   - take: is given the files, in any order and on several threads.
    /// - Returns: the number of files.
    @discardableResult
    package func makeOutput(language: ReportLanguage = .en, _ take: @escaping @Sendable (OutputFile) -> Void) -> Int {
        let publication = publication.with(language: language)
        return make(Publisher.tasks(for: publication), take) { Publisher.closing(publication, made: $0) }
    }

    /// Makes every page of the site, in all languages of the book, as ``makeOutput(language:_:)`` does.
    ///
    /// - Parameters:
    ///   - base: the address under which the site will be published.
    ///   - location: adds links to the lines of the book's files on the web.
    @discardableResult
    package func makeSite(base: String?, at location: BookLocation, _ take: @escaping @Sendable (OutputFile) -> Void)
        -> Int
    {
        let site = SitePublisher(publication, base: base, location: location)
        return make(site.tasks, take, closing: site.closing)
    }

    private func make(
        _ tasks: [EmitterTask], _ take: @escaping @Sendable (OutputFile) -> Void,
        closing: ([OutputFile.Facts]) -> [OutputFile]
    ) -> Int {
        let made = ParallelMap.map(
            tasks, jobs: setup.jobs, by: \.work, finish: setup.progress.counter(tasks.count, "parts written")
        ) { task in
            var facts: [OutputFile.Facts] = []
            task.make { file in
                take(file)
                facts.append(file.facts)
            }
            return facts
        }.flatMap { $0 }
        let last = closing(made)
        last.forEach(take)
        return made.count + last.count
    }

    /// The findings for a person, another program or a service that shows them.
    ///
    /// - Parameters:
    ///   - isWhole: whether the text also has accepted findings and every place of an unknown word.
    ///   - omitsAccepted: whether accepted findings are left out altogether.
    package func findings(
        as format: CheckFormat, at location: BookLocation, isWhole: Bool = false, omitsAccepted: Bool = false,
        in style: TextStyle = .plain
    ) -> [UInt8] {
        let shown = omitsAccepted ? findings.filter { $0.accepted == nil } : findings
        return format.bytes(of: shown, in: publication, at: location, isWhole: isWhole, style: style)
    }

    /// The texts that some findings are about.
    package func sources(of findings: [Finding]) -> FindingSources { publication.sources(of: findings) }

    /// The lines of the book that settle the open findings.
    package func suggestions() -> String {
        SuggestionText.text(findings, draft: LedgerDraft(findings, of: datasets, in: book))
    }

    /// Begins to write `book.sqlite` of an output folder.
    package func database(in folder: String) -> DatabaseFile {
        let publication = publication
        return DatabaseFile(folder: folder, jobs: setup.jobs) { DatabaseContent(publication) }
    }

    /// The list of datasets, or one dataset with its fields, words and an example query.
    ///
    /// - Parameters:
    ///   - name: of the dataset to describe; nil for the list.
    ///   - width: of the terminal; nil for no wrapping.
    ///   - folder: the book's folder, if commands must name it.
    package func catalog(
        of name: String?, language: ReportLanguage, width: Int?, folder: String?
    ) throws(UsageError) -> String {
        let dataset = try name.map { name throws(UsageError) in try Question.dataset(name, in: self) }
        let catalog = DatasetCatalog(
            publication.with(language: language), language: language, width: width, book: folder)
        return dataset.map(catalog.description) ?? catalog.list
    }

    /// Code for datasets.
    ///
    /// - Parameters:
    ///   - names: names or titles of datasets.
    ///   - language: of labels.
    package func code(
        _ format: CodeFormat, for names: [String], language: ReportLanguage
    ) throws(UsageError) -> [UInt8] {
        let datasets = try names.map { name throws(UsageError) in try Question.datasets(name, in: self) }
        return format.code(for: datasets.joined().uniqued(by: \.name), in: publication.with(language: language))
    }
}

extension BookMistakes {
    /// The mistakes as the findings of a book that cannot be read.
    ///
    /// - Parameter folder: the book's folder.
    package func findings(as format: CheckFormat, in folder: BookFolder, at location: BookLocation) -> [UInt8] {
        let book = Book(
            title: LocalizedText(""), description: LocalizedText(""), articles: [], vocabularies: [], datasets: [],
            recipes: [], corrections: [], acceptedFindings: [])
        let publication = Publication(
            book: book, articles: [], datasets: [], findings: findings, rules: RuleFacts(kinds: RuleBook.kinds),
            inputs: folder.files)
        return format.bytes(of: findings, in: publication, at: location)
    }
}
