import Books
import Records
import Text

/// `reports/index.md`, a map: what is here, what is new, how good it is, and where the rest is.
struct IndexPage: ReportPart {
    let material: ReportMaterial
    /// For each dataset, the number of values with a mark in its tables.
    private let flagged: [Int]
    /// Nil without an audit.
    private let audit: AuditPage?

    init(material: ReportMaterial) {
        self.material = material
        audit = material.book.audit.map { AuditPage($0, in: material) }
        flagged = material.publication.datasets.map { dataset in
            CellNotes(dataset, doubts: material.publication.doubts).notes.reduce(0) { $0 + $1.records.count }
        }
    }

    private var datasets: [Dataset] { material.publication.datasets }
    private var findings: [Finding] { material.publication.findings }

    var document: Document {
        var page = Document(title: material.book.title[material.language])
        page.prose(material.book.description[material.language])
        page.paragraph(summary)
        page.heading(say("Datasets", ja: "データセット"), level: 2)
        page.table(datasetTable)
        page.heading(say("Other pages", ja: "ほかのページ"), level: 2)
        page.list(others)
        writeNews(to: &page)
        writeMap(to: &page)
        return page
    }

    /// What follows the list of datasets on the site.
    var map: Document {
        var page = Document(title: material.book.title[material.language])
        page.paragraph(summary)
        writeNews(to: &page)
        writeDoubts(to: &page)
        writeMap(to: &page)
        return page
    }

    private func writeMap(to page: inout Document) {
        page.heading(say("Reliability", ja: "どこまで信頼できるか"), level: 2)
        page.table(trustTable)
        if material.publication.isAuditStale { page.paragraph(say.staleAudit) }
        let version = material.publication.dataVersion.prefix(16)
        page.paragraph(
            say("Version of the data: \(.code(String(version))).", ja: "データの版：\(.code(String(version)))。"))
        CoverageSection(material: material)?.write(to: &page)
        writeVersions(to: &page)
        page.heading(say("Columns", ja: "列"), level: 2)
        page.paragraph(say("Every dataset has these columns after its own:", ja: "どのデータセットにも、固有の列の後に次の列がある："))
        page.list(commonColumns)
    }

    private var others: [DocumentItem] {
        var pages: [(title: RichText, page: ReportPage, text: RichText)] = [
            (
                say("Changes", ja: "バージョンごとの変化"), .changes,
                say("what each version changed", ja: "各バージョンで変わった値")
            ),
            (
                say("Findings", ja: "指摘"), .findings,
                say("every doubt about a value, and why it is accepted", ja: "値への疑問と、承認した理由")
            ),
            (
                say("Sources", ja: "出典"), .sources,
                say("the articles, and what was read from each of their tables", ja: "記事と、その表から読んだもの")
            ),
            (
                say("Rules", ja: "規則"), .rules,
                say("what must be true of the data, why, and whether it is", ja: "データが満たすべきことと、その理由")
            ),
        ]
        if audit != nil {
            pages.append(
                (
                    say("Audit", ja: "監査"), .audit,
                    say("how many wrong figures the checks notice", ja: "検査が気づく誤りの割合")
                ))
        }
        return pages.map { DocumentItem(.link($0.title, .page($0.page)) + say.colon() + $0.text) }
    }

    /// The number of versions whose changes the page counts.
    private static let mostNews = 3

    /// What the newest versions changed.
    private func writeNews(to page: inout Document) {
        let releases = material.releases.all.prefix(Self.mostNews)
        guard !releases.isEmpty else { return }
        page.heading(say("What is new", ja: "新しいもの"), level: 2)
        page.list(
            releases.map { release in
                DocumentItem(
                    .link(RichText(release.title), .page(.changes, section: release.title)),
                    items: release.steps.map { DocumentItem(material.link(to: $0.dataset) + counts($0)) })
            })
    }

