import Archives
import Articles
import Publish
import Text

/// Runs `measurebook tables`: finds and reads articles, and prints their tables in the order of the paths.
package struct TablesRun: Sendable {
    /// The result of the run, worst last.
    package enum Outcome: Comparable, Sendable {
        case clean
        /// An article has a finding of severity error.
        case errors
        /// A path could not be opened; the other paths were processed.
        case unopened
    }

    private let source: TableSource
    private let selection: TableSelection
    private let rendering: TableRendering
    private let reader: ArticleReader
    private let jobs: Int
    private let style: TextStyle

    /// - Parameter columns: of the terminal, to which lines in findings are cut.
    package init(
        _ source: TableSource, _ selection: TableSelection, _ rendering: TableRendering, jobs: Int = 1,
        columns: Int? = nil
    ) {
        (self.source, self.selection, self.rendering, self.jobs) = (source, selection, rendering, jobs)
        var options = source.options
        options.readsTablesOnly = true
        options.readsLayout = selection.kind != nil
        reader = ArticleReader(options: options)
        style = TextStyle(isColored: false, columns: columns)
    }

    private var limits: IngestLimits { source.options.limits }

    /// - Parameters:
    ///   - folder: receives a file for each table; nil for standard output.
    ///   - write: receives results, a part at a time.
    ///   - report: receives findings and paths that could not be opened.
    ///   - progress: receives the number of finished files, after each file.
    package func run(
        _ paths: [String], folder: String?, write: @escaping ([UInt8]) -> Void, report: (String) -> Void,
        progress: WorkProgress = .none
    ) throws -> Outcome {
        var account = Account(survey: selection.isEmpty ? nil : SelectionSurvey())
        var sink: any TableSink = TableStream(format: rendering.format, write: write)
        var rendering = rendering
        rendering.isForFolder = folder != nil
        let run = self
        let documents = DocumentStream(finder: source.finder, lines: source.lines, limits: limits)
        do {
            try ParallelStream.forEach(
                jobs: jobs, budget: Self.waitingBytes, next: documents.nextItem, left: { documents.left },
                itemWeight: \.weight, resultWeight: \.weight, begin: { $0.begin() }
            ) { [rendering] in
                run.read($0, rendering)
            } meanwhile: {
                addFiles(at: paths, to: documents, report: report, outcome: &account.outcome)
                // It may be in a folder that is walked.
                if let folder { sink = try TableFolder(folder, format: rendering.format) }
            } consume: { result in
                if !result.report.isEmpty { report(result.report) }
                for table in result.tables { try sink.add(table) }
                account.add(result)
                if result.endsFile { progress.report(account.files, of: documents.count, "files") }
            }
            try sink.finish()
        } catch {
            sink.abandon()
            throw error
        }
        if account.tables == 0, account.articles > 0 {
            let advice = reader.options.readsAligned ? "" : "; --aligned also prints tables of plain text"
            report("\(selection.kind?.noTables ?? "no tables") in \(Plural.of(account.articles, "file"))\(advice)\n")
        } else if let survey = account.survey {
            report("warning: \(FindingText.oneLine(survey.message(for: selection)))\n")
        }
        if let remark = rendering.dialect.remark { report(remark + "\n") }
        return account.outcome
    }

    /// What has been done so far.
    private struct Account {
        var outcome = Outcome.clean
        var (files, articles, tables) = (0, 0, 0)
        /// The tables to choose from; nil as soon as one is selected.
        var survey: SelectionSurvey?

        init(survey: SelectionSurvey?) { self.survey = survey }

        mutating func add(_ result: Result) {
            outcome = max(outcome, result.outcome)
            if result.endsFile { files += 1 }
            guard let count = result.found else { return }
            (articles, tables) = (articles + 1, tables + count)
            if let other = result.unselected { survey?.add(other) } else { survey = nil }
        }
    }

    /// The bytes of results that may wait for an earlier article.
    private static let waitingBytes = 16_000_000

    /// What becomes of an item, while earlier ones are processed.
    private struct Result: Sendable {
        var tables: [RenderedTable] = []
        /// The number of tables of the requested kind, selected or not; nil for what is not an article.
        var found: Int?
        /// The findings, as they are reported.
        var report = ""
        var outcome = Outcome.clean
        /// The tables to choose from, if none was selected.
        var unselected: SelectionSurvey?
        var endsFile = false

        static func unopened(_ error: FileError) -> Result {
            Result(report: "error: \(error)\n", outcome: .unopened, endsFile: true)
        }

        /// Roughly the memory of the result.
        var weight: Int {
            tables.reduce(0) { $0 + $1.bytes.count + $1.indexLine.count } + report.utf8.count
                + (unselected?.bytes ?? 0)
        }
    }

    /// Finds the files while the first of them are read.
    private func addFiles(
        at paths: [String], to documents: DocumentStream, report: (String) -> Void, outcome: inout Outcome
    ) {
        func note(_ error: FileError) {
            report("error: \(error)\n")
            outcome = .unopened
        }
        for path in paths {
            if path == "-" {
                documents.add(DocumentStream.Source(path: path, mayBeArchive: true))
                continue
            }
            let kind = FileSystem.kind(path)
            let isFolder = kind == .folder
            let before = documents.count
            var isRead = true
            do {
                try source.finder.find(
                    at: path, kind,
                    report: {
                        note($0)
                        isRead = false
                    }
                ) {
                    documents.add(
                        DocumentStream.Source(
                            path: $0, mayBeArchive: !isFolder || source.finder.choosesFiles, isFound: isFolder,
                            mayStream: kind == .other))
                }
                if documents.count == before, isRead {
                    report("\(path): none of its files \(source.finder.requirement)\n")
                }
            } catch {
                note(error)
            }
        }
        documents.complete()
    }

    private func read(_ item: DocumentItem, _ rendering: TableRendering) -> Result {
        switch item {
        case .unread(let file):
            do throws(FileError) {
                return read(.file(path: file.path, try file.bytes()), rendering)
            } catch { return .unopened(error) }
        case .file(let path, let bytes):
            let article = reader.article(path: path, bytes: bytes, encoding: source.encoding, syntax: source.syntax)
            return rendered(article, rendering, endsFile: true)
        case .contained(.document(let document)): return read(document, rendering)
        case .contained(.flaw(let flaw, let path)):
            let finding = Self.finding(flaw, Place(path, line: flaw.line, column: flaw.column))
            return Result(report: report([finding], about: nil), outcome: flaw.isError ? .errors : .clean)
        case .contained(.remark(let text)): return Result(report: FindingText.oneLine(text) + "\n")
        case .unopened(let error): return .unopened(error)
        case .end: return Result(endsFile: true)
        }
    }

    private func read(
        _ document: ContainedDocument, _ rendering: TableRendering
    ) -> Result {
        let unpacked = document.unpacked(limits)
        guard unpacked.isReadable else {
            return read(unpacked.flaw.map { .contained(.flaw($0, path: document.path)) } ?? .end, rendering)
        }
        let declared = document.syntax ?? (document.isAddress ? DocumentSyntax(pageIn: unpacked.bytes) : nil)
        var article = reader.article(
            path: document.path, bytes: unpacked.bytes,
            encoding: source.encoding ?? document.encoding.flatMap(TextEncodingLabel.init),
            syntax: source.syntax ?? declared)
        if let flaw = unpacked.flaw {
            let text = article.value.text
            article.findings.append(Self.finding(flaw, text.place(at: text.bytes.count)))
        }
        return rendered(article, rendering, endsFile: false)
    }

    private static func finding(_ flaw: ArchiveFlaw, _ place: Place) -> Finding {
        Finding(
            rule: .unreadableFile, severity: flaw.isError ? .error : .warning, message: flaw.message, place: place)
    }

    private func rendered(_ article: Diagnosed<Article>, _ rendering: TableRendering, endsFile: Bool) -> Result {
        let all = article.value.tables
        let candidates = selection.kind.map { kind in all.filter { kind.includes($0.verdict.kind) } } ?? all
        let tables = selection.isEmpty ? candidates : candidates.filter(selection.matches)
        let written = rendering.isForFolder ? tables.prefix(limits[.tableFiles]) : tables[...]
        var findings = article.findings + written.flatMap(\.findings)
        if written.count < tables.count {
            findings.append(excess(of: tables, in: article.value, over: written.count))
        }
        return Result(
            tables: written.map { rendering.rendered($0, of: article.value) }, found: candidates.count,
            report: report(findings.sorted(by: Finding.precedes), about: article.value.text),
            outcome: findings.contains { $0.severity == .error } ? .errors : .clean,
            unselected: tables.isEmpty ? SelectionSurvey(of: candidates, for: selection) : nil, endsFile: endsFile)
    }

    /// The finding for an article with more tables than files may be written: creating files takes the most time.
    private func excess(of tables: [ArticleTable], in article: Article, over limit: Int) -> Finding {
        Finding(
            rule: .tableTooLarge, severity: .error,
            message: """
                the article has \(tables.count) tables; this one and those after it are not written to the \
                folder\(limits.hint(.tableFiles))
                """,
            place: Place(article.path, tables[limit].location))
    }

    /// Lines are printed as long as they have together no more bytes than this: an article may have all of its findings in one.
    private static let mostBytesOfLines = 2_000_000

    private func report(_ findings: [Finding], about text: SourceText?) -> String {
        guard !findings.isEmpty else { return "" }
        let sources = text.map { FindingSources([$0]) } ?? .none
        var left = Self.mostBytesOfLines
        return findings.map { finding in
            let length = text?.lineRange(finding.place.line).count ?? 0
            let isShown = length <= left
            if isShown { left -= length }
            return FindingText.lines(for: finding, in: style, of: isShown ? sources : .none)
        }.joined()
    }
}
