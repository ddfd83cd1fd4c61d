import CommonMark
import Text

/// Finds pipe tables that the strict grammar rejects: a header line with an unescaped pipe above a delimiter row with
/// a pipe, outside of code, comments and other HTML. The header's cells determine the width; rows are the following
/// lines with an unescaped pipe.
struct PipeTableRecovery {
    let source: SourceText
    let outline: MarkdownOutline
    let regions: HTMLRegions

    func candidates(at delimiters: [DelimiterRow]) -> [PipeTable] {
        var candidates: [PipeTable] = []
        lazy var delimiterLines = Set(delimiters.lazy.filter(\.hasPipe).map(\.line))
        lazy var wikiTables = WikiTables(in: source)
        var nextLine = 1
        for delimiter in delimiters where delimiter.hasPipe && delimiter.line - 1 >= nextLine {
            guard isOpenText(delimiter.line - 1), isOpenText(delimiter.line),
                let found = candidate(at: delimiter, delimiters: delimiterLines)
            else { continue }
            if wikiTables.contain(line: delimiter.line) { continue }
            candidates.append(found.candidate)
            nextLine = found.endLine + 1
        }
        return candidates
    }

    /// The tables that begin inside one of the grammar's tables.
    ///
    /// - Parameter tables: the rows of each, the header first.
    func candidates(ofJoined tables: [[PipeRow]]) -> [PipeTable] {
        let message = "the strict grammar reads these rows as part of the table above: a second delimiter row follows"
        return tables.map { PipeTable(rows: $0, width: $0.first?.cells.count ?? 0, message: message) }
    }
}

extension PipeTableRecovery {
    private func candidate(
        at delimiter: DelimiterRow, delimiters: Set<Int>
    ) -> (candidate: PipeTable, endLine: Int)? {
        let header = delimiter.line - 1
        let leaf = outline.leaf(atLine: header)
        guard !delimiters.contains(header), let first = row(header) else { return nil }
        var rows = [first]
        var line = delimiter.line + 1
        func openRow(_ line: Int) -> PipeRow? { line <= source.lineCount && isOpenText(line) ? row(line) : nil }
        while let row = openRow(line) {
            // A last delimiter row ends the table: the row above it is not the header of another.
            let isLast = delimiters.contains(line + 1) && openRow(line + 2) == nil
            if delimiters.contains(line + 1), !isLast { break }
            rows.append(row)
            line += isLast ? 2 : 1
        }
        let reasons = reasons(for: delimiter, width: first.cells.count, leaf: leaf)
        let leadIn = leadIn(before: header, leaf: leaf)
        let message = "the strict grammar rejects this table: \(reasons.joined(separator: "; "))"
        var table = PipeTable(rows: rows, width: first.cells.count, message: message, leadIn: leadIn)
        table.hasNamesAbove = table.width < delimiter.cellCount && header > 1 && openRow(header - 1) != nil
        return (table, line - 1)
    }

    /// True if a line is neither code nor part of a table, nor HTML that cannot contain a pipe table.
    private func isOpenText(_ line: Int) -> Bool {
        if regions.covers(source.lineStarts[line - 1]) { return false }
        guard let leaf = outline.leaf(atLine: line) else { return true }
        switch leaf.kind {
        case .code, .table, .heading: return false
        case .html: return regions.isOpenText(line)
        default: return true
        }
    }

    /// Nil for a line without a pipe. A pipe alone has no cell: it ends a table in the grammar.
    private func row(_ line: Int) -> PipeRow? {
        let range = outline.lines[line]
        guard hasPipe(range) else { return nil }
        return PipeRow.rows(source.bytes, in: [range]).first { !$0.cells.isEmpty }
    }

    private func hasPipe(_ range: Range<Int>) -> Bool {
        PipeRow.nextPipe(source.bytes, from: range.lowerBound, to: range.upperBound) != nil
    }

    /// The paragraph's line above the header, if both are in one block.
    private func leadIn(before header: Int, leaf: MarkdownOutline.Leaf?) -> Range<Int>? {
        guard let leaf, leaf.kind == .paragraph, leaf.lines.lowerBound < header else { return nil }
        let range = outline.lines[header - 1]
        return range.isEmpty || hasPipe(range) ? nil : range
    }
}

extension PipeTableRecovery {
    private func reasons(for delimiter: DelimiterRow, width: Int, leaf: MarkdownOutline.Leaf?) -> [String] {
        var reasons: [String] = []
        if width != delimiter.cellCount {
            reasons.append(
                Plural.of(delimiter.cellCount, "delimiter cell") + " for " + Plural.of(width, "header cell"))
        }
        if leaf?.kind == .html {
            reasons.append("it is inside an HTML block")
        } else if let leaf, leaf.kind == .paragraph, outline.lines.lazy[delimiter.line] != nil {
            let container = outline.isQuoted(leaf.block) ? "quote" : "list item"
            reasons.append("it lazily continues a \(container)'s paragraph")
        }
        return reasons.isEmpty ? ["it continues a paragraph that the grammar cannot turn into a table"] : reasons
    }
}
