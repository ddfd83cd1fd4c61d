import Books
import Records
import Text

/// `reports/<dataset>.md`: the values as tables, the doubts about them, the columns, the sources.
struct DatasetPage: ReportPart {
    private let dataset: Dataset
    let material: ReportMaterial
    private let notes: CellNotes
    private let groups: [WideTableGroups.Group]

    private let showsValues: Bool

    /// - Parameter showsValues: false where other pages show them.
    init(_ dataset: Dataset, material: ReportMaterial, showsValues: Bool = true) {
        self.showsValues = showsValues
        self.dataset = dataset
        self.material = material
        notes = CellNotes(
            dataset, doubts: material.publication.doubts, findings: material.findings(of: dataset.name))
        groups = showsValues ? WideTableSource(dataset, material: material, notes: notes).fittingGroups : []
    }

    private var definition: DatasetDefinition { dataset.definition }

    var document: Document {
        var page = Document(title: definition.title[material.language])
        page.prose(definition.description[material.language])
        page.paragraph(RichText(summary))
        material.charts(of: dataset).write(to: &page, material.say)
        page.paragraph(files)
        if showsValues { writeTables(to: &page) }
        DatasetNotes(dataset: dataset, material: material, notes: notes).write(to: &page)
        Footnotes(of: dataset, material: material).write(to: &page)
        writeColumns(to: &page)
        writeSources(to: &page)
        return page
    }

    /// `20 values from 22 claims of 2 articles, in mm: 1 corrected, 1 contested, 2 doubtful, 1 of them open.`
    private var summary: String {
        let articles = Set(dataset.claims.map(\.article))
        let copies = dataset.relations.count(articles.sorted()).readers
        let (records, claims) = (material.say.records(dataset.records.count, of: definition), dataset.claims.count)
        var text = say(
            "\(records) from \(Plural.of(claims, "claim")) of \(Plural.of(articles.count, "article"))"
                + (copies == 0 ? "" : " (\(copies) of them \(copies == 1 ? "a copy" : "copies"))"),
            ja: "\(records)（記事 \(articles.count) 本\(copies == 0 ? "" : "（うち転記 \(copies) 本）")、記述 \(claims) 件）")
        if let unit = definition.unit.shared {
            text += say(", in ", ja: "、単位 ") + unit
        }
        var counts = [ValueStatus.corrected, .derived, .contested, .notAvailable].compactMap { status -> String? in
            let count = dataset.records.count { $0.status == status }
            return count == 0 ? nil : say.status(status, count: count)
        }
        let assumed = dataset.records.count { !$0.assumed.isEmpty }
        if assumed > 0 {
            counts.append(say("\(assumed) with an assumption of the book", ja: "本書の仮定を含む値 \(assumed) 件"))
        }
        let witnessed = dataset.countOfSeveralWitnesses
        if witnessed > 0 {
            counts.append(say("\(witnessed) with several witnesses", ja: "独立した複数の記事にある値 \(witnessed) 件"))
        }
        counts += material.doubtCounts(of: dataset)
        let list = say.list(counts)
        return text + (counts.isEmpty ? "" : say.colon() + list) + say(".", ja: "。")
    }

    private var files: RichText {
        let values = material.files(of: dataset.name, in: "data")
        let claims = material.files(of: dataset.name, in: "data/claims")
        let all = RichText.link(say("All datasets", ja: "データセット一覧"), .page(.index))
        return say(
            "Data: \(values); every claim with its place: \(claims). \(all).",
            ja: "データ：\(values)。出典の位置つき全記述：\(claims)。\(all)。")
    }

    private func writeTables(to page: inout Document) {
        guard !dataset.records.isEmpty else {
            page.paragraph(say("There are no values yet.", ja: "まだ値がない。"))
            return
        }
        page.heading(say("Values", ja: "値"), level: 2)
        if !notes.notes.isEmpty {
            page.paragraph(say("A number in brackets leads to a note below.", ja: "角括弧の番号は下の注を指す。"))
        }
        page.paragraph(RichText(ShortHeads.text(of: groups.map(\.table), say: say) ?? ""))
        for group in groups {
            page.values(group, of: dataset, level: 3)
            page.paragraph(RichText(assumptions(of: group.records)))
        }
    }

    /// `Assumed, since the source does not say: Face (2 of 4 values).`
    private func assumptions(of records: [Record]) -> String {
        let parts = definition.fields.compactMap { field -> String? in
            let count = records.count { $0.assumed.contains(field.name) }
            guard count > 0 else { return nil }
            let share =
                count == records.count
                ? ""
                : say(
                    " (\(count) of \(Plural.of(records.count, "value")))", ja: "（値 \(records.count) 件のうち \(count) 件）")
            return field.title[material.language] + share
        }
        guard !parts.isEmpty else { return "" }
        let list = say.list(parts)
        return say("Assumed because the source does not say: \(list).", ja: "出典に記載がなく、本書が仮定したもの：\(list)。")
    }

    private func writeColumns(to page: inout Document) {
        page.heading(say("Columns", ja: "列"), level: 2)
        let titles: [RichText] = [say("Column", ja: "列"), say("Meaning", ja: "意味"), say("Type", ja: "型")]
        let keys = definition.keys.map { row(of: $0, role: [say("key", ja: "キー")]) }
        let values = definition.values.map { row(of: $0) }
        page.table(DocumentTable(titles, rows: keys + values))
        let columns = PageLink.page(.index, section: say("Columns", ja: "列"))
        page.paragraph(
            say(
                "The columns that every dataset has are explained \(.link("in the index", columns)).",
                ja: "全データセットに共通の列は\(.link("目次", columns))で説明する。"))
    }

    private func row(of field: FieldDefinition, role: [String] = []) -> [RichText] {
        let vocabulary = field.type == .word ? material.book.vocabulary(of: field)?.title[material.language] : nil
        let type = vocabulary.map { say("word of \($0)", ja: "\($0)の語") } ?? say.type(field.type)
        let meaning = [field.title[material.language], field.description?[material.language]].compactMap { $0 }
        return [
            RichText(field.name), RichText(meaning.joined(separator: say.colon())),
            RichText(say.list([type] + role + remarks(field))),
        ]
    }

    private func remarks(_ field: FieldDefinition) -> [String] {
        var remarks: [String] = []
        if let unit = field.unit { remarks.append(say("in \(unit)", ja: "単位 \(unit)")) }
        if field.isQualified { remarks.append(say("may have a qualifier", ja: "限定つきの場合あり")) }
        if field.isOptional { remarks.append(say("may be empty", ja: "空の場合あり")) }
        if field.isSetByRecipe { remarks.append(say("set by the book, not read", ja: "本書が定める")) }
        if let minimum = field.minimum { remarks.append(say("at least \(minimum)", ja: "\(minimum) 以上")) }
        if let maximum = field.maximum { remarks.append(say("at most \(maximum)", ja: "\(maximum) 以下")) }
        return remarks
    }

    private func writeSources(to page: inout Document) {
        let counts = Dictionary(dataset.claims.map { ($0.article, 1) }, uniquingKeysWith: +)
        guard !counts.isEmpty else { return }
        page.heading(say("Sources", ja: "出典"), level: 2)
        page.list(
            counts.keys.sorted().map {
                DocumentItem(material.sourceLink($0) + say.colon() + RichText(say.claims(counts[$0] ?? 0)))
            })
    }
}
