import Books
import Records
import Text

/// A value that the corrections ledger changed: the value in the article, and the reason.
struct CorrectedValue {
    let claim: Claim
    let correction: ClaimCorrection

    /// The cell in the article.
    var origin: CellOrigin { claim.origin(of: correction.column) }

    /// Whether the article has no value after the correction.
    var isWithdrawn: Bool { claim.values[correction.column] == .notAvailable }

    /// Every corrected value of a record, including those of unpublished claims.
    static func all(of record: Record, in dataset: Dataset) -> [CorrectedValue] {
        record.claims.map { dataset.claims[$0] }.flatMap { claim in
            claim.corrections.map { CorrectedValue(claim: claim, correction: $0) }
        }
    }
}
