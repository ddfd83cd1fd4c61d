import Books
import Records
import Text

/// What a finding means, in sentences that readers without the rules understand.
///
///     The article prints 684 pt. The values around it imply 342 pt. One cell further on the article prints 342 pt: the row
///     seems to have slipped by one cell.
struct FindingConclusion: ReportPart {
    private let finding: Finding
    let material: ReportMaterial
    private let phrases: RuleConclusion
    private let dataset: Dataset
    /// The record at fault; nil for a finding about a part of a key.
    private let record: Record?
    /// Whether the text is shown for other records, which the rule cannot distinguish from the one at fault.
    private let isAboutAnother: Bool

    /// Nil for a remark, and for a finding about a file or a declaration: its message says all.
    ///
    /// - Parameter records: those for which the text is shown; empty for the record at fault.
    init?(_ finding: Finding, beside records: [Record] = [], material: ReportMaterial) {
        guard finding.severity != .note, let phrases = material.conclusion(ofRule: finding.rule),
            let dataset = material.publication.dataset(named: finding.dataset)
        else { return nil }
        (self.finding, self.material, self.phrases, self.dataset) = (finding, material, phrases, dataset)
        let key = finding.key.map(\.value)
        record = dataset.record(key: key)
        isAboutAnother = !records.isEmpty && !records.contains { $0.key == key }
    }

    var text: RichText {
        [printed.map { subject + $0 }, meaning, slip].compactMap { $0 }.joined(separator: RichText(say(" ", ja: "")))
    }

    /// What findings of one rule have in common.
    var common: RichText {
        finding.isUncompared
            ? RichText(say("The rule does not compare it.", ja: "規則による比較の対象外。"))
            : RichText(phrases.fault[material.language])
    }

    private var column: Int? { finding.field.flatMap(dataset.definition.valueIndex) }

    /// `Use · Total: ` where another record is at fault.
    private var subject: RichText {
        guard isAboutAnother else { return RichText() }
        return RichText(material.name(of: finding.key, in: dataset.definition) + say.colon())
    }

    /// `The article prints 684 pt.`
    private var printed: RichText? {
        guard let record, let column, let value = finding.value, !record.claims.isEmpty,
            dataset.definition.values[column].type != .text
        else { return nil }
        let claims = record.claims.map { dataset.claims[$0] }
        let shown = shown(value, column) + title(column)
        func isCorrected(_ claim: Claim) -> Bool { claim.corrections.contains { $0.column == column } }
        let printing = claims.filter { $0.values[column]?.display == value && !isCorrected($0) }
        if !finding.isSettled, printing.isEmpty, claims.contains(where: isCorrected) {
            return say("The book gives \(shown).", ja: "本書の値は \(shown)。")
        }
        if Set(printing.map(\.article)).count > 1 { return say("The articles print \(shown).", ja: "記事の値は \(shown)。") }
        if Set(claims.map(\.article)).count > 1 { return say("One article prints \(shown).", ja: "ある記事の値は \(shown)。") }
        return say("The article prints \(shown).", ja: "記事の値は \(shown)。")
    }

    /// `The values beside it imply 7 pt.`
    private var meaning: RichText {
        guard let basis = phrases.basis?[material.language], let implied else {
            return common + doubt
        }
        return say("\(basis) imply \(implied).", ja: "\(basis)からは \(implied) になる。")
    }

    private var implied: RichText? {
        guard let column, finding.implied.count == 1, let value = ownImplied else {
            let known = ImpliedValues(finding, in: dataset.definition)
            return known.map { .strong(RichText($0.text(of: dataset.definition, in: material))) }
        }
        return shown(value, column) + (printed == nil ? title(column) : RichText())
    }

    /// The implied value of the column at fault.
    private var ownImplied: String? { finding.implied.first { $0.field == finding.field }?.value }

    /// ` Either may be wrong.`
    private var doubt: RichText {
        let count = 1 + finding.suspects.count + finding.suspectFields.count
        guard record != nil, count > 1 else { return RichText() }
        return count == 2
            ? say(" Either value may be wrong.", ja: "どちらの値が誤りかは分からない。")
            : say(" Any of the \(count) values may be wrong.", ja: "\(count) 件のどの値が誤りかは分からない。")
    }

    /// The printed cell beside that has the implied value, and has findings of its own. If these imply the value at fault, the
    /// two cells are swapped.
    private var slip: RichText? {
        guard let record, let column, let value = ownImplied, let claim = record.claims.first else { return nil }
        for step in [1, -1] {
            guard let found = findings(on: value, column, beside: claim, step: step) else { continue }
            let shown = shown(value, column)
            let isSwapped = found.contains { finding in
                finding.implied.contains { $0.field == self.finding.field && $0.value == self.finding.value }
            }
            let place: RichText =
                step > 0
                ? say("One cell further on the article prints \(shown)", ja: "記事では一つ後の欄に \(shown) がある")
                : say("One cell before, the article prints \(shown)", ja: "記事では一つ前の欄に \(shown) がある")
            return place
                + (isSwapped
                    ? say(": the two seem to be swapped.", ja: "。二つの値が入れ替わったと思われる。")
                    : say(": the row seems to have slipped by one cell.", ja: "。行が一欄ずれたと思われる。"))
        }
        return nil
    }

    /// The findings on the cell beside a claim; nil if the cell does not have the value, or there are none.
    private func findings(on value: String, _ column: Int, beside claim: Int, step: Int) -> [Finding]? {
        guard let next = material.claim(beside: claim, step: step, in: dataset) else { return nil }
        let (own, other) = (dataset.claims[claim], dataset.claims[next])
        // Cells of one row differ in one field. Two numbers of one cell have not slipped.
        guard zip(own.key, other.key).count(where: { $0 != $1 }) == 1, other.values[column]?.display == value,
            own.valueOrigins[column]?.location != other.valueOrigins[column]?.location
        else { return nil }
        let found = material.findings(on: other.key, of: dataset.name).filter { $0.field == finding.field }
        return found.isEmpty ? nil : found
    }

    /// A value of a column with its unit, or a word's label.
    private func shown(_ text: String, _ column: Int) -> RichText {
        let definition = dataset.definition
        let field = definition.values[column]
        let unit = field.type.isNumeric ? material.unit(record?.unit, of: definition, field) : nil
        return .strong(RichText(material.label(text, of: field) + (unit.map { " " + $0 } ?? "")))
    }

    /// Of a column that is not the only one: ` (Height)`.
    private func title(_ column: Int) -> RichText {
        let definition = dataset.definition
        guard definition.readValues.count > 1 else { return RichText() }
        let title = definition.values[column].title[material.language]
        return say(" (\(title))", ja: "（\(title)）")
    }
}
