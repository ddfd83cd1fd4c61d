import Books
import Records
import Text

/// The notes on records in doubt, one line each.
///
///     against thickness-rises (accepted: the mill planed it), ends-meet; the rules imply 26
struct AnswerNotes {
    struct Note {
        let text: String
        /// The names of the columns with the mark.
        let columns: Set<String>
    }

    private let material: ReportMaterial
    private let notes: [String: CellNotes]

    /// - Parameter showsIDs: whether the answer has ids instead of labels.
    init(
        _ parts: [(dataset: Dataset, records: [Record])], in publication: Publication, language: ReportLanguage,
        showsIDs: Bool
    ) {
        material = ReportMaterial(publication: publication, language: language.rawValue, showsIDs: showsIDs)
        notes = Dictionary(
            first: parts.map { ($0.dataset.name, CellNotes($0.dataset.with($0.records), doubts: publication.doubts)) })
    }

    func note(_ row: AnswerTable.Row) -> Note? {
        guard let note = notes[row.dataset.name]?.note(of: row.record) else { return nil }
        let values = row.dataset.definition.values
        let names = values.isEmpty ? [row.dataset.definition.keys[0].name] : note.columns.map { values[$0].name }
        let wording = FlagWording(row.dataset, material: material, givesReasons: true)
        let all = Array(row.dataset.definition.keys.indices)
        return Note(text: wording.text(of: note, except: all), columns: Set(names))
    }
}
