import Numbers

/// Common marks of missing values, in lower case.
package enum MissingMark {
    /// In bytes, including marks of footnotes.
    private static let longest = 60
    private static let texts: Set<String> = [
        "n/a", "n.a.", "n.a", "n. a.", "n / a", "n/a.", "not available", "not applicable", "no data",
        "—", "–", "-", "―", "−", "‐", "‑", "--", "---", "——", "––", "−−", "…", "...", "……", "tbd", "tbc", "tba", "tbd.",
        "tbc.", "tba.", "ー", "?",
        "？",
        "なし", "該当なし", "未定", "データなし", "不适用", "不適用", "暂无", "暂无数据", "无数据", "無資料",
        "해당 없음", "자료 없음",
        "k. a.", "k.a.", "keine daten", "nicht verfügbar",
        "non disponible", "sans objet", "no disponible", "no aplica", "sin datos", "s/d",
        "não disponível", "não se aplica", "sem dados", "non disponibile", "nessun dato",
        "niet beschikbaar", "geen gegevens", "brak danych", "b.d.", "нет данных", "н/д",
    ]
    /// `NA` may be sodium or Namibia, and `..` a folder: marks of missing values only where numbers or truth values are expected.
    private static let names: Set<String> = ["na", "..", "‥"]

    /// Ignores marks of footnotes after the mark: `N/A¹`, `—*`.
    ///
    /// - Parameters:
    ///   - text: of ASCII width, white space folded.
    ///   - isAmongTexts: whether the other cells are texts or names, as `NA` and `..` are then.
    package static func matches(_ text: String, isAmongTexts: Bool = false) -> Bool {
        // A fast path: no mark begins with a digit.
        guard text.utf8.count <= longest, text.first?.isASCIIDigit != true else { return false }
        let folded = text.lowercased()
        func isMark(_ text: String) -> Bool { texts.contains(text) || !isAmongTexts && names.contains(text) }
        if isMark(folded) { return true }
        let unmarked = TrailingMarks.dropped(from: folded[...])
        return unmarked.endIndex < folded.endIndex && isMark(String(unmarked))
    }
}
