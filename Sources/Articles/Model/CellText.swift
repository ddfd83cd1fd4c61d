/// The text of a cell, heading, item or paragraph: entities decoded, white space folded, inline markup removed, line
/// breaks as newlines, footnote marks removed.
package struct CellText: Hashable, Sendable {
    package internal(set) var text: String
    /// The marks removed from `text`, such as `1` or `*`.
    package internal(set) var footnotes: [String] = []
    /// Raised text in `text` that may be a footnote mark; nil if there is none.
    package internal(set) var raised: RaisedText?
    /// Parts of `text` with adjacent digits from different elements or lines of the cell: `100 200` of `100<br>200`,
    /// `102` of `10<sub>2</sub>`. They may not be one number.
    package internal(set) var seams: [String] = []
    /// The address of the first link.
    package internal(set) var link: String?

    package init(
        text: String, footnotes: [String] = [], raised: RaisedText? = nil, seams: [String] = [], link: String? = nil
    ) {
        self.text = text
        self.footnotes = footnotes
        self.raised = raised
        self.seams = seams
        self.link = link
    }
}

extension CellText {
    static let empty = CellText(text: "")

    /// Several texts as one, with spaces between them.
    static func joined(_ texts: [CellText]) -> CellText {
        guard texts.count != 1 else { return texts[0] }
        let raised = texts.compactMap(\.raised)
        return CellText(
            text: texts.map(\.text).joined(separator: " "), footnotes: texts.flatMap(\.footnotes),
            raised: raised.isEmpty
                ? nil
                : RaisedText(
                    marks: raised.flatMap(\.marks),
                    textWithout: texts.map { $0.raised?.textWithout ?? $0.text }.joined(separator: " "),
                    isFootnote: raised.allSatisfy(\.isFootnote), isPower: raised.allSatisfy(\.isPower)),
            seams: texts.flatMap(\.seams), link: texts.lazy.compactMap(\.link).first)
    }
}
