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
    /// The index of the parent block; -1 for the document.
    package let parent: Int
    /// The index after the last block inside this one.
    package var end: Int
    package var startLine: Int
    package var endLine: Int
    /// 1-based, in bytes; a tab counts as one.
    package var startColumn: Int
    /// The first number of an ordered list; the columns of a table of an article's blocks, the lines of link definitions
    /// at the start of its paragraphs and headings; 0 for other blocks.
    package var number = 0
}

extension MarkdownBlock {
    /// A block of one line without blocks in it, that follows its parent or the blocks in that.
    package init(_ kind: Kind, parent: Int, index: Int, line: Int, column: Int) {
        self.init(
            kind: kind, parent: parent, end: index + 1, startLine: line, endLine: line, startColumn: column)
    }

    /// The number of an ordered list's first item; 1 for other blocks.
    package var listStart: Int { kind == .orderedList ? number : 1 }
}
