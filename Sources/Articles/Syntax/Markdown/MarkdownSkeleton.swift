import CommonMark
import Text

/// What cmark-gfm is given of an article: the lines that decide about its blocks, and those whose text it must read.
///
/// Most of an article decides nothing. A row under a delimiter row is a row, or goes on with whatever stands there, be
/// it a table or not; where ``PlainInlines`` can tell the text of its cells, the parser need not see it. A line of prose
/// goes on with its paragraph whatever its words are; its first letter stands for it. The latter holds where nobody
/// reads paragraphs and lists; the former also where the rows turn out to be those of tables (``textWasAltered(in:)``).
/// Each such rule is about lines between two blank ones, and names what could make the difference; all other lines go
/// to the parser as they are.
struct MarkdownSkeleton {
    enum Omission {
        case nothing, rows
        /// Neither paragraphs nor lists are read, nor anything after the last table.
        case rowsAndProse
    }

    /// Lines end with LF: at a lone CR cmark-gfm sees no table.
    private(set) var bytes: [UInt8] = []
    /// For each line of `bytes`, the source's line.
    private(set) var lines: [Int] = []
    /// The source's lines that were left out or shortened as rows of tables: in order.
    private var alteredRows: [Range<Int>] = []
    /// The source's last line that was looked at.
    private let end: Int

    private let source: MarkdownSource
    private let omission: Omission
    /// No `>` before it can end an HTML block.
    private let firstRawHTML: Int
    private var delimiters: ArraySlice<DelimiterRow>
    /// Where HTML tables may stand, whose Markdown is read: in order.
    private var tables: ArraySlice<Range<Int>>

    /// - Parameter withheld: lines that the parser is to see as blank ones.
    init(
        source: MarkdownSource, delimiters: [DelimiterRow], withheld: WithheldLines, omission: Omission
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
            ? Self.lastLine(of: source, delimiters: delimiters, firstRawHTML: firstRawHTML) : source.text.lineCount
        var withheld = withheld
        let (text, written) = (source.text, source.bytes)
        var line = 1
        while line <= end {
            if withheld.contains(line) {
                keep(line, source.text.lineStarts[line - 1]..<source.text.lineStarts[line - 1])
                line += 1
                continue
            }
            if Self.isBlank(text.lineRange(line), in: written) {
                // An item that begins with a blank line goes on after a second one that has its indent.
                keep(line, source.text.lineRange(line))
                line += 1
                continue
            }
            var next = line + 1
            while next <= end, !Self.isBlank(text.lineRange(next), in: written), !withheld.contains(next) { next += 1 }
            append(line..<next)
            line = next
        }
    }

    var map: LineMap { LineMap(kept: lines, lastLine: end) }

    /// True where lines that were taken for rows of tables are text that somebody may want to read.
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
    /// Where the first tag or the like begins that opens an HTML block which ends at a `>` (CommonMark 0.29, section
    /// 4.6, start conditions 1 to 5).
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

    /// The last line that can have to do with a table: that of the last delimiter row's block, or of a link definition,
    /// or the article's, where it holds HTML tables or an HTML block may still be open there.
    private static func lastLine(of source: MarkdownSource, delimiters: [DelimiterRow], firstRawHTML: Int) -> Int {
        let count = source.text.lineCount
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
        // An HTML block of these kinds goes on over blank lines, and what is a row in it depends on where it ends.
        return last > 0 && firstRawHTML < source.text.lineRange(last).upperBound ? count : last
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
            for line in run { keep(line, source.text.lineRange(line)) }
        } else if hasDelimiters {
            appendRows(run)
        } else {
            appendProse(run)
        }
    }

    private mutating func mayStandInTable(_ run: Range<Int>) -> Bool {
        let start = source.text.lineStarts[run.lowerBound - 1]
        tables = tables.drop { $0.upperBound <= start }
        return tables.first.map { $0.lowerBound < source.text.lineRange(run.upperBound - 1).upperBound } ?? false
    }

    private func holdsMarkOfProse(_ run: Range<Int>) -> Bool { run.contains { isMarkOfProse($0) } }

    /// True where the words of the lines around a line may matter: it underlines a heading, or defines a link's address.
    private func isMarkOfProse(_ line: Int) -> Bool {
        let start = Self.textStart(of: line, in: source)
        guard start < source.text.lineRange(line).upperBound else { return false }
        let byte = source.bytes[start]
        return byte == UInt8(ascii: "=")
            || (byte == UInt8(ascii: "[") && Self.isDefinition(line, from: start, in: source))
    }

    /// True where a run has a row of dashes alone, which may underline a heading.
    private func hasRule(_ run: Range<Int>) -> Bool {
        delimiters.prefix { $0.line < run.upperBound }.contains { !$0.hasPipe }
    }

    /// True where `[label]:` may begin at `start`, the label perhaps in several lines.
    private static func isDefinition(_ line: Int, from start: Int, in source: MarkdownSource) -> Bool {
        var index = start
        let end = source.text.lineRange(line).upperBound
        while let bracket = ByteSearch.first(UInt8(ascii: "]"), in: source.bytes, from: index, limit: end) {
            if bracket + 1 < end, source.bytes[bracket + 1] == UInt8(ascii: ":") { return true }
            if source.bytes[bracket - 1] != UInt8(ascii: "\\") { return false }
            index = bracket + 1
        }
        return true
    }
}

