import Books
import Records
import Text

/// The explanations under a dataset's tables: a section for each mark, then findings about no single value.
struct DatasetNotes {
    let dataset: Dataset
    let material: ReportMaterial
    let notes: CellNotes

    private var say: Wording { material.say }

    func write(to page: inout MarkdownPage) {
        if !notes.notes.isEmpty { page.heading(say("Notes", ja: "注"), level: 2) }
        for note in notes.notes {
            // The heading is the anchor that the mark links to.
            page.heading(say.note(note.number), level: 3)
            page.paragraph(subject(of: note) + material.mark(note.records, of: dataset))
            page.list(items(of: note))
        }
        if !notes.others.isEmpty {
            page.heading(say("Findings about several values", ja: "複数の値にわたる指摘"), level: 2)
            page.list(
                notes.others.map { finding in
                    let subject = material.name(of: finding.key, in: dataset.definition)
                    let item = FindingItem(material: material).item(finding)
                    return subject.isEmpty ? item : MarkdownItem(MarkdownText.block(subject), items: [item])
                })
        }
    }

    /// `Edition 2019 · Oak: **5 mm**`; for several values their common words: `Edition 2019: 3 values`
    private func subject(of note: CellNotes.CellNote) -> String {
        let record = note.record
        if note.records.count > 1 {
            let fields = dataset.definition.keys
            let parts = note.commonFields.map { material.fullLabel(record.key[$0], of: fields[$0]) }.filter {
                !$0.isEmpty
            }
            let count = say.values(note.records.count)
            return MarkdownText.block(
                parts.isEmpty ? count : parts.joined(separator: " · ") + say(": ", ja: "：") + count)
        }
        let name = MarkdownText.block(material.name(of: record.key, in: dataset.definition))
        return dataset.definition.values.isEmpty
            ? name : "\(name)\(say(": ", ja: "："))**\(value(record.values, unit: record.unit))**"
    }

    private func items(of note: CellNotes.CellNote) -> [MarkdownItem] {
        let record = note.record
        var items = note.corrections.map(correction) + record.derived.map(derivation)
        if record.status == .contested {
            items.append(
                MarkdownItem(
                    say("The articles differ:", ja: "記事の間で値が異なる："),
                    items: record.claims.map { claim(dataset.claims[$0]) }))
        }
        return items + note.findings.map { FindingItem(material: material).item($0) }
    }

    /// `Corrected: no plank is so long. The source says `80` — `Articles/a.md:20:22``
    private func correction(_ value: CorrectedValue) -> MarkdownItem {
        let fields = dataset.definition.values
        let column =
            dataset.definition.readValues.count > 1
            ? fields[value.correction.column].title[material.language] : nil
        var text =
            say("Corrected", ja: "訂正") + (column.map { " " + MarkdownText.inline($0) } ?? "") + say(": ", ja: "：")
        text += MarkdownText.inline(value.correction.reason[material.language])
        if !text.hasSuffix("."), !text.hasSuffix("。") { text += say(".", ja: "。") }
        let raw = MarkdownText.code(value.origin.raw)
        let place = material.place(of: value.origin, in: value.claim)
        return MarkdownItem(text + say(" The source says \(raw)", ja: "出典では \(raw)") + " — \(place)")
    }

    /// `Derived by [bending-rises](...): a misprint. The source says 5.`
    private func derivation(_ value: DerivedValue) -> MarkdownItem {
        let field = dataset.definition.values[value.column]
        let read = MarkdownText.inline(material.display(value.read, of: field))
        let column =
            dataset.definition.readValues.count > 1 ? " " + MarkdownText.inline(field.title[material.language]) : ""
        var text =
            say("Derived\(column) by ", ja: "導出\(column)：") + material.ruleLink(value.rule) + say(": ", ja: "：")
            + MarkdownText.inline(value.reason[material.language])
        if !text.hasSuffix("."), !text.hasSuffix("。") { text += say(".", ja: "。") }
        return MarkdownItem(
            text
                + say(
                    " The source says \(read.isEmpty ? "nothing" : read).",
                    ja: "出典では\(read.isEmpty ? "値がない" : " \(read) ")。"))
    }

    private func claim(_ claim: Claim) -> MarkdownItem {
        let value = value(claim.values, unit: claim.unit)
        return MarkdownItem(
            "\(material.sourceLink(claim.article))\(say(": ", ja: "："))**\(value)** — \(material.place(of: claim.origin, in: claim))"
        )
    }

    /// All value columns with a value: `5 mm`, `Width 30, Height 2.5 cm`.
    private func value(_ values: [CellValue?], unit: String?) -> String {
        let fields = dataset.definition.values
        let isSingle = dataset.definition.readValues.count <= 1
        let parts = zip(fields, values).compactMap { field, value -> String? in
            guard value != nil, !(isSingle && field.isSetByRecipe) else { return nil }
            let text = material.display(value, of: field)
            return isSingle ? text : "\(field.title[material.language]) \(text)"
        }
        let hasNumber = values.contains { $0?.number != nil }
        let unit = hasNumber ? dataset.definition.unit.unit(ofRecord: unit) : nil
        return MarkdownText.inline(parts.joined(separator: say(", ", ja: "、")) + (unit.map { " " + $0 } ?? ""))
    }
}
