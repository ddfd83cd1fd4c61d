import Articles
import Foundation
import Text

/// Checks that what an article's reader quotes is where it says, by a count of lines and code points that shares
/// nothing with Diagnostics.
struct PlaceComparison {
    /// Lines that end at LF, CRLF, CR and nothing else; a byte-order mark is not counted.
    private let scalars: [Unicode.Scalar]
    private let lineStarts: [Int]
    private let article: Article

    struct Result {
        var cells = 0
        var plainCells = 0
        var rereadCells = 0
        var differences: [String] = []
    }

    init(_ article: Article) {
        // As decoded: places count the characters of the text, in whatever encoding the file is.
        var scalars = Array(String(decoding: article.text.bytes, as: UTF8.self).unicodeScalars)
        if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
        var starts = [0]
        for index in scalars.indices {
            let endsLine =
                scalars[index] == "\n"
                || scalars[index] == "\r" && !(index + 1 < scalars.count && scalars[index + 1] == "\n")
            if endsLine { starts.append(index + 1) }
        }
        self.scalars = scalars
        lineStarts = starts
        self.article = article
    }

    func result() -> Result {
        var result = Result()
        for table in article.tables {
            for text in table.headings + [table.caption, table.leadIn].compactMap(\.self) {
                check(text.raw, at: text.location, in: &result)
            }
            for cell in table.cells {
                result.cells += 1
                check(cell.raw, at: cell.location, in: &result)
                let isInside = cell.location.line >= table.location.line && cell.location.line <= table.endLine
                // Rows of a foot that is first in the source come last in the grid.
                if !isInside, table.syntax == .markdown { result.differences.append("outside its table: \(cell)") }
                checkText(of: cell, in: table, &result)
            }
        }
        for item in article.lists.flatMap(\.items) { check(item.content.raw, at: item.location, in: &result) }
        return result
    }

    private func check(_ raw: String, at location: SourceLocation, in result: inout Result) {
        guard (1...lineStarts.count).contains(location.line) else {
            result.differences.append("\(location) is not a line: \(raw)")
            return
        }
        let start = lineStarts[location.line - 1] + location.column - 1
        let lineEnd = location.line < lineStarts.count ? lineStarts[location.line] : scalars.count
        guard location.column >= 1, start <= lineEnd, scalars[start...].starts(with: raw.unicodeScalars) else {
            result.differences.append("\(location) does not hold \"\(raw)\"")
            return
        }
        guard let first = raw.unicodeScalars.first, let last = raw.unicodeScalars.last else { return }
        if first.properties.isWhitespace || last.properties.isWhitespace {
            result.differences.append("\(location): white space around \"\(raw)\"")
        }
    }

    /// A cell without markup reads as it is written; one with markup gives the same text again when it is read alone.
    private func checkText(of cell: ArticleCell, in table: ArticleTable, _ result: inout Result) {
        let text = FullParse.folded(cell.text)
        let markup = table.syntax == .html ? "<&*†‡[" : "<&*†‡[\\`_]!|"
        let isPlain = !cell.raw.unicodeScalars.contains {
            markup.unicodeScalars.contains($0) || $0.properties.numericType != nil && $0.value > 0x7F
        }
        if isPlain {
            result.plainCells += 1
            if FullParse.folded(cell.raw) != text { result.differences.append("\"\(cell.raw)\" reads \"\(text)\"") }
        } else if cell.footnotes.isEmpty, isReadable(cell, in: table) {
            result.rereadCells += 1
            let again = reread(cell, in: table)
            // An end tag whose start tag is before `raw` no longer separates words.
            let isSame =
                table.syntax == .html ? again?.filter { $0 != " " } == text.filter { $0 != " " } : again == text
            if !isSame {
                result.differences.append("\(cell.location) \"\(cell.raw)\" gives \"\(again ?? "")\", not \"\(text)\"")
            }
        }
    }

    /// Links to definitions elsewhere, and backslashes before the pipe that ends the cell, need the text around them.
    private func isReadable(_ cell: ArticleCell, in table: ArticleTable) -> Bool {
        table.syntax == .html || !cell.raw.hasSuffix("\\") && !cell.raw.contains("[")
    }

    private func reread(_ cell: ArticleCell, in table: ArticleTable) -> String? {
        let isHTML = table.syntax == .html
        let text = isHTML ? "<!DOCTYPE html><table><tr><td>\(cell.raw)" : "| \(cell.raw) |\n|-|\n"
        let tables = Reading.article(text, path: isHTML ? "a.html" : "a.md").tables
        return tables.first?.cells.first.map { FullParse.folded($0.text) }
    }
}
