/// What articles write for a missing value, in lower case.
package enum MissingWords {
    package static let texts: Set<String> = [
        "n/a", "n.a.", "n.a", "n. a.", "n / a", "n/a.", "not available", "not applicable", "no data",
        "—", "–", "-", "―", "−", "‐", "‑", "--", "---", "——", "––", "−−", "…", "...", "……", "tbd", "tbc", "tba", "tbd.",
        "tbc.", "tba.", "ー", "?",
        "？",
        "なし", "該当なし", "未定", "データなし", "不适用", "不適用", "暂无", "暂无数据", "无数据", "無資料",
        "해당 없음", "자료 없음",
        "k. a.", "k.a.", "keine daten", "nicht verfügbar",
        "non disponible", "sans objet", "no disponible", "no aplica", "sin datos", "s/d",
        "não disponível", "não se aplica", "sem dados", "non disponibile", "nessun dato",
        "niet beschikbaar", "geen gegevens", "brak danych", "нет данных", "н/д",
    ]
    /// `NA` may be sodium or Namibia, and `..` a folder: marks of missing values only where numbers or truth values are expected.
    package static let names: Set<String> = ["na", "..", "‥"]
}
