import Text

/// The text of a cell, heading, item or paragraph.
struct CellText: Equatable {
    var text: String
    var footnotes: [String] = []
    var raised: RaisedText?
    var seams: [String] = []
    var link: String?

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
