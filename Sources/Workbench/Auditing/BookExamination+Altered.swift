import Articles
import Books
import Recipes
import Records
import Rules
import Text

extension BookExamination {
    /// The book with one article replaced. Repeats only the affected work: the article's reading, and the datasets
    /// whose claims change.
    ///
    /// - Parameter bytes: UTF-8.
    /// - Returns: nil if no value changes.
    /// - Throws: the mistakes that the change reveals, such as a recipe that no longer matches a table.
    func altered(article index: Int, to bytes: [UInt8]) throws(BookMistakes) -> AlteredBook? {
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
        let hasOtherContent = pairs.contains { !Self.haveEqualContent($0, $1) }
        // Moved claims have moved findings.
        let changed = pairs.map { !Self.haveEqualContent($0, $1) || !Self.haveEqualPlaces($0, $1) }
        guard
            hasOtherContent || article.findings.count != read[index].findings.count
                || normalized.findings.count != self.normalized.findings.count
        else { return nil }
        var read = read
        read[index] = article
        let builder = RecordBuilder(book)
        return altered(read: read, normalized: normalized, changed: changed) {
            builder.dataset($0.definition, normalized.claims[$1])
        }
    }

    /// - Parameters:
    ///   - changed: for each dataset, whether it has other claims.
    ///   - sparesCorrections: whether the change concerns no corrected key.
    ///   - rebuilt: returns a state of a dataset, by its index, with the new claims.
    func altered(
        read: [Diagnosed<Article>], normalized: NormalizedClaims, changed: [Bool], sparesCorrections: Bool = false,
        rebuilt: (Dataset, Int) -> Dataset
    ) -> AlteredBook {
        let ledger = sparesCorrections ? nil : CorrectionLedger(book, asOf: day).corrected(normalized.claims)
        var (uncorrected, corrected) = (uncorrected, corrected)
        for index in corrected.indices where changed[index] {
            let isCorrected = corrected[index] !== uncorrected[index]
            uncorrected[index] = rebuilt(uncorrected[index], index)
            corrected[index] =
                if let ledger {
                    RecordBuilder(book).dataset(
                        uncorrected[index], correcting: normalized.claims[index], to: ledger.value[index])
                } else {
                    isCorrected ? rebuilt(corrected[index], index) : uncorrected[index]
                }
        }
        return AlteredBook(
            original: self, read: read, normalized: normalized, uncorrected: uncorrected, corrected: corrected,
            correctionFindings: ledger?.findings ?? correctionFindings,
            changed: Set(zip(book.datasets, changed).filter(\.1).map(\.0.name)))
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
