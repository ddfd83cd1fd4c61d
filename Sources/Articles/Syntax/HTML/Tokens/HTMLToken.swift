/// What the tokenizer reads (HTML standard, section 13.2.5). Offsets are bytes of the page, which is smaller than 2 GB; they
/// have 32 bits, because tokens are passed on from function to function.
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
    let start: Int32
    private let afterName: Int32
    let end: Int32
    let isSelfClosing: Bool

    init(name: TagName, range: Range<Int>, nameEnd: Int, isSelfClosing: Bool) {
        (self.name, self.isSelfClosing) = (name, isSelfClosing)
        (start, afterName, end) = (Int32(range.lowerBound), Int32(nameEnd), Int32(range.upperBound))
    }

    /// From `<` to after `>`.
    var range: Range<Int> { Int(start)..<Int(end) }
    var nameEnd: Int { Int(afterName) }
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

    let start: Int32
    let end: Int32
    let form: Form

    init(range: Range<Int>, form: Form) {
        (start, end, self.form) = (Int32(range.lowerBound), Int32(range.upperBound), form)
    }

    var range: Range<Int> { Int(start)..<Int(end) }

    /// The white space at the begin, and the rest.
    func split(in bytes: [UInt8]) -> (space: HTMLTextToken?, rest: HTMLTextToken?) {
        var characters = HTMLCharacters(self, null: .kept, in: bytes)
        _ = characters.skipWhiteSpace()
        let part = { (range: Range<Int>) in range.isEmpty ? nil : HTMLTextToken(range: range, form: form) }
        return (part(range.lowerBound..<characters.index), part(characters.index..<range.upperBound))
    }

    /// True for a text of null characters, which mean nothing.
    func isNull(in bytes: [UInt8]) -> Bool {
        for offset in range where bytes[offset] != 0 { return false }
        return true
    }

    func isSpace(in bytes: [UInt8]) -> Bool {
        // A fast path for nearly all texts.
        let first = HTMLCharacters.endOfSpace(in: bytes, from: Int(start), to: Int(end))
        if first == Int(end) { return true }
        if bytes[first] != UInt8(ascii: "&"), bytes[first] != 0 { return false }
        var characters = HTMLCharacters(self, null: .omitted, in: bytes)
        return characters.skipWhiteSpace()
    }
}

struct HTMLCommentToken {
    private let start: Int32
    private let end: Int32
    private let contentStart: Int32
    private let contentEnd: Int32

    init(range: Range<Int>, content: Range<Int>) {
        (start, end) = (Int32(range.lowerBound), Int32(range.upperBound))
        (contentStart, contentEnd) = (Int32(content.lowerBound), Int32(content.upperBound))
    }

    /// All of the markup.
    var range: Range<Int> { Int(start)..<Int(end) }
    /// The text in it.
    var content: Range<Int> { Int(contentStart)..<Int(contentEnd) }
}

/// An attribute of a tag as written.
struct HTMLAttribute {
    private let nameStart: Int32
    private let nameEnd: Int32
    private let valueStart: Int32
    private let valueEnd: Int32

    init(name: Range<Int>, value: Range<Int>) {
        (nameStart, nameEnd) = (Int32(name.lowerBound), Int32(name.upperBound))
        (valueStart, valueEnd) = (Int32(value.lowerBound), Int32(value.upperBound))
    }

    var name: Range<Int> { Int(nameStart)..<Int(nameEnd) }
    /// Without quotes; empty if there is none.
    var value: Range<Int> { Int(valueStart)..<Int(valueEnd) }
}
