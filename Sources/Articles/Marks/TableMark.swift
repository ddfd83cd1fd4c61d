package import Text

/// A table of the book that somebody's page asks for: two comments, and what stands between them.
///
///     <!-- measurebook: bending species=oak rows=face -->
///     <!-- /measurebook -->
package struct TableMark: Sendable {
    /// What the first comment says after its colon, word by word, quotation marks taken away: `species=oak`.
    package struct Word: Sendable {
        package let text: String
        package let place: Place

        package init(text: String, place: Place) {
            self.text = text
            self.place = place
        }
    }

    package let words: [Word]
    /// The bytes between the two comments.
    package let content: Range<Int>
    /// Where the first comment begins.
    package let place: Place
    /// What stands in front of each line: indentation, and the marks of the quotes around it.
    package let indent: String
    /// What stands in front of the second comment, on its line.
    package let closingIndent: String

    package init(words: [Word], content: Range<Int>, place: Place, indent: String, closingIndent: String) {
        self.words = words
        self.content = content
        self.place = place
        self.indent = indent
        self.closingIndent = closingIndent
    }
}

/// A page in Markdown or HTML with its marks, in order.
package struct MarkedPage: Sendable {
    package enum Syntax: Sendable {
        case markdown, html
    }

    package let syntax: Syntax
    package let text: SourceText
    /// The bytes in front of the text: a byte-order mark or nothing.
    package let byteOrderMark: [UInt8]
    package let marks: [TableMark]

    package init(syntax: Syntax, text: SourceText, byteOrderMark: [UInt8], marks: [TableMark]) {
        self.syntax = syntax
        self.text = text
        self.byteOrderMark = byteOrderMark
        self.marks = marks
    }

    /// The page's bytes with other text between its marks; everything else stays as it is.
    ///
    /// - Parameter contents: one text a mark.
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

    /// The line end that the page uses where a byte stands, as far as one can tell: that of its line, or LF.
    package func lineEnd(at offset: Int) -> String {
        let line = text.line(at: offset)
        guard line < text.lineCount else {
            return line > 1 ? lineEnd(at: text.lineStarts[line - 2]) : "\n"
        }
        return text.string(text.lineRange(line).upperBound..<text.lineStarts[line])
    }
}
