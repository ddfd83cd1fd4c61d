import CommonMark

/// Corrects the lines of tables from cmark-gfm: a table that directly follows a paragraph claims the paragraph's
/// lines and leaves it without any, and a table may claim to end with the document.
enum TableLines {
    static func corrected(_ blocks: [MarkdownBlock]) -> [MarkdownBlock] {
        var blocks = blocks
        for table in blocks.indices where blocks[table].kind == .table {
            let header = headerLine(of: table, in: blocks)
            // The preceding block is the paragraph, which contains no blocks.
            if table > 0, blocks[table - 1].kind == .paragraph, blocks[table - 1].startLine == 0 {
                blocks[table - 1].startLine = blocks[table].startLine
                blocks[table - 1].endLine = header - 1
                blocks[table - 1].startColumn = blocks[table].startColumn
            }
            blocks[table].startLine = header
            blocks[table].endLine = lastLine(of: table, header: header, in: blocks)
        }
        return blocks
    }

    /// The header is the line above the delimiter row, which is the line above the first row, or the table's last
    /// line if it has no rows.
    private static func headerLine(of table: Int, in blocks: [MarkdownBlock]) -> Int {
        let header = table + 1
        guard header < blocks[table].end else { return blocks[table].startLine }
        let firstRow = blocks[header].end
        if firstRow < blocks[table].end { return blocks[firstRow].startLine - 2 }
        return blocks[table].endLine - 1
    }

    /// The last row's line, or else the delimiter row's.
    private static func lastLine(of table: Int, header: Int, in blocks: [MarkdownBlock]) -> Int {
        var last = header + 1
        var row = table + 1
        while row < blocks[table].end {
            last = max(last, blocks[row].startLine)
            row = blocks[row].end
        }
        return last
    }
}
