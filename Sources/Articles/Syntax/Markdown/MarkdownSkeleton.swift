import CommonMark
import Text

/// Reduces an article for cmark-gfm to the lines that determine its blocks, and those whose text the parser must
/// read.
///
/// Most lines do not affect blocks. A line below a delimiter row is a row or continues the enclosing block in either
/// case; the parser need not see it if ``PlainInlines`` can read its cells. A line of prose continues its paragraph
/// whatever its words are, so its first letter suffices. Prose is shortened only if no paragraph or list is read. Rows are
/// omitted only if they turn out to be rows of tables (``textWasAltered(in:)``). Each such rule applies
/// to the lines between two blank ones, and names its exceptions; all other lines are passed to the parser unchanged.
struct MarkdownSkeleton {
    enum Omission {
        case nothing, rows
        /// Omits paragraphs, lists, and everything after the last table.
        case rowsAndProse
    }

    /// Lines end with LF: cmark-gfm finds no tables at a single CR.
    private(set) var bytes: [UInt8] = []
    /// For each line of `bytes`, the source's line.
    private(set) var lines: [Int] = []
    /// The source's lines that were omitted or shortened as rows of tables, in order.
    private var alteredRows: [Range<Int>] = []
    /// The last processed line of the source.
    private let end: Int

    private let source: SourceText
    private let omission: Omission
    /// A `>` before it cannot end an HTML block.
    private let firstRawHTML: Int
    private var delimiters: ArraySlice<DelimiterRow>
    /// Possible ranges of HTML tables, whose Markdown is read, in order.
    private var tables: ArraySlice<Range<Int>>

    /// - Parameter withheld: lines that the parser sees as blank.
    init(
        source: SourceText, delimiters: [DelimiterRow], withheld: WithheldLines, omission: Omission
    ) {
        self.source = source
        self.omission = omission
        let shortensProse = omission == .rowsAndProse
        self.delimiters = delimiters[...]
        firstRawHTML = Self.firstRawHTML(in: source.bytes)
        tables = omission != .nothing ? HTMLTableStretches.all(in: source.bytes)[...] : []
        bytes.reserveCapacity(source.bytes.count / (shortensProse ? 2 : 1) + 16)
        end =
            shortensProse
            ? Self.lastLine(of: source, delimiters: delimiters, firstRawHTML: firstRawHTML) : source.lineCount
        var withheld = withheld
        var line = 1
        while line <= end {
            if withheld.contains(line) {
                keep(line, source.lineStarts[line - 1]..<source.lineStarts[line - 1])
                line += 1
                continue
            }
            if Self.isBlank(line, in: source) {
                // An item that begins with a blank line continues after a second one that has its indent.
                keep(line, source.lineRange(line))
                line += 1
                continue
            }
            var next = line + 1
            while next <= end, !Self.isBlank(next, in: source), !withheld.contains(next) { next += 1 }
            append(line..<next)
            line = next
        }
    }

    var map: LineMap { LineMap(kept: lines, lastLine: end) }

    /// True if lines treated as rows of tables turn out to be text that is read.
    func textWasAltered(in outline: MarkdownOutline) -> Bool {
        guard omission == .rows else { return false }
        var altered = alteredRows[...]
        for leaf in outline.leaves where leaf.kind != .table {
            altered = altered.drop { $0.upperBound <= leaf.lines.lowerBound }
            if let first = altered.first, first.lowerBound <= leaf.lines.upperBound { return true }
        }
        return false
    }
}

extension MarkdownSkeleton {
    /// The first tag or similar markup that opens an HTML block which ends at a `>` (CommonMark 0.29, section 4.6,
    /// start conditions 1 to 5).
    private static func firstRawHTML(in bytes: [UInt8]) -> Int {
        var index = 0
        while let found = ByteSearch.first(UInt8(ascii: "<"), in: bytes, from: index) {
            index = found + 1
            guard index < bytes.count else { break }
            if bytes[index] == UInt8(ascii: "!") || bytes[index] == UInt8(ascii: "?") { return found }
            if ByteSearch.matches("script", in: bytes, at: index) || ByteSearch.matches("pre", in: bytes, at: index)
                || ByteSearch.matches("style", in: bytes, at: index)
                || ByteSearch.matches("textarea", in: bytes, at: index)
            {
                return found
            }
        }
        return .max
    }

    /// The last line that may affect a table: that of the last delimiter row's block or of a link definition, or the
    /// article's last line if it contains HTML tables or an HTML block may still be open.
    private static func lastLine(of source: SourceText, delimiters: [DelimiterRow], firstRawHTML: Int) -> Int {
        let count = source.lineCount
        if ByteSearch.firstTag("table", in: source.bytes, from: 0) != nil { return count }
        var last = delimiters.last?.line ?? 0
        var line = count
        while line > last {
            let start = textStart(of: line, in: source)
            if start < source.bytes.count, source.bytes[start] == UInt8(ascii: "["),
                isDefinition(line, from: start, in: source)
            {
                last = line
            }
            line -= 1
        }
        while last > 0, last < count, !isBlank(last + 1, in: source) { last += 1 }
        // An HTML block of these kinds continues over blank lines, and the meaning of its rows depends on its end.
        return last > 0 && firstRawHTML < source.lineRange(last).upperBound ? count : last
    }
}

