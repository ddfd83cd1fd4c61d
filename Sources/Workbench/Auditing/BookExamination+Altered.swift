import Articles
import Books
import Recipes
import Records
import Rules
import Text

extension BookExamination {
    /// The examination with one article replaced. Repeats only the affected work: the article's reading, the datasets
    /// whose claims change, and the rules that read one of these datasets.
    ///
    /// - Parameter bytes: UTF-8.
    /// - Returns: nil if no value changes.
    /// - Throws: the mistakes that the change reveals, such as a recipe that no longer matches a table.
    func altered(article index: Int, to bytes: [UInt8]) throws(BookMistakes) -> BookExamination? {
        let source = ArticleSource(
            path: sources[index].path, bytes: bytes, encoding: TextEncodingLabel("utf-8"), limits: sources[index].limits
        )
        let article = source.read()
        var parts = parts
        parts[index] = normalizer.claims(from: article.value, at: index, missing: missing)
        let problems = BookProblems()
        let normalized = normalizer.merged(parts, problems: problems)
        if !problems.isEmpty { throw BookMistakes(findings: article.findings + problems.findings) }
        let pairs = Array(zip(self.normalized.claims, normalized.claims))
        let saysOther = pairs.contains { !Self.saysSame($0, $1) }
        // Moved claims have moved findings.
        let changed = pairs.map { !Self.saysSame($0, $1) || !Self.standsSame($0, $1) }
        let saysSame =
            article.findings.count == read[index].findings.count
            && normalized.findings.count == self.normalized.findings.count
        guard saysOther || !saysSame else { return nil }
        var read = read
        read[index] = article
        let builder = RecordBuilder(book)
        return examination(read: read, parts: parts, normalized: normalized, changed: changed) {
            builder.dataset(book.datasets[$0], normalized.claims[$0])
        }
    }

    /// - Parameter rebuilt: returns the dataset at an index with the new claims.
    func examination(
        read: [Diagnosed<Article>], parts: [ArticleClaims], normalized: NormalizedClaims, changed: [Bool],
        rebuilt: (Int) -> Dataset
    ) -> BookExamination {
        let builder = RecordBuilder(book)
        let ledger = CorrectionLedger(book, asOf: day).corrected(normalized.claims)
        let withCorrections = Set(book.corrections.map(\.dataset))
        var (uncorrected, corrected) = (uncorrected, corrected)
        for (index, definition) in book.datasets.enumerated() where changed[index] {
            uncorrected[index] = rebuilt(index)
            corrected[index] =
                withCorrections.contains(definition.name)
                ? builder.dataset(
                    uncorrected[index], correcting: normalized.claims[index], to: ledger.value[index])
                : uncorrected[index]
        }
        let names = Set(zip(book.datasets, changed).filter(\.1).map(\.0.name))
        let judged = rules.judgement(of: corrected, after: judgedCorrected, changed: names)
        return BookExamination(
            book: book, sources: sources, missing: missing, rules: rules, normalizer: normalizer, read: read,
            parts: parts, normalized: normalized, uncorrected: uncorrected, corrected: corrected,
            correctionFindings: ledger.findings,
            judgedUncorrected: rules.judgement(
                of: uncorrected, after: judgedUncorrected, changed: names, twin: (judged, unlike: withCorrections)),
            judgedCorrected: judged, inputs: inputs, day: day, jobs: jobs, limits: limits)
    }

    /// Whether claims are equal apart from their places.
    private static func saysSame(_ left: [Claim], _ right: [Claim]) -> Bool {
        left.count == right.count
            && zip(left, right).allSatisfy { left, right in
                left === right
                    || (left.values == right.values && left.key == right.key && left.unit == right.unit
                        && left.status == right.status && left.article == right.article
                        && left.assumed == right.assumed)
            }
    }

    /// Whether equal claims also have equal places.
    private static func standsSame(_ left: [Claim], _ right: [Claim]) -> Bool {
        zip(left, right).allSatisfy {
            $0 === $1 || $0.valueOrigins == $1.valueOrigins && $0.keyOrigins == $1.keyOrigins
        }
    }
}