    /// The datasets with doubtful values, those with open doubts first.
    private func writeDoubts(to page: inout Document) {
        let open = datasets.filter { material.openDoubts(of: $0) > 0 }
        let doubtful = (open + datasets).uniqued(by: \.name).filter { !material.doubtCounts(of: $0).isEmpty }
        guard !doubtful.isEmpty else { return }
        page.heading(say("What is doubtful", ja: "疑問のある値"), level: 2)
        page.list(
            doubtful.map { dataset in
                let title = dataset.definition.title[material.language]
                let counts = say.list(material.doubtCounts(of: dataset).map { RichText($0) })
                return DocumentItem(
                    .link(RichText(title), .page(.doubts, section: title)) + say.colon() + counts)
            })
    }

    /// `: 60 of 96 values changed, 24 new`
    private func counts(_ step: Releases.Step) -> RichText {
        let change = step.change
        let counts: [RichText] = [
            step.compared == 0
                ? ""
                : say(
                    "\(change.changed.count) of \(Plural.of(step.compared, "value")) changed",
                    ja: "値 \(step.compared) 件のうち \(change.changed.count) 件が変化"),
            change.appeared.isEmpty
                ? "" : say("\(change.appeared.count) new", ja: "追加 \(change.appeared.count) 件"),
            change.disappeared.isEmpty
                ? "" : say("\(change.disappeared.count) gone", ja: "消滅 \(change.disappeared.count) 件"),
        ]
        return say.colon() + say.list(counts.filter { !$0.isEmpty })
    }

    /// The contents and their reliability, in two sentences.
    private var summary: RichText {
        let (values, articles) = (countRecords { _ in true }, material.book.articles.count)
        let open = findings.count { $0.severity == .error && $0.accepted == nil }
        let flagged = flagged.reduce(0, +)
        let contents = say(
            "\(Plural.of(values, "value")) in \(Plural.of(datasets.count, "dataset")), read from "
                + "\(Plural.of(articles, "article")), each with its place there.",
            ja: "\(articles) 本の記事から読んだ \(datasets.count) のデータセット、値 \(values) 件。どの値も記事内の位置を持つ。")
        let trust: RichText =
            open == 0
            ? say("No error is open; ", ja: "未解決の誤りはない。")
            : .strong(
                say("\(Plural.of(open, "error", "is", "are")) open", ja: "未解決の誤りが \(open) 件ある。"))
                + say("; ", ja: "")
        let count: RichText =
            flagged == 0 ? "\(say.values(flagged))" : .link(RichText(say.values(flagged)), .page(.doubts))
        return RichText(contents + say(" ", ja: "")) + trust
            + say(
                "\(count) \(flagged == 1 ? "is" : "are") flagged, corrected or contested.",
                ja: "指摘、訂正、不一致のある\(count)。")
    }

    private var datasetTable: DocumentTable {
        let titles: [RichText] = [
            say("Values", ja: "値"), say("Several witnesses", ja: "複数の出典"), say("Flagged", ja: "要注意"),
            say("Open doubts", ja: "未解決"),
        ]
        let noticed: [RichText] = audit == nil ? [] : [say("Changed digits noticed, %", ja: "数字の変更に気づく割合（%）")]
        return DocumentTable(
            [say("Dataset", ja: "データセット")], numbers: titles + noticed,
            others: [say("Data", ja: "データ")],
            rows: zip(datasets, flagged).map { dataset, flagged in
                var cells = [
                    material.link(to: dataset),
                    "\(dataset.records.count)", "\(dataset.countOfSeveralWitnesses)", "\(flagged)",
                    "\(material.openDoubts(of: dataset))",
                ]
                if let audit { cells.append(RichText(audit.digitsNoticed(in: dataset.name))) }
                return cells + [material.files(of: dataset.name, in: "data")]
            })
    }

