import Books
import Records
import Text

/// The explanations under a dataset's tables: a section for each mark, then findings about no single value.
struct DatasetNotes: ReportPart {
    let dataset: Dataset
    let material: ReportMaterial
    let notes: CellNotes

    func write(to page: inout Document) {
        if !notes.notes.isEmpty { page.heading(say("Notes", ja: "注"), level: 2) }
        for note in notes.notes {
            // The heading is the anchor that the mark links to.
            page.heading(say.note(note.number), level: 3)
            page.paragraph(subject(of: note) + .subject(note.records, of: dataset))
            page.list(items(of: note))
        }
        if !notes.others.isEmpty {
            page.heading(say("Other findings", ja: "その他の指摘"), level: 2)
            page.list(
                notes.others.map { finding in
                    let subject = material.name(of: finding.key, in: dataset.definition)
                    let item = FindingItem(material: material).item(finding)
                    return subject.isEmpty ? item : DocumentItem(RichText(subject), items: [item])
                })
        }
    }

    /// `Edition 2019 · Oak: **5 mm**`; for several values their common words: `Edition 2019: 3 values`
    private func subject(of note: CellNotes.CellNote) -> RichText {
        let record = note.record
        if note.records.count > 1 {
            let parts = material.words(note.commonFields, of: record.key, in: dataset.definition)
            let count = say.values(note.records.count)
            let name = parts.isEmpty ? "" : parts.joined(separator: " · ") + say.colon()
            return RichText(name + count)
        }
        let name = RichText(material.name(of: record.key, in: dataset.definition))
        guard !dataset.definition.values.isEmpty else { return name }
        let value = value(record.values, unit: record.unit)
        return name + say.colon() + (value.isEmpty ? RichText(say("no value", ja: "値なし")) : .strong(value))
    }

    private func items(of note: CellNotes.CellNote) -> [DocumentItem] {
        let record = note.record
        var items = note.corrections.map(correction) + record.derived.map(derivation)
        if record.status == .contested {
            items.append(contest(of: record))
        }
        return items + FindingItem(material: material).items(note.findings, beside: note.records)
    }

    /// `The sources differ:` with the articles below; of one article `The source contradicts itself: Handbook`.
    private func contest(of record: Record) -> DocumentItem {
        let articles = dataset.claimants(of: record)
        let contest = say.contest(among: articles.count)
        let isOne = articles.count == 1
        let start = RichText(contest.capitalizedFirst + say(":", ja: "："))
        let source = isOne ? say(" ", ja: "") + material.sourceLink(articles[0]) : RichText()
        return DocumentItem(
            start + source, items: dataset.currentClaims(of: record).map { claim($0, namesArticle: !isOne) })
    }

    /// `Corrected: no plank is so long. The source says `80` — `Articles/a.md:20:22``
    private func correction(_ value: CorrectedValue) -> DocumentItem {
        let change = value.isWithdrawn ? say(" to no value", ja: "：値なし") : ""
        let start = say("Corrected", ja: "訂正") + title(ofColumn: value.correction.column) + change + say.colon()
        let text = RichText(start + sentence(value.correction.reason))
        let raw = RichText.code(value.origin.raw)
        let place = material.place(of: value.origin, in: value.claim)
        return DocumentItem(text + say(" The source says \(raw)", ja: "出典では \(raw)") + " — \(place)")
    }

    /// `Derived by [bending-rises](...): a misprint. The source says 5.`
    private func derivation(_ value: DerivedValue) -> DocumentItem {
        let field = dataset.definition.values[value.column]
        let read = material.display(value.read, of: field)
        let column = title(ofColumn: value.column)
        let text =
            say("Derived\(column) by ", ja: "導出\(column)：") + material.ruleLink(value.rule)
            + RichText(say.colon() + sentence(value.reason))
        return DocumentItem(
            text
                + say(
                    " The source says \(read.isEmpty ? "nothing" : read).",
                    ja: "出典では\(read.isEmpty ? "値がない" : " \(read) ")。"))
    }

    /// ` Width`; empty for the only column.
    private func title(ofColumn index: Int) -> String {
        let definition = dataset.definition
        return definition.readValues.count > 1 ? " " + definition.values[index].title[material.language] : ""
    }

    /// A reason with a full stop at its end.
    private func sentence(_ reason: LocalizedText) -> String {
        let text = reason[material.language]
        return text.hasSuffix(".") || text.hasSuffix("。") ? text : text + say(".", ja: "。")
    }

    private func claim(_ claim: Claim, namesArticle: Bool) -> DocumentItem {
        let value = value(claim.values, unit: claim.unit)
        let corrected = claim.corrections.isEmpty ? RichText() : say(" (corrected)", ja: "（訂正後）")
        return DocumentItem(
            (namesArticle ? material.sourceLink(claim.article) + say.colon() : RichText()) + .strong(value)
                + corrected + " — " + material.place(of: claim.origin, in: claim))
    }

    private func value(_ values: [CellValue?], unit: String?) -> RichText {
        RichText(material.values(values, unit: unit, in: dataset.definition))
    }
}
