import Text

/// Reads the tables of AsciiDoc: cells that begin with a stroke, between two lines `|===`.
///
///     [cols="2,1", options="header"]
///     |===
///     |Thread |Pitch
///
///     |M3
///     |0.5
///     2+|out of stock
///     |===
struct AsciiDocFinder {
    let text: SourceText
    /// The greatest width of a line.
    let limit: Int

    /// The lines from one `|===` to the next, by the first one.
    ///
    /// - Complexity: linear in the text.
    func blocks() -> [Int: MarkupBlock] {
        guard ByteSearch.holds("|===", in: text.bytes) else { return [:] }
        var blocks: [Int: MarkupBlock] = [:]
        var open: Int?
        var places = Self.freePlaces + Self.placesOfByte * text.bytes.count
        for line in 1...text.lineCount where Self.isFence(text.lineRange(line), in: text.bytes) {
            if let start = open {
                blocks[start] = MarkupBlock(end: line, table: table(in: start + 1..<line, &places))
                open = nil
            } else {
                open = line
            }
        }
        return blocks
    }

    /// The places of all grids of a text: few cells span others or are repeated.
    private static let (freePlaces, placesOfByte) = (10_000, 2)

    /// Whether a line begins or ends a table: `|===`.
    static func isFence(_ line: Range<Int>, in text: [UInt8]) -> Bool {
        let bytes = text[WhiteSpace.trimmed(line, in: text)]
        return bytes.count > 3 && bytes.first == DelimitedLine.stroke && bytes.dropFirst().allSatisfy { $0 == 0x3D }
    }

    private func content(_ line: Int) -> Range<Int> { WhiteSpace.trimmed(text.lineRange(line), in: text.bytes) }

    // MARK: - Cells

    private struct Cell {
        let line: Int
        var span = CellSpan()
        var ranges: [Range<Int>] = []
        /// Where the last text may continue.
        var start: Int
    }

    /// - Parameter places: how many are left.
    private func table(in lines: Range<Int>, _ places: inout Int) -> AlignedTable? {
        guard lines.allSatisfy({ text.lineRange($0).count <= limit * 4 }) else { return nil }
        let attributes = attributes(above: lines.lowerBound - 1)
        // Other finders know cells with commas and tabs.
        guard Self.value(of: "format", in: attributes) ?? "psv" == "psv" else { return nil }
        let separator = Array((Self.value(of: "separator", in: attributes) ?? "|").utf8)
        guard !separator.isEmpty else { return nil }
        let lines = lines.filter { !isComment(text.bytes[text.lineRange($0)]) }
        var cells: [Cell] = []
        // The index of the first line with cells, and how many it has.
        var first: (line: Int, count: Int)?
        for (index, line) in lines.enumerated() {
            for cell in self.cells(of: line, from: separator, continuing: &cells) { cells.append(cell) }
            if first == nil, !cells.isEmpty {
                first = (index, cells.reduce(0) { $0 + $1.span.columns * $1.span.copies })
            }
        }
        guard let first else { return nil }
        let width = Self.columns(attributes) ?? first.count
        guard (2...limit).contains(width) else { return nil }
        let isFollowedByBlank = lines.count > 1 && content(lines[1]).isEmpty
        let isImplicit = first.line == 0 && first.count == width && isFollowedByBlank
        let hasHeader = isImplicit || Self.holds("header", in: attributes)
        var table = table(
            of: cells, width: width, hasHeader: hasHeader && !Self.holds("noheader", in: attributes), &places)
        table?.escapedSign = String(decoding: separator, as: UTF8.self)
        return table
    }

    private func isComment(_ line: ArraySlice<UInt8>) -> Bool {
        line.starts(with: "//".utf8) && !line.starts(with: "///".utf8)
    }

    /// The cells that begin in a line; what is before the first of them continues the last of those above.
    private func cells(of line: Int, from separator: [UInt8], continuing above: inout [Cell]) -> [Cell] {
        let content = content(line)
        var cells: [Cell] = []
        func finish(at end: Int) {
            let last = cells.isEmpty ? above.count - 1 : cells.count - 1
            guard last >= 0 else { return }
            let start = cells.isEmpty ? content.lowerBound : cells[last].start
            let range = withoutBreak(WhiteSpace.trimmed(start..<max(start, end), in: text.bytes))
            guard !range.isEmpty else { return }
            if cells.isEmpty { above[last].ranges.append(range) } else { cells[last].ranges.append(range) }
        }
        var from = content.lowerBound
        while let stroke = next(separator, in: from..<content.upperBound) {
            let start = cells.last?.start ?? content.lowerBound
            // The last word before a stroke may say how many columns and rows the cell spans: at the beginning of the line, or
            // behind white space.
            let space = text.bytes[start..<stroke].lastIndex(where: WhiteSpace.isASCII)
            let word = space.map { $0 + 1 } ?? (cells.isEmpty ? start : stroke)
            let span = CellSpan(text.string(word..<stroke))
            finish(at: span == nil ? stroke : word)
            from = stroke + separator.count
            cells.append(Cell(line: line, span: span ?? CellSpan(), start: from))
        }
        finish(at: content.upperBound)
        return cells
    }

