/// One block of a Markdown document, in a flat list in document order.
///
/// Lines are 1-based, those of a table and of the paragraph in front of it put right (see ``ParsedDocument``).
package struct MarkdownBlock: Sendable {
    package enum Kind: Hashable, Sendable {
        case document, quote, bulletList, orderedList, item, code, html, paragraph, thematicBreak, other
        case heading(level: Int)
        case table, tableRow, tableCell
    }

    package let kind: Kind
    /// The index of the block that holds this one; -1 for the document.
    package let parent: Int
    /// The index after the last block inside this one.
    package internal(set) var end: Int
    package internal(set) var startLine: Int
    package internal(set) var endLine: Int
    /// 1-based, in bytes, tabs counted as one.
    package internal(set) var startColumn: Int
    /// The number of an ordered list's first item; 1 for other blocks.
    package let listStart: Int
}
