/// Tells another spelling of a name from the name of another thing.
package enum OtherSpelling {
    /// Whether a text that resembles a name may be a misspelling or another spelling of it: not if a number, a sign, a single
    /// letter or a whole word differs, which is more often what tells two things apart. Case, width, white space, hyphens and
    /// other punctuation do not count, and `×` is the letter x.
    ///
    ///     "Oack", "Oak" -> true        "M 16", "M16" -> true       "M 2,5", "M2.5" -> true
    ///     "1.6", "16" -> false         "Vitamin C", "Vitamin A" -> false       "A320neo", "A320" -> false
    package static func of(_ name: String, mayBe text: String) -> Bool {
        if areEqual(name, text) { return true }
        let (own, other) = (parts(of: name), parts(of: text))
        return own.count == other.count
            && zip(own, other).allSatisfy { $0 == $1 || $0.mayBeMisspelt && $1.mayBeMisspelt }
    }

    /// Whether two names differ only in what does not count.
    package static func areEqual(_ name: String, _ text: String) -> Bool {
        let (own, other) = (parts(of: name), parts(of: text))
        return own.map(\.text).joined() == other.map(\.text).joined() && own.numbers == other.numbers
    }

    /// A number, a word of one script, or a sign.
    fileprivate struct Part: Equatable {
        enum Kind { case number, latinWord, word, character }

        var text: String
        let kind: Kind

        /// A shorter word with another letter is more often another word.
        var mayBeMisspelt: Bool { (kind == .word || kind == .latinWord) && text.count > 2 }
    }

    private static func parts(of text: String) -> [Part] {
        var parts: [Part] = []
        // The signs since the last part.
        var signs = ""
        for written in LabelFolding.fold(text) {
            let character = written == "×" ? "x" : written
            guard let kind = kind(of: character) else {
                signs.append(character == "," ? "." : character)
                continue
            }
            let isSeparated = !signs.isEmpty
            let divides = kind == .number && parts.last?.kind == .number && signs.allSatisfy { !$0.isWhitespace }
            if let last = parts.indices.last, parts[last].kind == kind, kind != .character, !isSeparated || divides {
                parts[last].text += signs + String(character)
            } else {
                parts.append(Part(text: String(character), kind: kind))
            }
            signs = ""
        }
        return parts
    }

    /// Nil for white space and punctuation.
    private static func kind(of character: Character) -> Part.Kind? {
        if character.isNumber { return .number }
        guard let scalar = character.unicodeScalars.first else { return nil }
        if character.isLetter {
            return scalar.properties.isIdeographic ? .character : scalar.value < 0x250 ? .latinWord : .word
        }
        if character.isWhitespace || character.isPunctuation && !"#%&@*".contains(character) { return nil }
        return .character
    }
}

extension [OtherSpelling.Part] {
    fileprivate var numbers: [String] { filter { $0.kind == .number }.map(\.text) }
}
