import Numbers
import Text

/// General words of several languages for sums and means: `Total`, `Insgesamt`, `合計`, `Ø`.
enum TotalWords {
    enum Kind {
        case sum, mean
        /// Another statistic, beside which a mean is that of what is not in the table: `SD`, `Max`.
        case statistic
    }

    /// What a text says that it is, and no more: `Totals (5 entries)`, `Total:`, `Σ`; nil for another text.
    ///
    /// - Parameter text: of ASCII width.
    static func kind(of text: String) -> Kind? {
        guard text.utf8.count <= longestText else { return nil }
        switch text.filter({ !$0.isBlank }) {
        case "Σ", "∑": return .sum
        case "Ø", "⌀": return .mean
        default: break
        }
        let (letters, inner) = letters(of: text)
        if sums.contains(letters) { return .sum }
        if statistics.contains(letters) { return .statistic }
        guard means.contains(letters) else { return nil }
        // `Mean (SD)`
        return statistics.contains(inner) ? .statistic : .mean
    }

    /// What a text may say that it is, if its numbers agree: other things have these names, too.
    static func possibleKind(of text: String) -> Kind? { possible[letters(of: text).outer] }

    private static let possible: [String: Kind] = ["media": .mean, "ensemble": .sum]

    /// Whether the first or the last word of a text is one for a sum: `Total expenses`, `Costs, total`.
    static func endsWithSum(_ text: String) -> Bool {
        guard text.utf8.count <= longestText else { return false }
        let parts = text.lowercased().split { !$0.isLetter }
        return [parts.first, parts.last].contains { $0.map { sums.contains(String($0)) } ?? false }
    }

    /// Whether the first word of a text is one for all things: `All sources`.
    static func beginsWithAll(_ text: String) -> Bool {
        text.lowercased().split { !$0.isLetter }.first.map(all.contains) ?? false
    }

    private static let all: Set<Substring> = [
        "all", "alle", "tous", "toutes", "todos", "todas", "tutti", "tutte", "alla", "wszystkie", "все", "všechny",
    ]

    /// Whether a text is a word for a year, which sums up months and quarters.
    static func isYear(_ text: String) -> Bool { years.contains(letters(of: text).outer) }

    /// In bytes.
    private static let longestText = 80

    /// The letters outside and inside of brackets, in lower case, without the signs between them: `合　計`, `Sub-total`.
    private static func letters(of text: String) -> (outer: String, inner: String) {
        var (depth, outer, inner) = (0, "", "")
        guard text.utf8.count <= longestText else { return (outer, inner) }
        for character in text {
            if "([（".contains(character) {
                depth += 1
            } else if ")]）".contains(character) {
                depth -= 1
            } else if character.isLetter {
                if depth > 0 { inner.append(character) } else { outer.append(character) }
            }
        }
        return (outer.lowercased(), inner.lowercased())
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split { $0 == " " || $0 == "\n" }.map(String.init))
    }

    private static let sums = words(
        """
        total totals grandtotal subtotal subtotals sum sums sumtotal overall overalltotal summe summen gesamt insgesamt \
        gesamtsumme zwischensumme endsumme gesamtergebnis totaux totalgénéral soustotal somme totales totalgeneral suma \
        sumatotal totais totalgeral soma totale totali totalegenerale subtotale somma totaal totalen eindtotaal subtotaal \
        totalt summa delsumma ialt delsum yhteensä razem ogółem łącznie celkem součet súčet összesen összeg sumă toplam \
        geneltoplam jumlah tổng tổngcộng tổngsố итого всего сумма усього всього разом общо ukupno укупно σύνολο \
        γενικόσύνολο άθροισμα المجموع مجموع الإجمالي إجمالي الاجمالي סהכ סךהכל कुल योग कुलयोग รวม รวมทั้งหมด جمع 計 合計 総計 \
        小計 総合計 総数 合计 总计 總計 小计 总和 總和 总数 總數 共计 합계 총계 소계 총합
        """)

    private static let means = words(
        """
        mean means average averages avg weightedaverage weightedmean arithmeticmean geometricmean geomean grandmean \
        overallmean overallaverage durchschnitt mittelwert mittel gesamtdurchschnitt moyenne moyennes promedio média \
        mediaaritmetica gemiddelde gemiddeld medelvärde genomsnitt medeltal gennemsnit gjennomsnitt middelværdi keskiarvo \
        średnia průměr priemer átlag medie ortalama ratarata rerata trungbình среднее среднеезначение всреднем середнє средно \
        prosjek prosek просек μέσοςόρος المتوسط ממוצע औसत เฉลี่ย ค่าเฉลี่ย میانگین 平均 平均値 平均值 均值 평균
        """)

    private static let statistics = words(
        """
        sd std stddev stdev standarddeviation deviation variance var se sem stderr standarderror iqr ci range min max minimum \
        maximum median mode skewness kurtosis quartile percentile q p n count stabw stabwn standardabweichung varianz \
        médiane écarttype mediana desviaciónestándar desviopadrão deviazionestandard mediaan standaardafwijking \
        standardavvikelse медиана минимум максимум 中央値 最大 最小 最大値 最小値 標準偏差 中位数 标准差 最大值 最小值 표준편차
        """)

    private static let years: Set<String> = [
        "year", "annual", "annually", "fullyear", "jahr", "gesamtjahr", "année", "annuel", "an", "año", "anual", "anno",
        "annuale", "ano", "jaar", "år", "året", "vuosi", "rok", "év", "yıl", "yıllık", "tahun", "năm", "cảnăm", "год",
        "загод", "рік", "година", "έτος", "سنة", "שנה", "वर्ष", "ปี", "年", "年間", "年计", "年計", "全年", "연간", "년",
    ]
}
