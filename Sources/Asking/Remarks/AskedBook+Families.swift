import Books
import Records
import Text

extension AskedBook {
    /// The remarks on conditions that name a family of words, which select all of its words; each sentence once.
    func familyRemarks(on selections: [RecordSelection]) -> [String] {
        let words = AskedWords(book, datasets)
        return selections.flatMap { selection in
            selection.conditions.groups.flatMap { group -> [String] in
                let field = group.field.definition(in: selection.dataset.definition)
                guard let vocabulary = field.flatMap(book.vocabulary(of:)) else { return [] }
                return group.conditions.map(\.text.value)
                    .flatMap { [$0] + ListText.parts(of: $0) }
                    .compactMap { words.remark(on: $0, in: vocabulary) }
            }
        }.uniqued()
    }
}
