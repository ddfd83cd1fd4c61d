import BookFormat
import Checks
package import Diagnostics
import Ingest
package import Measures
import Normalize
package import Publish

/// A book that cannot be run: the mistakes in its files with their places, in the order in which the files are read, so
/// that a mistake stands before what follows from it.
package struct BookMistakes: Error {
    package let findings: [Finding]
}

/// A book that has been read, normalized and checked.
package struct CheckedBook: Sendable {
    package let book: Book
    package let articles: [Article]
    package let datasets: [Dataset]
    /// Every finding, accepted ones marked, in canonical order.
    package let findings: [Finding]
    package let inputs: [InputFile]
    let rules: RuleBook
    /// The ids of the rules that cannot judge a single record.
    let silentRules: Set<String>
    /// How many threads may work on the output. No result depends on it.
    let jobs: Int
}

/// The journey of a value, from the bytes of a book's files to checked records. Read this first.
package struct Pipeline: Sendable {
    /// How many threads may read articles. No result depends on it.
    private let jobs: Int
    /// Whether claims keep the steps from raw text to value.
    private let isTracing: Bool

    package init(jobs: Int = 1, isTracing: Bool = false) {
        self.jobs = jobs
        self.isTracing = isTracing
    }

    package func run(_ folder: BookFolder) throws(BookMistakes) -> CheckedBook {
        let problems = BookProblems()
        let book = try load(folder, problems)
        let articles = ingest(book, folder, problems)
        let rules = RuleBook(book, problems: problems)
        CorrectionLedger(book).check(problems)
        let missing = Set(book.articles.map(\.path)).subtracting(folder.files.map(\.path))
        let normalizer = RecordNormalizer(book, isTracing: isTracing)
        let parts = ParallelMap.map(Array(articles.value.enumerated()), jobs: jobs) { index, article in
            normalizer.claims(from: article, at: index, missing: missing)
        }
        let normalized = normalizer.merged(parts, problems: problems)
        try stop(at: problems, articles.findings)
        let asRead = RecordBuilder(book).datasets(from: normalized.claims)
        let ledger = CorrectionLedger(book).corrected(normalized.claims)
        let corrected = RecordBuilder(book).datasets(from: ledger.value, correcting: asRead)
        let accepted = FindingLedger(book)
        let judged = ParallelMap.map([corrected, asRead], jobs: jobs) { rules.judgement(of: $0) }
        let ruleFindings = accepted.merge(
            asRead: judged[1].findings, corrected: judged[0].findings, datasets: corrected)
        let findings = accepted.apply(
            to: normalized.accepting(articles.findings) + normalized.findings + ledger.findings + ruleFindings)
        return CheckedBook(
            book: book, articles: articles.value, datasets: corrected, findings: findings,
            inputs: folder.files.map { InputFile(path: $0.path, bytes: $0.bytes) }, rules: rules,
            silentRules: judged[0].silentRules, jobs: jobs)
    }

    private func load(_ folder: BookFolder, _ problems: BookProblems) throws(BookMistakes) -> Book {
        let parsed = ParallelMap.map(folder.files, jobs: jobs) { ParsedBookFile($0) }.compactMap { $0 }
        guard let book = BookLoader(files: folder.files, parsed: parsed, problems: problems).load() else {
            throw BookMistakes(findings: problems.findings)
        }
        return book
    }

    /// The book's articles in its order, with what is wrong with them and their tables.
    private func ingest(_ book: Book, _ folder: BookFolder, _ problems: BookProblems) -> Diagnosed<[Article]> {
        let sources = book.articles.map { article in
            let bytes = folder.files.first { $0.path == article.path }?.bytes ?? []
            return ArticleSource(
                path: article.path, bytes: bytes, encoding: encoding(of: article, bytes, problems))
        }
        let read = ParallelMap.map(sources, jobs: jobs) { source in
            ArticleReader().article(path: source.path, bytes: source.bytes, encoding: source.encoding)
        }
        let findings = read.flatMap { article in article.findings + article.value.tables.flatMap(\.findings) }
        return Diagnosed(read.map(\.value), findings: findings)
    }

    private struct ArticleSource: Sendable {
        let path: String
        let bytes: [UInt8]
        let encoding: TextEncodingLabel?
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
        problems.report("there is no encoding \"\(label)\"\(hint)", at: article.encodingPlace)
        return nil
    }

    /// Mistakes of a book may follow from what is wrong with an article's bytes, so those errors are told with them.
    private func stop(at problems: BookProblems, _ findings: [Finding]) throws(BookMistakes) {
        if !problems.isEmpty {
            throw BookMistakes(findings: findings.filter { $0.severity == .error } + problems.findings)
        }
    }
}
