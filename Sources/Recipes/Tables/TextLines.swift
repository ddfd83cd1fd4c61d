import Articles
import Books
import Records
import Text

/// The lines of an article by their texts, found when the first one is asked for. Case, width and white space do not matter.
final class TextLines {
    let text: SourceText
    private lazy var byText = Dictionary(grouping: 1...text.lineCount) { LabelFolding.fold(text.lineText($0)) }
    private lazy var words = WordIndex((1...text.lineCount).lazy.map { LabelFolding.width(self.text.lineText($0)) })

    init(_ text: SourceText) { self.text = text }

    /// The numbers of the lines that say the same, in their order.
    func equal(to wanted: String) -> [Int] { byText[LabelFolding.fold(wanted), default: []] }

    /// The first of the lines that are most like a text; nil where none is much like it.
    func nearest(to wanted: String) -> (number: Int, text: String)? {
        guard let near = words.nearest(to: LabelFolding.width(wanted)), let number = equal(to: near).first else {
            return nil
        }
        return (number, near)
    }
}
