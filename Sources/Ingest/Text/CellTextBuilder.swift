import Measures

/// Puts a cell's text together from its inline content, whatever the syntax. What is raised, linked or code is noted on the
/// way; ``finish()`` decides which of it are marks of footnotes (``CellMarks``).
struct CellTextBuilder {
    /// A stretch of the text that a link shows.
    struct Link {
        let range: Range<Int>
        let address: String
        /// True where the page itself says that the link leads to a note.
        let isNoteReference: Bool
    }

    /// A stretch of the text that stands above the line.
    struct Raised {
        let range: Range<Int>
        /// True where a link in it or around it leads to a note of the article.
        let leadsToNote: Bool
    }

    let notes: NoteIndex
    /// True for a heading, whose links to itself are no part of what it says.
    let isHeading: Bool
    private(set) var text = FoldedText()
    private(set) var seams = DigitSeams()
    /// Links that may be marks; in a heading, all.
    private(set) var links: [Link] = []
    /// The address of the first link that is no mark, and whether another that may be one stands before it.
    private(set) var plainLink: String?
    private(set) var firstLinkIsSuspect = false
    private(set) var raised: [Raised] = []
    /// Bytes of `text` that stood in code: no mark is looked for there.
    private(set) var code: [Range<Int>] = []
    private(set) var link: String?
    private var openLinks: [(start: Int, address: String, isNoteReference: Bool)] = []
    /// The open superscript: where it began, how many stand in it, and whether a link in it leads to a note.
    private var superscript: (start: Int, depth: Int, leadsToNote: Bool)?

    /// Links around a superscript that are asked where they lead.
    private static let deepestLinks = 4

    init(notes: NoteIndex, isHeading: Bool = false) {
        self.notes = notes
        self.isHeading = isHeading
    }

    /// The length of the text so far.
    var count: Int { text.bytes.count }

    mutating func append(_ string: String) {
        let string = InvisibleCharacters.removed(from: string) ?? string
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

    /// Code keeps every character.
    mutating func appendCode(_ string: String) {
        let start = count
        seams.note(string, behind: text.bytes)
        text.append(string)
        if count > start { code.append(start..<count) }
    }

    mutating func openLink(_ address: String, isNoteReference: Bool = false) {
        seams.open()
        openLinks.append((count, address, isNoteReference))
        if superscript != nil, isNoteReference || notes.holdsTarget(of: address) { superscript?.leadsToNote = true }
        if link == nil, superscript == nil { link = address }
    }

    mutating func closeLink() {
        seams.open()
        guard let open = openLinks.popLast(), count > open.start else { return }
        let range = WhiteSpace.trimmed(open.start..<count, in: text.bytes)
        guard !range.isEmpty else { return }
        // Most links show words, which no mark is.
        guard open.isNoteReference || isHeading || FootnoteMark.maySuit(range, in: text.bytes) else {
            plainLink = plainLink ?? open.address
            return
        }
        if links.isEmpty, plainLink == nil { firstLinkIsSuspect = true }
        links.append(Link(range: range, address: open.address, isNoteReference: open.isNoteReference))
    }

    /// - Parameter joins: true where white space before it means nothing, as in a formula.
    mutating func openSuperscript(joins: Bool = false) {
        if joins { text.dropSpace() }
        guard superscript == nil else {
            superscript?.depth += 1
            return
        }
        let leadsToNote = openLinks.suffix(Self.deepestLinks).contains {
            $0.isNoteReference || notes.holdsTarget(of: $0.address)
        }
        superscript = (count, 1, leadsToNote)
    }

    mutating func closeSuperscript() {
        guard var open = superscript else { return }
        open.depth -= 1
        superscript = open
        guard open.depth == 0 else { return }
        superscript = nil
        guard count > open.start else { return }
        let range = WhiteSpace.trimmed(open.start..<count, in: text.bytes)
        if !range.isEmpty { raised.append(Raised(range: range, leadsToNote: open.leadsToNote)) }
    }

    /// The text without the marks of footnotes.
    consuming func finish() -> CellText { finished().content }

    /// The text without the marks of footnotes, and which bytes of ``text`` those were, in order.
    consuming func finished() -> (content: CellText, taken: [Range<Int>]) {
        while superscript != nil { closeSuperscript() }
        guard !raised.isEmpty || !links.isEmpty || CellMarks.mayStand(in: text.bytes) || isHeading else {
            return (CellText(text: text.string, seams: seams.texts(in: text.bytes), link: link), [])
        }
        var marks = CellMarks(self)
        marks.find()
        return marks.result()
    }
}
