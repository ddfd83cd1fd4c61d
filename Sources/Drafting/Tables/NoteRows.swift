import Recipes
import Text

/// Rows that are notes on a table, with a text in their first cell alone: `Source: mill`, `注：推計`.
enum NoteRows {
    /// - Returns: the indices of such rows among rows with one text.
    static func of(_ fillers: [Int], in table: ReadTable) -> Set<Int> {
        func text(_ row: Int) -> String { LabelFolding.width(table.text(table.rows[row].index, 0)) }
        let notes = Set(fillers.filter { isNote(text($0)) })
        let sentences = fillers.filter {
            !notes.contains($0) && table.rows[$0].kind == .spanned && isSentence(text($0))
        }
        // All titles of sections may be sentences.
        let areTitles = sentences.first == 0 && sentences.count + notes.count == fillers.count
        return areTitles ? notes : notes.union(sentences)
    }

    private static func isSentence(_ text: String) -> Bool {
        text.hasSuffix("。") || text.hasSuffix(".") && text.split(separator: " ").count >= fewestWords
    }

    /// In a sentence.
    private static let fewestWords = 4

    /// Whether a text begins with a word for notes and a colon, or with the sign for a copyright.
    static func isNote(_ text: String) -> Bool {
        if text.hasPrefix("©") { return true }
        guard let colon = text.firstIndex(of: ":") else { return false }
        let word = text[..<colon].drop { !$0.isLetter }.trimmingEnd { !$0.isLetter }
        return words.contains(word.lowercased())
    }

    /// Whether the header of a column is such a word: `Remarks`.
    static func areNamed(_ header: String) -> Bool { words.contains(header.lowercased()) }

    /// In several languages, in lower case.
    private static let words: Set<String> = [
        "note", "notes", "source", "sources", "remark", "remarks", "data source", "data sources", "notes and sources",
        "quelle", "quellen", "anmerkung", "anmerkungen", "hinweis", "hinweise", "anm", "remarque", "remarques",
        "fuente", "fuentes", "nota", "notas", "observaciones", "fonte", "fonti", "fontes", "bron", "bronnen", "noot",
        "opmerking", "källa", "källor", "anmärkning", "kilde", "kilder", "merknad", "bemærkning", "lähde", "lähteet",
        "huomautus", "źródło", "źródła", "uwaga", "uwagi", "zdroj", "poznámka", "forrás", "megjegyzés", "sursa",
        "sursă",
        "kaynak", "sumber", "catatan", "nguồn", "ghi chú", "источник", "источники", "примечание", "примечания",
        "джерело", "примітка", "πηγή", "σημείωση", "المصدر", "ملاحظة", "מקור", "הערה", "स्रोत", "ที่มา", "หมายเหตุ",
        "出典", "資料", "注", "注記", "備考", "註", "来源", "资料来源", "数据来源", "說明", "说明", "备注", "出处", "資料來源",
        "출처", "자료", "주", "참고",
    ]
}
