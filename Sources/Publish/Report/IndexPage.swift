internal import Diagnostics
internal import Measures

/// `reports/index.md`: what there is, for which versions, and how far it can be trusted.
struct IndexPage {
    let material: ReportMaterial

    private var datasets: [Dataset] { material.publication.datasets }
    private var findings: [Finding] { material.publication.findings }

    var text: String {
        var page = MarkdownPage(title: material.book.title[material.language])
        page.paragraph(MarkdownText.paragraphs(material.book.description[material.language]))
        page.paragraph(
            "Also here: [changes from version to version](changes.md), [findings](findings.md), [sources](sources.md), "
                + "[rules](rules.md).")
        page.heading("Datasets", level: 2)
        page.table(datasetTable)
        writeVersions(to: &page)
        page.heading("How far it can be trusted", level: 2)
        page.table(trustTable)
        page.paragraph("Version of the data: `\(material.publication.dataVersion.prefix(16))`.")
        page.heading("Columns", level: 2)
        page.paragraph("Every dataset has these columns after its own:")
        page.list(Self.commonColumns)
        return page.text
    }

    private var datasetTable: MarkdownTable {
        let numbers = ["Values", "Claims", "Open errors", "Open warnings"].map {
            MarkdownTable.Column($0, isNumeric: true)
        }
        return MarkdownTable(
            columns: [MarkdownTable.Column("Dataset")] + numbers + [MarkdownTable.Column("Data")],
            rows: datasets.map { dataset in
                let open = material.findings(of: dataset.name).filter { $0.accepted == nil }
                let worst = [Severity.error, .warning].map { severity in open.count { $0.severity == severity } }
                return [
                    "[\(MarkdownText.inline(dataset.definition.title[material.language]))](\(dataset.name).md)",
                    String(dataset.records.count), String(dataset.claims.count), String(worst[0]), String(worst[1]),
                    "[CSV](../data/\(dataset.name).csv), [JSON](../data/\(dataset.name).json)",
                ]
            })
    }

    /// One table for each vocabulary of versions: how many values each dataset has for each version.
    private func writeVersions(to page: inout MarkdownPage) {
        let versioned = datasets.compactMap { dataset -> (dataset: Dataset, field: Int)? in
            guard !dataset.records.isEmpty else { return nil }
            return dataset.definition.changesAlong.flatMap(dataset.definition.keyIndex).map { (dataset, $0) }
        }
        func scale(_ item: (dataset: Dataset, field: Int)) -> String {
            let field = item.dataset.definition.keys[item.field]
            return field.vocabulary ?? field.name
        }
        var scales: [String] = []
        for item in versioned where !scales.contains(scale(item)) { scales.append(scale(item)) }
        if !scales.isEmpty { page.heading("Values for each version", level: 2) }
        for name in scales { page.table(versionTable(versioned.filter { scale($0) == name })) }
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
        let titles = items.map { item in
            let title = MarkdownText.inline(item.dataset.definition.title[material.language])
            return MarkdownTable.Column("[\(title)](\(item.dataset.name).md)", isNumeric: true)
        }
        return MarkdownTable(
            columns: [MarkdownTable.Column(MarkdownText.inline(field.title[material.language]))] + titles,
            rows: (known.filter(present.contains) + others).map { id in
                [MarkdownText.inline(material.label(id, of: field))] + counts.map { $0[id].map(String.init) ?? "" }
            })
    }

    private var trustTable: MarkdownTable {
        let records = datasets.flatMap(\.records)
        func count(_ status: ValueStatus) -> Int { records.count { $0.status == status } }
        func open(_ severity: Severity) -> Int { findings.count { $0.severity == severity && $0.accepted == nil } }
        let rows: [(String, Int)] = [
            ("Articles", material.book.articles.count),
            ("Claims, each with its place in an article", datasets.reduce(0) { $0 + $1.claims.count }),
            ("Values", records.count),
            ("Values that several articles claim", severalArticles),
            ("Values corrected by the book", count(.corrected)),
            ("Values on which articles differ", count(.contested)),
            ("Values computed by a rule", count(.derived)),
            ("Values that the source says it does not have", count(.notAvailable)),
            ("Values with an assumption of the book", records.count { !$0.assumed.isEmpty }),
            ("[Findings](findings.md): open errors", open(.error)),
            ("Findings: open warnings", open(.warning)),
            ("Findings: accepted, with a reason", findings.count { $0.accepted != nil }),
        ]
        return MarkdownTable(
            columns: [MarkdownTable.Column("What"), MarkdownTable.Column("How many", isNumeric: true)],
            rows: rows.map { [$0, String($1)] })
    }

    private var severalArticles: Int {
        datasets.reduce(0) { sum, dataset in
            sum + dataset.records.count { record in Set(record.claims.map { dataset.claims[$0].article }).count > 1 }
        }
    }

    private static let commonColumns = [
        MarkdownItem("`unit`, where the values have one"),
        MarkdownItem(
            "`status`: `read` (it stands so in an article), `corrected` (the book changed it, and says why), `derived` "
                + "(a rule computed it), `contested` (articles differ; that of the first is published), `not-available` "
                + "(the source says that there is no value)"),
        MarkdownItem("`articles`: the ids of the articles that claim it"),
        MarkdownItem("`assumed`: the key fields that the source leaves open and the book assumes"),
        MarkdownItem(
            "`qualifier` and `maximum`, after a number that may be given roughly: `~`, `≤`, `≥`, `<`, `>`, or `–` for a "
                + "range up to `maximum`"),
    ]
}
