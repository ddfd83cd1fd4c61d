import Articles
import Audit
package import Books
package import Publish
import Rules
package import Text

/// Runs `measurebook audit`: corrupts a book's articles in memory, one change at a time, and checks each result.
package struct AuditRun: Sendable {
    /// One for each thread, each with a copy of the book: threads that count references to the same records slow each
    /// other down.
    private let workers: [AuditWorker]
    /// The hash of the book's files.
    private let book: String

    /// Reads and checks the unchanged book, without the result of its last audit: that may be damaged.
    ///
    /// - Parameters:
    ///   - pipeline: reads the book in each of the threads.
    ///   - jobs: the number of threads.
    package init(_ folder: BookFolder, by pipeline: Pipeline = Pipeline(), jobs: Int) throws(BookMistakes) {
        let folder = folder.withoutAudit
        book = AuditedBook.hash(of: folder.files)
        let examinations = ParallelMap.map(Array(0..<max(1, jobs)), jobs: jobs) { _ in
            Result { () throws(BookMistakes) in try pipeline.examination(of: folder) }
        }
        workers = try examinations.map { examination throws(BookMistakes) in AuditWorker(try examination.get()) }
    }

    /// - Parameters:
    ///   - kinds: the corruptions to try.
    ///   - seed: selects the samples.
    ///   - places: the cells to change; nil for all that are read.
    ///   - sample: how many changes of each kind to try; nil for all.
    ///   - progress: receives the number of finished corruptions.
    package func result(
        kinds: [CorruptionKind], seed: UInt64, among places: Set<Place>? = nil, sample: Int? = nil,
        progress: WorkProgress = .none
    ) -> AuditResult {
        let corruptor = Corruptor(workers[0].cells, seed: seed)
        let population = kinds.map { kind in
            corruptor.corruptions(of: kind).filter { corruption in
                guard let places else { return true }
                return corruption.cells.contains { places.contains(workers[0].place(of: $0)) }
            }
        }
        let corruptions = population.flatMap { all in sample.map { corruptor.sample(all, of: $0) } ?? all }
        let verdicts = verdicts(on: corruptions, progress.counter(corruptions.count, "changes"))
        let counts = zip(kinds, population.map(\.count))
        return workers[0].result(
            book: book, seed: seed, population: sample.map { _ in Dictionary(counts, uniquingKeysWith: +) },
            outcomes: Array(zip(corruptions, verdicts)))
    }

    /// The report on a result.
    package func page(_ result: AuditResult, language: ReportLanguage) -> AuditPage {
        AuditPage(result, of: workers[0].definitions, language: language)
    }

    /// In the order of the corruptions, which the workers share.
    ///
    /// - Parameter finish: is called after each of them, on any thread.
    private func verdicts(on corruptions: [Corruption], _ finish: @escaping @Sendable () -> Void) -> [AuditVerdict?] {
        let shares = ParallelMap.map(Array(workers.enumerated()), jobs: workers.count) { number, worker in
            worker.verdicts(
                on: stride(from: number, to: corruptions.count, by: workers.count).lazy.map { corruptions[$0] }, finish)
        }
        return corruptions.indices.map { shares[$0 % workers.count][$0 / workers.count] }
    }
}

/// Judges corruptions of a book one after the other.
struct AuditWorker: Sendable {
    private let examination: BookExamination
    private let alteration: CellAlteration
    let cells: AuditedCells
    var definitions: [DatasetDefinition] { examination.setup.book.datasets }
    private let baseline: FindingOccurrences
    private let judge: AuditJudge
    /// The places of findings in the unchanged book.
    private let flagged: Set<Place>

    init(_ examination: BookExamination) {
        self.examination = examination
        alteration = CellAlteration(examination)
        let articles = examination.stages.read.map(\.value)
        cells = AuditedCells(articles: articles, datasets: examination.stages.corrected)
        judge = AuditJudge(cells, articles: articles)
        let findings = examination.findings()
        baseline = FindingOccurrences(findings)
        flagged = Set(findings.map(\.place))
    }

