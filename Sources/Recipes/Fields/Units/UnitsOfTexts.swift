import Numbers
import Text

/// The units that texts of articles state, found once for each text: the tables of many articles have the same headers,
/// and those of one article the same paragraph above.
final class UnitsOfTexts: Sendable {
    private struct Header: Hashable {
        let text: String
        let unit: String?
    }

    /// How much a text is about the table.
    enum Form {
        /// A caption, a heading or a header.
        case title
        /// The paragraph above.
        case paragraph
        /// Another one above, which may be about other tables, too.
        case above
        /// Another one.
        case text
    }

    /// A text around a table, for numbers that have a unit or none.
    struct Surrounding: Hashable {
        let text: String
        let form: Form
        let unit: String?
        /// Texts with words for what the numbers measure, and for what other numbers do.
        let nouns: [String]
        let otherNouns: [String]
    }

    private let ofHeaders = Memo<Header, HeaderUnit?>()
    private let around = Memo<Surrounding, [HeaderUnit]>()
    private let sentences = Memo<String, [UnitSentence]>()

    /// The unit that a header states; nil if it states none.
    func unit(ofHeader text: String) -> HeaderUnit? {
        ofHeaders.value(Header(text: text, unit: nil)) { HeaderUnit(of: LabelFolding.width(text)) }
    }

    /// The unit of a header that measures the same as another one.
    func unit(ofHeader text: String, like own: String) -> HeaderUnit? {
        ofHeaders.value(Header(text: text, unit: own)) { HeaderUnit(of: LabelFolding.width(text), like: own) }
    }

    /// The units that a text around a table states, the most certain first.
    func units(of surrounding: Surrounding) -> [HeaderUnit] {
        around.value(surrounding) { [sentences] in
            let (text, isTitle) = (surrounding.text, surrounding.form == .title)
            let others = NounWords(surrounding.otherNouns)
            let read = sentences.value(text) { UnitStatement.read(text) }
            let stated = UnitStatement.units(of: read, about: surrounding.nouns, besides: others)
            let sentences = stated.isEmpty ? Self.besideItsWord(in: surrounding, others) : stated
            if surrounding.form == .text { return sentences }
            // A paragraph with a colon is the title of what follows.
            let ends = [
                isTitle ? HeaderUnit(atEndOf: text) : nil,
                isTitle || surrounding.form == .paragraph && text.last == ":"
                    ? surrounding.unit.flatMap { HeaderUnit(atEndOf: text, like: $0) } : nil,
            ]
            let inside = isTitle ? HeaderUnit(inTitle: text) : nil
            let sure = ends.compactMap { $0 } + sentences + [inside].compactMap { $0 }
            guard sure.isEmpty, let own = surrounding.unit else { return sure }
            let mention = UnitStatement.mention(
                in: text, about: surrounding.nouns, besides: others, isWhole: surrounding.form == .above)
            guard let mention = mention?.unmarked, !KnownUnits.isSign(mention.unit, of: own) else { return [] }
            // Beside the unit of the numbers, another one is what they were converted from.
            let namesOwn = text.split { $0.isWhitespace || "()[]（）,;=".contains($0) }.contains {
                KnownUnits.areEqual(String($0.trimmingEnd { ".:".contains($0) }), own)
            }
            return namesOwn && ScaledUnit(mention.unit) == nil ? [] : [mention]
        }
    }

    /// `長さの単位はcmです`, unless it is about other numbers.
    private static func besideItsWord(in surrounding: Surrounding, _ others: NounWords) -> [HeaderUnit] {
        guard let unit = UnitStatement.unit(besideItsWord: surrounding.text) else { return [] }
        let isNamed = { (words: Set<Substring>) in words.contains { surrounding.text.contains($0) } }
        return isNamed(others.words) && !isNamed(NounWords.words(of: surrounding.nouns)) ? [] : [unit]
    }
}
