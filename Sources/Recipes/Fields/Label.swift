import Books
import Numbers
import Text

/// A label with the form in which labels are compared, so that it is folded once.
struct Label {
    let text: String
    let folded: String

    init(_ text: String) { (self.text, folded) = (text, LabelFolding.fold(text)) }
}

extension Vocabulary {
    /// The label as the vocabulary knows it, if necessary without trailing marks of footnotes (`Oak*`, `Pine¹`), and
    /// its ids; no ids for an unknown label.
    func known(_ label: Label) -> (label: Label, ids: [String]) {
        let ids = lookUp(folded: label.folded)
        if !ids.isEmpty { return (label, ids) }
        let bare = Label(String(TrailingMarks.dropped(from: label.text[...])))
        let known = self.lookUp(folded: bare.folded)
        return known.isEmpty ? (label, []) : (bare, known)
    }
}
