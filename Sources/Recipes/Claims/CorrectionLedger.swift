package import Books
import Numbers
package import Records
package import Text

/// Applies the book's corrections to claims. Raw text and place are kept.
package struct CorrectionLedger {
    private let book: Book
    private let day: CalendarDate?

    /// - Parameter day: corrections that expired before it need a review; nil if none expires.
    package init(_ book: Book, asOf day: CalendarDate? = nil) {
        self.book = book
        self.day = day
    }

    /// Reports every new value that does not fit its column.
    package func check(_ problems: BookProblems) {
        for correction in book.corrections {
            guard let definition = book.dataset(correction.dataset),
                let column = definition.valueIndex(correction.field)
            else { continue }
            let field = definition.values[column]
            let reading = read(correction.value, of: correction, field)
            if case .unreadable(let reason) = reading {
                problems.report(
                    CellReader.complaint(about: correction.value, as: field.type, reason),
                    at: correction.places["value"])
            }
        }
    }

    /// The corrected claims, and an error for each correction whose cell no longer has the expected value.
    ///
    /// - Parameter claims: in the order of the book's datasets.
    package func corrected(_ claims: [[Claim]]) -> Diagnosed<[[Claim]]> {
        let places = CorrectedClaims(book, claims)
        var claims = claims
        var findings: [Finding] = []
        for (number, correction) in book.corrections.enumerated() {
            let found = places.indices(of: number)
            do {
                try apply(correction, to: &claims, at: found)
                guard let gap = gap(of: correction, in: claims, at: found) else { continue }
                // Not about the record, whose value it does not put in doubt.
                findings.append(
                    Finding(
                        rule: .incompleteEntry, severity: .warning, message: gap, place: correction.places["expect"]))
            } catch {
                let place = correction.places[error.part]
                findings.append(
                    Finding(
                        rule: .staleCorrection, severity: .error, message: error.text, place: place,
                        dataset: correction.dataset, key: correction.key, field: correction.field,
                        value: correction.value,
                        // Only such an entry may simply be removed.
                        family: error.part == "dataset" ? .superfluous(.staleCorrection, file: place.file) : nil))
            }
        }
        return Diagnosed(claims, findings: findings)
    }

    /// The unit that a correction of a number should name, because the record has its own.
    private func gap(of correction: Correction, in claims: [[Claim]], at found: [Int]) -> String? {
        guard let dataset = book.datasetIndex(correction.dataset), case let definition = book.datasets[dataset],
            let column = definition.valueIndex(correction.field), case let field = definition.values[column],
            field.type.isNumeric, definition.unit(of: field) == .perRecord,
            let unit = found.lazy.map({ claims[dataset][$0] })
                .first(where: { $0.corrections.contains { $0.column == column } })?.unit,
            expected(by: correction, field, isUnit: { definition.declaredUnit($0, of: field) != nil }).unit == nil
        else { return nil }
        return "the correction expects \(correction.expected) in any unit; the article has \(unit), so write expect: "
            + YAMLText.scalar("\(correction.expected) \(unit)")
    }

    /// Why a correction cannot be applied.
    private struct Mistake: Error {
        let text: String
        /// The part of the entry at fault.
        let part: String

        init(_ text: String, in part: String) { (self.text, self.part) = (text, part) }
    }

    /// - Parameter found: the claims of the cell's article and key.
    private func apply(
        _ correction: Correction, to claims: inout [[Claim]], at found: [Int]
    ) throws(Mistake) {
        if let day, let expires = correction.expires, expires < day {
            throw Mistake(
                "the correction expired on \(expires); check the source, then renew or remove the correction",
                in: "expires")
        }
        guard let dataset = book.datasetIndex(correction.dataset),
            let column = book.datasets[dataset].valueIndex(correction.field)
        else { throw Mistake("the correction names an unknown column", in: "field") }
        let definition = book.datasets[dataset]
        // If the article has several claims of the key, the one with this column.
        guard let index = found.first(where: { claims[dataset][$0].values[column] != nil }) ?? found.first else {
            throw Mistake(
                "nothing is read from the corrected cell in article \(correction.article); if it cannot be read, expect its "
                    + "text as written, and if it is gone, remove the correction", in: "dataset")
        }
        let field = definition.values[column]
        let claim = claims[dataset][index]
        let old = claim.values[column]
        let unreadable = unreadableText(of: claim, column, field, correction)
        let read = unreadable ?? old?.display ?? ""
        let hasUnit = { definition.declaredUnit($0, of: field) != nil }
        let unitOfClaim = definition.unit(of: field).unit(ofRecord: claim.unit)
        let (expected, unitOfExpected) = self.expected(by: correction, field, isUnit: hasUnit)
        let isExpectedUnit = unitOfExpected.map { definition.declaredUnit($0, of: field) == unitOfClaim } ?? true
        let isWritten = claim.valueOrigins[column].map { $0.raw == correction.expected } ?? false
        guard read == correction.expected || expected == old && old != nil && isExpectedUnit || isWritten else {
            if let old, old == (try? replacement(of: field, by: correction, in: definition, unitOfClaim)) {
                throw Mistake(
                    "article \(correction.article) now has \(correction.value), the corrected value; remove the correction",
                    in: "expect")
            }
            let unit = unitOfExpected == nil ? "" : unitOfClaim.map { " " + $0 } ?? " without a unit"
            let says = read.isEmpty ? "nothing" : read + unit
            throw Mistake(
                "the correction expects \(correction.expected), but the article has \(says); check the source",
                in: "expect")
        }
        let new = try replacement(of: field, by: correction, in: definition, unitOfClaim)
        guard new != old || definition.keepsDigits && new.display != read else {
            throw Mistake("the article has \(read) already, so the correction changes nothing; remove it", in: "value")
        }
        var values = claim.values
        values[column] = new
        claims[dataset][index] = claim.with(
            values: values, unit: claim.unit, status: .corrected,
            corrections: claim.corrections + [
                ClaimCorrection(column: column, read: read, reason: correction.reason)
            ])
    }

    /// The right value.
    ///
    /// - Parameter unitOfClaim: that of the corrected one.
    private func replacement(
        of field: FieldDefinition, by correction: Correction, in definition: DatasetDefinition, _ unitOfClaim: String?
    ) throws(Mistake) -> CellValue {
        let reading = read(correction.value, of: correction, field, keepsWidth: true) { unit in
            definition.declaredUnit(unit, of: field) != nil
        }
        guard case .value(let value, let unit) = reading else {
            throw Mistake("“\(correction.value)” is not \(field.type.withArticle)", in: "value")
        }
        if let unit, unitOfClaim == nil || definition.declaredUnit(unit, of: field) != unitOfClaim {
            let expected = unitOfClaim.map { "the unit \($0)" } ?? "no unit"
            throw Mistake(
                "“\(correction.value)” is in \(unit), but the value that it corrects has \(expected)", in: "value")
        }
        return definition.published(value)
    }

    /// What a cell says that cannot be read as a value, if the correction expects it; nil for another cell.
    private func unreadableText(
        of claim: Claim, _ column: Int, _ field: FieldDefinition, _ correction: Correction
    ) -> String? {
        guard !claim.gives(column), let raw = claim.valueOrigins[column]?.raw,
            read(correction.expected, of: correction, field).isUnreadable,
            LabelFolding.width(raw).contains(LabelFolding.width(correction.expected))
        else { return nil }
        return correction.expected
    }

    /// The expected number, which the text may write in another way (`27 075`), and its unit; nil for other values.
    private func expected(
        by correction: Correction, _ field: FieldDefinition, isUnit: @escaping (String) -> Bool
    ) -> (value: CellValue?, unit: String?) {
        guard field.type.isNumeric,
            case .value(let value, let unit) = read(correction.expected, of: correction, field, isUnit: isUnit)
        else { return (nil, nil) }
        return (value, unit)
    }

    /// Reads a text of a correction in the form of the cells that it corrects.
    private func read(
        _ text: String, of correction: Correction, _ field: FieldDefinition, keepsWidth: Bool = false,
        isUnit: @escaping (String) -> Bool = { _ in false }
    ) -> CellReading {
        var form = NumberForm()
        if field.type.isNumeric, text.utf8.contains(UInt8(ascii: ",")), hasDecimalComma(correction) {
            form.decimal = .comma
        }
        return CellReader.read(
            text, as: field.type, allowsQualifiers: field.isQualified, form: form, keepsWidth: keepsWidth,
            isUnit: isUnit)
    }

    /// Whether a recipe reads the corrected column with a decimal comma.
    private func hasDecimalComma(_ correction: Correction) -> Bool {
        book.recipes(of: correction.article).flatMap(\.tables).flatMap(\.feeds).contains { feed in
            feed.dataset == correction.dataset
                && feed.fields.contains {
                    $0.field == correction.field && $0.node["decimal"]?.text == NumberForm.Decimal.comma.rawValue
                }
        }
    }
}
