import Numbers
import Recipes
import Text

/// Units that only words of a short sentence say, and that cells and headers seldom have.
extension UnitMention {
    /// The unit that a text around a table says in words: `Percentages of the working-age population`, `Deaths per 1,000
    /// live births`, `Index, 2015 = 100`, `Amounts in Canadian dollars`.
    static func inWords(of text: String) -> UnitMention? {
        UnitStatement.sentences(of: text).lazy.compactMap { sentence -> UnitMention? in
            let words = sentence.split(whereSeparator: \.isBlank).map { $0.trimming { ".,;:()".contains($0) } }
            guard words.count <= longestSentence else { return nil }
            return words.indices.lazy.compactMap { index in
                share(at: index, in: words) ?? rate(at: index, in: words) ?? base(at: index, in: words)
                    ?? currency(at: index, in: words)
            }.first
        }.first
    }

    /// In words.
    private static let longestSentence = 15

    /// `percentages`, as a title or behind a word for "are" or "in"; not in `rose by 5 percent`.
    private static func share(at index: Int, in words: [Substring]) -> UnitMention? {
        let previous = index > 0 ? words[index - 1].lowercased() : ""
        guard shares.contains(words[index].lowercased()),
            index == 0 || links.contains(previous) || UnitStatement.announcing.contains(previous)
        else { return nil }
        let isOfPoints = index + 1 < words.count && words[index + 1].lowercased().hasPrefix("point")
        return UnitMention(inWords: isOfPoints ? "\(words[index]) \(words[index + 1])" : String(words[index]))
    }

    private static let shares: Set<String> = [
        "percent", "percentage", "percentages", "prozent", "pourcentage", "pourcentages", "porcentaje", "porcentajes",
        "percentuale", "percentuali", "porcentagem", "procent", "procenten", "procentach", "процент", "проценты",
    ]
    private static let links: Set<String> = ["are", "is", "as", "sind", "ist", "sont", "est", "son", "sono", "são"]

    /// `per 1,000 live births`, `je 100.000 Einwohner`
    private static func rate(at index: Int, in words: [Substring]) -> UnitMention? {
        guard divisors.contains(words[index].lowercased()), index + 2 < words.count else { return nil }
        let amount = words[index + 1].filter(\.isASCIIDigit)
        let isPower = amount.count > 2 && amount.first == "1" && amount.dropFirst().allSatisfy { $0 == "0" }
        guard isPower, words[index + 1].allSatisfy({ $0.isASCIIDigit || ",.'’".contains($0) }) else { return nil }
        return UnitMention(inWords: words[index...].prefix(longestRate).joined(separator: " "))
    }

    /// In words.
    private static let longestRate = 4

    /// `2015 = 100`, `2015=100`
    private static func base(at index: Int, in words: [Substring]) -> UnitMention? {
        let text = words[index...].prefix(3).joined()
        let parts = text.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, CalendarDate.isYear(parts[0]), parts[1].hasPrefix("100") else { return nil }
        return UnitMention(inWords: "\(parts[0]) = \(parts[1].prefix(while: \.isASCIIDigit))")
    }

    /// `Canadian dollars` behind a word for "in".
    private static func currency(at index: Int, in words: [Substring]) -> UnitMention? {
        guard UnitStatement.announcing.contains(words[index].lowercased()) else { return nil }
        let named = words[(index + 1)...].prefix(longestCurrency)
        guard let end = named.firstIndex(where: { currencies.contains($0.lowercased()) }) else { return nil }
        return UnitMention(inWords: words[(index + 1)...end].joined(separator: " "))
    }

    /// In words: `current US dollars`.
    private static let longestCurrency = 3
    private static let currencies: Set<String> = [
        "dollars", "dollar", "euros", "yen", "yuan", "renminbi", "rupees", "pesos", "francs", "franken", "sterling",
        "kronor", "kroner", "kronen", "roubles", "rubles", "reais", "rand", "lira", "złotych", "forint",
    ]
}
