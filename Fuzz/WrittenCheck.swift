import Articles
import Books
import Foundation
import Publish
import Recipes
import Records
import Text

/// Every form in which a table is written: JSON that a reader of JSON takes, Markdown that reads as the table again.
struct WrittenCheck {
    let table: ArticleTable
    let article: Article

    func check() {
        checkJSON()
        checkMarkdown()
        var csv: [UInt8] = []
        TableCSV.append(table, to: &csv)
    }

    private func checkJSON() {
        var json: [UInt8] = []
        TableObject.append(
            table, path: article.path, includingCells: true, typed: TableTyping.typed(table), to: &json)
        let object = (try? JSONSerialization.jsonObject(with: Data(json))) as? [String: Any]
        guard let object else { return promise(false, "a table is written as JSON") }
        promise(
            same(object["header"], table.headerRows) && same(object["rows"], table.bodyRows),
            "JSON holds the texts of the grid")
    }

    private func same(_ written: Any?, _ rows: GridRows) -> Bool {
        guard let written = written as? [[String]] else { return false }
        return written.map(scalars) == rows.map { scalars(table.texts(of: $0)) }
    }

    /// Strings are equal where they are canonically equivalent, scalars where they are the same. Foundation's reader of JSON
    /// drops a mark of byte order.
    private func scalars(_ row: [String]) -> [[Unicode.Scalar]] {
        row.map { $0.unicodeScalars.filter { $0 != "\u{FEFF}" } }
    }

    private func checkMarkdown() {
        guard table.columnCount > 0 else { return }
        var markdown: [UInt8] = []
        TableMarkdown.append(table, to: &markdown)
        let tables = ArticleReader().article(path: "written.md", bytes: markdown).value.tables
        guard let again = tables.first, tables.count == 1, !again.isRecovered else {
            return promise(false, "a table is written as one table of Markdown:\n\(text(markdown))")
        }
        promise(
            again.columnCount == table.columnCount && again.bodyRows.count == table.bodyRows.count
                && again.findings.allSatisfy { $0.rule == RuleKind.raisedNumber.rawValue },
            "Markdown has the rows and columns:\n\(text(markdown))\(again.findings)")
        var (written, read) = (table.bodyRows.map(table.texts), again.bodyRows.map(again.texts))
        // The tiers of a higher header are joined.
        if table.headerRows.count == 1 {
            written += table.headerRows.map(table.texts)
            read += again.headerRows.map(again.texts)
        }
        for (texts, textsAgain) in zip(written, read) {
            promise(texts.map(kept) == textsAgain.map(kept), "Markdown has the texts:\n\(texts)\n\(textsAgain)")
        }
    }

    /// What Markdown keeps of a text: not its white space and controls, nor marks that are then taken for those of notes.
    /// Controls of the direction of text are shown as escapes.
    private func kept(_ text: String) -> [Unicode.Scalar] {
        text.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
            switch (scalar.value, scalar.properties.generalCategory) {
            case (0x202A...0x202E, _), (0x2066...0x2069, _):
                Array("\\u\(String(scalar.value, radix: 16, uppercase: true))".unicodeScalars)
            case (_, .control), (_, .format), (_, .spaceSeparator), (_, .lineSeparator), (_, .paragraphSeparator),
                (_, .otherNumber):
                []
            default: "*\u{2020}\u{2021}§¶".unicodeScalars.contains(scalar) ? [] : [scalar]
            }
        }
    }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
