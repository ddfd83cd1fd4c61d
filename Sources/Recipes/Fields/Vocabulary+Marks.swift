import Articles
import Books
import Records
import Text

extension Vocabulary {
    /// The label as the vocabulary knows it, if need be without the marks of footnotes behind it (`Oak*`, `Pine¹`), and
    /// the ids that it means; none for a label that nobody knows.
    func known(_ label: String) -> (label: String, ids: [String]) {
        let ids = ids(for: label)
        if !ids.isEmpty { return (label, ids) }
        let bare = String(TrailingMarks.dropped(from: label[...]))
        let known = self.ids(for: bare)
        return known.isEmpty ? (label, []) : (bare, known)
    }
}
