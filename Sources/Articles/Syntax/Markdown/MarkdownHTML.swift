import CommonMark

/// Converts the text of a Markdown paragraph, heading or cell to HTML.
///
///     **2** `a<b`  ->  <p>2 <code>a&lt;b</code></p>
enum MarkdownHTML {
    /// A paragraph or heading.
    static func bytes(of inlines: [MarkdownInline], kind: MarkdownBlock.Kind) -> [UInt8] {
        let name = if case .heading(let level) = kind { "h\(level)" } else { "p" }
        return Array("<\(name)>".utf8) + bytes(of: inlines, writing: NoteReferences.plain) + Array("</\(name)>".utf8)
    }

    /// - Parameter written: a text with its references as they are written, if they should be.
    static func bytes(of inlines: [MarkdownInline], writing written: (String) -> String = { $0 }) -> [UInt8] {
        var html: [UInt8] = []
        for inline in inlines {
            switch inline {
            case .text(let text): append(written(text), to: &html)
            case .code(let text):
                html += "<code>".utf8
                append(written(text), to: &html)
                html += "</code>".utf8
            case .html(let tag): html += NoteReferences.plain(tag).utf8
            case .softBreak: html.append(0x0A)
            case .lineBreak: html += "<br>".utf8
            case .linkStart(let address):
                html += "<a href=\"".utf8
                append(NoteReferences.plain(address), to: &html)
                html += "\">".utf8
            case .linkEnd: html += "</a>".utf8
            // Apart from the text beside it, as an image is.
            case .imageStart: html += "<small>".utf8
            case .imageEnd: html += "</small>".utf8
            case .picture: html += "<img>".utf8
            }
        }
        return html
    }

    /// A block of code.
    static func bytes(ofCode text: String) -> [UInt8] {
        // The parser drops a line end after the tag.
        var html = Array("<pre>\n".utf8)
        append(text, to: &html)
        return html + Array("</pre>".utf8)
    }

    /// True if a paragraph means the same in HTML without conversion: it contains no Markdown markup.
    static func isHTML(_ source: ArraySlice<UInt8>, _ inlines: [MarkdownInline]) -> Bool {
        var marks = 0
        for inline in inlines {
            switch inline {
            case .text(let text):
                if text.utf8.contains(UInt8(ascii: "<")) { return false }
                marks += text.utf8.count(where: isMark)
            case .html(let tag): marks += tag.utf8.count(where: isMark)
            case .softBreak: break
            case .code, .lineBreak, .linkStart, .linkEnd, .imageStart, .imageEnd, .picture: return false
            }
        }
        // Markup does not occur in the texts.
        return marks == source.count(where: isMark)
    }

    /// The sign of a reference is a bracket in the source (``NoteReferences``).
    static func isMark(_ byte: UInt8) -> Bool { "*_`[]\\\u{1A}".utf8.contains(byte) }

    private static func append(_ text: String, to html: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): html += "&amp;".utf8
            case UInt8(ascii: "<"): html += "&lt;".utf8
            case UInt8(ascii: "\""): html += "&quot;".utf8
            default: html.append(byte)
            }
        }
    }
}
