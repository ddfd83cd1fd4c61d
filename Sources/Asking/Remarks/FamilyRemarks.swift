import Books
import Records
import Text

/// The remarks on conditions that name a family of words, which select all of its words.
struct FamilyRemarks {
    private let checked: any AskedBook

    init(_ checked: any AskedBook) { self.checked = checked }

    /// Each sentence once.
    func lines(_ selections: [RecordSelection]) -> [String] {
        let words = AskedWords(checked.book, checked.datasets)
        return selections.flatMap { selection in
            selection.conditions.groups.flatMap { group -> [String] in
                let field = group.field.definition(in: selection.dataset.definition)
                guard let vocabulary = field.flatMap(checked.book.vocabulary(of:)) else { return [] }
                return group.conditions.map(\.text.value)
                    .flatMap { [$0] + ListText.parts(of: $0) }
                    .compactMap { words.remark(on: $0, in: vocabulary) }
            }
        }.uniqued()
    }
}
