import Books
import Records

/// `reports/changes.md`: the changes of each version, dataset by dataset.
struct ChangesPage {
    let material: ReportMaterial

    private var say: Wording { material.say }

    var document: Document {
        var page = Document(title: say("Changes from version to version", ja: "バージョンごとの変化"))
        page.paragraph(
            say(
                "A value stayed or changed if both versions contain the same thing; values only in the newer one "
                    + "appeared, values only in the older one went.",
                ja: "両方のバージョンが同じものを述べる値は「同じ」か「変化」、新しい方だけにあるものは「追加」、古い方だけにあるものは「消滅」とする。"))
        let datasets = material.publication.datasets
        let versioned = datasets.compactMap { dataset in
            VersionAxis(dataset, in: material.book).map { (dataset: dataset, axis: $0) }
        }
        leftOut(datasets.filter { dataset in !versioned.contains { $0.dataset.name == dataset.name } }, of: &page)
        for (dataset, axis) in versioned { write(dataset, along: axis, to: &page) }
        if versioned.isEmpty {
            page.paragraph(say("No dataset of this book has versions.", ja: "本書にバージョンのあるデータセットはない。"))
        }
        return page
    }

    /// The datasets that the page does not cover, with the reason.
    private func leftOut(_ datasets: [Dataset], of page: inout Document) {
        guard !datasets.isEmpty else { return }
        let links = datasets.map(material.link(to:)).joined(separator: say(", ", ja: "、"))
        page.paragraph(
            say(
                "Left out because their records have neither a version nor a range of versions: \(links).",
                ja: "次のデータセットにはバージョンもその範囲もないため、含まない：\(links)。"))
    }

    private func write(_ dataset: Dataset, along axis: VersionAxis, to page: inout Document) {
        let ranks = FieldRanks(dataset, in: material.book)
        let title = dataset.definition.title[material.language]
        page.heading(title, level: 2)
        let versions = VersionChanges.all(of: dataset, along: axis, ranks: ranks, in: material.book)
        guard !versions.isEmpty else {
            page.paragraph(say("Fewer than two versions exist, so nothing can be compared.", ja: "比べるバージョンがない。"))
            return
        }
        page.paragraph(
            say("Values", ja: "値") + say(": ", ja: "：") + material.link(to: dataset) + say(".", ja: "。"))
        page.table(counts(versions, along: axis))
        let summary = ChangeSummary(dataset, along: axis, material: material, ranks: ranks)
        for change in versions {
            let lines = summary.lines(change)
            guard !lines.isEmpty else { continue }
            page.heading(title + say(": ", ja: "：") + steps(change, axis), level: 3)
            page.list(
                lines.map { line in
                    DocumentItem(
                        RichText(line.text) + .subject(line.records, of: dataset),
                        items: line.flags.map {
                            DocumentItem(RichText($0.text) + .subject($0.records, of: dataset))
                        })
                })
        }
    }

    private func counts(_ versions: [VersionChanges], along axis: VersionAxis) -> DocumentTable {
        let numbers: [RichText] = [
            say("Stayed", ja: "同じ"), say("Changed", ja: "変化"), say("Appeared", ja: "追加"), say("Went", ja: "消滅"),
        ]
        return DocumentTable(
            columns: DocumentTable.columns(
                [RichText(axis.title(language: material.language))], numbers: numbers),
            rows: versions.map { change in
                [RichText(steps(change, axis))]
                    + [change.stayed, change.changed.count, change.appeared.count, change.went.count].map { "\($0)" }
            })
    }

    private func steps(_ change: VersionChanges, _ axis: VersionAxis) -> String {
        "\(axis.label(change.old, language: material.language)) → \(axis.label(change.new, language: material.language))"
    }
}
