package import Articles
import Asking
import BookFiles
package import Books
import Publish
import Recipes
package import Records
import Rules
package import Text

/// The mistakes that prevent a book from running, with their places, in the order in which the files are read: a
/// mistake comes before its consequences.
package struct BookMistakes: Error {
    package let findings: [Finding]
    /// The files that the findings are about.
    package fileprivate(set) var sources = FindingSources.none

    init(findings: [Finding]) { self.findings = findings }
}

/// A book that has been read, normalized and checked: all that is published, and what can still be asked of its rules.
package struct CheckedBook: Sendable {
    let publication: Publication
    let setup: BookSetup
    /// The datasets before the book derives values, which the rules judge.
    let judged: [Dataset]

    package var book: Book { publication.book }
    package var articles: [Article] { publication.articles }
    package var datasets: [Dataset] { publication.datasets }
    package var findings: [Finding] { publication.findings }
    package var doubts: Doubts { publication.doubts }
    package var inputs: [BookFile] { publication.inputs }
    package var limits: BookLimits { setup.limits }

    /// Whether all datasets have been read.
    package var isWhole: Bool { setup.scope.map { $0.datasets.count == datasets.count } ?? true }
}

/// The journey of a value, from the bytes of a book's files to checked records. Read this first.
package struct Pipeline: Sendable {
    /// The number of threads that read articles. Results do not depend on it.
    private let jobs: Int
    /// Whether claims keep the steps from raw text to value.
    private let isTracing: Bool
    /// Names or titles of the only datasets whose values are of interest, separated by commas; nil for all.
    private let asked: String?
    /// The day that the expiry dates of ledger entries are compared with; nil if nothing expires.
    private let day: CalendarDate?
    private let limits: IngestLimits
    private let bookLimits: BookLimits
    private let progress: WorkProgress

    package init(
        jobs: Int = 1, isTracing: Bool = false, asked: String? = nil, asOf day: CalendarDate? = nil,
        limits: LimitOptions? = nil, progress: WorkProgress = .none
    ) {
        self.progress = progress
        self.asked = asked
        self.limits = limits?.limits ?? IngestLimits()
        bookLimits = limits?.bookLimits ?? BookLimits()
        self.day = day
        self.jobs = jobs
        self.isTracing = isTracing
    }

    package func run(_ folder: BookFolder) throws(BookMistakes) -> CheckedBook {
        try examination(of: folder).checked()
    }

    /// The journey with the results of its stages, for runs with a changed article.
    func examination(of folder: BookFolder) throws(BookMistakes) -> BookExamination {
        do { return try examined(folder) } catch {
            var mistakes = error
            let named = Set(error.findings.map(\.place.file))
            mistakes.sources = FindingSources(
                FindingSources.texts(folder.files.filter { named.contains($0.path) }.map { ($0.path, $0.bytes) }))
            throw mistakes
        }
    }

    private func examined(_ folder: BookFolder) throws(BookMistakes) -> BookExamination {
        let problems = BookProblems()
        let book = try load(folder, problems)
        try limitColumns(of: book, problems)
        let sources = articleSources(book, folder, problems)
        let rules = RuleBook(book, problems: problems, limits: bookLimits)
        let scope = asked.flatMap { Question.names(of: $0, in: book) }.map { DatasetScope($0, of: book, rules: rules) }
        let unread = Set(book.articles.filter { scope?.articles.contains($0.id) == false }.map(\.path))
        let read = ParallelMap.map(
            sources, jobs: jobs, by: \.bytes.count, finish: progress.counter(sources.count, "articles read")
        ) { source in
            unread.contains(source.path) ? Diagnosed(Article(path: source.path)) : source.read()
        }
        CorrectionLedger(book).check(problems)
        let missing = Set(book.articles.map(\.path)).subtracting(folder.files.map(\.path)).union(unread)
        let normalizer = RecordNormalizer(book, isTracing: isTracing, limits: bookLimits)
        let parts = ParallelMap.map(
            Array(read.indices), jobs: jobs, by: { read[$0].value.tables.reduce(0) { $0 + $1.cells.count } },
            finish: progress.counter(read.count, "articles converted")
        ) {
            normalizer.claims(from: read[$0].value, at: $0, missing: missing)
        }
        let normalized = normalizer.merged(parts, problems: problems)
        try stop(at: problems, read.flatMap(\.findings))
        let builder = RecordBuilder(book)
        let uncorrected = ParallelMap.map(
            Array(book.datasets.indices), jobs: jobs, by: { normalized.claims[$0].count }
        ) {
            builder.dataset(book.datasets[$0], normalized.claims[$0])
        }
        let ledger = CorrectionLedger(book, asOf: day).corrected(normalized.claims)
        let corrected = uncorrected.indices.map {
            builder.dataset(uncorrected[$0], correcting: normalized.claims[$0], to: ledger.value[$0])
        }
        let judged = rules.judgement(of: corrected, only: scope?.datasets) { count, verdict in
            ParallelMap.map(
                Array(0..<count), jobs: jobs, by: { corrected[$0].records.count },
                finish: progress.counter(count, "datasets checked"), verdict)
        }
        let setup = BookSetup(
            book: book, sources: sources, missing: missing, rules: rules, normalizer: normalizer, scope: scope,
            inputs: folder.files, unreadArticles: UnreadArticles(book, paths: folder.files.map(\.path)).findings(),
            day: day, jobs: jobs, limits: bookLimits, progress: progress)
        let stages = BookStages(
            read: read, normalized: normalized, uncorrected: uncorrected, corrected: corrected,
            correctionFindings: ledger.findings)
        return BookExamination(
            setup: setup, parts: parts, stages: stages,
            judgedUncorrected: rules.judgement(
                of: uncorrected, after: judged,
                changed: Set(book.corrections.map(\.dataset).filter { scope?.datasets.contains($0) ?? true })),
            judgedCorrected: judged, cells: CellUses(book, corrected))
    }

    private func load(_ folder: BookFolder, _ problems: BookProblems) throws(BookMistakes) -> Book {
        // No question is about the audit, and its file may be long.
        let files = asked == nil ? folder.files : folder.withoutAudit.files
        let parsed = ParallelMap.map(files, jobs: jobs, by: \.bytes.count) { ParsedBookFile($0) }
        let loader = BookLoader(
            files: folder.files, unread: folder.unread, parsed: parsed.compactMap { $0 }, problems: problems)
        guard let book = loader.load() else { throw BookMistakes(findings: problems.findings) }
        return book
    }

    private func limitColumns(of book: Book, _ problems: BookProblems) throws(BookMistakes) {
        let limit = bookLimits[.valueColumns]
        let wide = book.datasets.filter { $0.values.count > limit }
        for dataset in wide {
            let (count, hint) = (dataset.values.count, bookLimits.hint(.valueColumns, needed: dataset.values.count))
            problems.report("\(dataset.name) has \(count) value columns, more than \(limit)\(hint)", at: dataset.place)
        }
        if !wide.isEmpty { try stop(at: problems, []) }
    }

    /// The book's articles in its order.
    private func articleSources(_ book: Book, _ folder: BookFolder, _ problems: BookProblems) -> [ArticleSource] {
        let files = Dictionary(first: folder.files.map { ($0.path, $0.bytes) })
        return book.articles.map { article in
            let bytes = files[article.path] ?? []
            return ArticleSource(
                path: article.path, bytes: bytes, encoding: encoding(of: article, bytes, problems), limits: limits)
        }
    }

    private func encoding(of article: BookArticle, _ bytes: [UInt8], _ problems: BookProblems) -> TextEncodingLabel? {
        guard let label = article.encoding else { return nil }
        if let encoding = TextEncodingLabel(label) {
            guard DoubtfulEncoding.isUTF8(bytes, despite: encoding) else { return encoding }
            problems.report(
                "\(article.path) is written in UTF-8 and not in \(label); remove \"encoding\"",
                at: article.encodingPlace)
            return nil
        }
        let hint = NearestWord.hint(for: label, among: TextEncodingLabel.all)
        problems.report("unknown encoding \"\(label)\"\(hint)", at: article.encodingPlace)
        return nil
    }

    /// A book's mistakes may follow from errors in an article's bytes, so those errors are included.
    private func stop(at problems: BookProblems, _ findings: [Finding]) throws(BookMistakes) {
        if !problems.isEmpty {
            throw BookMistakes(findings: findings.filter { $0.severity == .error } + problems.findings)
        }
    }
}
