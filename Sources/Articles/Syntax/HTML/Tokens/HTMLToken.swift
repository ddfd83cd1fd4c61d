/// What the tokenizer reads (HTML standard, section 13.2.5). Offsets are bytes of the page.
enum HTMLToken {
    case startTag(HTMLTagToken)
    case endTag(HTMLTagToken)
    case text(HTMLTextToken)
    case comment(HTMLCommentToken)
    case doctype(Range<Int>)
    case endOfFile
}

struct HTMLTagToken {
    var name: TagName
    /// From `<` to after `>`.
    let range: Range<Int>
    let nameEnd: Int
    let isSelfClosing: Bool
}

/// A stretch of the page with the characters of a text.
struct HTMLTextToken {
    /// How the bytes are read as characters.
    enum Form: UInt8 {
        /// With character references.
        case data
        /// With character references; null characters are replaced (`title`, `textarea`).
        case replaceable
        /// As written; null characters are replaced (`script`, `style`).
        case raw
        /// As written: a CDATA section.
        case section
    }

    var range: Range<Int>
    let form: Form
}

struct HTMLCommentToken {
    /// All of the markup.
    let range: Range<Int>
    /// The text in it.
    let content: Range<Int>
}

/// An attribute of a tag as written.
struct HTMLAttribute {
    let name: Range<Int>
    /// Without quotes; empty if there is none.
    let value: Range<Int>
}
