import Text

/// A table as its reader found it, before it is numbered and put under its headings.
struct TableDraft {
    var syntax: TableSyntax
    var isRecovered = false
    /// What a page's markup says of the table's kind; nil where the table is no element of a page.
    var signs: LayoutSigns?
    /// Where the first row begins; tables are numbered in this order.
    var offset: Int
    /// Where the table's last row ends.
    var endOffset: Int
    var caption: ArticleText?
    var leadIn: ArticleText?
    var cells: [ArticleCell]
    var headerRows: [[Int?]]
    var bodyRows: [[Int?]]
    var findings: [Finding]
}

extension TableDraft {
    /// The table with its number and its place under the headings.
    func table(number: Int, headings: [ArticleText], text: SourceText, finder: inout LocationFinder) -> ArticleTable {
        ArticleTable(
            number: number, syntax: syntax, isRecovered: isRecovered, judgement: TableJudge.judgement(of: self),
            location: finder.location(at: offset),
            endLine: text.line(at: max(offset, endOffset - 1)), headings: headings, caption: caption, leadIn: leadIn,
            cells: cells, headerRows: headerRows, bodyRows: bodyRows,
            findings: (findings + RaisedDoubts.findings(in: self, path: text.path)).sorted(by: Finding.precedes))
    }
}
