import Numbers
import Text

/// What a text around a table says of the unit of all numbers: `Sizes (mm)`, `All sizes are in mm.`, `Unit: mm`.
enum UnitStatement {
    /// The unit in brackets at the end of a caption or heading. A caption may name another quantity than the numbers
    /// of a column, so that the unit only counts if it measures the same as theirs.
    ///
    /// - Parameter own: the unit of the numbers; nil if they have none.
    static func unit(ofTitle title: String, beside own: String?) -> String? {
        if let unit = HeaderUnit.unit(atEndOf: title),
            ScaledUnit(unit) != nil || own.map({ KnownUnits.areAlike(unit, $0) }) == true
        {
            return unit
        }
        return unit(ofSentences: title)
    }

    /// The unit of a sentence about all numbers.
    static func unit(ofSentences text: String) -> String? {
        // A point may be part of a number or of a unit.
        let sentences = LabelFolding.width(text).replacing("。", with: ". ").split(separator: ". ")
        return sentences.lazy.compactMap(unit(ofSentence:)).first
    }

    private static func unit(ofSentence sentence: some StringProtocol) -> String? {
        var text = Substring(sentence)
        while let last = text.last, ".:) ".contains(last) { text.removeLast() }
        if let colon = text.lastIndex(of: ":"), isUnit(text[..<colon]) {
            return HeaderUnit.known([text[text.index(after: colon)...].drop { $0.isBlank }])
        }
        guard let end = text.ranges(of: " in ").last,
            isAboutAll(text[..<end.lowerBound].lowercased())
        else { return nil }
        return HeaderUnit.known([text[end.upperBound...]])
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

    private static let things: Set<Substring> = [
        "all", "dimension", "dimensions", "value", "values", "size", "sizes", "measurement", "measurements", "unit",
        "units", "length", "lengths", "figure", "figures", "number", "numbers", "amount", "amounts", "quantities",
        "weights", "prices",
    ]
    private static let fillers: Set<Substring> = [
        "the", "are", "is", "in", "given", "shown", "stated", "listed", "expressed", "reported", "measured", "table",
        "this",
        "below", "following", "of", "note",
    ]
}