    /// A table for each vocabulary of versions: the number of values of each dataset for each version. The coverage
    /// field has a table of its own.
    private func writeVersions(to page: inout Document) {
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

    private func versionTable(_ items: [(dataset: Dataset, field: Int)]) -> DocumentTable {
        guard let first = items.first else { return DocumentTable([], rows: []) }
        let field = first.dataset.definition.keys[first.field]
        let counts = items.map { item in
            Dictionary(item.dataset.records.map { ($0.key[item.field], 1) }, uniquingKeysWith: +)
        }
        let present = Set(counts.flatMap(\.keys))
        let known = material.book.vocabulary(of: field)?.entries.map(\.id) ?? []
        let others = present.subtracting(known).sorted { $0.precedesByBytes($1) }
        return DocumentTable(
            [RichText(field.title[material.language])],
            numbers: items.map { material.link(to: $0.dataset) },
            rows: (known.filter(present.contains) + others).map { id in
                [RichText(material.label(id, of: field))] + counts.map { $0[id].map { "\($0)" } ?? "" }
            })
    }

    private var trustTable: DocumentTable {
        func count(_ status: ValueStatus) -> Int { countRecords { $0.status == status } }
        func open(_ severity: Severity) -> Int { findings.count { $0.severity == severity && $0.accepted == nil } }
        let findingsLink = RichText.link(say("Findings", ja: "指摘"), .page(.findings))
        let rows: [(RichText, Int)] = [
            (say("Articles", ja: "記事"), material.book.articles.count),
            (
                say("Claims, each with its place in an article", ja: "記述（記事内の位置つき）"),
                datasets.reduce(0) { $0 + $1.claims.count }
            ),
            (say("Values", ja: "値"), countRecords { _ in true }),
            (say("Values with several witnesses", ja: "独立した複数の記事が述べる値"), severalWitnesses),
            (say("Values corrected by the book", ja: "本書が訂正した値"), count(.corrected)),
            (say("Contested values", ja: "記述が食い違う値"), count(.contested)),
            (say("Values computed by a rule", ja: "規則から計算した値"), count(.derived)),
            (say("Values that the source declares as missing", ja: "出典が「なし」とする値"), countRecords(where: Self.isMissing)),
            (say("Values with an assumption of the book", ja: "本書の仮定を含む値"), countRecords { !$0.assumed.isEmpty }),
            (say("\(findingsLink): open errors", ja: "\(findingsLink)：未解決の誤り"), open(.error)),
            (say("Findings: open warnings", ja: "指摘：未解決の警告"), open(.warning)),
            (say("Findings: accepted, with a reason", ja: "指摘：理由つきで承認済み"), findings.count { $0.accepted != nil }),
        ]
        let shares = audit?.shares.map { [$0.what, RichText($0.share)] } ?? []
        return DocumentTable(
            [say("What", ja: "項目")], numbers: [say("How many", ja: "数")],
            rows: rows.map { [$0, "\($1)"] } + shares)
    }

    /// Whether the source states that a value of the record is missing, or all of them.
    private static func isMissing(_ record: Record) -> Bool {
        record.status == .notAvailable || record.values.contains(.notAvailable)
    }

    private var severalWitnesses: Int { datasets.reduce(0) { $0 + $1.countOfSeveralWitnesses } }

    private func countRecords(where holds: (Record) -> Bool) -> Int {
        datasets.reduce(0) { $0 + $1.records.count(where: holds) }
    }

    private var commonColumns: [DocumentItem] {
        let qualified = say(
            "`qualifier` and `maximum`, after a number that may be approximate: `~`, `≤`, `≥`, `<`, `>`, or `–` for a "
                + "range up to `maximum`",
            ja: "`qualifier` と `maximum`：おおよその値に付く `~`、`≤`、`≥`、`<`、`>`、または `maximum` までの範囲を示す `–`")
        let texts = CommonColumn.columns(in: material.book).map { $0.explanation[material.language] } + [qualified]
        return texts.map { DocumentItem(RichText(backticked: $0)) }
    }
}
