import Books
import Numbers
import Records
import Text

/// Numbers of a column whose only sign may separate thousands or a fraction, where another cell of the column can only be
/// read with the other decimal separator than the recipe's.
///
///     1,197   1,16    with "decimal: point", 1,197 is read as 1197, and 1,16 not at all: the comma seems to be decimal
struct DisputedSigns {
    /// The first cell that contradicts the recipe.
    private let proof: FieldReading
    /// The readings that depend on the recipe's separator.
    private let disputed: [FieldReading]
    private let plan: FieldPlan

    /// Nil if the separators of the column are undisputed.
    ///
    /// - Parameter reader: after it has read the table.
    init?(_ reader: FieldReader) {
        guard reader.column != nil, reader.plan.field.type.isNumeric else { return nil }
        plan = reader.plan
        let proofs = reader.readTexts { [plan] in $0.content.isUnreadable && Self.needsOtherDecimal($0.text, plan) }
        guard let proof = proofs.first else { return nil }
        self.proof = proof
        disputed = reader.readTexts {
            !$0.content.isUnreadable && SignEvidence.isAmbiguous(LabelFolding.width($0.text))
        }
    }

    private static func needsOtherDecimal(_ text: String, _ plan: FieldPlan) -> Bool {
        func isNumber(_ decimal: NumberForm.Decimal) -> Bool {
            !CellReader.read(text, as: .number, allowsQualifiers: true, decimal: decimal, isUnit: plan.isUnit)
                .isUnreadable
        }
        return !isNumber(plan.numbers.decimal) && isNumber(plan.numbers.decimal.other)
    }

    /// A finding for each disputed cell, which casts doubt on its value, and the records that have it in their key.
    ///
    /// - Parameters:
    ///   - records: the claims from the table.
    ///   - position: of the field among the key fields; nil for a value.
    func report(in context: NormalizeContext, of dataset: String, claims: [Claim], key position: Int?) {
        var keys: [SourceLocation: [[String]]] = [:]
        if let position {
            for claim in claims { claim.keyOrigins[position].map { keys[$0.location, default: []].append(claim.key) } }
        }
        for case let (reading, origin?) in disputed.map({ ($0, $0.origin) }) {
            let finding = finding(about: reading, at: context.place(origin.location), in: context)
            context.report(finding, doubting: keys[origin.location].map { DoubtedRecords(of: dataset, $0) })
        }
    }

    private func finding(about reading: FieldReading, at place: Place, in context: NormalizeContext) -> Finding {
        let fault =
            "may have another decimal separator: “\(proof.text)” in the same column can only be read with "
            + "\"decimal: \(plan.numbers.decimal.other)\"; write it, or \"map\" that text to the number that is meant"
        let note = proof.origin.map { Note("“\(proof.text)” is here", at: context.place($0.location)) }
        return Finding(
            rule: .type, severity: .warning, message: "“\(reading.text)” \(fault)", place: place, value: reading.text,
            notes: note.map { [$0] } ?? [], family: .unreadable(UnreadableCells(of: place.file, text: fault)))
    }
}
