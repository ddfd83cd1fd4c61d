package import Audit
import Diagnostics
import Measures
import Publish

/// The run of `measurebook audit`: corrupts a book's articles in memory, one change at a time, and looks at what the checks
/// say of it.
package struct AuditRun: Sendable {
    private let examination: BookExamination
    private let alteration: CellAlteration
    private let cells: AuditedCells
    private let paths: [String]
    private let jobs: Int

    /// Reads and checks the book as it stands.
    package init(_ folder: BookFolder, jobs: Int) throws(BookMistakes) {
        examination = try Pipeline(jobs: jobs).examination(of: folder)
        alteration = CellAlteration(examination)
        let articles = examination.read.map(\.value)
        cells = AuditedCells(articles: articles, datasets: examination.corrected)
        paths = articles.map(\.path)
        self.jobs = jobs
    }

    /// The names of the book's datasets.
    package var datasets: [String] { examination.book.datasets.map(\.name) }

    /// - Parameters:
    ///   - kinds: the corruptions to try.
    ///   - seed: chooses where not everything is tried.
    ///   - progress: takes how many corruptions are done and how many there are.
    package func result(
        kinds: [CorruptionKind], seed: UInt64, progress: @escaping (_ done: Int, _ total: Int) -> Void = { _, _ in }
    ) -> AuditResult {
        let corruptor = Corruptor(cells, seed: seed)
        let corruptions = kinds.flatMap(corruptor.corruptions)
        let known = examination.findings
        let baseline = FindingCounts(known)
        let judge = AuditJudge(cells, tables: AuditedTables(examination.read.map(\.value)))
        var outcomes: [(corruption: Corruption, verdict: AuditVerdict?)] = []
        outcomes.reserveCapacity(corruptions.count)
        for start in stride(from: 0, to: corruptions.count, by: Self.chunk) {
            let part = Array(corruptions[start..<min(start + Self.chunk, corruptions.count)])
            let verdicts = ParallelMap.map(part, jobs: jobs) { verdict(on: $0, baseline: baseline, judge: judge) }
            for (corruption, verdict) in zip(part, verdicts) {
                outcomes.append((corruption: corruption, verdict: verdict))
            }
            progress(start + part.count, corruptions.count)
        }
        return AuditResult(
            seed: seed, datasets: datasets, cells: cells, paths: paths, flagged: Set(known.map(\.place)),
            outcomes: outcomes)
    }

    private static let chunk = 500

    /// Nil where the corruption changes nothing that is read.
    private func verdict(on corruption: Corruption, baseline: FindingCounts, judge: AuditJudge) -> AuditVerdict? {
        // The edits are whole cells, in the order of the text.
        let texts = zip(corruption.cells.map { cells.cells[$0] }.sorted { $0.location < $1.location }, corruption.edits)
        switch alteration.outcome(texts.map { (cell: $0, text: $1.text) }) {
        case .unchanged: return nil
        case .altered(let examination):
            return judge.verdict(on: corruption, places: baseline.fresh(of: examination.findings) { $0 })
        case .unknown: return verdictByWholeJourney(on: corruption, baseline: baseline, judge: judge)
        }
    }

    private func verdictByWholeJourney(
        on corruption: Corruption, baseline: FindingCounts, judge: AuditJudge
    ) -> AuditVerdict? {
        let text = examination.read[corruption.article].value.text
        let edited = EditedText(text, corruption.edits)
        let findings: [Finding]
        do {
            guard let altered = try examination.altered(article: corruption.article, to: edited.bytes) else {
                return nil
            }
            findings = altered.findings
        } catch {
            findings = error.findings
        }
        let fresh = baseline.fresh(of: findings) { place in
            place.file == text.path ? Place(place.file, edited.original(place.location)) : place
        }
        return judge.verdict(on: corruption, places: fresh)
    }
}

/// How often each finding occurs, whatever its words.
private struct FindingCounts: Sendable {
    private struct Identity: Hashable {
        let rule: String
        let place: Place
        let dataset: String?
        let key: [KeyPart]
        let value: String?
        let isAccepted: Bool

        init(_ finding: Finding, at place: Place) {
            (rule, dataset, key, value) = (finding.rule, finding.dataset, finding.key, finding.value)
            self.place = place
            isAccepted = finding.accepted != nil
        }
    }

    private var counts: [Identity: Int] = [:]

    init(_ findings: [Finding]) {
        for finding in findings { counts[Identity(finding, at: finding.place), default: 0] += 1 }
    }

    /// The places of the findings that were not there before.
    ///
    /// - Parameter original: where a place was before the change.
    func fresh(of findings: [Finding], original: (Place) -> Place) -> [Place] {
        var left = counts
        return findings.compactMap { finding in
            let place = original(finding.place)
            let identity = Identity(finding, at: place)
            if let count = left[identity], count > 0 {
                left[identity] = count - 1
                return nil
            }
            return place
        }
    }
}
