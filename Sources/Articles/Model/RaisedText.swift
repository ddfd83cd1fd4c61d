/// Raised text next to a number in a cell, `39<sup>1</sup>`, without a matching note in the article: either a
/// footnote mark, or a part of the number, such as a power. It is kept in the cell's text.
package struct RaisedText: Hashable, Sendable {
    /// As raised: `1`, `1,2`, `a`.
    package let marks: [String]
    /// The cell's text without the raised text.
    package let textWithout: String
    /// As ``CellText/seams``, of `textWithout`.
    package let seams: [String]
    /// True if it cannot be part of a number: `39<sup>1,2</sup>`, `39<sup>1)</sup>`.
    package let isFootnote: Bool
    /// True if it is a power: `10<sup>3</sup>`, `2<sup>-5</sup>`.
    package let isPower: Bool

    package init(
        marks: [String], textWithout: String, seams: [String] = [], isFootnote: Bool, isPower: Bool = false
    ) {
        self.marks = marks
        self.textWithout = textWithout
        self.seams = seams
        self.isFootnote = isFootnote
        self.isPower = isPower
    }
}
