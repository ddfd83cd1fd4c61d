internal import Measures

/// `reports/changes.md`: what each version changed, dataset by dataset.
struct ChangesPage {
    let material: ReportMaterial

    private var say: Wording { material.say }

    var text: String {
        var page = MarkdownPage(title: say("Changes from version to version", ja: "バージョンごとの変化"))
        page.paragraph(
            say(
                "A value stayed or changed where both versions speak of the same thing; what only the newer one knows "
                    + "appeared, what only the older one knows went.",
                ja: "両方のバージョンが同じものを述べる値は「同じ」か「変化」、新しい方だけにあるものは「追加」、古い方だけにあるものは「消滅」とする。"))
        let datasets = material.publication.datasets.filter { $0.definition.changesAlong != nil }
        for dataset in datasets { write(dataset, to: &page) }
        if datasets.isEmpty {
            page.paragraph(say("No dataset of this book has versions.", ja: "本書にバージョンのあるデータセットはない。"))
        }
        return page.text
    }

    private func write(_ dataset: Dataset, to page: inout MarkdownPage) {
        let ranks = FieldRanks(dataset, in: material.book)
        let title = dataset.definition.title[material.language]
        page.heading(title, level: 2)
        let versions = VersionChanges.all(of: dataset, ranks: ranks, in: material.book)
        guard let name = dataset.definition.changesAlong, let index = dataset.definition.keyIndex(name),
            !versions.isEmpty
        else {
            page.paragraph(say("There are no two versions to compare.", ja: "比べるバージョンがない。"))
            return
        }
        let field = dataset.definition.keys[index]
        page.paragraph(
            say("Values", ja: "値") + say(": ", ja: "：")
                + "[\(MarkdownText.inline(title))](\(dataset.name).md)" + say(".", ja: "。"))
        page.table(counts(versions, field: field))
        let summary = ChangeSummary(dataset, material: material, ranks: ranks)
        for change in versions {
            let items = items(change, summary: summary)
            guard !items.isEmpty else { continue }
            page.heading(title + say(": ", ja: "：") + steps(change, field), level: 3)
            page.list(items)
        }
    }

    private func items(_ change: VersionChanges, summary: ChangeSummary) -> [MarkdownItem] {
        let news = [
            summary.news(change.appeared, comparedWith: change.oldRecords, word: say("New", ja: "新規")),
            summary.news(change.went, comparedWith: change.newRecords, word: say("Gone", ja: "消滅")),
        ]
        return summary.items(change) + news.filter { !$0.isEmpty }.map { MarkdownItem($0) }
    }

    private func counts(_ versions: [VersionChanges], field: FieldDefinition) -> MarkdownTable {
        let numbers = [
            say("Stayed", ja: "同じ"), say("Changed", ja: "変化"), say("Appeared", ja: "追加"), say("Went", ja: "消滅"),
        ].map { MarkdownTable.Column($0, isNumeric: true) }
        return MarkdownTable(
            columns: [MarkdownTable.Column(MarkdownText.inline(field.title[material.language]))] + numbers,
            rows: versions.map { change in
                [MarkdownText.inline(steps(change, field))]
                    + [change.stayed, change.changed.count, change.appeared.count, change.went.count].map(String.init)
            })
    }

    private func steps(_ change: VersionChanges, _ field: FieldDefinition) -> String {
        "\(material.label(change.old, of: field)) → \(material.label(change.new, of: field))"
    }
}
