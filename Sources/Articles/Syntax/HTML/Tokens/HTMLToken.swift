/// What the tokenizer reads (HTML standard, section 13.2.5). The tokenizer keeps what the token holds.
enum HTMLToken {
    case startTag, endTag, text, comment, doctype, endOfFile
}

/// A range of the page, which is smaller than 2 GB, in 64 bits.
@propertyWrapper
struct PageRange {
    let start: Int32
    let end: Int32

    static var none: PageRange { PageRange(start: -1, end: -1) }

    private init(start: Int32, end: Int32) { (self.start, self.end) = (start, end) }

    init(wrappedValue range: Range<Int>) {
        self.init(start: Int32(truncatingIfNeeded: range.lowerBound), end: Int32(truncatingIfNeeded: range.upperBound))
    }

    /// Nil for ``none``.
    var range: Range<Int>? { start < 0 ? nil : wrappedValue }

    var wrappedValue: Range<Int> { Int(start)..<Int(end) }
    var projectedValue: PageRange { self }
}

struct HTMLTagToken {
    var name: TagName
    /// From `<` to after `>`.
    @PageRange var range: Range<Int>
    private let afterName: Int32
    let isSelfClosing: Bool

    init(name: TagName, range: Range<Int>, nameEnd: Int, isSelfClosing: Bool) {
        (self.name, _range, self.isSelfClosing) = (name, PageRange(wrappedValue: range), isSelfClosing)
        afterName = Int32(truncatingIfNeeded: nameEnd)
    }

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

    @PageRange var range: Range<Int>
    let form: Form

    /// The parts before and after an offset.
    func split(at offset: Int) -> (HTMLTextToken, rest: HTMLTextToken) {
        (
            HTMLTextToken(range: range.lowerBound..<offset, form: form),
            HTMLTextToken(range: offset..<range.upperBound, form: form)
        )
    }

    /// True for a text of null characters, which mean nothing.
    func isNull(in bytes: [UInt8]) -> Bool {
        for offset in range where bytes[offset] != 0 { return false }
        return true
    }

    func isSpace(in bytes: [UInt8]) -> Bool {
        // A fast path for nearly all texts.
        let first = HTMLCharacters.endOfSpace(in: bytes, from: range.lowerBound, to: range.upperBound)
        if first == range.upperBound { return true }
        if bytes[first] != UInt8(ascii: "&"), bytes[first] != 0 { return false }
        var characters = HTMLCharacters(self, null: .omitted, in: bytes)
        return characters.skipWhiteSpace()
    }
}

/// An attribute of a tag as written.
struct HTMLAttribute {
    @PageRange var name: Range<Int>
    /// Without quotes; empty if there is none.
    @PageRange var value: Range<Int>
}
