import Books
import Records

/// `reports/changes.md`: what each version changed, the newest first.
struct ChangesPage: ReportPart {
    let material: ReportMaterial

    var document: Document {
        var page = Document(title: say("Changes from version to version", ja: "バージョンごとの変化"))
        let releases = material.releases
        guard !releases.all.isEmpty || !releases.single.isEmpty else {
            page.paragraph(say("No dataset of this book has versions.", ja: "本書にバージョンのあるデータセットはない。"))
            return page
        }
        page.paragraph(
            say(
                "What each version changed, the newest first. A value stayed or changed if both versions contain the same "
                    + "thing; values only in the newer one are new, values only in the older one are gone. "
                    + "A value is also gone if no source covers the newer version.",
                ja: "各バージョンでの変化を新しい順に示す。両方のバージョンが同じものを述べる値は「同じ」か「変化」、新しい方だけにあるものは"
                    + "「追加」、古い方だけにあるものは「消滅」とする。新しいバージョンを扱う出典がない場合も「消滅」になる。"))
        var summaries: [String: ChangeSummary] = [:]
        for step in releases.all.flatMap(\.steps) where summaries[step.dataset.name] == nil {
            summaries[step.dataset.name] = ChangeSummary(
                step.dataset, along: step.axis, material: material, ranks: step.ranks)
        }
        for release in releases.all { write(release, summaries, to: &page) }
        writeRest(releases, to: &page)
        return page
    }

    /// - Parameter summaries: by the dataset's name, what puts its changes into words.
    private func write(
        _ release: Releases.Release, _ summaries: [String: ChangeSummary], to page: inout Document
    ) {
        page.heading(release.title, level: 2)
        page.table(counts(release.steps))
        for step in release.steps {
            guard let lines = summaries[step.dataset.name]?.lines(step.change), !lines.isEmpty else { continue }
            let title = step.dataset.definition.title[material.language]
            page.heading(title + say.colon() + versions(of: step), level: 3)
            page.list(
                lines.map { line in
                    DocumentItem(
                        RichText(line.text) + .subject(line.records, of: step.dataset),
                        items: line.flags.map {
                            DocumentItem(RichText($0.text) + .subject($0.records, of: step.dataset))
                        })
                })
        }
    }

    private func counts(_ steps: [Releases.Step]) -> DocumentTable {
        let numbers: [RichText] = [
            say("Stayed", ja: "同じ"), say("Changed", ja: "変化"), say("New", ja: "追加"), say("Gone", ja: "消滅"),
        ]
        return DocumentTable(
            [say("Dataset", ja: "データセット"), say("Compared", ja: "比較")], numbers: numbers,
            rows: steps.map { step in
                let change = step.change
                let counts = [change.stayed, change.changed.count, change.appeared.count, change.disappeared.count]
                return [material.link(to: step.dataset), RichText(versions(of: step))] + counts.map { "\($0)" }
            })
    }

    /// The datasets without changes to report, with the reason.
    private func writeRest(_ releases: Releases, to page: inout Document) {
        guard !releases.single.isEmpty || !releases.unversioned.isEmpty else { return }
        page.heading(say("Not compared", ja: "比較しないもの"), level: 2)
        func links(_ datasets: [Dataset]) -> RichText {
            say.list(datasets.map(material.link(to:)))
        }
        if !releases.single.isEmpty {
            page.paragraph(
                say("One version only: \(links(releases.single)).", ja: "バージョンが一つだけ：\(links(releases.single))。"))
        }
        if !releases.unversioned.isEmpty {
            page.paragraph(
                say(
                    "Neither a version nor a range of versions: \(links(releases.unversioned)).",
                    ja: "バージョンもその範囲もない：\(links(releases.unversioned))。"))
        }
    }

    private func versions(of step: Releases.Step) -> String {
        let labels = [step.change.old, step.change.new].map { step.axis.label($0, language: material.language) }
        return labels.joined(separator: " → ")
    }
}
