import Articles
import Numbers
import Text

/// What an article shows of its decimal separator outside the table at hand.
enum ArticleDecimals {
    static func haveComma(_ language: String) -> Bool {
        let subtags = language.lowercased().split { "-_".contains($0) }
        guard let language = subtags.first, languagesOfComma.contains(language) else { return false }
        return !subtags.dropFirst().contains { regionsOfPoint[language, default: []].contains($0) }
    }

    /// After the locale data of Unicode (CLDR, decimal separators).
    private static let languagesOfComma = Set(
        """
        af ast az be bg bs ca cs da de el es et eu fi fo fr fy gl hr hu hy id is it ka kk ky lb lt lv mk nb nl nn no pl pt \
        rm ro ru sk sl sq sr sv tk tr uk uz vi
        """.split(separator: " "))
    private static let regionsOfPoint: [Substring: Set<Substring>] = [
        "de": ["ch", "li"], "it": ["ch"], "rm": ["ch"],
        "es": ["mx", "us", "gt", "hn", "ni", "pa", "pe", "pr", "sv", "do", "cu", "bz", "419"],
    ]

    // MARK: - Texts

    /// In bytes.
    private static let longestText = 200_000

    /// Whether numbers with units have the decimal comma, and none has the point: `1,79 €`.
    static func haveComma(in text: SourceText) -> Bool {
        let words = LabelFolding.width(text.string(0..<longestText)).split { $0.isBlank || "<>|()*_&".contains($0) }
        var evidence = SignEvidence()
        for (word, next) in zip(words, words.dropFirst()) where word.first?.isNumber == true {
            let number = word.prefix { $0.isNumber || $0 == "," || $0 == "." }
            let unit = number.endIndex < word.endIndex ? word[number.endIndex...] : next
            guard number.contains(where: { $0 == "," || $0 == "." }), unit.utf8.count <= longestUnit,
                KnownUnits.knows(String(unit.trimmingEnd { ".,;:".contains($0) }))
            else { continue }
            evidence.add(String(number))
        }
        return evidence.signs.map { $0 == .comma } ?? false
    }

    /// In bytes; a longer word beside a number is seldom a unit.
    private static let longestUnit = 12
}