    /// A line of a cell without the sign at its end that begins a new line: ` +`.
    private func withoutBreak(_ line: Range<Int>) -> Range<Int> {
        text.bytes[line].suffix(2).elementsEqual(" +".utf8)
            ? WhiteSpace.trimmed(line.lowerBound..<line.upperBound - 2, in: text.bytes) : line
    }

    /// The next separator without a backslash directly before it.
    private func next(_ separator: [UInt8], in range: Range<Int>) -> Int? {
        var index = range.lowerBound
        while let found = ByteSearch.first(separator[0], in: text.bytes, from: index, limit: range.upperBound) {
            if text.bytes[found..<range.upperBound].starts(with: separator),
                found == range.lowerBound || text.bytes[found - 1] != UInt8(ascii: "\\")
            {
                return found
            }
            index = found + 1
        }
        return nil
    }

    private func table(of cells: [Cell], width: Int, hasHeader: Bool, _ places: inout Int) -> AlignedTable? {
        var grid = Grid(width: width)
        var leftOut: [Int] = []
        // The bytes that copies of cells repeat.
        var copied = 0
        for cell in cells {
            let copies = cell.span.copies
            let size = cell.ranges.reduce(0) { $0 + $1.count } * (copies - 1)
            let needed = copied + size + (copies - 1) * min(cell.span.columns, width)
            if needed > places || !grid.rows.isEmpty && grid.rows.count * width + needed > places {
                leftOut.append(cell.line)
                continue
            }
            copied += size
            let ranges = cell.span.holdsBlocks ? cell.ranges.map(withoutItemMark) : cell.ranges
            for _ in 0..<copies { grid.place(ranges, of: cell) }
        }
        let rows = grid.rows
        places -= rows.count * width + copied
        guard rows.count + leftOut.count > 1 else { return nil }
        var table = AlignedTable(width: width, header: hasHeader ? [rows[0]] : [], body: rows)
        if hasHeader { table.body.removeFirst() }
        if let last = rows.last, !grid.isLastRowWhole { table.separated = [last.line] }
        table.separated += leftOut.uniqued()
        return table
    }

    /// The rows of a table, which cells fill one after the other.
    private struct Grid {
        let width: Int
        private(set) var rows: [AlignedTable.Row] = []
        /// The rows that the cells above still fill, of each column, and where these cells begin.
        private var filled: [Int]
        private var begins: [(row: Int, column: Int)]
        private var column: Int

        init(width: Int) {
            (self.width, column) = (width, width)
            filled = [Int](repeating: 0, count: width)
            begins = [(row: Int, column: Int)](repeating: (0, 0), count: width)
        }

        var isLastRowWhole: Bool { !filled[min(column, width)...].contains(0) }

        mutating func place(_ ranges: [Range<Int>], of cell: Cell) {
            while column < width, filled[column] > 0 { column += 1 }
            while column >= width { beginRow(at: cell.line) }
            let columns = min(cell.span.columns, width - column)
            var placed = AlignedTable.Cell(column: column, columnSpan: columns, range: cell.start..<cell.start)
            placed.append(ranges)
            placed.rowSpan = cell.span.rows
            rows[rows.count - 1].append(AlignedTable.Row(line: cell.line, cells: [placed]))
            for covered in column..<column + columns {
                (filled[covered], begins[covered]) = (cell.span.rows, (rows.count - 1, column))
            }
            column += columns
        }

        private mutating func beginRow(at line: Int) {
            // A row that cells above fill is left out.
            let covered = rows.isEmpty ? 0 : max(1, filled.min() ?? 0)
            if covered > 1 {
                for begin in begins.indices.filter({ begins[$0].column == $0 }).map({ begins[$0] }) {
                    rows[begin.row].shorten(begin.column, by: covered - 1)
                }
            }
            filled = filled.map { max(0, $0 - covered) }
            rows.append(AlignedTable.Row(line: line, cells: []))
            column = filled.firstIndex(of: 0) ?? width
        }
    }

