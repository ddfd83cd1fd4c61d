import Books
import Records
import Text

/// `reports/index.md`: the datasets, their versions, and how far they can be trusted.
struct IndexPage {
    private let material: ReportMaterial
    /// For each dataset, the number of values with a mark in its tables.
    private let flagged: [Int]

    init(material: ReportMaterial) {
        self.material = material
        flagged = material.publication.datasets.map { dataset in
            CellNotes(dataset, doubts: material.publication.doubts).notes.reduce(0) { $0 + $1.records.count }
        }
    }

    private var say: Wording { material.say }
    private var datasets: [Dataset] { material.publication.datasets }
    private var findings: [Finding] { material.publication.findings }

    var text: String {
        var page = MarkdownPage(title: material.book.title[material.language])
        page.paragraph(MarkdownText.paragraphs(material.book.description[material.language]))
        page.paragraph(summary)
        page.paragraph(
            say(
                "Also here: [changes from version to version](changes.md), [findings](findings.md), "
                    + "[sources](sources.md), [rules](rules.md).",
                ja: "ほかに：[バージョンごとの変化](changes.md)、[指摘](findings.md)、[出典](sources.md)、[規則](rules.md)。"))
        page.heading(say("Datasets", ja: "データセット"), level: 2)
        page.table(datasetTable)
        CoverageSection(material: material)?.write(to: &page)
        writeVersions(to: &page)
        page.heading(say("How far it can be trusted", ja: "どこまで信頼できるか"), level: 2)
        page.table(trustTable)
        let version = material.publication.dataVersion.prefix(16)
        page.paragraph(say("Version of the data: `\(version)`.", ja: "データの版：`\(version)`。"))
        page.heading(say("Columns", ja: "列"), level: 2)
        page.paragraph(say("Every dataset has these columns after its own:", ja: "どのデータセットにも、固有の列の後に次の列がある："))
        page.list(commonColumns)
        return page.text
    }

    /// The contents and their reliability, in two sentences.
    private var summary: String {
        let (values, articles) = (countRecords { _ in true }, material.book.articles.count)
        let open = findings.count { $0.severity == .error && $0.accepted == nil }
        let flagged = flagged.reduce(0, +)
        let contents = say(
            "\(Plural.of(values, "value")) in \(Plural.of(datasets.count, "dataset")), read from "
                + "\(Plural.of(articles, "article")), each with its place there.",
            ja: "\(articles) 本の記事から読んだ \(datasets.count) のデータセット、値 \(values) 件。どの値も記事内の位置を持つ。")
        let trust =
            open == 0
            ? say("No error is open; ", ja: "未解決の誤りはない。")
            : say("**\(Plural.of(open, "error")) \(open == 1 ? "is" : "are") open**; ", ja: "**未解決の誤りが \(open) 件ある。**")
        return contents + say(" ", ja: "") + trust
            + say(
                "\(Plural.of(flagged, "value")) \(flagged == 1 ? "is" : "are") flagged, corrected or contested.",
                ja: "指摘、訂正、不一致のある値は \(flagged) 件。")
    }

    private var datasetTable: MarkdownTable {
        let titles = [
            say("Values", ja: "値"), say("Claims", ja: "記述"), say("Flagged", ja: "要注意"),
            say("Open errors", ja: "未解決の誤り"),
            say("Open warnings", ja: "未解決の警告"),
        ]
        return MarkdownTable(
            columns: MarkdownTable.columns([say("Dataset", ja: "データセット")], numbers: titles)
                + MarkdownTable.columns([say("Data", ja: "データ")]),
            rows: zip(datasets, flagged).map { dataset, flagged in
                let open = material.findings(of: dataset.name).filter { $0.accepted == nil }
                let worst = [Severity.error, .warning].map { severity in open.count { $0.severity == severity } }
                return [
                    material.link(to: dataset),
                    String(dataset.records.count), String(dataset.claims.count), String(flagged),
                    String(worst[0]), String(worst[1]),
                    "[CSV](../data/\(dataset.name).csv), [JSON](../data/\(dataset.name).json)",
                ]
            })
    }

