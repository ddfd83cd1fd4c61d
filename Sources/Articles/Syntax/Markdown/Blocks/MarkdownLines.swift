/// What the lines of a Markdown article are without the marks of their quotes and list items.
struct MarkdownLines {
    /// In order, without the white space before them.
    private var texts: [Range<Int>] = []
    /// The lines that lazily continue a paragraph of a quote or list item, with the white space before them.
    var lazy: [Int: Range<Int>] = [:]

    mutating func reserve(_ count: Int) { texts.reserveCapacity(count) }

    /// - Parameter text: of the next line.
    mutating func append(_ text: Range<Int>) { texts.append(text) }

    /// The text of a line; the empty one after the last line end has none.
    subscript(line: Int) -> Range<Int> { texts.indices.contains(line - 1) ? texts[line - 1] : 0..<0 }
}
