import Text

/// The comments of an HTML page, as a conforming parser sees them, without text in scripts, styles and attributes.
enum HTMLComments {
    /// In the page's order.
    static func comments(of page: ParsedPage, in text: SourceText) -> [PageComment] {
        // Other constructs at this place in XHTML are not comments.
        page.comments.filter { ByteSearch.matches("<!--", in: text.bytes, at: $0.lowerBound) }
            .sorted { $0.lowerBound < $1.lowerBound }.map { range in
                let line = text.bytes[text.lineRange(text.line(at: range.lowerBound))]
                let blanks = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
                return PageComment(
                    range: range, form: .markup, indent: String(decoding: blanks, as: UTF8.self), isBlock: true)
            }
    }
}