extension MarkdownSkeleton {
    /// Adds the lines between two blank ones.
    private mutating func append(_ run: Range<Int>) {
        delimiters = delimiters.drop { $0.line < run.lowerBound }
        let hasDelimiters = delimiters.first.map { $0.line < run.upperBound } ?? false
        let isWhole =
            omission == .nothing || omission == .rows && !hasDelimiters || mayStandInTable(run)
            || holdsMarkOfProse(run) || hasDelimiters && hasRule(run)
        if isWhole {
            for line in run { keep(line, source.lineRange(line)) }
        } else if hasDelimiters {
            appendRows(run)
        } else {
            appendProse(run)
        }
    }

    private mutating func mayStandInTable(_ run: Range<Int>) -> Bool {
        let start = source.lineStarts[run.lowerBound - 1]
        tables = tables.drop { $0.upperBound <= start }
        return tables.first.map { $0.lowerBound < source.lineRange(run.upperBound - 1).upperBound } ?? false
    }

    private func holdsMarkOfProse(_ run: Range<Int>) -> Bool { run.contains { isMarkOfProse($0) } }

    /// True if the words of the lines around a line may matter: it underlines a heading, or defines a link's address.
    private func isMarkOfProse(_ line: Int) -> Bool {
        let start = Self.textStart(of: line, in: source)
        guard start < source.bytes.count else { return false }
        let byte = source.bytes[start]
        return byte == UInt8(ascii: "=")
            || (byte == UInt8(ascii: "[") && Self.isDefinition(line, from: start, in: source))
    }

    /// True if a run has a row of only dashes, which may underline a heading.
    private func hasRule(_ run: Range<Int>) -> Bool {
        delimiters.prefix { $0.line < run.upperBound }.contains { !$0.hasPipe }
    }

    /// True if `[label]:` may begin at `start`, possibly with a label of several lines.
    private static func isDefinition(_ line: Int, from start: Int, in source: SourceText) -> Bool {
        var index = start
        let end = source.lineRange(line).upperBound
        while let bracket = ByteSearch.first(UInt8(ascii: "]"), in: source.bytes, from: index, limit: end) {
            if bracket + 1 < end, source.bytes[bracket + 1] == UInt8(ascii: ":") { return true }
            if source.bytes[bracket - 1] != UInt8(ascii: "\\") { return false }
            index = bracket + 1
        }
        return true
    }
}

extension MarkdownSkeleton {
    /// Lines that begin with a letter open no block, so the rest of the line does not matter; and of two such lines
    /// with the same indent the second continues the block of the first.
    private mutating func appendProse(_ run: Range<Int>) {
        var indent: Range<Int>?
        for line in run {
            let start = Self.textStart(of: line, in: source)
            guard start < source.bytes.count, isLetter(source.bytes[start]),
                !mayEndHTML(line, from: start)
            else {
                keep(line, source.lineRange(line))
                indent = nil
                continue
            }
            let prefix = source.lineStarts[line - 1]..<start
            if let indent, source.bytes[indent] == source.bytes[prefix] { continue }
            keep(line, prefix, mark: UInt8(ascii: "x"))
            indent = source.bytes[prefix].allSatisfy { $0 == 0x20 || $0 == 0x09 } ? prefix : nil
        }
    }

    /// Omits or shortens rows with the indent of their delimiter row and a leading pipe or letter, neither of which
    /// opens a block.
    private mutating func appendRows(_ run: Range<Int>) {
        var indent: Range<Int>?
        var width = 0
        for line in run {
            let range = source.lineRange(line)
            if let delimiter = delimiters.first, delimiter.line == line {
                delimiters.removeFirst()
                width = delimiter.cellCount
                indent = self.indent(of: delimiter, below: run.lowerBound)
                keep(line, range)
                continue
            }
            // A line above a delimiter row may be a header.
            let header = delimiters.first.flatMap { $0.line == line + 1 ? $0 : nil }
            if let header {
                width = header.cellCount
                indent = self.indent(of: header, below: run.lowerBound)
            }
            guard let prefix = indent, let start = rowStart(of: range, after: prefix),
                header == nil || source.bytes[start] == UInt8(ascii: "|"), !mayEndHTML(line, from: start)
            else {
                indent = nil
                keep(line, range)
                continue
            }
            appendRow(line, start..<range.upperBound, expecting: width, isHeader: header != nil)
            noteAltered(line)
        }
    }

    private mutating func noteAltered(_ line: Int) {
        if let last = alteredRows.last, last.upperBound == line {
            alteredRows[alteredRows.count - 1] = last.lowerBound..<line + 1
        } else {
            alteredRows.append(line..<line + 1)
        }
    }