extension MarkdownSkeleton {
    /// Lines that begin with a letter open no block, so what follows the letter tells the parser nothing; and of two
    /// such lines with the same indent the second goes on with what the first is.
    private mutating func appendProse(_ run: Range<Int>) {
        var indent: Range<Int>?
        for line in run {
            let range = source.text.lineRange(line)
            let start = Self.textStart(of: line, in: source)
            guard start < range.upperBound, isLetter(source.bytes[start]), !mayEndHTML(start..<range.upperBound) else {
                keep(line, range)
                indent = nil
                continue
            }
            let prefix = range.lowerBound..<start
            if let indent, source.bytes[indent] == source.bytes[prefix] { continue }
            keep(line, prefix, mark: UInt8(ascii: "x"))
            indent = source.bytes[prefix].allSatisfy { $0 == 0x20 || $0 == 0x09 } ? prefix : nil
        }
    }

    /// Rows with the indent of their delimiter row and a leading pipe or letter, neither of which opens a block, are left
    /// out or shortened.
    private mutating func appendRows(_ run: Range<Int>) {
        var indent: Range<Int>?
        var width = 0
        for line in run {
            let range = source.text.lineRange(line)
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
                header == nil || source.bytes[start] == UInt8(ascii: "|"), !mayEndHTML(start..<range.upperBound)
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

    /// The white space in front of a delimiter row; nil where other marks stand there, or where text that is to be read
    /// stands under it because no header of as many cells stands above it.
    ///
    /// - Parameter first: the first line of those between two blank ones.
    private func indent(of delimiter: DelimiterRow, below first: Int) -> Range<Int>? {
        if omission == .rows {
            guard delimiter.line > first,
                PipeRow.count(source.bytes, in: source.text.lineRange(delimiter.line - 1)) == delimiter.cellCount
            else { return nil }
        }
        let indent = source.text.lineStarts[delimiter.line - 1]..<delimiter.range.lowerBound
        return source.bytes[indent].allSatisfy { $0 == 0x20 || $0 == 0x09 } ? indent : nil
    }

    /// Where a row's leading pipe or letter stands; nil where the line has another indent, or holds no cell.
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

    /// Leaves a row out, or keeps just the cells that the parser must read; of a header, the empty places of the others.
    private mutating func appendRow(_ line: Int, _ range: Range<Int>, expecting width: Int, isHeader: Bool) {
        if !isHeader, PlainInlines.isOrdinary(range, in: source.bytes) { return }
        let cells = PipeRow(source.bytes, in: range, expecting: width).cells
        let start = bytes.count
        bytes += source.bytes[source.text.lineStarts[line - 1]..<range.lowerBound]
        bytes.append(UInt8(ascii: "|"))
        var isLeftOut = !isHeader
        for cell in cells {
            if !PlainInlines.canRead(cell.content, in: source.bytes) {
                bytes += source.bytes[cell.content]
                // A backslash at its end is not to escape the pipe.
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

    private func mayEndHTML(_ range: Range<Int>) -> Bool {
        range.upperBound > firstRawHTML
            && ByteSearch.first(UInt8(ascii: ">"), in: source.bytes, from: range.lowerBound, limit: range.upperBound)
                != nil
    }

    /// As the grammar has it: spaces and tabs.
    private static func isBlank(_ line: Int, in source: MarkdownSource) -> Bool {
        isBlank(source.text.lineRange(line), in: source.bytes)
    }

    private static func isBlank(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        var index = range.lowerBound
        while index < range.upperBound, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
        return index == range.upperBound
    }

    /// Behind white space, marks of quotes and whatever else may make up a list's marker.
    private static func textStart(of line: Int, in source: MarkdownSource) -> Int {
        let range = source.text.lineRange(line)
        var index = range.lowerBound
        while index < range.upperBound {
            switch source.bytes[index] {
            case 0x20, 0x09, UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
                UInt8(ascii: "."), UInt8(ascii: ")"), 0x30...0x39:
                index += 1
            default: return index
            }
        }
        return range.upperBound
    }

    private func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || ByteSearch.isLetter(byte) }
}
