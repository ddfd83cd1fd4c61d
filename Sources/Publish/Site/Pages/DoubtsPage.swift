import Books
import Records
import Text

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
        let doubted = dataset.records.compactMap { record in doubts[record.key].map { (record: record, doubt: $0) } }
        let groups = doubted.groups { DoubtGroup($0.doubt) }
        for (group, values) in groups.filter(\.key.isOpen) + groups.filter({ !$0.key.isOpen }) {
            page.paragraph(text(of: group))
            page.values(table(of: values, in: dataset), of: dataset)
        }
    }

    /// What the values of a table have in common: the rules that they break, and why that is accepted.
    private struct DoubtGroup: Hashable {
        let isOpen: Bool
        let rules: [String]
        let reasons: [String]

        init(_ doubt: Doubt) {
            isOpen = doubt.flag == .open
            rules = doubt.blames.map(\.rule).uniqued()
            reasons = doubt.blames.compactMap(\.accepted).uniqued()
        }
    }

    /// `Accepted: A misprint. Rule: bending-rises`
    private func text(of group: DoubtGroup) -> RichText {
        let flag = RichText.strong(group.isOpen ? say("Open", ja: "未解決") : say("Accepted", ja: "承認済み"))
        let reasons = group.reasons.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
            .joined(separator: say("; ", ja: "、"))
        let rules = say.list(group.rules.map { material.ruleLink($0) })
        let text = reasons.isEmpty ? flag : flag + say.colon() + RichText(reasons)
        return text + say(" (", ja: "（") + rules + say(")", ja: "）")
    }

    private func table(of values: [(record: Record, doubt: Doubt)], in dataset: Dataset) -> WideTable {
        let definition = dataset.definition
        let isNumeric = definition.readValues.count == 1 && definition.readValues.allSatisfy(\.type.isNumeric)
        let hasValues = !definition.values.isEmpty
        let implied = values.map { record, doubt in
            // What the book publishes already tells nothing.
            let values = zip(doubt.implied, record.values).map { $0 == $1 ? nil : $0 }
            return material.values(values, unit: record.unit, in: definition)
        }
        let others = values.map { elsewhere($0, $1, in: dataset) }
        let (hasImplied, hasOthers) = (implied.contains { !$0.isEmpty }, others.contains { !$0.isEmpty })
        func column(_ title: String) -> WideTable.Column { WideTable.Column(title: title, isNumeric: isNumeric) }
        return WideTable(
            columns: [WideTable.Column(title: say("Value of", ja: "対象"), isNumeric: false, isRowLabel: true)]
                + (hasValues ? [column(say("Published", ja: "掲載値"))] : [])
                + (hasImplied ? [column(say("Implied", ja: "規則が示す値"))] : [])
                + (hasOthers ? [WideTable.Column(title: say("Elsewhere", ja: "ほかの出典"), isNumeric: false)] : []),
            rows: values.indices.map { index in
                let record = values[index].record
                let published = material.values(record.values, unit: record.unit, in: definition)
                let shown = published.isEmpty ? say("no value", ja: "値なし") : published
                let name = material.name(of: record.key, in: definition)
                return [[WideTable.Entry(name, record: hasValues ? nil : record)]]
                    + (hasValues ? [[WideTable.Entry(shown, record: record)]] : [])
                    + (hasImplied ? [[WideTable.Entry(implied[index])]] : [])
                    + (hasOthers ? [[WideTable.Entry(others[index])]] : [])
            }, remarks: [])
    }

    /// What other articles give for the columns in doubt: `0.5 m (Handbook)`.
    private func elsewhere(_ record: Record, _ doubt: Doubt, in dataset: Dataset) -> String {
        let definition = dataset.definition
        let doubted = definition.values.indices.filter { doubt.about(column: $0, of: definition) != nil }
        let others = record.claims.compactMap { index -> String? in
            let claim = dataset.claims[index]
            let values = definition.values.indices.map { column in
                doubted.contains(column) && claim.gives(column) && claim.values[column] != record.values[column]
                    ? claim.values[column] : nil
            }
            let text = material.values(values, unit: claim.unit, in: definition)
            let source = material.sourceTitle(material.book.articles[claim.article])
            return text.isEmpty ? nil : say("\(text) (\(source))", ja: "\(text)（\(source)）")
        }
        return others.uniqued().joined(separator: say("; ", ja: "、"))
    }
}
