import Text

/// Names of the files and fields of a drafted book, made of what an article calls something.
package enum PlainName {
    /// In bytes; a longer name ends after a word.
    private static let longest = 40

    /// Latin letters that are not others with accents.
    private static let letters: [Character: String] = [
        "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
    ]

    /// A text as a name of a to z, 0 to 9 and a mark; empty if it has no Latin letters or digits.
    ///
    ///     "Largeur (Été)" -> "largeur_ete",   "2,5 % Zinc" -> "2_5_zinc",   "幅" -> ""
    package static func of(_ text: String, mark: Character) -> String {
        let letters = AccentFolding.fold(LabelFolding.fold(text)).map { Self.letters[$0] ?? String($0) }
        let words = letters.joined().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        var name = ""
        for word in words where name.isEmpty || name.utf8.count + word.utf8.count < longest {
            name += (name.isEmpty ? "" : String(mark)) + word.prefix(longest)
        }
        return name
    }
}

/// Names that are given only once.
package struct UniqueNames {
    private var used: Set<String>
    /// The last number of each name that was wanted several times.
    private var numbers: [String: Int] = [:]

    package init(reserved: [String] = []) { used = Set(reserved) }

    /// The name, or with the first number that makes it a new one: `width_2`.
    package mutating func name(_ wanted: String, mark: Character) -> String {
        var (name, number) = (wanted, numbers[wanted] ?? 1)
        while !used.insert(name).inserted {
            number += 1
            name = "\(wanted)\(mark)\(number)"
        }
        numbers[wanted] = number
        return name
    }

    /// The word with the first number that makes it a new name: `value_1`.
    mutating func numbered(_ word: String, mark: Character) -> String {
        let name = (1...).lazy.map { "\(word)\(mark)\($0)" }.first { !used.contains($0) } ?? word
        used.insert(name)
        return name
    }
}
