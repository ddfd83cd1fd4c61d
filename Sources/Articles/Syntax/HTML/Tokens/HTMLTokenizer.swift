import Text

/// The tokenizer of the HTML standard (section 13.2.5): bytes -> tokens, in one pass and without copies of text.
///
/// States that differ only in the error that they report, or that follow each other without a choice, are one
/// function, which names them. Errors are not reported: they change no token.
struct HTMLTokenizer {
    /// What ends a text, as the tree construction decides.
    enum State {
        case data
        /// RCDATA: the end tag of the element.
        case rcdata
        /// RAWTEXT: the end tag of the element.
        case rawText
        case scriptData
        /// Nothing.
        case plainText
        /// The end of a CDATA section.
        case section
    }

    let bytes: [UInt8]
    let names = ElementTable.shared
    /// Whether the page is XML: CDATA sections count everywhere, and instructions end with `?>`.
    let isXML: Bool
    var state = State.data
    /// Whether `<![CDATA[` begins a section: the current element is of another language.
    var allowsCDATA = false
    /// The last tag, text, and text of a comment.
    var tag = HTMLTagToken(name: TagName(""), range: 0..<0, nameEnd: 0, isSelfClosing: false)
    var text = HTMLTextToken(range: 0..<0, form: .data)
    var comment = 0..<0
    /// The start tag whose end tag ends a text.
    var lastStartTag = TagName("")
    /// The attributes of the last tag, also those that repeat a name; none for an end tag.
    var attributes: [HTMLAttribute] = []
    /// Whether a DOCTYPE was read, and whether no instruction of XML ends from here on: neither is searched for again.
    var hasDoctype = false
    var lacksInstructionEnd = false
    /// The offset of the next byte to read.
    var index = 0
    /// The offset of the last token.
    private(set) var start = 0
    /// All of the last comment, DOCTYPE or tag.
    var source: Range<Int> { start..<index }

    init(_ bytes: [UInt8], isXML: Bool = false) {
        self.bytes = bytes
        self.isXML = isXML
    }

    /// The next token; ``HTMLToken/endOfFile`` at the end, and from then on.
    @inline(__always)
    mutating func next() -> HTMLToken {
        while index < bytes.count {
            start = index
            if let token = read() { return token }
        }
        start = index
        return .endOfFile
    }

    /// Reads on; nil if what was read makes no token.
    @inline(__always)
    private mutating func read() -> HTMLToken? {
        switch state {
        case .data: data()
        case .rcdata: text(upTo: endOfText(from: index), .replaceable)
        case .rawText: text(upTo: endOfText(from: index), .raw)
        case .scriptData: text(upTo: endOfScript(), .raw)
        case .plainText: text(upTo: bytes.count, .raw)
        case .section: section()
        }
    }

    /// 13.2.5.1 Data state
    @inline(__always)
    private mutating func data() -> HTMLToken? {
        let start = index
        // A fast path for tags without a text between them.
        while let open = bytes[index] == UInt8(ascii: "<")
            ? index : ByteSearch.first(UInt8(ascii: "<"), in: bytes, from: index)
        {
            if beginsMarkup(at: open) {
                guard open > start else { return markup() }
                return text(start..<open, .data, end: open)
            }
            index = open + 1
            if index == bytes.count { break }
        }
        return text(start..<bytes.count, .data, end: bytes.count)
    }

    @inline(__always)
    private mutating func text(_ range: Range<Int>, _ form: HTMLTextToken.Form, end: Int) -> HTMLToken {
        text = HTMLTextToken(range: range, form: form)
        index = end
        return .text
    }

    /// True if the next token is a tag, or the end of a page that ends in the tag.
    var isBeforeTag: Bool {
        guard index + 2 < bytes.count, bytes[index] == UInt8(ascii: "<") else { return false }
        return bytes[index + (bytes[index + 1] == UInt8(ascii: "/") ? 2 : 1)].isASCIILetter
    }

    /// False if the `<` at an offset is a character of a text.
    private func beginsMarkup(at open: Int) -> Bool {
        guard open + 1 < bytes.count else { return false }
        let next = bytes[open + 1]
        if next == UInt8(ascii: "/") { return open + 2 < bytes.count }
        return next.isASCIILetter || next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
    }

    /// 13.2.5.6 Tag open state, 13.2.5.7 End tag open state
    @inline(__always)
    private mutating func markup() -> HTMLToken? {
        switch bytes[index + 1] {
        case UInt8(ascii: "!"): return declaration()
        case UInt8(ascii: "?"): return instruction()
        case UInt8(ascii: "/"):
            if bytes[index + 2].isASCIILetter { return tag(isEnd: true) }
            if bytes[index + 2] != UInt8(ascii: ">") { return bogusComment(from: index + 2) }
            index += 3
            return nil
        default: return tag(isEnd: false)
        }
    }

    /// The text up to an offset, or the end tag there.
    private mutating func text(upTo end: Int, _ form: HTMLTextToken.Form) -> HTMLToken? {
        guard end > index else {
            state = .data
            return tag(isEnd: true)
        }
        return text(index..<end, form, end: end)
    }

    /// 13.2.5.69 CDATA section state, 13.2.5.70 CDATA section bracket state, 13.2.5.71 CDATA section end state
    private mutating func section() -> HTMLToken? {
        state = .data
        let end = ByteSearch.first("]]>", in: bytes, from: index)
        let token = text(index..<(end ?? bytes.count), .section, end: end.map { $0 + 3 } ?? bytes.count)
        return text.range.isEmpty ? nil : token
    }

    /// The tag at ``index``; nil if the page ends in it.
    ///
    /// 13.2.5.8 Tag name state, 13.2.5.40 Self-closing start tag state
    @inline(__always)
    mutating func tag(isEnd: Bool) -> HTMLToken? {
        let (name, nameEnd) = TagName.read(bytes, from: start + (isEnd ? 2 : 1), in: names)
        // There are few; `removeAll` costs more.
        while attributes.popLast() != nil {}
        var isSelfClosing = false
        if nameEnd < bytes.count, bytes[nameEnd] == UInt8(ascii: ">") {
            // Most tags have no attributes.
            index = nameEnd + 1
        } else {
            var reader = HTMLAttributes(from: nameEnd)
            var lastEnd = 0
            while let attribute = reader.next(in: bytes) {
                lastEnd = attribute.value.upperBound
                if !isEnd { attributes.append(attribute) }
            }
            index = reader.isComplete ? reader.index : bytes.count
            guard reader.isComplete else { return nil }
            isSelfClosing = bytes[index - 2] == UInt8(ascii: "/") && lastEnd != index - 1
        }
        tag = HTMLTagToken(name: name, range: start..<index, nameEnd: nameEnd, isSelfClosing: isSelfClosing)
        if isEnd { return .endTag }
        lastStartTag = name
        return .startTag
    }
}
