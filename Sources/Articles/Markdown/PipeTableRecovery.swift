import CommonMark
import Text

/// Finds pipe tables that the strict grammar rejects: a header line with an unescaped pipe above a delimiter row with
/// a pipe, outside of code, comments and other HTML. The header's cells determine the width; rows are the following
/// lines with an unescaped pipe.
struct PipeTableRecovery {
    let source: SourceText
    let outline: MarkdownOutline
    let regions: HTMLRegions
    let withheld: OversizedTables
    let builder: PipeTableBuilder

    /// A possible table, with its deviations from the grammar.
    private struct Candidate {
        let rows: [PipeRow]
        let message: String
        let leadIn: Range<Int>?
    }

    func drafts(at delimiters: [DelimiterRow], in document: borrowing ParsedDocument) -> [ArticleTable] {
        var candidates: [Candidate] = []
        var isDelimiterLine: Set<Int> = []
        for delimiter in delimiters where delimiter.hasPipe { isDelimiterLine.insert(delimiter.line) }
        var nextLine = 1
        for delimiter in delimiters where delimiter.hasPipe && delimiter.line - 1 >= nextLine {
            guard let found = candidate(at: delimiter, delimiters: isDelimiterLine, in: document) else { continue }
            candidates.append(found.candidate)
            nextLine = found.endLine + 1
        }
        return drafts(of: candidates)
    }

    /// The tables that begin inside one of the grammar's tables.
    ///
    /// - Parameter tables: the rows of each, the header first.
    func drafts(ofJoined tables: [[PipeRow]]) -> [ArticleTable] {
        let message = "the strict grammar reads these rows as part of the table above: a second delimiter row follows"
        return drafts(of: tables.map { Candidate(rows: $0, message: message, leadIn: nil) })
    }
}

extension PipeTableRecovery {
    private func candidate(
        at delimiter: DelimiterRow, delimiters: Set<Int>, in document: borrowing ParsedDocument
    ) -> (candidate: Candidate, endLine: Int)? {
        let header = delimiter.line - 1
        guard !withheld.contains(header), isOpenText(header), isOpenText(delimiter.line) else { return nil }
        let leaf = outline.leaf(atLine: header)
        let containers = leaf.map { MarkdownOutline.containers(of: $0.block, in: document) } ?? []
        guard !delimiters.contains(header), let first = row(header, in: containers) else { return nil }
        var rows = [first]
        var line = delimiter.line + 1
        while line <= source.lineCount, isOpenText(line), !delimiters.contains(line + 1) {
            guard let row = row(line, in: containers) else { break }
            rows.append(row)
            line += 1
        }
        let reasons = reasons(
            for: delimiter, width: first.cells.count, leaf: leaf, containers: containers, in: document)
        let leadIn = leadIn(before: header, leaf: leaf, containers: containers)
        let message = "the strict grammar rejects this table: \(reasons.joined(separator: "; "))"
        return (Candidate(rows: rows, message: message, leadIn: leadIn), line - 1)
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
    private func row(_ line: Int, in containers: [MarkdownContainer]) -> PipeRow? {
        let range = source.contentRange(ofLine: line, in: containers).range
        guard hasPipe(range) else { return nil }
        let row = PipeRow(source.bytes, in: range)
        return row.cells.isEmpty ? nil : row
    }

    private func hasPipe(_ range: Range<Int>) -> Bool {
        PipeRow.nextPipe(source.bytes, from: range.lowerBound, to: range.upperBound) != nil
    }

    /// The paragraph's line above the header, if both are in one block.
    private func leadIn(
        before header: Int, leaf: MarkdownOutline.Leaf?, containers: [MarkdownContainer]
    ) -> Range<Int>? {
        guard let leaf, leaf.kind == .paragraph, leaf.lines.lowerBound < header else { return nil }
        let range = source.contentRange(ofLine: header - 1, in: containers).range
        return range.isEmpty || hasPipe(range) ? nil : range
    }
}

extension PipeTableRecovery {
    private func reasons(
        for delimiter: DelimiterRow, width: Int, leaf: MarkdownOutline.Leaf?, containers: [MarkdownContainer],
        in document: borrowing ParsedDocument
    ) -> [String] {
        var reasons: [String] = []
        if width != delimiter.cellCount {
            reasons.append(
                "\(CellCount(delimiter.cellCount, kind: "delimiter")) for \(CellCount(width, kind: "header"))")
        }
        if leaf?.kind == .html {
            reasons.append("it is inside an HTML block")
        } else if let leaf, let container = lazyContainer(of: delimiter.line, leaf: leaf, containers: containers) {
            reasons.append("it lazily continues a \(container) paragraph")
        }
        return reasons.isEmpty ? ["it continues a paragraph that the grammar cannot turn into a table"] : reasons
    }

