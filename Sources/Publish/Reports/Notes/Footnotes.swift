import Articles
import Books
import Records
import Text

/// The articles' own footnotes to the values of a dataset, which say what the values cannot: `estimated`, `wet wood`.
struct Footnotes: ReportPart {
    struct Note {
        let article: Int
        /// Its mark without brackets.
        let name: String
        let text: String
        /// The headers of columns that refer to it.
        fileprivate(set) var headers: [String] = []
        /// The names of rows, and of what else keys are read from, that refer to it.
        fileprivate(set) var names: [String] = []
        /// The records whose values refer to it, by their index.
        fileprivate(set) var records: [Int] = []
    }

    /// A cell of an article.
    private struct Cell: Hashable {
        let article: Int
        let location: SourceLocation
    }

    let material: ReportMaterial
    private let dataset: Dataset
    /// In the order of the articles, then of the records.
    let notes: [Note]

    private static let mostNames = 6

    init(of dataset: Dataset, material: ReportMaterial) {
        (self.dataset, self.material) = (dataset, material)
        notes = Self.notes(of: dataset, in: material.publication.articles)
    }

    private static func notes(of dataset: Dataset, in articles: [Article]) -> [Note] {
        // Few articles have footnotes to their tables.
        guard dataset.claims.contains(where: { !articles[$0.article].notes.isEmpty }) else { return [] }
        let tables = Dictionary(grouping: dataset.claims, by: \.article).mapValues { Set($0.map(\.table)) }
        var (marked, notes): ([Cell: (text: String, notes: [Int])], [Note]) = ([:], [])
        var indices: [String: Int] = [:]
        for (article, numbers) in tables.sorted(by: { $0.key < $1.key }) {
            let texts = articles[article].notes
            for table in articles[article].tables + articles[article].textTables where numbers.contains(table.number) {
                for cell in table.cells where !cell.footnotes.isEmpty {
                    for name in cell.footnotes {
                        guard let text = texts[name] else { continue }
                        let id = "\(article) \(name)"
                        let index = indices[id] ?? notes.count
                        if index == notes.count { notes.append(Note(article: article, name: name, text: text)) }
                        indices[id] = index
                        if cell.row < table.headerRows.count {
                            notes[index].headers.append(LabelFolding.width(cell.text))
                        } else {
                            let text = LabelFolding.width(cell.text)
                            marked[Cell(article: article, location: cell.location), default: (text, [])].notes.append(
                                index)
                        }
                    }
                }
            }
        }
        guard !notes.isEmpty else { return [] }
        for (index, record) in dataset.records.enumerated() {
            for claim in record.claims.map({ dataset.claims[$0] }) {
                func cells(_ origins: [CellOrigin?]) -> [(text: String, notes: [Int])] {
                    origins.compactMap { $0 }.compactMap {
                        marked[Cell(article: claim.article, location: $0.location)]
                    }
                }
                for cell in cells(claim.keyOrigins) {
                    for note in cell.notes where notes[note].names.last != cell.text {
                        notes[note].names.append(cell.text)
                    }
                }
                for note in cells(claim.valueOrigins).flatMap(\.notes) where notes[note].records.last != index {
                    notes[note].records.append(index)
                }
            }
        }
        return notes.filter { !$0.headers.isEmpty || !$0.names.isEmpty || !$0.records.isEmpty }
    }

    /// `- “Wet wood.” (Handbook): Oak, Elm`
    func write(to page: inout Document) {
        guard !notes.isEmpty else { return }
        page.heading(say("Footnotes of the articles", ja: "記事の脚注"), level: 2)
        page.list(
            notes.map { note in
                let source = say(" (", ja: "（") + material.sourceLink(note.article) + say("): ", ja: "）：")
                let text = say("“\(note.text)”", ja: "「\(note.text)」")
                return DocumentItem(RichText(text) + source + RichText(subjects(of: note)))
            })
    }

    private func subjects(of note: Note) -> String {
        let columns = note.headers.uniqued().map { say("the column “\($0)”", ja: "列「\($0)」") }
        let names = note.names.uniqued()
        let more = names.count - Self.mostNames
        let rows = names.prefix(Self.mostNames) + (more > 0 ? [say("\(more) more", ja: "ほか \(more) 件")] : [])
        let records =
            note.records.count > Self.mostNames
            ? [say.values(note.records.count)]
            : note.records.map { material.name(of: dataset.records[$0].key, in: dataset.definition) }
        return say.list(columns + rows + records)
    }
}
