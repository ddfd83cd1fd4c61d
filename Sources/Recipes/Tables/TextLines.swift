import Text

/// The lines of an article, indexed by their texts on first use. Case, width and white space are ignored.
final class TextLines {
    let text: SourceText
    private lazy var byText = Dictionary(grouping: 1...text.lineCount) { LabelFolding.fold(text.lineText($0)) }
    private lazy var words = WordIndex((1...text.lineCount).lazy.map { LabelFolding.width(self.text.lineText($0)) })

    init(_ text: SourceText) { self.text = text }

    /// The numbers of the lines with this text, in their order.
    func equal(to wanted: String) -> [Int] { byText[LabelFolding.fold(wanted), default: []] }

    /// The first of the lines most similar to a text; nil if none is similar enough.
    func nearest(to wanted: String) -> (number: Int, text: String)? {
        guard let near = words.nearest(to: LabelFolding.width(wanted)), let number = equal(to: near).first else {
            return nil
        }
        return (number, near)
    }
}
