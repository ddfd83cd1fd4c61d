import Articles
import Books
import Records
import Text

/// The articles' own footnotes to the values of a dataset, which say what the values cannot: `estimated`, `wet wood`.
struct Footnotes: ReportPart {
    private struct Note {
        let article: Int
        let text: String
        /// The headers of columns that refer to it.
        var headers: [String] = []
        /// The captions of tables, and the headings above them, that refer to it.
        var titles: [String] = []
        /// Whether values or keys are read from one of these columns or tables.
        var isOfColumn = false
        /// The names of rows, and what else keys are read from, that refer to it.
        var names: [String] = []
        /// The records whose values refer to it, by their index.
        var records: [Int] = []
    }

    /// A cell that refers to notes, or whose header does.
    private struct Reference {
        var text: String
        var notes: [Int] = []
        var ofHeader: [Int] = []
        /// The raised end of the text, and the notes that it refers to if the recipe says that it is a mark.
        var raisedEnd = ""
        var ofRaisedEnd: [Int] = []
    }

    private struct Cell: Hashable {
        let article: Int
        let location: SourceLocation
    }

    let material: ReportMaterial
    private let dataset: Dataset
    /// In the order of the articles, then of the cells.
    private var notes: [Note] = []
    /// Of each record, by its index, the notes that its cells refer to.
    private var ofRecords: [Int: [Int]] = [:]

    private static let mostNames = 6

    init(of dataset: Dataset, material: ReportMaterial) {
        (self.dataset, self.material) = (dataset, material)
        let articles = material.publication.articles
        // Few articles have footnotes to their tables.
        let noted = articles.indices.filter { !articles[$0].notes.isEmpty }
        guard dataset.claims.contains(where: { noted.contains($0.article) }) else { return }
        let tables = Dictionary(grouping: dataset.claims, by: \.article).mapValues { Set($0.map(\.table)) }
        var cells: [Cell: Reference] = [:]
        for article in noted {
            read(articles[article], at: article, tables[article] ?? [], &cells)
        }
        if notes.isEmpty { return }
        for (index, record) in dataset.records.enumerated() {
            let claims = record.claims.map { dataset.claims[$0] }
            // A note on what a newer edition replaces says nothing of the value that is published.
            for (claim, current) in zip(claims, Claim.withoutHistory(claims, in: dataset.relations)) {
                guard claim === current || current.values.contains(where: { $0 != nil }) else { continue }
                let left = claim.values.indices.filter { claim.values[$0] == nil || current.values[$0] != nil }
                assign(claim, left, of: index, cells)
            }
        }
    }

    /// Takes the notes of some tables of an article, by their numbers.
    private mutating func read(
        _ article: Article, at position: Int, _ numbers: Set<Int>, _ references: inout [Cell: Reference]
    ) {
        var known: [String: Int] = [:]
        for table in article.tables + article.textTables where numbers.contains(table.number) {
            guard let texts = article.notes[table.number] else { continue }
            func taken(_ names: [String]) -> [Int] {
                names.compactMap { texts[$0] }.map { text in
                    let note = known[text] ?? notes.count
                    if note == notes.count { notes.append(Note(article: position, text: text)) }
                    known[text] = note
                    return note
                }
            }
            var ofColumns: [Int: [Int]] = [:]
            for title in [table.caption].compactMap({ $0 }) + table.headings {
                // Its notes are about all columns.
                let ofAll = taken(title.content.footnotes)
                for note in ofAll { notes[note].titles.append(LabelFolding.width(title.text)) }
                for column in table.bodyRows.first?.indices ?? 0..<0 where !ofAll.isEmpty {
                    ofColumns[column, default: []] += ofAll
                }
            }
            for heading in table.headings where !heading.content.footnotes.isEmpty {
                references[Cell(article: position, location: heading.location)] = Reference(
                    text: LabelFolding.width(heading.text), notes: taken(heading.content.footnotes))
            }
            for cell in table.cells {
                let isHeader = cell.row < table.headerRows.count
                let raisedEnd = isHeader ? nil : cell.written.content.raisedEnd
                guard !cell.footnotes.isEmpty || !isHeader && ofColumns[cell.column] != nil || raisedEnd != nil else {
                    continue
                }
                var reference = Reference(text: LabelFolding.width(cell.text))
                reference.ofHeader = isHeader ? [] : ofColumns[cell.column] ?? []
                reference.notes = taken(cell.footnotes)
                if let raisedEnd, texts[raisedEnd] != nil {
                    (reference.raisedEnd, reference.ofRaisedEnd) = (LabelFolding.width(raisedEnd), taken([raisedEnd]))
                }
                if isHeader {
                    for note in reference.notes { notes[note].headers.append(reference.text) }
                    for column in cell.column..<cell.column + cell.columnSpan {
                        ofColumns[column, default: []] += reference.notes
                    }
                }
                references[Cell(article: position, location: cell.location)] = reference
            }
        }
    }

