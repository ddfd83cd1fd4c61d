/// Raised text that touches a number in a cell, `39<sup>1</sup>`, where no note of the article tells what it is: the
/// mark of a footnote, or a part of the number, such as a power. It stands in the cell's text nevertheless.
package struct RaisedText: Hashable, Sendable {
    /// As raised: `1`, `1,2`, `a`.
    package let marks: [String]
    /// The cell's text without them.
    package let textWithout: String
    /// True where no number is written so: `39<sup>1,2</sup>`, `39<sup>1)</sup>`.
    package let isFootnote: Bool
    /// True where it is a power: `10<sup>3</sup>`, `2<sup>-5</sup>`.
    package let isPower: Bool

    package init(marks: [String], textWithout: String, isFootnote: Bool, isPower: Bool = false) {
        self.marks = marks
        self.textWithout = textWithout
        self.isFootnote = isFootnote
        self.isPower = isPower
    }
}
