internal import Diagnostics
internal import Measures

/// `reports/<dataset>.md`: the values as tables, what is doubtful about them, the columns, the sources.
struct DatasetPage {
    private let dataset: Dataset
    private let material: ReportMaterial
    private let notes: CellNotes
    private let groups: [WideTableGroups.Group]

    init(_ dataset: Dataset, material: ReportMaterial) {
        self.dataset = dataset
        self.material = material
        notes = CellNotes(dataset, findings: material.findings(of: dataset.name))
        groups = WideTableGroups(
            dataset, material: material, ranks: FieldRanks(dataset, in: material.book)
        ).groups(notes: notes)
    }

    private var definition: DatasetDefinition { dataset.definition }

    var text: String {
        var page = MarkdownPage(title: definition.title[material.language])
        page.paragraph(MarkdownText.paragraphs(definition.description[material.language]))
        page.paragraph(summary)
        page.paragraph(files)
        writeTables(to: &page)
        DatasetNotes(dataset: dataset, material: material, notes: notes).write(to: &page)
        writeColumns(to: &page)
        writeSources(to: &page)
        return page.text
    }

    /// `20 values from 22 claims of 2 articles, in mm: 1 corrected, 1 contested.`
    private var summary: String {
        let articles = Set(dataset.claims.map(\.article)).count
        var text = "\(Plural.of(dataset.records.count, "value")) from \(Plural.of(dataset.claims.count, "claim"))"
        text += " of \(Plural.of(articles, "article"))"
        if case .fixed(let unit) = definition.unit { text += ", in \(MarkdownText.inline(unit))" }
        var counts = [ValueStatus.corrected, .derived, .contested, .notAvailable].compactMap { status -> String? in
            let count = dataset.records.count { $0.status == status }
            return count == 0 ? nil : "\(count) \(status == .notAvailable ? "not available" : status.rawValue)"
        }
        let assumed = dataset.records.count { !$0.assumed.isEmpty }
        if assumed > 0 { counts.append("\(assumed) with an assumption of the book") }
        return text + (counts.isEmpty ? "." : ": \(counts.joined(separator: ", ")).")
    }

    private var files: String {
        let name = dataset.name
        return "Data: [CSV](../data/\(name).csv), [JSON](../data/\(name).json); every claim with its place: "
            + "[CSV](../data/claims/\(name).csv), [JSON](../data/claims/\(name).json). "
            + "[All datasets](index.md)."
    }

    private func writeTables(to page: inout MarkdownPage) {
        guard !dataset.records.isEmpty else {
            page.paragraph("There are no values yet.")
            return
        }
        page.heading("Values", level: 2)
        if !notes.notes.isEmpty { page.paragraph("A number in brackets leads to a note below.") }
        for group in groups {
            if !group.heading.isEmpty { page.heading(group.heading, level: 3) }
            page.paragraph(MarkdownText.inline(group.table.remarks.joined(separator: " · ")))
            page.table(group.table.markdown(mark: Self.link))
            page.paragraph(assumptions(of: group.records))
        }
    }

    /// A link to a value's note, and what the rules imply instead.
    ///
    ///     342 [[2]](#note-2) (360?)
    ///
    /// No-break spaces: in a narrow column the mark stays beside its value.
    private static func link(_ mark: CellNotes.Mark) -> String {
        let implied = mark.implied.map(MarkdownText.inline).joined(separator: " or ")
        return "\u{A0}[[\(mark.number)]](#note-\(mark.number))" + (implied.isEmpty ? "" : "\u{A0}(\(implied)?)")
    }

    /// `Assumed, since the source does not say: Face (2 of 4 values).`
    private func assumptions(of records: [Record]) -> String {
        let parts = definition.keys.compactMap { field -> String? in
            let count = records.count { $0.assumed.contains(field.name) }
            guard count > 0 else { return nil }
            let share = count == records.count ? "" : " (\(count) of \(Plural.of(records.count, "value")))"
            return MarkdownText.inline(field.title[material.language]) + share
        }
        return parts.isEmpty ? "" : "Assumed, since the source does not say: \(parts.joined(separator: ", "))."
    }

    private func writeColumns(to page: inout MarkdownPage) {
        page.heading("Columns", level: 2)
        let titles = ["Column", "Meaning", "Type"].map { MarkdownTable.Column($0) }
        let keys = definition.keys.map { ColumnRow(material: material).cells($0, role: "key") }
        let values = definition.values.map { ColumnRow(material: material).cells($0, role: nil) }
        page.table(MarkdownTable(columns: titles, rows: keys + values))
        page.paragraph("The columns that every dataset has are explained [in the index](index.md#columns).")
    }

    private func writeSources(to page: inout MarkdownPage) {
        let counts = Dictionary(dataset.claims.map { ($0.article, 1) }, uniquingKeysWith: +)
        guard !counts.isEmpty else { return }
        page.heading("Sources", level: 2)
        page.list(
            counts.keys.sorted().map {
                MarkdownItem("\(material.sourceLink($0)): \(Plural.of(counts[$0] ?? 0, "claim"))")
            })
    }
}
