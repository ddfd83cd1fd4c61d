/// A block of a Markdown document, in a flat list in document order.
///
/// Lines are 1-based.
package struct MarkdownBlock: Sendable {
    package enum Kind: Hashable, Sendable {
        case document, quote, bulletList, orderedList, item, code, html, paragraph, thematicBreak
        case heading(level: UInt8)
        case table, tableRow, tableCell
    }

    package var kind: Kind
    // Kept small, because a document of a megabyte may have a million blocks; cmark-gfm also counts in 32 bits.
    private let storedParent: Int32
    private var storedEnd: Int32
    private var storedStartLine: Int32
    private var storedEndLine: Int32
    private var storedStartColumn: Int32
    private var storedNumber: Int32

    init(
        kind: Kind, parent: Int, end: Int, startLine: Int, endLine: Int, startColumn: Int, number: Int = 0
    ) {
        self.kind = kind
        storedParent = Int32(clamping: parent)
        storedEnd = Int32(clamping: end)
        storedStartLine = Int32(clamping: startLine)
        storedEndLine = Int32(clamping: endLine)
        storedStartColumn = Int32(clamping: startColumn)
        storedNumber = Int32(clamping: number)
    }

    /// A block of one line without blocks in it, that follows its parent or the blocks in that.
    package init(_ kind: Kind, parent: Int, index: Int, line: Int, column: Int) {
        self.init(
            kind: kind, parent: parent, end: index + 1, startLine: line, endLine: line, startColumn: column)
    }
}

extension MarkdownBlock {
    /// The index of the parent block; -1 for the document.
    package var parent: Int { Int(storedParent) }

    /// The index after the last block inside this one.
    package var end: Int {
        get { Int(storedEnd) }
        set { storedEnd = Int32(clamping: newValue) }
    }

    package var startLine: Int {
        get { Int(storedStartLine) }
        set { storedStartLine = Int32(clamping: newValue) }
    }

    package var endLine: Int {
        get { Int(storedEndLine) }
        set { storedEndLine = Int32(clamping: newValue) }
    }

    /// 1-based, in bytes; a tab counts as one.
    package var startColumn: Int {
        get { Int(storedStartColumn) }
        set { storedStartColumn = Int32(clamping: newValue) }
    }

    /// The number of an ordered list's first item; 1 for other blocks.
    package var listStart: Int { kind == .orderedList ? number : 1 }

    /// The first number of an ordered list; the columns of a table of an article's blocks, the lines of link definitions
    /// at the start of its paragraphs and headings; 0 for other blocks.
    package var number: Int {
        get { Int(storedNumber) }
        set { storedNumber = Int32(clamping: newValue) }
    }
}
