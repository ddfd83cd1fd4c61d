import Books
import Records

/// What is doubtful, dataset by dataset: each value in doubt with the value that the rules imply.
struct DoubtsPage: ReportPart {
    let material: ReportMaterial

    var document: Document {
        var page = Document(title: say("What is doubtful", ja: "疑問のある値"))
        let datasets = material.publication.datasets
        let count = datasets.reduce(0) { $0 + material.publication.doubts.about($1).count }
        let findings = RichText.link(say("findings", ja: "指摘"), .page(.findings))
        page.paragraph(
            say(
                "\(say.values(count)) about which a rule, or another source, raises a doubt. An accepted doubt has a reason; an open one has none yet. All that the checks found: \(findings).",
                ja: "規則やほかの出典から疑問のある\(say.values(count))。承認済みの疑問には理由があり、未解決の疑問にはまだない。検査の全結果：\(findings)。"))
        for dataset in datasets { write(dataset, to: &page) }
        return page
    }

    private func write(_ dataset: Dataset, to page: inout Document) {
        let doubts = material.publication.doubts.about(dataset)
        guard !doubts.isEmpty else { return }
        let definition = dataset.definition
        page.heading(definition.title[material.language], level: 2)
        let titles: [RichText] = [
            say("Value of", ja: "対象"), say("Published", ja: "掲載値"), say("Implied", ja: "規則が示す値"),
            say("Doubt", ja: "疑問"), say("Rules", ja: "規則"),
        ]
        let rows = dataset.records.compactMap { record in doubts[record.key].map { row(record, $0, of: dataset) } }
        page.table(DocumentTable(titles, rows: rows))
    }

    private func row(_ record: Record, _ doubt: Doubt, of dataset: Dataset) -> [RichText] {
        let definition = dataset.definition
        let values = material.values(record.values, unit: record.unit, in: definition)
        let flag = doubt.flag == .open ? say("open", ja: "未解決") : say("accepted", ja: "承認済み")
        return [
            RichText(material.name(of: record.key, in: definition)) + .subject([record], of: dataset), RichText(values),
            RichText(material.values(doubt.implied, unit: record.unit, in: definition)), RichText(flag),
            doubt.blames.map { material.ruleLink($0.rule) }.joined(separator: ", "),
        ]
    }
}
