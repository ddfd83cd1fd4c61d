/// Puts a cell's text together from its inline content, whatever the syntax, and takes footnote marks out of it.
///
/// DESIGN: a `<sup>` is a mark when it holds a link, brackets or `*`, `†`, `‡`, or when the same mark opens a note in the
/// article; else its text joins. A trailing `*` or superscript digit on a number is a mark, and so is `[^1]`.
struct CellTextBuilder {
    private let notes: NoteMarks
    private var text = FoldedText()
    private var footnotes: [String] = []
    private var link: String?
    /// Where the open superscript began in `text`, and whether it holds a link.
    private var superscript: (start: Int, holdsLink: Bool, depth: Int)?
    private var linkStart: Int?
    /// Bytes of `text` that stood in code spans: no mark is looked for there.
    private var code: [Range<Int>] = []

    init(notes: NoteMarks) {
        self.notes = notes
    }

    mutating func append(_ string: String) { text.append(string) }
    mutating func appendSpace() { text.appendSpace() }
    mutating func appendNewline() { text.appendNewline() }

    mutating func appendCode(_ string: String) {
        let start = text.bytes.count
        text.append(string)
        code.append(start..<text.bytes.count)
    }

    mutating func openLink(_ address: String) {
        if superscript != nil {
            superscript?.holdsLink = true
        } else {
            linkStart = text.bytes.count
        }
        if link == nil, superscript == nil { link = address }
    }

    mutating func closeLink() {
        defer { linkStart = nil }
        guard let start = linkStart, start < text.bytes.count else { return }
        let content = WhiteSpace.trimmed(start..<text.bytes.count, in: text.bytes)
        // `[^1]` with a definition is a link to cmark, its text `^1`.
        guard content.count > 1, text.bytes[content.lowerBound] == UInt8(ascii: "^") else { return }
        take(start..<text.bytes.count)
        link = nil
    }

    mutating func openSuperscript() {
        if superscript == nil {
            superscript = (text.bytes.count, false, 1)
        } else {
            superscript?.depth += 1
        }
    }

    /// True where the superscript was a mark, and so is no part of the text.
    @discardableResult
    mutating func closeSuperscript() -> Bool {
        guard var open = superscript else { return false }
        open.depth -= 1
        superscript = open
        guard open.depth == 0 else { return false }
        superscript = nil
        let range = open.start..<text.bytes.count
        guard !range.isEmpty else { return false }
        let content = Array(text.bytes[WhiteSpace.trimmed(range, in: text.bytes)])
        guard open.holdsLink || FootnoteMark.isPlain(content) || notes.opensNote(content) else { return false }
        take(range)
        return true
    }

    consuming func finish() -> CellText {
        while superscript != nil { closeSuperscript() }
        takeReferences()
        takeTrailingMark()
        return CellText(text: text.string, footnotes: footnotes, link: link)
    }
}

extension CellTextBuilder {
    private mutating func take(_ range: Range<Int>) {
        let mark = FootnoteMark.name(Array(text.bytes[range]))
        if !mark.isEmpty { footnotes.append(mark) }
        text.remove(range)
    }

    /// `[^1]`, where no definition made it a link.
    private mutating func takeReferences() {
        var found: [Range<Int>] = []
        var index = 0
        var spans = code[...]
        while let reference = FootnoteMark.reference(in: text.bytes, from: index) {
            index = reference.upperBound
            while let span = spans.first, span.upperBound <= reference.lowerBound { spans.removeFirst() }
            if let span = spans.first, span.overlaps(reference) { continue }
            found.append(reference)
            footnotes.append(FootnoteMark.name(Array(text.bytes[reference])))
        }
        text.remove(found)
    }

    private mutating func takeTrailingMark() {
        guard let mark = FootnoteMark.trailing(in: text.bytes) else { return }
        if let last = code.last, last.overlaps(mark) { return }
        take(mark)
    }
}
