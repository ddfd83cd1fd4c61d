import Articles
import Books
import Records
import Text

/// A value that the corrections ledger changed: what stands in the article, and why it is not published so.
struct CorrectedValue {
    let claim: Claim
    let correction: ClaimCorrection

    /// The cell as it stands in the article.
    var origin: CellOrigin { claim.valueOrigins[correction.column] ?? claim.origin }

    /// Every corrected value of a record, those of claims that are not published too.
    static func all(of record: Record, in dataset: Dataset) -> [CorrectedValue] {
        record.claims.map { dataset.claims[$0] }.flatMap { claim in
            claim.corrections.map { CorrectedValue(claim: claim, correction: $0) }
        }
    }
}