    /// The white space before a delimiter row; nil if other marks precede it, or if it has no header with as many
    /// cells and the text below it is read.
    ///
    /// - Parameter first: the first line of those between two blank ones.
    private func indent(of delimiter: DelimiterRow, below first: Int) -> Range<Int>? {
        if omission == .rows {
            guard delimiter.line > first,
                PipeRow.count(source.bytes, in: source.lineRange(delimiter.line - 1)) == delimiter.cellCount
            else { return nil }
        }
        let indent = source.lineStarts[delimiter.line - 1]..<delimiter.range.lowerBound
        return source.bytes[indent].allSatisfy { $0 == 0x20 || $0 == 0x09 } ? indent : nil
    }

    /// The offset of a row's leading pipe or letter; nil if the line has another indent, or contains no cell.
    private func rowStart(of range: Range<Int>, after indent: Range<Int>) -> Int? {
        let start = range.lowerBound + indent.count
        guard start < range.upperBound, source.bytes[range.lowerBound..<start] == source.bytes[indent] else {
            return nil
        }
        if isLetter(source.bytes[start]) { return start }
        guard source.bytes[start] == UInt8(ascii: "|") else { return nil }
        var index = start + 1
        while index < range.upperBound, WhiteSpace.isASCII(source.bytes[index]) { index += 1 }
        return index < range.upperBound ? start : nil
    }

    /// True if no cell of a row needs the parser. Only cells with more than ordinary text are looked at.
    private func canReadCells(of row: Range<Int>) -> Bool {
        let pipe = UInt8(ascii: "|")
        var start = row.lowerBound
        while let mark = PlainInlines.firstMark(in: start..<row.upperBound, of: source.bytes) {
            let open = source.bytes[start..<mark].lastIndex(of: pipe).map { $0 + 1 } ?? start
            let end = PipeRow.nextPipe(source.bytes, from: mark, to: row.upperBound) ?? row.upperBound
            // A cell that holds an escaped pipe is not read.
            guard PlainInlines.canRead(WhiteSpace.trimmed(open..<end, in: source.bytes), in: source.bytes) else {
                return false
            }
            start = end
        }
        return true
    }

    /// Omits a row, or keeps only the cells that the parser must read; a header also keeps the empty places of the
    /// others.
    private mutating func appendRow(_ line: Int, _ range: Range<Int>, expecting width: Int, isHeader: Bool) {
        if !isHeader, canReadCells(of: range) { return }
        let cells = PipeRow(source.bytes, in: range, expecting: width).cells
        let start = bytes.count
        bytes += source.bytes[source.lineStarts[line - 1]..<range.lowerBound]
        bytes.append(UInt8(ascii: "|"))
        var isLeftOut = !isHeader
        for cell in cells {
            if !PlainInlines.canRead(cell.content, in: source.bytes) {
                bytes += source.bytes[cell.content]
                // A backslash at its end must not escape the pipe.
                bytes.append(UInt8(ascii: " "))
                isLeftOut = false
            }
            bytes.append(UInt8(ascii: "|"))
        }
        if isLeftOut {
            bytes.removeSubrange(start...)
        } else {
            bytes.append(UInt8(ascii: "\n"))
            lines.append(line)
        }
    }
}

extension MarkdownSkeleton {
    private mutating func keep(_ line: Int, _ range: Range<Int>, mark: UInt8? = nil) {
        bytes += source.bytes[range]
        if let mark { bytes.append(mark) }
        bytes.append(UInt8(ascii: "\n"))
        lines.append(line)
    }

    private func mayEndHTML(_ line: Int, from start: Int) -> Bool {
        guard firstRawHTML < .max else { return false }
        let end = source.lineRange(line).upperBound
        return end > firstRawHTML
            && ByteSearch.first(UInt8(ascii: ">"), in: source.bytes, from: start, limit: end) != nil
    }

    /// Blank in the grammar's sense: spaces and tabs.
    private static func isBlank(_ line: Int, in source: SourceText) -> Bool {
        var index = source.lineStarts[line - 1]
        while index < source.bytes.count, source.bytes[index] == 0x20 || source.bytes[index] == 0x09 { index += 1 }
        return endsLine(index, in: source.bytes)
    }

    private static func endsLine(_ index: Int, in bytes: [UInt8]) -> Bool {
        index == bytes.count || bytes[index] == 0x0A || bytes[index] == 0x0D
    }

    /// After white space, marks of quotes and all characters that may form a list's marker.
    private static func textStart(of line: Int, in source: SourceText) -> Int {
        var index = source.lineStarts[line - 1]
        while index < source.bytes.count {
            switch source.bytes[index] {
            case 0x20, 0x09, UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
                UInt8(ascii: "."), UInt8(ascii: ")"), 0x30...0x39:
                index += 1
            default: return index
            }
        }
        return index
    }

    private func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || ByteSearch.isLetter(byte) }
}
