import Text

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
        /// True where signs of its own are put into it.
        let isCompound: Bool
    }

    private struct OpenSuperscript {
        let start: Int
        /// How many stretches were raised before.
        let known: Int
        var leadsToNote: Bool
    }

    let notes: NoteIndex
    /// True for a heading, whose links to itself are no part of what it says.
    let isHeading: Bool
    /// True for Markdown, where the article tells references to notes from what looks like them (``NoteReferences``).
    let isMarkdown: Bool
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
    /// Where references to notes begin in `text`.
    private(set) var references: Set<Int> = []
    /// Where text begins that stands below the line.
    private(set) var lowered: Set<Int> = []
    /// Where brackets of formulas are to be opened that the page shows by lines and places alone.
    private(set) var openings: [Int] = []
    private(set) var link: String?
    private var openLinks: [(start: Int, address: String, isNoteReference: Bool)] = []
    /// What is raised and not closed yet, outermost first.
    private var superscripts: [OpenSuperscript] = []

    /// Raised text in raised text that is told apart.
    private static let deepestSuperscript = 3
    /// Links around a superscript that are asked where they lead.
    private static let deepestLinks = 4

    init(notes: NoteIndex, isHeading: Bool = false, isMarkdown: Bool = false) {
        self.notes = notes
        self.isHeading = isHeading
        self.isMarkdown = isMarkdown
    }

    /// The length of the text so far.
    var count: Int { text.bytes.count }

    mutating func append(_ string: String) {
        var string = string
        string.withUTF8 { append($0) }
    }

    /// - Parameter string: valid UTF-8.
    mutating func append(_ string: ArraySlice<UInt8>) {
        string.withUnsafeBufferPointer { append($0) }
    }

    private mutating func append(_ string: UnsafeBufferPointer<UInt8>) {
        guard InvisibleCharacters.mayStand(in: string) else { return appendVisible(string) }
        let string = String(decoding: string, as: UTF8.self)
        var visible = InvisibleCharacters.removed(from: string) ?? string
        visible.withUTF8 { appendVisible($0) }
    }

    private mutating func appendVisible(_ string: UnsafeBufferPointer<UInt8>) {
        seams.note(string, behind: text.bytes)
        guard isMarkdown, string.contains(NoteReferences.sign) else { return text.append(string) }
        for piece in NoteReferences.pieces(of: String(decoding: string, as: UTF8.self)) {
            text.append(piece.text)
            if piece.isReference { references.insert(count - 1) }
        }
    }

    /// Appends what a formula shows by lines and places alone, such as the bar of a fraction: white space beside it means
    /// nothing.
    mutating func appendSign(_ sign: String) {
        text.dropSpace()
        text.append(sign)
    }

    /// Puts all that was appended from an offset on in brackets, unless it stands in some.
    mutating func bracket(from start: Int) {
        let start = start + (start < count && text.bytes[start] == 0x20 ? 1 : 0)
        guard start < count, text.bytes[start] != UInt8(ascii: "(") || text.bytes.last != UInt8(ascii: ")") else {
            return
        }
        openings.append(start)
        appendSign(")")
    }

    /// Parts a fraction from a whole number before it: `5 1/2`.
    mutating func beginFraction() {
        if text.bytes.last.map(RaisedDigits.isDigit) == true { appendSpace() }
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

    /// What follows stands below the line.
    mutating func beginLowered() {
        seams.open()
        if !raised.isEmpty { lowered.insert(count) }
    }

    /// Code keeps every character.
    mutating func appendCode(_ string: String) {
        var string = isMarkdown ? NoteReferences.plain(string) : string
        string.withUTF8 { appendCode($0) }
    }

    /// - Parameter string: valid UTF-8 as it is written, without signs of references.
    mutating func appendCode(_ string: ArraySlice<UInt8>) {
        string.withUnsafeBufferPointer { appendCode($0) }
    }

    private mutating func appendCode(_ string: UnsafeBufferPointer<UInt8>) {
        let start = count
        seams.note(string, behind: text.bytes)
        text.append(string)
        if count > start { code.append(start..<count) }
    }

    mutating func openLink(_ address: String, isNoteReference: Bool = false) {
        seams.open()
        openLinks.append((count, address, isNoteReference))
        if let last = superscripts.indices.last, isNoteReference || notes.holdsTarget(of: address) {
            superscripts[last].leadsToNote = true
        }
        if link == nil, superscripts.isEmpty { link = address }
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
        let leadsToNote = openLinks.suffix(Self.deepestLinks).contains {
            $0.isNoteReference || notes.holdsTarget(of: $0.address)
        }
        superscripts.append(
            OpenSuperscript(start: count, known: raised.count, leadsToNote: leadsToNote))
    }

    mutating func closeSuperscript() {
        guard let open = superscripts.popLast(), count > open.start else { return }
        let range = WhiteSpace.trimmed(open.start..<count, in: text.bytes)
        guard !range.isEmpty, superscripts.count < Self.deepestSuperscript else { return }
        // `<sup><sup>1</sup></sup>` is raised once.
        let isTwice = raised.last?.range == range
        if isTwice { raised.removeLast() }
        raised.append(
            Raised(
                range: range, leadsToNote: open.leadsToNote,
                isCompound: !isTwice && raised.count > open.known))
        if open.leadsToNote, let last = superscripts.indices.last { superscripts[last].leadsToNote = true }
    }

    /// The text without the marks of footnotes.
    consuming func finish() -> CellText { finished().content }

    /// The text without the marks of footnotes, and which bytes of ``text`` those were, in order.
    consuming func finished() -> (content: CellText, taken: [Range<Int>]) {
        while !superscripts.isEmpty { closeSuperscript() }
        let isPlain = raised.isEmpty && links.isEmpty && openings.isEmpty
        guard !isPlain || WrittenMark.mayStand(in: text.bytes) else { return (plain, []) }
        var marks = CellMarks(self)
        marks.find()
        return marks.result()
    }

    var endsInCode: Bool { code.last?.upperBound == count }

    /// The text where nothing in it is a mark.
    var plain: CellText {
        let string =
            isHeading ? HeadingText.cleaned(text.string, droppedLink: false, endsInCode: endsInCode) : text.string
        return CellText(text: string, seams: seams.texts(in: text.bytes), link: link)
    }
}
