import Articles
import Books
import Recipes
import Records
import Text

extension BookExamination {
    /// The book with one article replaced. Repeats only the affected work: the article's reading, and the datasets
    /// whose claims change.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8.
    ///   - plan: of the unchanged article, if there is one.
    /// - Returns: nil if no value changes.
    /// - Throws: the mistakes that the change reveals, such as a recipe that no longer matches a table.
    func altered(
        article index: Int, to bytes: [UInt8], by plan: TablePlan? = nil
    ) throws(BookMistakes) -> AlteredBook? {
        let original = setup.sources[index]
        let article = ArticleSource(
            path: original.path, bytes: bytes, encoding: TextEncodingLabel("utf-8"), limits: original.limits
        ).read()
        var parts = parts
        parts[index] = setup.normalizer.claims(from: article.value, at: index, missing: setup.missing, by: plan)
        let problems = BookProblems()
        let normalized = setup.normalizer.merged(parts, problems: problems)
        if !problems.isEmpty { throw BookMistakes(findings: article.findings + problems.findings) }
        let pairs = Array(zip(stages.normalized.claims, normalized.claims))
        let hasOtherContent = pairs.contains { !Self.haveEqualContent($0, $1) }
        // Moved claims have moved findings.
        let changed = pairs.map { !Self.haveEqualContent($0, $1) || !Self.haveEqualPlaces($0, $1) }
        guard
            hasOtherContent || article.findings.count != stages.read[index].findings.count
                || normalized.findings.count != stages.normalized.findings.count
        else { return nil }
        let builder = RecordBuilder(setup.book)
        return altered(index, article, normalized: normalized, changed: changed) {
            builder.dataset($0.definition, normalized.claims[$1])
        }
    }

    /// The book with other claims of an article.
    ///
    /// - Parameters:
    ///   - index: of the article.
    ///   - normalized: all claims.
    ///   - changed: for each dataset, whether it has other claims.
    ///   - sparesCorrections: whether the change concerns no corrected key.
    ///   - rebuilt: returns a state of a dataset, by its index, with the new claims.
    func altered(
        _ index: Int, _ article: Diagnosed<Article>, normalized: NormalizedClaims, changed: [Bool],
        sparesCorrections: Bool = false, rebuilt: (Dataset, Int) -> Dataset
    ) -> AlteredBook {
        let ledger =
            sparesCorrections ? nil : CorrectionLedger(setup.book, asOf: setup.day).corrected(normalized.claims)
        var stages = stages
        stages.read[index] = article
        stages.normalized = normalized
        for index in changed.indices where changed[index] {
            let isCorrected = stages.corrected[index] !== stages.uncorrected[index]
            stages.uncorrected[index] = rebuilt(stages.uncorrected[index], index)
            stages.corrected[index] =
                if let ledger {
                    RecordBuilder(setup.book).dataset(
                        stages.uncorrected[index], correcting: normalized.claims[index], to: ledger.value[index])
                } else {
                    isCorrected ? rebuilt(stages.corrected[index], index) : stages.uncorrected[index]
                }
        }
        if let ledger { stages.correctionFindings = ledger.findings }
        return AlteredBook(
            original: self, stages: stages,
            changed: Set(zip(setup.book.datasets, changed).filter(\.1).map(\.0.name)))
    }

    /// Whether claims are equal apart from their places.
    private static func haveEqualContent(_ left: [Claim], _ right: [Claim]) -> Bool {
        left.count == right.count
            && zip(left, right).allSatisfy { left, right in
                left === right
                    || (left.values == right.values && left.key == right.key && left.unit == right.unit
                        && left.status == right.status && left.article == right.article
                        && left.assumed == right.assumed)
            }
    }

    /// Whether equal claims also have equal places.
    private static func haveEqualPlaces(_ left: [Claim], _ right: [Claim]) -> Bool {
        zip(left, right).allSatisfy {
            $0 === $1 || $0.valueOrigins == $1.valueOrigins && $0.keyOrigins == $1.keyOrigins
        }
    }
}