    private func lazyContainer(
        of line: Int, leaf: MarkdownOutline.Leaf, containers: [MarkdownContainer]
    ) -> String? {
        guard leaf.kind == .paragraph, let innermost = containers.last else { return nil }
        if source.contentRange(ofLine: line, in: containers).isLazy { return "quote's" }
        guard case .item = innermost, !containers.contains(.quote) else { return nil }
        return source.indentation(ofLine: line) < leaf.startColumn - 1 ? "list item's" : nil
    }
}

extension PipeTableRecovery {
    /// Parses the rows' text with cmark-gfm as well-formed tables, for cells that need the parser.
    private func drafts(of candidates: [Candidate]) -> [ArticleTable] {
        guard !candidates.isEmpty else { return [] }
        var markdown: [UInt8] = []
        let isParsed = candidates.map(needsParser)
        for (candidate, isParsed) in zip(candidates, isParsed) where isParsed { append(candidate, to: &markdown) }
        guard let document = ParsedDocument(markdown) else { return [] }
        var finder = LocationFinder(source)
        var drafts: [ArticleTable] = []
        var table = 1
        for (candidate, isParsed) in zip(candidates, isParsed) {
            var blocks: [Int] = []
            if isParsed {
                guard table < document.blocks.count, document.blocks[table].kind == .table else { break }
                blocks = rows(of: table, in: document)
                table = document.blocks[table].end
            }
            drafts.append(draft(of: candidate, blocks: blocks, in: document, finder: &finder))
        }
        return drafts
    }

    private func needsParser(_ candidate: Candidate) -> Bool {
        candidate.rows.contains { row in
            PlainInlines.firstMark(in: row.range, of: source.bytes) != nil
                && !row.cells.allSatisfy { PlainInlines.canRead($0.content, in: source.bytes) }
        }
    }

    private func append(_ candidate: Candidate, to markdown: inout [UInt8]) {
        for (number, row) in candidate.rows.enumerated() {
            if source.bytes[row.range.lowerBound] != UInt8(ascii: "|") { markdown.append(UInt8(ascii: "|")) }
            markdown += builder.readable.bytes[row.range]
            markdown.append(0x0A)
            guard number == 0 else { continue }
            for _ in row.cells { markdown += [UInt8(ascii: "|"), UInt8(ascii: "-")] }
            markdown += [UInt8(ascii: "|"), 0x0A]
        }
        markdown.append(0x0A)
    }

    private func rows(of table: Int, in document: borrowing ParsedDocument) -> [Int] {
        var rows: [Int] = []
        var block = table + 1
        while block < document.blocks[table].end {
            rows.append(block)
            block = document.blocks[block].end
        }
        return rows
    }

    /// - Parameter blocks: the rows in the document; empty if the source suffices.
    private func draft(
        of candidate: Candidate, blocks: [Int], in document: borrowing ParsedDocument, finder: inout LocationFinder
    ) -> ArticleTable {
        let rows: [PipeTableBuilder.Row] =
            blocks.isEmpty ? candidate.rows.map { (nil, $0) } : zip(blocks, candidate.rows).map { ($0, $1) }
        let width = candidate.rows.first?.cells.count ?? 0
        var draft = builder.draft(of: rows, width: width, in: document, finder: &finder)
        draft.isRecovered = true
        draft.leadIn = candidate.leadIn.map { builder.articleText($0, finder: &finder) }
        let finding = Finding(
            rule: .recoveredTable, severity: .warning,
            message: candidate.message, place: Place(source.path, finder.location(at: draft.range.lowerBound)))
        draft.findings.insert(finding, at: 0)
        return draft
    }
}
