import Numbers
import Text

/// What the sentences around a table say of the unit of all numbers: `All sizes are in mm.`, `Unit: mm`.
enum UnitStatement {
    /// The units of the sentences about all numbers.
    static func units(ofSentences text: String) -> [HeaderUnit] {
        // A point may be part of a number or of a unit.
        let sentences = LabelFolding.width(text).replacing("。", with: ". ").split(separator: ". ")
        return sentences.compactMap(unit(ofSentence:))
    }

    private static func unit(ofSentence sentence: some StringProtocol) -> HeaderUnit? {
        var text = Substring(sentence)
        while let last = text.last, ".:) ".contains(last) { text.removeLast() }
        if let colon = text.lastIndex(of: ":"), isUnit(text[..<colon]) {
            return HeaderUnit(named: text[text.index(after: colon)...].drop { $0.isBlank })
        }
        guard let end = text.ranges(of: " in ").last,
            isAboutAll(text[..<end.lowerBound].lowercased())
        else { return nil }
        return HeaderUnit(named: text[end.upperBound...])
    }

    /// `Unit`, `(Units`, `単位`
    private static func isUnit(_ text: Substring) -> Bool {
        ["unit", "units", "単位"].contains(text.drop { "([".contains($0) }.lowercased())
    }

    /// Whether a clause has no more than the words for all numbers and a verb: `All dimensions are given`.
    private static func isAboutAll(_ clause: String) -> Bool {
        let said = clause.split { !$0.isLetter }
        return said.contains { things.contains($0) } && said.allSatisfy { things.contains($0) || fillers.contains($0) }
    }

    /// What has the unit.
    private static let things: Set<Substring> = [
        "all", "dimension", "dimensions", "value", "values", "size", "sizes", "measurement", "measurements", "unit",
        "units", "length", "lengths", "figure", "figures", "number", "numbers", "amount", "amounts", "quantities",
        "weights", "prices",
    ]
    /// Words that may be between it and the unit.
    private static let fillers: Set<Substring> = [
        "the", "are", "is", "in", "given", "shown", "stated", "listed", "expressed", "reported", "measured", "table",
        "this", "below", "following", "of", "note",
    ]
}
