/// Yes and no as people and articles write them.
package enum Truth {
    /// The words of one language or habit for yes, and those for no.
    private static let pairs: [(yes: Set<String>, no: Set<String>)] = [
        (["true"], ["false"]), (["yes"], ["no"]), (["y"], ["n"]), (["on"], ["off"]), (["ja"], ["nein", "nee"]),
        (["oui"], ["non"]), (["sí", "sì"], ["no"]), (["sim"], ["não"]), (["tak"], ["nie"]), (["да"], ["нет"]),
        (["はい"], ["いいえ"]), (["是"], ["否"]), (["예"], ["아니요"]), (["○", "◯", "✓", "✔"], ["×", "✕", "✗", "✘"]),
    ]

    private static let words: [String: Bool] = Dictionary(
        first: pairs.flatMap { pair in pair.yes.map { ($0, true) } + pair.no.map { ($0, false) } })

    package static func of(_ text: String) -> Bool? {
        let folded = LabelFolding.fold(text)
        return words[folded] ?? (folded == "1" ? true : folded == "0" ? false : nil)
    }

    /// The truth value of a word; digits are numbers here.
    package static func inWords(_ text: String) -> Bool? { words[LabelFolding.fold(text)] }

    /// Whether the different texts of a column are yes and no, of one language beside signs, and no codes such as `ON` in
    /// all cells, or `ja` and `no`.
    package static func areAnswers(_ texts: [String]) -> Bool {
        if texts.count == 1, texts[0].utf8.count == 2, texts[0].utf8.allSatisfy(\.isASCIIUppercase) { return false }
        let words = Set(texts.map(LabelFolding.fold)).filter { $0.contains(where: \.isLetter) }
        return words.allSatisfy { inWords($0) != nil }
            && (words.isEmpty || pairs.contains { words.isSubset(of: $0.yes.union($0.no)) })
    }
}