    /// A line of a cell without the mark that begins an item of a list: `* oak`, `. elm`.
    private func withoutItemMark(_ line: Range<Int>) -> Range<Int> {
        guard let mark = text.bytes[line].first, "*-.".utf8.contains(mark) else { return line }
        let rest = text.bytes[line].drop { $0 == mark }
        guard let space = rest.first, WhiteSpace.isASCII(space) else { return line }
        return WhiteSpace.trimmed(rest.startIndex..<line.upperBound, in: text.bytes)
    }

    // MARK: - Attributes

    /// The lines of attributes above a table, the lowest one first: `[cols="1,2",options="header"]`. A title, `.Sizes`, and
    /// comments may be between them.
    private func attributes(above fence: Int) -> String {
        var attributes = ""
        for number in (1..<max(1, fence)).reversed() {
            let line = text.bytes[content(number)]
            if line.first == UInt8(ascii: "["), line.last == UInt8(ascii: "]") {
                if !line.starts(with: "[[".utf8) { attributes += String(decoding: line, as: UTF8.self) }
            } else {
                // `....` and `////` enclose blocks.
                guard let sign = line.first, "./".utf8.contains(sign), !line.starts(with: [sign, sign, sign]) else {
                    break
                }
            }
        }
        return attributes
    }

    /// The value of an attribute: `2` of `[cols=2]`, `1,2` of `[cols="1,2"]`.
    private static func value(of name: String, in attributes: String) -> Substring? {
        for range in attributes.ranges(of: name) {
            let rest = attributes[range.upperBound...].drop { $0 == " " }
            guard rest.first == "=", attributes[..<range.lowerBound].last.map("[, ".contains) == true else { continue }
            let value = rest.dropFirst().drop { $0 == " " }
            guard let quote = value.first, "\"'".contains(quote) else { return value.prefix { !",]".contains($0) } }
            return value.dropFirst().prefix { $0 != quote }
        }
        return nil
    }

    /// Whether attributes have an option: `[%header]`, `[options="header,footer"]`, `[opts=header]`.
    private static func holds(_ option: String, in attributes: String) -> Bool {
        attributes.contains("%" + option)
            || ["options", "opts"].contains { name in
                value(of: name, in: attributes)?.split { ", ".contains($0) }.contains { $0 == option } == true
            }
    }

    /// The number of columns that attributes declare: `cols="1,2"`, `cols=2*`, `cols=2`.
    private static func columns(_ attributes: String) -> Int? {
        guard let list = value(of: "cols", in: attributes) else { return nil }
        if let count = Int(list) { return min(count, 1 << 16) }
        return list.split(omittingEmptySubsequences: false) { ",;".contains($0) }.reduce(0) { count, column in
            let copies = column.contains("*") ? Int(LabelFolding.spaces(String(column.prefix { $0 != "*" }))) ?? 1 : 1
            return min(count + min(max(copies, 1), 1 << 16), 1 << 16)
        }
    }
}

extension AlignedTable.Row {
    fileprivate mutating func shorten(_ column: Int, by rows: Int) {
        guard let index = cells.firstIndex(where: { $0.column == column }) else { return }
        cells[index].rowSpan -= rows
    }
}

/// What precedes the stroke of a cell in AsciiDoc: `2+`, `.3+`, `2.3+^.>s`, `3*`.
private struct CellSpan {
    var (columns, rows, copies) = (1, 1, 1)
    /// Whether the cell has the style `a`, so that lists and other blocks may be in it.
    private(set) var holdsBlocks = false

    init() {}

    /// Nil for another word.
    init?(_ word: String) {
        var rest = word[...]
        let columns = Self.number(&rest)
        var rows: Int?
        if rest.first == ".", rest.dropFirst().first?.isNumber == true {
            rest.removeFirst()
            rows = Self.number(&rest)
        }
        switch rest.first {
        case "+": (self.columns, self.rows) = (columns ?? 1, rows ?? 1)
        case "*" where rows == nil: copies = columns ?? 1
        default:
            guard columns == nil, rows == nil else { return nil }
            rest = " " + rest
        }
        rest.removeFirst()
        let style = rest.drop { "<^>.".contains($0) }
        guard !word.isEmpty, style.count <= 1, style.allSatisfy({ "adehlmsv".contains($0) }) else { return nil }
        holdsBlocks = style == "a"
    }

    private static func number(_ text: inout Substring) -> Int? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        text = text[digits.endIndex...]
        return Int(digits).map { min(max(1, $0), 1 << 16) }
    }
}