    func result(
        book: String, seed: UInt64, population: [CorruptionKind: Int]?,
        outcomes: [(corruption: Corruption, verdict: AuditVerdict?)]
    ) -> AuditResult {
        AuditResult(
            book: book, seed: seed, datasets: examination.setup.book.datasets.map(\.name), cells: cells,
            paths: examination.stages.read.map(\.value.path), flagged: flagged,
            population: population, outcomes: outcomes)
    }

    /// - Parameter cell: the index of a cell.
    func place(of cell: Int) -> Place {
        let cell = cells.cells[cell]
        return Place(examination.setup.book.articles[cell.article].path, cell.location)
    }

    /// A verdict for each corruption; nil if it changes no value.
    func verdicts(on corruptions: some Sequence<Corruption>, _ finish: () -> Void) -> [AuditVerdict?] {
        var (memory, order) = (CellAlteration.Memory(), RuleOrder())
        return corruptions.map {
            defer { finish() }
            return verdict(on: $0, &memory, &order)
        }
    }

    private func verdict(
        on corruption: Corruption, _ memory: inout CellAlteration.Memory, _ order: inout RuleOrder
    ) -> AuditVerdict? {
        // The edits replace whole cells, in text order.
        let targets = corruption.cells.map { cells.cells[$0] }.sorted { $0.location < $1.location }
        switch alteration.outcome(corruption.edits, of: targets, &memory) {
        case .unchanged: return nil
        case .altered(let book): return verdict(on: corruption, in: book, &order) { $0 }
        case .unknown: return verdictByWholeJourney(on: corruption, &order)
        }
    }

    /// - Parameter original: maps a place to the place before the change.
    private func verdict(
        on corruption: Corruption, in book: AlteredBook, _ order: inout RuleOrder, original: (Place) -> Place
    ) -> AuditVerdict {
        let path = examination.stages.read[corruption.article].value.path
        let targets = Set(corruption.cells.map { cells.cells[$0].location })
        // No verdict is better, so the search stops here.
        var rules = book.reassessment()
        let isNamed = book.hasFinding(of: &rules, &order) { finding in
            guard finding.place.file == path else { return false }
            let place = original(finding.place)
            return targets.contains(place.location) && !baseline.contains(finding, at: place)
        }
        if isNamed { return .cell }
        let fresh = baseline.fresh(of: book.examination(rules.judgement()).unorderedFindings(), original: original)
        return judge.verdict(on: corruption, places: fresh)
    }

    private func verdictByWholeJourney(on corruption: Corruption, _ order: inout RuleOrder) -> AuditVerdict? {
        let text = examination.stages.read[corruption.article].value.text
        let edited = EditedText(text, corruption.edits)
        let original = { (place: Place) in
            place.file == text.path ? Place(place.file, edited.original(place.location)) : place
        }
        do throws(BookMistakes) {
            let (article, plan) = (corruption.article, alteration.plans[corruption.article])
            return try examination.altered(article: article, to: edited.bytes, by: plan).map {
                verdict(on: corruption, in: $0, &order, original: original)
            }
        } catch {
            return judge.verdict(on: corruption, places: baseline.fresh(of: error.findings, original: original))
        }
    }
}

/// The number of occurrences of each finding, without its wording.
private struct FindingOccurrences: Sendable {
    private struct Count {
        var accepted = 0
        var open = 0
    }

    private var counts: [FindingIdentity: Count] = [:]

    private static func count(_ finding: Finding) -> WritableKeyPath<Count, Int> {
        finding.accepted != nil ? \.accepted : \.open
    }

    init(_ findings: [Finding]) {
        for finding in findings {
            counts[FindingIdentity(finding), default: Count()][keyPath: Self.count(finding)] += 1
        }
    }

    /// Whether a finding occurs, accepted or not.
    func contains(_ finding: Finding, at place: Place) -> Bool { counts[FindingIdentity(finding, at: place)] != nil }

    /// The places of the new findings.
    ///
    /// - Parameter original: maps a place to the place before the change.
    func fresh(of findings: [Finding], original: (Place) -> Place) -> [Place] {
        var left = counts
        return findings.compactMap { finding in
            let place = original(finding.place)
            let (identity, count) = (FindingIdentity(finding, at: place), Self.count(finding))
            guard left[identity, default: Count()][keyPath: count] > 0 else { return place }
            left[identity]?[keyPath: count] -= 1
            return nil
        }
    }
}