    /// - Parameter columns: those of the values that are not replaced.
    private mutating func assign(
        _ claim: Claim, _ columns: [Int], of record: Int, _ references: [Cell: Reference]
    ) {
        func reference(_ origin: CellOrigin?) -> Reference? {
            origin.flatMap { references[Cell(article: claim.article, location: $0.location)] }
        }
        let keys = claim.keyOrigins.indices.compactMap { index in
            reference(claim.keyOrigins[index]).map { self.reference($0, of: claim.key[index], at: index) }
        }
        let values = columns.compactMap { reference(claim.valueOrigins[$0]) }
        for reference in keys {
            for note in reference.notes where notes[note].names.last != reference.text {
                notes[note].names.append(reference.text)
            }
        }
        for note in values.flatMap(\.notes) where notes[note].records.last != record {
            notes[note].records.append(record)
        }
        for note in (keys + values).flatMap(\.ofHeader) { notes[note].isOfColumn = true }
        let all = (keys + values).flatMap { $0.notes + $0.ofHeader }
        if !all.isEmpty { ofRecords[record, default: []] += all }
    }

    /// With the raised end as a mark, if the key is the text without it.
    private func reference(_ reference: Reference, of key: String, at index: Int) -> Reference {
        guard !reference.ofRaisedEnd.isEmpty, reference.text.hasSuffix(reference.raisedEnd) else { return reference }
        let vocabulary = dataset.definition.keys[index].vocabulary.flatMap(material.publication.book.vocabulary)
        func means(_ text: String) -> Bool {
            vocabulary?.lookUp(folded: LabelFolding.fold(text)).contains(key) ?? (text == key)
        }
        var marked = reference
        marked.text = String(reference.text.dropLast(reference.raisedEnd.count))
        marked.notes += reference.ofRaisedEnd
        return means(marked.text) && !means(reference.text) ? marked : reference
    }

    /// What the footnotes of a record's cells say, by its index.
    func texts(of record: Int) -> [String] { (ofRecords[record] ?? []).uniqued().map { notes[$0].text } }

    /// `- “Wet wood.” (Handbook): Oak, Elm`
    func write(to page: inout Document) {
        let notes = notes.filter { $0.isOfColumn || !$0.names.isEmpty || !$0.records.isEmpty }
        guard !notes.isEmpty else { return }
        page.heading(say("Footnotes of the articles", ja: "記事の脚注"), level: 2)
        page.list(
            notes.map { note in
                let source = say(" (", ja: "（") + material.sourceLink(note.article) + say("): ", ja: "）：")
                return DocumentItem(RichText(quoted(note.text)) + source + RichText(subjects(of: note)))
            })
    }

    func quoted(_ text: String) -> String { say("“\(text)”", ja: "「\(text)」") }

    private func subjects(of note: Note) -> String {
        let names = note.names.uniqued()
        // A column that is a key is named as one.
        let headers = note.isOfColumn ? note.headers.uniqued().filter { !names.contains($0) } : []
        let tables = note.titles.uniqued().filter { !names.contains($0) }.map {
            say("the table “\($0)”", ja: "表「\($0)」")
        }
        let columns = tables + headers.map { say("the column “\($0)”", ja: "列「\($0)」") }
        let more = names.count - Self.mostNames
        let rows = names.prefix(Self.mostNames) + (more > 0 ? [say("\(more) more", ja: "ほか \(more) 件")] : [])
        let records =
            note.records.count > Self.mostNames
            ? [say.values(note.records.count)]
            : note.records.map { material.name(of: dataset.records[$0].key, in: dataset.definition) }
        return say.list(columns + rows + records)
    }
}
