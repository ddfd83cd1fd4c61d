package import Books

/// `reports/audit.md`: how many corruptions of the articles the checks notice, and which cells have no checks.
package struct AuditPage {
    private let result: AuditResult
    private let definitions: [DatasetDefinition]
    private let say: Wording
    private let isStale: Bool

    package init(_ result: AuditResult, of definitions: [DatasetDefinition], language: ReportLanguage) {
        self.init(result, of: definitions, say: Wording(language: language.rawValue), isStale: false)
    }

    /// The page of a publication.
    init(_ result: AuditResult, in material: ReportMaterial) {
        self.init(
            result, of: material.book.datasets, say: material.say, isStale: material.publication.isAuditStale)
    }

    private init(_ result: AuditResult, of definitions: [DatasetDefinition], say: Wording, isStale: Bool) {
        (self.result, self.definitions, self.say, self.isStale) = (result, definitions, say, isStale)
    }

    package var text: String { MarkdownDocument(document, language: say.language).text }

    var document: Document {
        var page = Document(title: say("Audit", ja: "監査"))
        if isStale { page.paragraph(say.staleAudit) }
        page.prose(
            say(
                "Each article was changed in memory, one change at a time, and checked again. A change is noticed if a "
                    + "new finding appears, and located by the best place that such a finding names: "
                    + "the changed cell, its row, or its table. Cells with a finding before the change are counted separately, "
                    + "and changes that alter no value are not counted. In lists and in blocks of text, whose rows "
                    + "and columns only recipes know, only digits are changed or swapped; a dash means no such change. "
                    + "The seed was \(result.seed).",
                ja: "記事をメモリー上で一箇所ずつ変えて検査し直した。それまでになかった指摘が出れば気づいたと数え、指摘が示す場所で位置の精度を測る。"
                    + "もともと指摘のあるセルは別に数え、読み取る値が変わらない変更は数えない。リストと平文の表では数字の変更と入れ替えだけを行い、「–」は該当する変更がないことを示す。シードは \(result.seed)。"
            ))
        page.table(kindTable)
        for (title, share) in [
            (say("Noticed", ja: "気づいた割合"), Share.noticed), (say("Located", ja: "位置の精度"), Share.located),
        ] {
            page.heading(title, level: 2)
            if share == .located {
                page.paragraph(
                    say(
                        "The share that names the changed cell or, if several cells are changed, a cell of their rows.",
                        ja: "変えたセルを示した割合。複数のセルを変えたときは、その行のセルを示した割合。"))
            }
            page.table(matrix(share))
        }
        if kinds.contains(.digit) { weakCells(to: &page) }
        return page
    }

    /// A few lines for the terminal. For a sample, with the confidence interval of each share.
    package var summary: String {
        kinds.map { kind in
            let count = result.total(kind)
            let all = result.population?[kind].map { say(" of \($0)", ja: "／\($0)") } ?? ""
            let shares = [AuditVerdict.elsewhere, .cell, .row].map { verdict in
                "\(Self.percent(count, atLeast: verdict)) %\(limits(of: count, atLeast: verdict))"
            }
            return say(
                "\(kind.rawValue): \(count.total)\(all) changes, \(shares[0]) noticed, \(shares[1]) by cell, \(shares[2]) by row\n",
                ja: "\(kind.rawValue)：\(count.total)\(all) 件、気づいた \(shares[0])、セル \(shares[1])、行 \(shares[2])\n")
        }.joined()
    }

    /// ` (98.1 to 99.8)`, the 95 % confidence interval; empty if all changes were tried.
    private func limits(of count: AuditResult.Count, atLeast verdict: AuditVerdict) -> String {
        guard result.population != nil, count.total > 0 else { return "" }
        let interval = ShareInterval(count.count(atLeast: verdict), of: count.total)
        let (low, high) = (Self.tenths(interval.low), Self.tenths(interval.high))
        return say(" (\(low) to \(high))", ja: "（\(low)～\(high)）")
    }

    private static func tenths(_ number: Int) -> String { number == 1000 ? "100" : "\(number / 10).\(number % 10)" }

    // MARK: The map of the book

    /// What the map of a book says of its audit: `99.5 % of 55143` changes.
    var shares: [(what: RichText, share: String)] {
        var others = AuditResult.Count()
        for kind in CorruptionKind.allCases where kind != .digit { others = others + result.total(kind) }
        let digits = result.total(.digit)
        let audit = RichText.link(say("Audit", ja: "監査"), .page(.audit))
        let rows: [(RichText, AuditResult.Count, AuditVerdict)] = [
            (
                say("\(audit): changed digits that the checks notice", ja: "\(audit)：数字を変えると検査が気づく割合"), digits,
                .elsewhere
            ),
            (say("Audit: changed digits whose cell they name", ja: "監査：そのうちセルまで示す割合"), digits, .cell),
            (say("Audit: other changes that they notice", ja: "監査：ほかの変更に気づく割合"), others, .elsewhere),
        ]
        return rows.filter { $0.1.total > 0 }.map { what, count, verdict in
            let share = Self.percent(count, atLeast: verdict)
            return (what, say("\(share) % of \(count.total)", ja: "\(count.total) 件の \(share) %"))
        }
    }

    /// The share of changed digits of a dataset that the checks notice, in percent; empty if it was not measured.
    func digitsNoticed(in dataset: String) -> String {
        result.counts[dataset]?[.digit].map { Self.percent($0, atLeast: .elsewhere) } ?? ""
    }

    // MARK: Tables

    private var kinds: [CorruptionKind] {
        CorruptionKind.allCases.filter { kind in
            let count = result.total(kind)
            return count.total + count.flagged > 0
        }
    }

    private var kindTable: DocumentTable {
        DocumentTable(
            [say("Change", ja: "変更"), say("What", ja: "内容")],
            numbers: [
                say("Changes", ja: "件数"), say("Noticed", ja: "気づいた"), say("Cell", ja: "セル"),
                say("Row or cell", ja: "行かセル"), say("Table, row or cell", ja: "表以内"), say("Apart", ja: "別扱い"),
            ],
            rows: kinds.map { kind in
                let count = result.total(kind)
                return [.code(kind.rawValue), RichText(kind.meaning), "\(count.total)"]
                    + [AuditVerdict.elsewhere, .cell, .row, .table].map { RichText(Self.percent(count, atLeast: $0)) }
                    + ["\(count.flagged)"]
            })
    }

    private enum Share {
        case noticed, located

        func verdict(of kind: CorruptionKind) -> AuditVerdict {
            switch self {
            case .noticed: .elsewhere
            case .located: kind.changesSeveralCells ? .row : .cell
            }
        }
    }

    private func matrix(_ share: Share) -> DocumentTable {
        let kinds = kinds
        return DocumentTable(
            [say("Dataset", ja: "データセット")], numbers: kinds.map { RichText($0.rawValue) },
            rows: result.datasets.compactMap { dataset in
                guard let counts = result.counts[dataset] else { return nil }
                let shares = kinds.map {
                    Self.percent(counts[$0] ?? AuditResult.Count(), atLeast: share.verdict(of: $0))
                }
                return [RichText(dataset)] + shares.map { RichText($0) }
            })
    }

    /// A share in percent with one decimal, rounded down, so that 100 means all; a dash if there are no changes.
    private static func percent(_ count: AuditResult.Count, atLeast verdict: AuditVerdict) -> String {
        guard count.total > 0 else { return "–" }
        let part = count.count(atLeast: verdict)
        if part == count.total { return "100" }
        return tenths(part * 1000 / count.total)
    }

    // MARK: Cells

    private func weakCells(to page: inout Document) {
        let blind = result.weakCells.filter { $0.noticed < $0.total }
        page.heading(say("Cells without sufficient checks", ja: "検査が届かないセル"), level: 2)
        guard !blind.isEmpty else {
            page.paragraph(say("Every changed digit of every number is noticed.", ja: "どの数字を変えても気づく。"))
            return
        }
        page.paragraph(
            say(
                "In each of these numbers, some change of a digit goes unnoticed. The tables count the changes that are "
                    + "noticed, and those whose finding names the cell.",
                ja: "一部の数字の変更に気づかない値と、気づいた変更の数、そのうちセルを示した数。"))
        for dataset in result.datasets {
            let cells = blind.filter { $0.dataset == dataset }
            guard !cells.isEmpty else { continue }
            page.heading(dataset, level: 3)
            if let reason = definitions.first(where: { $0.name == dataset })?.unguarded {
                page.prose(reason[say.language])
            }
            page.table(table(of: cells))
        }
    }

    private func table(of cells: [AuditResult.WeakCell]) -> DocumentTable {
        DocumentTable(
            [say("Place", ja: "場所"), say("Cell", ja: "セル")],
            numbers: [say("Changes", ja: "件数"), say("Noticed", ja: "気づいた"), say("Named", ja: "特定")],
            rows: cells.map {
                [RichText.place($0.place), RichText($0.raw), "\($0.total)", "\($0.noticed)", "\($0.exact)"]
            })
    }
}

extension Wording {
    /// What pages say of an audit after which the book has changed.
    var staleAudit: RichText {
        let command = RichText.code("measurebook audit")
        return .strong(
            self(
                "The audit measured an older state of the book; \(command) measures this one.",
                ja: "監査は本書の以前の状態を測ったもの。今の状態は \(command) で測れる。"))
    }
}
