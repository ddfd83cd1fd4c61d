package import Articles
package import Records
import Text

/// A table as recipes read it: the names of its columns, and the rows of its body that are neither headers nor empty.
package struct ReadTable: Sendable {
    package struct Column: Sendable {
        /// As recipes name it: `Size`, `Size#2` if several have this header, an empty text without a header.
        package let name: String
        /// The name without a number.
        package let title: String
        /// The cells of the header, outermost first; empty without a header.
        package let headers: [ArticleText]
        /// Their texts.
        package let tiers: [String]
    }

    package enum RowKind: Sendable {
        case data
        /// Only the first cell has a text.
        case alone
        /// A cell spans the row.
        case spanned
    }

    package let source: ArticleTable
    package let columns: [Column]
    /// With their indices in the body.
    package let rows: [(index: Int, kind: RowKind)]
    package let typed: TypedTable
    /// The parts of cells that the article strikes out, by the indices of the cells.
    private let struck: [Int: [String]]

    /// - Parameter firstColumn: the name of the first column, if it is not that of its header.
    package init(_ table: ArticleTable, firstColumn: String? = nil) {
        source = table
        let first = firstColumn.map { WorkingTable.Column(name: $0, line: 0) }
        let own = WorkingTable.columns(of: table)
        let named = first.map { [$0] + own.dropFirst() } ?? own
        columns = zip(named, NormalizeContext.uniqueNames(of: named)).map { column, name in
            Column(
                name: name, title: column.name, headers: column.headers.map(\.written),
                tiers: column.headers.map(\.text).filter { !$0.isEmpty })
        }
        let cells = table.cells.map { [syntax = table.syntax] in WorkingCell($0, of: syntax) }
        let indices = WorkingTable.rowIndices(of: table, RepeatedHeaders(table))
        let fullWidth = FullWidthRows(of: indices.map { table.bodyRows[$0].map { $0.map { cells[$0] } } })
        rows = zip(indices, fullWidth.cells).map { index, cell in
            guard cell != nil else { return (index, .data) }
            let isSpanned = table.bodyRows[index].allSatisfy { $0 == table.bodyRows[index][0] }
            return (index, isSpanned ? .spanned : .alone)
        }
        // A draft says which units differ.
        typed = TableTyping.typed(table, doubtsLetters: false)
        struck = Dictionary(first: cells.indices.filter { !cells[$0].struck.isEmpty }.map { ($0, cells[$0].struck) })
    }

    /// Whether a text is a common mark for "as above".
    package static func meansAsAbove(_ text: String) -> Bool { DittoMark.matches(LabelFolding.width(text)) }

    /// What a cell of the body says without the parts that the article strikes out; nil if nothing is struck out, or any
    /// struck part is not whole words.
    package func valid(_ row: Int, _ column: Int) -> String? {
        source.bodyRows[row][column].flatMap { cell in
            struck[cell].flatMap { Self.without($0, in: source.cells[cell].text) }
        }
    }

    /// - Parameter parts: in text order.
    private static func without(_ parts: [String], in text: String) -> String? {
        var (rest, valid) = (text[...], "")
        for part in parts {
            guard let range = rest.firstWords(part) else { return nil }
            valid += rest[..<range.lowerBound] + " "
            rest = rest[range.upperBound...]
        }
        return LabelFolding.spaces(valid + rest)
    }

    /// The text of a row of the body in a column; empty without a cell.
    package func text(_ row: Int, _ column: Int) -> String {
        source.bodyRows[row][column].map { source.cells[$0].text } ?? ""
    }
}

extension Substring {
    /// The first place of a text with no letter or digit beside it.
    ///
    /// - Complexity: linear up to the place, for a text that does not nearly repeat itself.
    fileprivate func firstWords(_ text: String) -> Range<Index>? {
        func isWord(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }
        for start in indices where !isWord(start > startIndex ? self[index(before: start)] : nil) {
            let rest = self[start...]
            guard rest.hasPrefix(text) else { continue }
            let end = rest.index(start, offsetBy: text.count)
            if !isWord(end < endIndex ? self[end] : nil) { return start..<end }
        }
        return nil
    }
}
