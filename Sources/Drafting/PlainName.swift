import Text

/// Names of the files and fields of a drafted book, made of what an article calls something.
package enum PlainName {
    /// In bytes; a longer name ends after a word, if that leaves half of it.
    private static let longest = 40

    /// Latin letters that are not others with accents.
    private static let letters: [Character: String] = [
        "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
    ]

    /// A text as a name of a to z, 0 to 9 and a mark; empty if it has no Latin letters, digits or signs of numbers.
    ///
    ///     "Largeur (Été)" -> "largeur_ete",   "−2,5 % Zinc" -> "minus_2_5_zinc",   "Mill's" -> "mills",   "幅" -> ""
    package static func of(_ text: String, mark: Character) -> String {
        let words = latin(text).split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        var name = ""
        for word in words {
            let isLast = !name.isEmpty && name.utf8.count + word.utf8.count >= longest
            if isLast, name.utf8.count > longest / 2 { break }
            name += (name.isEmpty ? "" : String(mark)) + word.prefix(longest - (name.isEmpty ? 0 : name.utf8.count + 1))
            if isLast { break }
        }
        return name
    }

    /// Whether a text has letters or numbers that its name lacks.
    static func lacksLetters(of text: String) -> Bool {
        latin(text).contains { !$0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    /// Whether a text has signs without which it is another name: `e''`, `$x`, `--all` and `5 %`, but not `Elm (wood)`, `L'eau`,
    /// `'Rex' apple` and `50 % cotton`. A long text seldom differs from another one in its signs alone.
    static func lacksSigns(of text: String) -> Bool {
        guard text.count <= longestSimilar else { return false }
        let text = Array(latin(text))
        func isName(_ index: Int) -> Bool {
            text.indices.contains(index) && (text[index].isLetter || text[index].isNumber)
        }
        let isAlone = text.split(separator: " ").count { $0.contains { $0.isLetter || $0.isNumber } } == 1
        var isQuoted = false
        return text.indices.contains { index in
            let sign = text[index]
            let (follows, leads) = (isName(index - 1), isName(index + 1))
            if isName(index) || follows && leads { return false }
            if "'’\"".contains(sign) {
                defer { isQuoted = !follows && leads || isQuoted && !follows }
                return follows && !isQuoted && !(sign != "\"" && text[index - 1] == "s")
            }
            if separators.contains(sign) {
                return isAlone && index == 0 && ".:/-".contains(sign) && text.count > 1 && text[1] != " "
            }
            return isAlone || !measures.contains(sign) && (follows || leads)
        }
    }

    private static let longestSimilar = 16
    /// Signs between names, or around them.
    private static let separators = Set(" .,;:/()[]{}|&-‐‑–—−·•…!?“”„«»‹›‘‚®™©")
    /// Signs of units.
    private static let measures = Set("%‰°€$£¥")

    private static func latin(_ text: String) -> String {
        let folded = LabelFolding.fold(text).split(separator: " ").map(withoutPossessive).joined(separator: " ")
        return AccentFolding.fold(SignWords.spelled(folded)).map { letters[$0] ?? String($0) }.joined()
    }

    private static func withoutPossessive(_ word: Substring) -> Substring {
        word.hasSuffix("'s") || word.hasSuffix("’s") ? word.dropLast(2) + "s" : word
    }
}
