import Text

/// The text of a cell, heading, item or paragraph.
struct CellText: Equatable {
    var text: String
    var footnotes: [String] = []
    var raised: RaisedText?
    var seams: [String] = []
    var link: String?

    static let empty = CellText(text: "")
}
