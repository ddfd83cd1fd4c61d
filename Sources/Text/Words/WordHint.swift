/// Suggestions for a wrong word.
package enum WordHint {
    /// `; did you mean "oak"?`, or the names that contain the word, or else the first right words.
    ///
    /// - Parameter alternatives: the words to list; nil for all names.
    package static func of(_ word: String, among names: [String], what: String, alternatives: [String]? = nil) -> String
    {
        // Another number is another thing, not a misspelling.
        let isNumber = word.contains(where: \.isNumber) && !word.contains(where: \.isLetter)
        if !isNumber, let nearest = NearestWord.of(word, among: names) { return "; did you mean \"\(nearest)\"?" }
        let holding = isNumber ? [] : holding(word, names)
        if !holding.isEmpty {
            let quoted = holding.prefix(mostHolding).map { "\"\($0)\"" }
            return "; did you mean \(quoted.joined(separator: " or "))?"
        }
        let shown = alternatives ?? names
        return "; \(what) \(shown.listing(first: mostListed))"
    }

    private static let mostHolding = 5
    private static let mostListed = 12

    /// Without duplicates, names that begin with the word first.
    private static func holding(_ word: String, _ names: [String]) -> [String] {
        let folded = LabelFolding.fold(word)
        guard folded.count > 1 else { return [] }
        let holding = names.filter { name in
            let other = LabelFolding.fold(name)
            let isHeld = folded.count > 2 ? other.contains(folded) : other.hasPrefix(folded)
            return isHeld || other.count > 2 && folded.contains(other)
        }.uniqued(by: LabelFolding.fold)
        return holding.filter { LabelFolding.fold($0).hasPrefix(folded) }
            + holding.filter { !LabelFolding.fold($0).hasPrefix(folded) }
    }
}
