import Books
import Records
import Text

/// A claim as the subject of findings about claims instead of published records.
struct ClaimCell {
    let claim: Claim
    let view: DatasetView

    /// The place of a value column; nil means the whole claim.
    func place(_ column: Int?) -> Place { claim.place(of: column, in: view.book) }

    /// The place of a key field; the claim's own place for a field that the recipe sets.
    func keyPlace(_ field: Int) -> Place { claim.keyPlace(of: field, in: view.book) }

    /// A value as written, texts in quotation marks and numbers with their units; nil means the first value.
    func shown(_ column: Int?) -> String {
        guard let column = column ?? claim.values.firstIndex(where: { $0 != nil }) else { return "" }
        guard let value = claim.values[column] else { return "nothing" }
        if case .text(let text) = value, view.definition.values[column].type == .text { return "“\(text)”" }
        return view.definition.display(value, column, unit: claim.unit)
    }

    /// A value in a message, with the written one where the book corrects it: `8 (corrected from 6)`.
    func described(_ column: Int?) -> String {
        shown(column) + (correction(of: column).map { " (corrected from \($0.read))" } ?? "")
    }

    /// A note at the value: `15 is here`, or `it is here` for a claim without values.
    ///
    /// - Parameter isNaming: whether to name the article.
    func note(_ column: Int?, isNaming: Bool = false) -> Note {
        let shown = shown(column)
        let contents =
            correction(of: column).map { "\($0.read) is here, corrected to \(shown)" }
            ?? "\(shown.isEmpty ? "it" : shown) is here"
        return Note(contents + (isNaming ? ", in \"\(articleID)\"" : ""), at: place(column))
    }

    private func correction(of column: Int?) -> ClaimCorrection? {
        let column = column ?? claim.values.firstIndex { $0 != nil }
        return claim.corrections.first { $0.column == column }
    }

    /// The value that a finding names; nil means the first value.
    private func value(_ column: Int?) -> CellValue? {
        column.map { claim.values[$0] } ?? claim.values.first { $0 != nil } ?? nil
    }

    /// - Parameter other: the claim whose value it contradicts.
    func finding(
        _ rule: String, _ severity: Severity, _ message: String, column: Int?, implied: CellValue? = nil,
        against other: ClaimCell? = nil, notes: [Note]
    ) -> Finding {
        var finding = Finding(
            rule: rule, severity: severity, message: message, place: place(column), dataset: view.dataset.name,
            key: view.dataset.keyParts(claim.key), field: column.map { view.definition.values[$0].name },
            value: value(column)?.display,
            implied: column.map { view.definition.values[$0].implied(implied) } ?? [], notes: notes)
        finding.contradicted = other?.pinned(column)
        return finding
    }

    /// The value by which an acceptance names the claim; nil means the first value.
    private func pinned(_ column: Int?) -> String? {
        guard let column = column ?? claim.values.firstIndex(where: { $0 != nil }) else { return nil }
        return claim.values[column].map { view.definition.display($0, column, unit: claim.unit) }
    }

    /// The book's id of the claim's article.
    var articleID: String { view.book.articles[claim.article].id }
}