    /// A table for each vocabulary of versions: the number of values of each dataset for each version. The coverage
    /// field has a table of its own.
    private func writeVersions(to page: inout MarkdownPage) {
        let versioned = datasets.compactMap { dataset -> (dataset: Dataset, field: Int)? in
            guard !dataset.records.isEmpty else { return nil }
            let along = dataset.definition.changesAlong
            guard along != material.book.coverage?.field else { return nil }
            return along.flatMap(dataset.definition.keyIndex).map { (dataset, $0) }
        }
        func scale(_ item: (dataset: Dataset, field: Int)) -> String {
            let field = item.dataset.definition.keys[item.field]
            return field.vocabulary ?? field.name
        }
        if !versioned.isEmpty { page.heading(say("Values for each version", ja: "バージョンごとの値の数"), level: 2) }
        for (_, items) in versioned.groups(by: scale) { page.table(versionTable(items)) }
    }

    private func versionTable(_ items: [(dataset: Dataset, field: Int)]) -> MarkdownTable {
        guard let first = items.first else { return MarkdownTable(columns: [], rows: []) }
        let field = first.dataset.definition.keys[first.field]
        let counts = items.map { item in
            Dictionary(item.dataset.records.map { ($0.key[item.field], 1) }, uniquingKeysWith: +)
        }
        let present = Set(counts.flatMap(\.keys))
        let known = material.book.vocabulary(of: field)?.entries.map(\.id) ?? []
        let others = present.subtracting(known).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return MarkdownTable(
            columns: MarkdownTable.columns(
                [MarkdownText.inline(field.title[material.language])],
                numbers: items.map { material.link(to: $0.dataset) }),
            rows: (known.filter(present.contains) + others).map { id in
                [MarkdownText.inline(material.label(id, of: field))] + counts.map { $0[id].map(String.init) ?? "" }
            })
    }

    private var trustTable: MarkdownTable {
        func count(_ status: ValueStatus) -> Int { countRecords { $0.status == status } }
        func open(_ severity: Severity) -> Int { findings.count { $0.severity == severity && $0.accepted == nil } }
        let rows: [(String, Int)] = [
            (say("Articles", ja: "記事"), material.book.articles.count),
            (
                say("Claims, each with its place in an article", ja: "記述（記事内の位置つき）"),
                datasets.reduce(0) { $0 + $1.claims.count }
            ),
            (say("Values", ja: "値"), countRecords { _ in true }),
            (say("Values from several articles", ja: "複数の記事が述べる値"), severalArticles),
            (say("Values corrected by the book", ja: "本書が訂正した値"), count(.corrected)),
            (say("Values on which articles differ", ja: "記事の間で異なる値"), count(.contested)),
            (say("Values computed by a rule", ja: "規則から計算した値"), count(.derived)),
            (say("Values that the source declares as missing", ja: "出典が「なし」とする値"), count(.notAvailable)),
            (say("Values with an assumption of the book", ja: "本書の仮定を含む値"), countRecords { !$0.assumed.isEmpty }),
            (say("[Findings](findings.md): open errors", ja: "[指摘](findings.md)：未解決の誤り"), open(.error)),
            (say("Findings: open warnings", ja: "指摘：未解決の警告"), open(.warning)),
            (say("Findings: accepted, with a reason", ja: "指摘：理由つきで承認済み"), findings.count { $0.accepted != nil }),
        ]
        return MarkdownTable(
            columns: MarkdownTable.columns([say("What", ja: "項目")], numbers: [say("How many", ja: "数")]),
            rows: rows.map { [$0, String($1)] })
    }

    private var severalArticles: Int {
        datasets.reduce(0) { sum, dataset in
            sum
                + dataset.records.count { record in
                    let articles = record.claims.lazy.map { dataset.claims[$0].article }
                    return articles.contains { $0 != articles.first }
                }
        }
    }

    private func countRecords(where holds: (Record) -> Bool) -> Int {
        datasets.reduce(0) { $0 + $1.records.count(where: holds) }
    }

    private var commonColumns: [MarkdownItem] {
        let qualified = say(
            "`qualifier` and `maximum`, after a number that may be approximate: `~`, `≤`, `≥`, `<`, `>`, or `–` for a "
                + "range up to `maximum`",
            ja: "`qualifier` と `maximum`：おおよその値に付く `~`、`≤`、`≥`、`<`、`>`、または `maximum` までの範囲を示す `–`")
        let texts = CommonColumn.allCases.map { $0.explanation[material.language] } + [qualified]
        return texts.map { MarkdownItem($0) }
    }
}
