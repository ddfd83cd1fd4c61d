package import Text

/// A table of the book requested by a page: two comments, and the text between them.
///
///     <!-- measurebook: bending species=oak rows=face -->
///     <!-- /measurebook -->
package struct TableMark: Sendable {
    /// A word after the colon of the first comment, without quotation marks: `species=oak`.
    package struct Word: Sendable {
        package let text: String
        package let place: Place
    }

    package let words: [Word]
    /// The bytes between the two comments.
    package let content: Range<Int>
    /// The beginning of the first comment.
    package let place: Place
    /// The prefix of each line: indentation, and the marks of enclosing quotes.
    package let indent: String
    /// The text before the second comment in its line.
    package let closingIndent: String
}

/// A page with its marks, in order.
package struct MarkedPage: Sendable {
    package let syntax: PageSyntax
    package let text: SourceText
    /// The bytes before the text: a byte-order mark or nothing.
    package let byteOrderMark: [UInt8]
    package let marks: [TableMark]

    /// The page's bytes with new text between its marks; all other bytes are kept.
    ///
    /// - Parameter contents: one text for each mark.
    package func bytes(contents: [String]) -> [UInt8] {
        var bytes = byteOrderMark
        var end = 0
        for (mark, content) in zip(marks, contents) {
            bytes += text.bytes[end..<mark.content.lowerBound]
            bytes += content.utf8
            end = mark.content.upperBound
        }
        return bytes + text.bytes[end...]
    }

    /// Whether readers of the page see the same between a mark's comments as with a new content.
    package func shows(_ content: String, in mark: TableMark) -> Bool {
        let old = text.string(mark.content)
        if old == content { return true }
        let pipes = 2 * content.utf8.count { $0 == UInt8(ascii: "|") } + 100
        guard let shown = ShownContent(old, in: syntax, indent: mark.indent, pipes: pipes) else { return false }
        return shown == ShownContent(content, in: syntax, indent: mark.indent)
    }

    /// Whether a mark follows the line of AsciiDoc that attaches a block to its list item:
    ///
    ///     * item
    ///     +
    ///     // measurebook: bending
    package func continuesListItem(_ mark: TableMark) -> Bool {
        let line = mark.place.location.line
        guard syntax == .asciiDoc, line > 1 else { return false }
        return text.bytes[text.lineRange(line - 1)].filter { !WhiteSpace.isASCII($0) } == Array("+".utf8)
    }

    /// The line end at a byte: that of its line, or LF.
    package func lineEnd(at offset: Int) -> String {
        let line = text.line(at: offset)
        guard line < text.lineCount else {
            return line > 1 ? lineEnd(at: text.lineStarts[line - 2]) : "\n"
        }
        return text.string(text.lineRange(line).upperBound..<text.lineStarts[line])
    }
}
