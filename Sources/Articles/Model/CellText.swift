/// The text of a cell, heading, item or paragraph: entities decoded, white space folded, inline markup removed, line
/// breaks as newlines, footnote marks removed.
package struct CellText: Hashable, Sendable {
    package internal(set) var text: String
    /// Few cells have marks: the others are copied as a text alone.
    private var marks: Marks?

    /// A text without marks.
    package init(text: String) {
        self.text = text
        marks = nil
    }

    package init(
        text: String, footnotes: [String] = [], raised: RaisedText? = nil, raisedEnd: String? = nil,
        seams: [String] = [],
        struck: [String] = [], isPicture: Bool = false, link: String? = nil
    ) {
        self.text = text
        marks = Marks.of(
            Marks.Parts(
                footnotes: footnotes, raised: raised, raisedEnd: raisedEnd, seams: seams, struck: struck,
                isPicture: isPicture, link: link))
    }

    /// The marks removed from `text`, such as `1` or `*`.
    package var footnotes: [String] { marks?.parts.footnotes ?? [] }

    /// Raised text beside a number in `text` that may be a footnote mark; nil if there is none.
    package var raised: RaisedText? { marks?.parts.raised }

    /// The raised end of `text`, which may be a footnote mark: `b` of `Oak<sup>b</sup>`; nil if there is none.
    package var raisedEnd: String? { marks?.parts.raisedEnd }

    /// Parts of `text` with adjacent digits from different elements or lines of the cell: `100 200` of `100<br>200`,
    /// `102` of `10<sub>2</sub>`. They may not be one number.
    package var seams: [String] { marks?.parts.seams ?? [] }

    /// Parts of `text` that the article shows as struck out: `12` of `<del>12</del> 13`.
    package var struck: [String] { marks?.parts.struck ?? [] }

    /// True for an empty text in whose place the article shows a picture.
    package var isPicture: Bool { marks?.parts.isPicture ?? false }

    /// The address of the first link.
    package var link: String? { marks?.parts.link }

    /// What a text may have besides its characters. Never changes.
    private final class Marks: Hashable, Sendable {
        struct Parts: Hashable, Sendable {
            var footnotes: [String] = []
            var raised: RaisedText?
            var raisedEnd: String?
            var seams: [String] = []
            var struck: [String] = []
            var isPicture = false
            var link: String?
        }

        let parts: Parts

        private init(_ parts: Parts) { self.parts = parts }

        /// Nil if there is nothing. Allocates nothing then, as an initializer that fails would.
        static func of(_ parts: Parts) -> Marks? {
            let isEmpty =
                parts.footnotes.isEmpty && parts.raised == nil && parts.raisedEnd == nil && parts.seams.isEmpty
                && parts.struck.isEmpty && !parts.isPicture && parts.link == nil
            return isEmpty ? nil : Marks(parts)
        }

        static func == (left: Marks, right: Marks) -> Bool { left === right || left.parts == right.parts }

        func hash(into hasher: inout Hasher) { hasher.combine(parts) }
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
                    seams: raised.flatMap(\.seams), isFootnote: raised.allSatisfy(\.isFootnote),
                    isPower: raised.allSatisfy(\.isPower)),
            raisedEnd: texts.last?.raisedEnd, seams: texts.flatMap(\.seams), struck: texts.flatMap(\.struck),
            link: texts.lazy.compactMap(\.link).first)
    }
}
