import CommonMark
import Text

/// Reads the cells of a pipe table.
///
/// A text comes from the source if ``PlainInlines`` can read it, and otherwise from cmark-gfm.
struct PipeTableBuilder {
    let source: SourceText
    /// The same lines without text withheld from cmark-gfm.
    let readable: SourceText
    let notes: NoteIndex
    let limits: IngestLimits

    /// A padded table of many rows may have far fewer cells than places.
    private static let reservedCells = 1 << 12

    /// - Parameters:
    ///   - rows: the header's and the body's.
    ///   - width: the number of header cells.
    func draft(
        of rows: [PipeRow], width: Int, _ inlines: borrowing MarkdownInlines, finder: inout LocationFinder
    ) -> ArticleTable {
        let start = rows.first?.range.lowerBound ?? 0
        // A table without rows ends with its delimiter row.
        let end = rows.count == 1 ? source.lineRange(source.line(at: start) + 1) : rows.last?.range
        var draft = ArticleTable(.markdown, in: start..<max(start, end?.upperBound ?? 0))
        draft.cells.reserveCapacity(min(rows.count * width, Self.reservedCells))
        var uneven = UnevenRows(limit: limits[.rowFindings])
        for (number, row) in rows.enumerated() {
            let grid = append(
                row, number: number, width: width, to: &draft, uneven: &uneven, inlines, finder: &finder)
            if number == 0 { draft.headerRows.append(grid) } else { draft.bodyRows.append(grid) }
        }
        if let rest = uneven.rest {
            draft.findings.append(
                Finding(
                    rule: .missingCells, severity: .warning,
                    message: "\(rest.count) more rows have too few or too many cells\(limits.hint(.rowFindings))",
                    place: Place(source.path, finder.location(at: rest.offset))))
        }
        return draft
    }

    /// A line of a paragraph, read as Markdown.
    func articleText(_ range: Range<Int>, finder: inout LocationFinder) -> ArticleText {
        let range = WhiteSpace.trimmed(range, in: source.bytes)
        var content = CellText(text: source.string(range))
        if let document = ParsedDocument(Array(readable.bytes[range])), document.blocks.count == 2 {
            content = MarkdownText.of(1, in: document, notes: notes)
        }
        var text = FoldedText()
        text.append(content.text)
        content.text = text.string
        return ArticleText(content, in: range, of: source, finder: &finder)
    }

    private func append(
        _ row: PipeRow, number: Int, width: Int, to draft: inout ArticleTable, uneven: inout UnevenRows,
        _ inlines: borrowing MarkdownInlines, finder: inout LocationFinder
    ) -> [Int?] {
        let written = row.cells
        var grid: [Int?] = []
        grid.reserveCapacity(width)
        for column in 0..<width {
            guard column < written.count else {
                grid.append(nil)
                continue
            }
            let content = written[column].content
            let origin = CellOrigin(
                location: finder.location(at: content.lowerBound), raw: source.string(content))
            let text =
                PlainInlines.isVerbatim(content, in: source.bytes)
                ? CellText(text: origin.raw)
                : text(of: content, raw: origin.raw, inlines)
            grid.append(draft.cells.count)
            draft.cells.append(
                ArticleCell(
                    row: number, column: column, isHeader: number == 0, ArticleText(text, origin: origin)))
        }
        if written.count != width, uneven.reports(rowAt: row.range.lowerBound) {
            draft.findings.append(raggedness(of: row, written: written, width: width, finder: &finder))
        }
        return grid
    }

    private func text(
        of content: Range<Int>, raw: String, _ inlines: borrowing MarkdownInlines
    ) -> CellText {
        PlainInlines.text(of: content, raw: raw, in: source.bytes, notes: notes)
            ?? inlines.text(ofCellAt: content.lowerBound) ?? CellText(text: raw)
    }

    private func raggedness(
        of row: PipeRow, written: [PipeRow.Cell], width: Int, finder: inout LocationFinder
    ) -> Finding {
        let path = source.path
        guard written.count > width else {
            return Finding(
                rule: .missingCells, severity: .warning,
                message: "\(CellCount(written.count)) in a row of \(width)",
                place: Place(path, finder.location(at: row.range.lowerBound)))
        }
        let surplus = written[width...]
        return Finding(
            rule: .surplusCells, severity: .warning,
            message: "\(CellCount(written.count)) in a row of \(width)",
            place: Place(path, finder.location(at: surplus.first?.content.lowerBound ?? row.range.lowerBound)),
            notes: surplus.prefix(8).map { cell in
                Note(
                    "left out: \"\(source.string(cell.content))\"",
                    at: Place(path, finder.location(at: cell.content.lowerBound)))
            })
    }
}

/// The rows of a table with too few or too many cells: the first are reported one by one, the rest together.
private struct UnevenRows {
    let limit: Int
    private var reported = 0
    private(set) var rest: (count: Int, offset: Int)?

    init(limit: Int) { self.limit = limit }

    mutating func reports(rowAt offset: Int) -> Bool {
        guard reported >= limit else {
            reported += 1
            return true
        }
        rest = ((rest?.count ?? 0) + 1, rest?.offset ?? offset)
        return false
    }
}

/// `1 cell`, `2 cells`; `1 header cell`, `2 header cells`.
struct CellCount: CustomStringConvertible {
    private let count: Int
    private let kind: String

    init(_ count: Int, kind: String = "") {
        self.count = count
        self.kind = kind.isEmpty ? "" : kind + " "
    }

    var description: String { "\(count) \(kind)\(count == 1 ? "cell" : "cells")" }
}
