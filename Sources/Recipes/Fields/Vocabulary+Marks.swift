import Articles
import Books
import Records
import Text

extension Vocabulary {
    /// The label as the vocabulary knows it, if necessary without trailing marks of footnotes (`Oak*`, `Pine¹`), and
    /// its ids; no ids for an unknown label.
    func known(_ label: String) -> (label: String, ids: [String]) {
        let ids = ids(for: label)
        if !ids.isEmpty { return (label, ids) }
        let bare = String(TrailingMarks.dropped(from: label[...]))
        let known = self.ids(for: bare)
        return known.isEmpty ? (label, []) : (bare, known)
    }
}
