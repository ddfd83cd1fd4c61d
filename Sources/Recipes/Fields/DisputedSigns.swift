import Books
import Numbers
import Records
import Text

/// Numbers of a column whose only sign may separate thousands or a fraction, where another cell of the column can only be
/// read with the other decimal separator than the recipe's, or where the recipe declares that only for another column.
///
///     1,197   1,16    with "decimal: point", 1,197 is read as 1197, and 1,16 not at all: the comma seems to be decimal
struct DisputedSigns {
    private enum Proof {
        /// The first cell that contradicts the recipe.
        case cell(FieldReading)
        /// A column with the other separator, and whether it is in the same table.
        case column(String, isBeside: Bool)
    }

    private let proof: Proof
    /// The readings that depend on the recipe's separator.
    private let disputed: [FieldReading]
    private let plan: FieldPlan

    /// Nil if the separators of the column are undisputed.
    ///
    /// - Parameters:
    ///   - reader: after it has read the table.
    ///   - plans: of all fields that are read from the table.
    ///   - others: of all fields that are read from the article.
    init?(_ reader: FieldReader, beside plans: [FieldPlan], of others: [FieldPlan]) {
        guard reader.column != nil, reader.plan.field.type.isNumeric else { return nil }
        let plan = reader.plan
        self.plan = plan
        let proofs = reader.readTexts { $0.content.isUnreadable && Self.needsOtherDecimal($0.text, plan) }
        func column(among plans: [FieldPlan]) -> String? {
            plans.lazy.compactMap { $0.isDecimalDeclared(unlike: plan) ? $0.columnName : nil }.first
        }
        let found =
            proofs.first.map(Proof.cell) ?? column(among: plans).map { .column($0, isBeside: true) }
            ?? column(among: others).map { .column($0, isBeside: false) }
        guard let proof = found else { return nil }
        if case .column(_, isBeside: false) = proof, reader.signs.signs == plan.numbers.decimal.signs { return nil }
        self.proof = proof
        disputed = reader.readTexts {
            !$0.content.isUnreadable && SignEvidence.isAmbiguous(LabelFolding.width($0.text))
        }
    }

    private static func needsOtherDecimal(_ text: String, _ plan: FieldPlan) -> Bool {
        func isNumber(_ decimal: NumberForm.Decimal) -> Bool {
            var form = plan.numbers
            form.decimal = decimal
            return !CellReader.read(text, as: .number, allowsQualifiers: true, form: form, isUnit: plan.isUnit)
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
        let other = "\"decimal: \(plan.numbers.decimal.other)\""
        let fault: String
        var note: Note?
        switch proof {
        case .cell(let cell):
            fault =
                "may have another decimal separator: “\(cell.text)” in the same column can only be read with \(other); "
                + "write it, or \"map\" that text to the intended number"
            note = cell.origin.map { Note("“\(cell.text)” is here", at: context.place($0.location)) }
        case .column(let name, let isBeside):
            let column =
                if !isBeside { "the column “\(name)” of another table" } else if name == plan.columnName {
                    "the same column in another feed"
                } else { "the column “\(name)” beside it" }
            fault =
                "may have another decimal separator: the recipe sets \(other) for \(column); set it for "
                + "\(plan.field.name) as well, or \"decimal: \(plan.numbers.decimal)\""
        }
        return Finding(
            rule: .type, severity: .warning, message: "“\(reading.text)” \(fault)", place: place, value: reading.text,
            notes: note.map { [$0] } ?? [], family: .unreadable(fault, file: place.file))
    }
}

extension FieldPlan {
    /// Whether the recipe names another decimal separator for the field than the usual one, which another field has.
    fileprivate func isDecimalDeclared(unlike other: FieldPlan) -> Bool {
        field.type.isNumeric && numbers.isDecimalDeclared && !other.numbers.isDecimalDeclared
            && numbers.decimal != other.numbers.decimal
    }

    fileprivate var columnName: String? { if case .column(let name, _) = source { name } else { nil } }
}
