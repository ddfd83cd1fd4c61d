import Books
import Recipes
import Records
import Text

/// Tells rows with a text in their first cell alone from rows that lack their values.
enum SectionRows {
    /// - Parameter fillers: the indices of rows with one text.
    static func areSections(_ fillers: [Int], of table: ReadTable) -> Bool {
        // Such a row further down may lack its values.
        guard fillers.first == 0, table.columns.count > 2 else { return false }
        let rest = table.rows.indices.filter { table.rows[$0].kind == .data }
        let forms = Set(rest.map { form(text($0, of: table)) })
        let alone = fillers.filter { table.rows[$0].kind == .alone }
        if alone.contains(where: { continuesSeries($0, of: table, forms) }) { return false }
        let holdsNumbers = table.columns.indices.dropFirst().contains { column in
            rest.contains { table.typed.cells[table.rows[$0].index][column]?.value.number != nil }
        }
        if holdsNumbers { return true }
        // Texts may be missing in any row.
        return alone.allSatisfy { !forms.contains(form(text($0, of: table))) }
            || alone.count > 1
                && alone.allSatisfy { row in
                    [row + 1, row + 2].allSatisfy { $0 < table.rows.count && table.rows[$0].kind == .data }
                }
    }

    /// Whether a row is one of `1`, `2`, `3` or of `Pin 1`, `Pin 2`.
    private static func continuesSeries(_ row: Int, of table: ReadTable, _ forms: Set<String>) -> Bool {
        let text = text(row, of: table)
        if let number = Int(text) {
            return [row - 1, row + 1].contains { index in
                guard table.rows.indices.contains(index), let other = Int(Self.text(index, of: table)) else {
                    return false
                }
                return [1, -1].contains(number &- other)
            }
        }
        return text.contains(where: \.isNumber) && forms.contains(form(text))
    }

    private static func text(_ row: Int, of table: ReadTable) -> String {
        LabelFolding.width(table.text(table.rows[row].index, 0))
    }

    /// Words as `a`, numbers as `0`, other signs as they are: `Pin 1` as `a0`.
    private static func form(_ text: String) -> String {
        text.reduce(into: "") { form, character in
            guard !character.isWhitespace else { return }
            let sign: Character = character.isLetter ? "a" : character.isNumber ? "0" : character
            if form.last != sign { form.append(sign) }
        }
    }
}
