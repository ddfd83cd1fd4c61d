package import Books

/// A change of an article's text.
package struct Corruption: Sendable {
    package let kind: CorruptionKind
    /// The index of the article in the book.
    package let article: Int
    /// In text order, without overlaps.
    package let edits: [TextEdit]
    /// The changed cells, as indices into ``AuditedCells/cells``.
    package let cells: [Int]
}
