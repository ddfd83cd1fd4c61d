import Text

/// A table from a reader, before it is numbered and assigned to its headings.
struct TableDraft {
    var syntax: TableSyntax
    var isRecovered = false
    /// The markup's evidence for the table's kind; nil if the table is not an HTML element.
    var signs: LayoutSigns?
    /// The offset of the first row; tables are numbered in this order.
    var offset: Int
    /// The end of the last row.
    var endOffset: Int
    var caption: ArticleText?
    var leadIn: ArticleText?
    var cells: [ArticleCell]
    var headerRows: [[Int?]]
    var bodyRows: [[Int?]]
    var findings: [Finding]
}

extension TableDraft {
    /// The table with its number and headings.
    func table(number: Int, headings: [ArticleText], text: SourceText, finder: inout LocationFinder) -> ArticleTable {
        ArticleTable(
            number: number, syntax: syntax, isRecovered: isRecovered, judgement: TableJudge.judgement(of: self),
            location: finder.location(at: offset),
            endLine: text.line(at: max(offset, endOffset - 1)), headings: headings, caption: caption, leadIn: leadIn,
            cells: cells, headerRows: headerRows, bodyRows: bodyRows,
            findings: (findings + RaisedDoubts.findings(in: self, path: text.path)).sorted(by: Finding.precedes))
    }
}
