import Numbers
import Text

/// What the sentences around a table say of the unit of all numbers: `All sizes are in mm.`, `Unit: mm`.
enum UnitStatement {
    /// The units of the sentences about all numbers.
    ///
    /// - Parameter nouns: texts with words for what the numbers measure, besides those for numbers.
    static func units(ofSentences text: String, about nouns: [String] = []) -> [HeaderUnit] {
        // A point may be part of a number or of a unit.
        let sentences = LabelFolding.width(text).replacing("。", with: ". ").split(separator: ". ")
        return sentences.compactMap { unit(ofSentence: $0, about: nouns) }
    }

    private static func unit(ofSentence sentence: some StringProtocol, about nouns: [String]) -> HeaderUnit? {
        var text = Substring(sentence)
        while let last = text.last, ".:) ".contains(last) { text.removeLast() }
        if let colon = text.lastIndex(of: ":"), isUnit(text[..<colon]) {
            return HeaderUnit(named: text[text.index(after: colon)...].drop { $0.isBlank })
        }
        for separator in [" in ", ", ", " ("] {
            guard let end = text.ranges(of: separator).last, let unit = HeaderUnit(named: text[end.upperBound...]),
                isAboutAll(text[..<end.lowerBound].lowercased(), nouns)
            else { continue }
            return unit
        }
        return nil
    }

    /// `Unit`, `(Units`, `単位`
    private static func isUnit(_ text: Substring) -> Bool {
        ["unit", "units", "単位"].contains(text.drop { "([".contains($0) }.lowercased())
    }

    /// Whether a clause has no more than the words for all numbers and a verb: `All dimensions are given`. One other
    /// noun may be there, if it is a plural or follows `all`: `Loads`, `All timber`.
    private static func isAboutAll(_ clause: String, _ nouns: [String]) -> Bool {
        let said = clause.split { !$0.isLetter }
        let others = said.filter { !things.contains($0) && !fillers.contains($0) }
        if others.isEmpty { return said.contains { things.contains($0) } }
        if others.count == 1, said.first == "all" && others.first == said[1] || others.first?.last == "s" {
            return true
        }
        let words = Set(nouns.flatMap { $0.lowercased().split { !$0.isLetter } })
        return others.allSatisfy { words.contains($0) || $0.last == "s" && words.contains($0.dropLast()) }
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
