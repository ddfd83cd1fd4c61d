import CommonMark

/// The text of a Markdown block.
enum MarkdownText {
    static func of(_ block: Int, in document: borrowing ParsedDocument, notes: NoteMarks) -> CellText {
        if let plain = document.plainText(of: block), isFolded(plain) { return CellText(text: plain) }
        var builder = CellTextBuilder(notes: notes)
        for inline in document.inlines(of: block) {
            switch inline {
            case .text(let text): builder.append(text)
            case .code(let text): builder.appendCode(text)
            case .softBreak: builder.appendSpace()
            case .lineBreak: builder.appendNewline()
            case .linkStart(let address): builder.openLink(address)
            case .linkEnd: builder.closeLink()
            case .html(let tag): append(tag, to: &builder)
            }
        }
        return builder.finish()
    }

    /// True where nothing is to be folded, and no mark of a footnote can stand.
    private static func isFolded(_ text: String) -> Bool {
        var previous = UInt8(ascii: " ")
        for byte in text.utf8 {
            if byte >= 0x80 || byte < 0x20 || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "[") { return false }
            if byte == UInt8(ascii: " "), previous == byte { return false }
            previous = byte
        }
        return previous != UInt8(ascii: " ") || text.isEmpty
    }

    /// Elements whose text is not read on from the text before it.
    private static let apart: Set<String> = ["sub", "small", "del", "ins", "s", "strike"]

    private static func append(_ tag: String, to builder: inout CellTextBuilder) {
        let bytes = Array(tag.utf8)
        if ByteSearch.isTag("br", in: bytes, at: 1) {
            builder.appendNewline()
        } else if ByteSearch.isTag("sup", in: bytes, at: 1) {
            builder.openSuperscript()
        } else if ByteSearch.isTag("/sup", in: bytes, at: 1) {
            builder.closeSuperscript()
        } else if ByteSearch.isTag("a", in: bytes, at: 1) {
            if let address = HTMLTagText.attribute("href", in: bytes) { builder.openLink(address) }
        } else if ByteSearch.isTag("/a", in: bytes, at: 1) {
            builder.closeLink()
        } else {
            let nameStart = bytes.dropFirst().first == UInt8(ascii: "/") ? 2 : 1
            if apart.contains(ByteSearch.lowercasedName(in: bytes, from: nameStart)) { builder.appendSeam() }
        }
    }
}
