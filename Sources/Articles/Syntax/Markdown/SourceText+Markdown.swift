import Text

/// What the readers of a Markdown article's tables share.
extension SourceText {
    /// The same lines with `ranges` blanked, and the `[^` at each of `signs` replaced by its substitute.
    func blanking(_ ranges: [Range<Int>], signs: [Int] = []) -> SourceText {
        guard !ranges.isEmpty || !signs.isEmpty else { return self }
        var bytes = BlankedText.blanking(ranges, in: bytes)
        for index in signs where bytes[index] == UInt8(ascii: "[") {
            bytes[index] = NoteReferences.bracket
            bytes[index + 1] = NoteReferences.sign
        }
        return replacingCharacters(by: bytes)
    }

    /// The offset of a line's own text, after the marks of its containers.
    ///
    /// A missing mark ends the search: the line lazily continues its paragraph.
    ///
    /// - Parameter containers: quotes and list items, outermost first.
    func contentRange(ofLine line: Int, in containers: [MarkdownContainer]) -> (range: Range<Int>, isLazy: Bool) {
        let lineRange = self.lineRange(line)
        var cursor = LineCursor(bytes, lineRange)
        // The column from which the indent of a quote's mark counts, and the indent of the list item around it, if a
        // line above shows it.
        var (quoteColumn, indent) = (0, Int?.some(0))
        for (depth, container) in containers.enumerated() {
            cursor.skipBlanks()
            switch container {
            case .quote:
                let isAligned = indent.map { ($0...$0 + 3).contains(cursor.column - quoteColumn) } ?? true
                guard cursor.byte == UInt8(ascii: ">"), isAligned else {
                    return (cursor.index..<lineRange.upperBound, true)
                }
                cursor.skipQuoteMark()
                (quoteColumn, indent) = (cursor.textColumn, 0)
            case .item(let startLine):
                if startLine == line { cursor.skipListMarker() }
                let isQuoted = depth + 1 < containers.count && containers[depth + 1] == .quote
                indent = isQuoted && startLine != line ? self.indent(ofItem: containers[...depth], startLine) : nil
            }
        }
        cursor.skipBlanks()
        return (cursor.index..<lineRange.upperBound, false)
    }

    /// The column of a list item's text, counted from the quote around the item.
    ///
    /// - Parameter containers: up to the item, outermost first.
    private func indent(ofItem containers: ArraySlice<MarkdownContainer>, _ startLine: Int) -> Int? {
        guard containers.count <= Self.deepestIndent else { return nil }
        var cursor = LineCursor(bytes, lineRange(startLine))
        var quoteColumn = 0
        for container in containers {
            cursor.skipBlanks()
            if container == .quote {
                cursor.skipQuoteMark()
                quoteColumn = cursor.textColumn
            } else if container == .item(startLine: startLine) {
                cursor.skipListMarker()
            }
        }
        let marker = cursor.column
        cursor.skipBlanks()
        // Text further away is code.
        let isFar = cursor.byte == nil || cursor.column - marker > 4
        return (isFar ? marker + 1 : cursor.column) - quoteColumn
    }

    /// Indents of deeper items are not checked.
    private static let deepestIndent = 16

    /// The columns of white space before a line's text, with tabs expanded to four.
    func indentation(ofLine line: Int) -> Int {
        var columns = 0
        for byte in bytes[lineRange(line)] {
            if byte == 0x20 {
                columns += 1
            } else if byte == 0x09 {
                columns += 4 - columns % 4
            } else {
                break
            }
        }
        return columns
    }
}

/// Steps over the marks at the beginning of a line, in linear time.
private struct LineCursor {
    private let bytes: [UInt8]
    private let end: Int
    private(set) var index: Int
    /// In the line, 0-based, with tabs expanded to four.
    private(set) var column = 0

    init(_ bytes: [UInt8], _ line: Range<Int>) {
        self.bytes = bytes
        (index, end) = (line.lowerBound, line.upperBound)
    }

    /// Nil at the end of the line.
    var byte: UInt8? { index < end ? bytes[index] : nil }

    mutating func advance() {
        column += byte == 0x09 ? 4 - column % 4 : 1
        index += 1
    }

    mutating func skipBlanks() {
        while byte == 0x20 || byte == 0x09 { advance() }
    }

    /// The column of the text after a quote's mark, to which one space belongs.
    var textColumn: Int { column + (byte == 0x20 || byte == 0x09 ? 1 : 0) }

    mutating func skipQuoteMark() { if byte == UInt8(ascii: ">") { advance() } }

    /// Skips `-`, `+`, `*`, `1.` or `1)`; does nothing without a list marker.
    mutating func skipListMarker() {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"): return advance()
        default: break
        }
        let digits = bytes[index..<min(end, index + 9)].prefix { (0x30...0x39).contains($0) }.count
        guard digits > 0, index + digits < end,
            bytes[index + digits] == UInt8(ascii: ".") || bytes[index + digits] == UInt8(ascii: ")")
        else { return }
        for _ in 0...digits { advance() }
    }
}

/// A container that adds a mark or an indent to its lines.
enum MarkdownContainer: Hashable {
    case quote
    /// Only the item's first line has the marker.
    case item(startLine: Int)
}
