import Measures

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
    private var seams = DigitSeams()
    /// Bytes of `text` that were raised and are no certain marks.
    private var raised: [Range<Int>] = []
    /// Bytes of `text` that stood in code spans: no mark is looked for there.
    private var code: [Range<Int>] = []

    init(notes: NoteMarks) {
        self.notes = notes
    }

    mutating func append(_ string: String) {
        seams.note(string, behind: text.bytes)
        text.append(string)
    }
    mutating func appendSpace() {
        seams.open()
        text.appendSpace()
    }

    mutating func appendNewline() {
        seams.open()
        text.appendNewline()
    }

    /// What follows is not read on from the text before it.
    mutating func appendSeam() { seams.open() }

    mutating func appendCode(_ string: String) {
        let start = text.bytes.count
        append(string)
        code.append(start..<text.bytes.count)
    }

    mutating func openLink(_ address: String) {
        seams.open()
        if superscript != nil {
            superscript?.holdsLink = true
        } else {
            linkStart = text.bytes.count
        }
        if link == nil, superscript == nil { link = address }
    }

    mutating func closeLink() {
        seams.open()
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
        guard open.holdsLink || FootnoteMark.isPlain(content) || opensNotes(content) else {
            raised.append(WhiteSpace.trimmed(range, in: text.bytes))
            return false
        }
        take(range)
        return true
    }

    consuming func finish() -> CellText {
        while superscript != nil { closeSuperscript() }
        let joined = joinedToNumbers()
        let seams = seams.texts(in: text.bytes)
        takeReferences()
        let power = takeTrailingMark()
        return CellText(text: text.string, footnotes: footnotes, raised: joined ?? power, seams: seams, link: link)
    }
}

extension CellTextBuilder {
    /// `1`, or several with commas between them: `1,2`.
    private func opensNotes(_ content: [UInt8]) -> Bool {
        if notes.opensNote(content) { return true }
        let marks = content.split(separator: UInt8(ascii: ","))
        return marks.count > 1
            && marks.allSatisfy { mark in
                let mark = Array(mark)
                return notes.opensNote(Array(mark[WhiteSpace.trimmed(0..<mark.count, in: mark)]))
            }
    }

    /// The raised text that touches a number: the number may be read as another one.
    private func joinedToNumbers() -> RaisedText? {
        let joined = raised.filter { RaisedDigits.mayJoin($0, in: text.bytes) }
        guard !joined.isEmpty else { return nil }
        var rest = self
        rest.text.remove(joined)
        (rest.raised, rest.code) = ([], [])
        let marks = joined.map { Array(text.bytes[$0]) }
        return RaisedText(
            marks: marks.map { String(decoding: $0, as: UTF8.self) }, textWithout: rest.finish().text,
            isFootnote: marks.allSatisfy(RaisedDigits.isFootnote))
    }

    private mutating func take(_ range: Range<Int>) {
        let mark = FootnoteMark.name(Array(text.bytes[range]))
        if !mark.isEmpty { footnotes.append(mark) }
        text.remove(range)
        seams.remove(from: range.lowerBound)
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

    /// What was taken, where it may be a power as well: `10³`.
    private mutating func takeTrailingMark() -> RaisedText? {
        guard let mark = FootnoteMark.trailing(in: text.bytes) else { return nil }
        if let last = code.last, last.overlaps(mark) { return nil }
        let taken = Array(text.bytes[mark])
        take(mark)
        guard text.bytes == Array("10".utf8), RaisedDigits.mayBePower(taken), !notes.opensNote(taken) else {
            return nil
        }
        return RaisedText(
            marks: [String(decoding: taken, as: UTF8.self)], textWithout: text.string, isFootnote: false)
    }
}
