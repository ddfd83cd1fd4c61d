/// A position in a line, with its column: the indent of blocks counts columns, and a tab goes on to the next multiple
/// of four (CommonMark 0.29, section 2.2).
struct BlockCursor {
    let bytes: [UInt8]
    /// Of the line's text; a line end is not part of it.
    private(set) var end = 0
    /// The offset of the next byte that no container has taken.
    private(set) var index = 0
    /// The offset of the first byte from ``index`` on that is neither a space nor a tab.
    private(set) var text = 0
    private var column = 0
    private var textColumn = 0
    /// True if a container has taken a part of the tab at ``index``.
    private var isInTab = false

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The columns of white space before the text.
    var indent: Int { textColumn - column }
    var isBlank: Bool { text == end }
    /// True if the text is too far to the right to begin a block other than code.
    var isIndented: Bool { textColumn - column >= 4 }
    /// The first byte of the text; a line feed at the end of the line.
    var first: UInt8 { text < end ? bytes[text] : 0x0A }

    mutating func begin(_ line: Range<Int>) {
        (index, end) = (line.lowerBound, line.upperBound)
        (column, isInTab) = (0, false)
        findText()
    }

    private mutating func findText() {
        (text, textColumn) = (index, column)
        while text < end {
            if bytes[text] == 0x20 {
                textColumn += 1
            } else if bytes[text] == 0x09 {
                textColumn += 4 - textColumn % 4
            } else {
                return
            }
            text += 1
        }
    }

    /// Goes to a byte of the line after ``index``.
    mutating func advance(to offset: Int) {
        while index < min(offset, end) {
            column += bytes[index] == 0x09 ? 4 - column % 4 : 1
            index += 1
            isInTab = false
        }
        findText()
    }

    /// Takes columns, and perhaps a part of a tab.
    mutating func advance(columns count: Int) {
        var rest = count
        while rest > 0, index < end {
            guard bytes[index] == 0x09 else {
                (index, column, rest, isInTab) = (index + 1, column + 1, rest - 1, false)
                continue
            }
            let width = 4 - column % 4
            isInTab = width > rest
            column += min(width, rest)
            if !isInTab { index += 1 }
            rest -= width
        }
        findText()
    }

    /// True for a space or a tab at ``index``.
    var isAtSpace: Bool { index < end && (bytes[index] == 0x20 || bytes[index] == 0x09) }

    /// Takes the space that belongs to the mark of a quote.
    mutating func skipSpace() {
        if isAtSpace { advance(columns: 1) }
    }

    /// The columns from the marker of a list item, which ends at ``index``, to its text; takes them. Text further away is
    /// code, of which one column belongs to the marker (section 5.2).
    mutating func skipItemPadding() -> Int {
        let marker = self
        while column - marker.column <= 5, isAtSpace { advance(columns: 1) }
        let width = column - marker.column
        if (1...4).contains(width), index < end { return width }
        self = marker
        if width > 0 { advance(columns: 1) }
        return 1
    }
}
