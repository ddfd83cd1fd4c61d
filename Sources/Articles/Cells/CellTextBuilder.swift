import Text

/// Builds a cell's text from its inline content in any syntax. Records raised, linked and code text; ``finish()``
/// decides which of it are marks of footnotes (``CellMarks``).
struct CellTextBuilder {
    /// The range of a link's text.
    struct Link {
        let range: Range<Int>
        let address: String
        /// True if the page marks the link as a reference to a note.
        let isNoteReference: Bool
    }

    /// A range of superscript text.
    struct Raised {
        let range: Range<Int>
        /// True if a link inside or around it leads to a note of the article.
        let leadsToNote: Bool
        /// True if it contains raised text of its own that gets signs.
        let isCompound: Bool
    }

    private struct OpenSuperscript {
        let start: Int
        /// The number of earlier raised ranges.
        let known: Int
        var leadsToNote: Bool
    }

    let notes: NoteIndex
    /// True for a heading, whose links to itself are not part of its text.
    let isHeading: Bool
    /// True for Markdown, where the article distinguishes references to notes from similar text (``NoteReferences``).
    let isMarkdown: Bool
    private(set) var text = FoldedText()
    private var seams = DigitSeams()
    /// True after a picture without alternative text.
    private(set) var hasPicture = false
    /// Texts that are struck out.
    private(set) var struck: [String] = []
    /// Links that may be marks; all links in a heading.
    private(set) var links: [Link] = []
    /// The address of the first link that is not a mark, and whether a link that may be a mark precedes it.
    private(set) var plainLink: String?
    private(set) var firstLinkIsSuspect = false
    private(set) var raised: [Raised] = []
    /// Ranges of code in `text`, where no marks are searched.
    private(set) var code: [Range<Int>] = []
    /// The offsets of references to notes in `text`.
    private(set) var references: Set<Int> = []
    /// The offsets of subscript text.
    private(set) var lowered: Set<Int> = []
    /// The offsets of opening brackets for formulas whose grouping the page shows only by lines and positions.
    private(set) var openings: [Int] = []
    private(set) var link: String?
    private var openLinks: [(start: Int, address: String, isNoteReference: Bool)] = []
    /// Open superscripts, outermost first.
    private var superscripts: [OpenSuperscript] = []

    /// The greatest depth of nested superscripts that are distinguished.
    private static let deepestSuperscript = 3
    /// The number of links around a superscript whose targets are tested.
    private static let deepestLinks = 4

    init(notes: NoteIndex, isHeading: Bool = false, isMarkdown: Bool = false) {
        self.notes = notes
        self.isHeading = isHeading
        self.isMarkdown = isMarkdown
    }

    /// Begins another text.
    mutating func clear() {
        text.clear()
        seams.clear()
        struck.clear()
        links.clear()
        raised.clear()
        code.clear()
        openings.clear()
        openLinks.clear()
        superscripts.clear()
        (plainLink, firstLinkIsSuspect, link, hasPicture) = (nil, false, nil, false)
        if !references.isEmpty { references = [] }
        if !lowered.isEmpty { lowered = [] }
    }

    /// The current length of the text.
    var count: Int { text.bytes.count }

    mutating func append(_ string: String) {
        var string = string
        string.withUTF8 { append($0) }
    }

    /// - Parameter string: valid UTF-8.
    mutating func append(_ string: ArraySlice<UInt8>) {
        string.withUnsafeBufferPointer { append($0) }
    }

    mutating func append(_ string: UnsafeBufferPointer<UInt8>) {
        guard InvisibleCharacters.mayOccur(in: string) else { return appendVisible(string) }
        let string = String(decoding: string, as: UTF8.self)
        var visible = InvisibleCharacters.removed(from: string) ?? string
        visible.withUTF8 { appendVisible($0) }
    }

    private mutating func appendVisible(_ string: UnsafeBufferPointer<UInt8>) {
        seams.record(string, behind: text.bytes)
        guard isMarkdown, string.contains(NoteReferences.sign) else { return text.append(string) }
        for piece in NoteReferences.pieces(of: String(decoding: string, as: UTF8.self)) {
            text.append(piece.text)
            if piece.isReference { references.insert(count - 1) }
        }
    }

    /// Appends a sign for what a formula shows by lines and positions, such as the bar of a fraction. White space
    /// next to it is ignored.
    mutating func appendSign(_ sign: String) {
        text.dropSpace()
        text.append(sign)
    }

    /// Encloses the text from an offset in brackets, unless it has brackets already.
    mutating func bracket(from start: Int) {
        let start = start + (start < count && text.bytes[start] == 0x20 ? 1 : 0)
        guard start < count, !isBracketed(from: start) else { return }
        openings.append(start)
        appendSign(")")
    }

    private func isBracketed(from start: Int) -> Bool {
        guard text.bytes[start] == UInt8(ascii: "("), text.bytes.last == UInt8(ascii: ")") else { return false }
        // Brackets that are not in the text yet are those of its parts.
        if openings.contains(where: { $0 >= start }) { return true }
        var depth = 0
        return text.bytes[start..<count - 1].allSatisfy { byte in
            depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
            return depth > 0
        }
    }

    /// Separates a fraction from a whole number before it: `5 1/2`.
    mutating func beginFraction() {
        if text.bytes.last?.isASCIIDigit == true { appendSpace() }
    }

    mutating func appendSpace() {
        seams.open()
        text.appendSpace()
    }

    mutating func appendNewline() {
        seams.open()
        text.appendNewline()
    }

    /// Marks that the following text does not continue the text before it.
    mutating func appendSeam() { seams.open() }

    mutating func recordPicture() { hasPicture = true }

    /// Records the text from an offset as struck out.
    mutating func closeStruck(from start: Int) {
        seams.open()
        let range = WhiteSpace.trimmed(min(start, count)..<count, in: text.bytes)
        guard !range.isEmpty else { return }
        struck.append(String(decoding: text.bytes[range], as: UTF8.self))
    }

    /// Marks the following text as subscript.
    mutating func beginLowered() {
        seams.open()
        if !raised.isEmpty { lowered.insert(count) }
    }

    /// Code keeps every character.
    mutating func appendCode(_ string: String) {
        var string = isMarkdown ? NoteReferences.plain(string) : string
        let start = count
        string.withUTF8 { bytes in
            seams.record(bytes, behind: text.bytes)
            text.append(bytes)
        }
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
        let isRaised = !superscripts.isEmpty || raised.last?.range.overlaps(range) == true
        if isRaised || open.isNoteReference || text.bytes[range.lowerBound] == UInt8(ascii: "[") {
            notes.keepTarget(of: FootnoteMark.names(Array(text.bytes[range])), open.address)
        }
        // Most links contain words, which are not marks.
        guard open.isNoteReference || isHeading || FootnoteMark.mayBeMark(range, in: text.bytes) else {
            plainLink = plainLink ?? open.address
            return
        }
        if links.isEmpty, plainLink == nil { firstLinkIsSuspect = true }
        links.append(Link(range: range, address: open.address, isNoteReference: open.isNoteReference))
    }

    /// - Parameter joins: true if white space before it is ignored, as in a formula.
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
        // `<sup><sup>1</sup></sup>` counts as raised once.
        let isTwice = raised.last?.range == range
        if isTwice { raised.removeLast() }
        // Digits behind it belong to another number: `10<sup>3</sup>5`.
        seams.open()
        raised.append(
            Raised(
                range: range, leadsToNote: open.leadsToNote,
                isCompound: !isTwice && raised.count > open.known))
        if open.leadsToNote, let last = superscripts.indices.last { superscripts[last].leadsToNote = true }
    }

    /// The text without marks of footnotes.
    mutating func finish() -> CellText { finished().content }

    /// The text without marks of footnotes, and the ranges of the marks in ``text``, in order.
    mutating func finished() -> (content: CellText, taken: [Range<Int>]) {
        while !superscripts.isEmpty { closeSuperscript() }
        let isPlain = raised.isEmpty && links.isEmpty && openings.isEmpty
        guard !isPlain || WrittenMark.mayContainMark(in: text.bytes) else { return (plain, []) }
        var marks = CellMarks(self)
        marks.find()
        return marks.result()
    }

    /// Where two digits meet because the markup or wide space between them is lost, ascending.
    var seamOffsets: [Int] {
        text.gaps.isEmpty ? seams.offsets : Set(seams.offsets + text.gaps).sorted()
    }

    var endsInCode: Bool { code.last?.upperBound == count }

    /// The text if it contains no marks.
    var plain: CellText {
        let string =
            isHeading ? HeadingText.cleaned(text.string, droppedLink: false, endsInCode: endsInCode) : text.string
        // A fast path for most texts.
        if seamOffsets.isEmpty, struck.isEmpty, !hasPicture, link == nil { return CellText(text: string) }
        return CellText(
            text: string, seams: DigitSeams.texts(at: seamOffsets, in: text.bytes), struck: struck,
            isPicture: hasPicture && string.isEmpty, link: link)
    }
}

extension CellTextBuilder {
    /// True if a text needs no folding, and only `[` or `*` in it can begin a mark.
    static func keeps(_ range: Range<Int>, of bytes: [UInt8]) -> Bool {
        guard !range.isEmpty else { return true }
        let last = bytes[range.upperBound - 1]
        if last == UInt8(ascii: "*") || last == UInt8(ascii: " ") { return false }
        if last == UInt8(ascii: ")"), WrittenMark.isShortBracket(endingAt: range.upperBound - 1, in: bytes) {
            return false
        }
        return bytes.withUnsafeBytes { buffer in
            var wasSpace = true
            var index = range.lowerBound
            while index < range.upperBound {
                let word = EightBytes(buffer, at: index, before: range.upperBound)
                if word.arePrintable, !word.hasDoubleSpace, !wasSpace || buffer[index] != UInt8(ascii: " ") {
                    index += 8
                    wasSpace = index < range.upperBound && buffer[index - 1] == UInt8(ascii: " ")
                    continue
                }
                let end = min(index + 8, range.upperBound)
                while index < end {
                    let byte = buffer[index]
                    if byte < 0x20 { return false }
                    let isSpace = byte == UInt8(ascii: " ")
                    if isSpace && wasSpace { return false }
                    if byte >= 0xC2,
                        WhiteSpace.length(in: buffer, at: index, end: range.upperBound) > 0
                            || WrittenMark.mayBegin(at: index, in: bytes)
                            || InvisibleCharacters.begins(at: index, in: buffer)
                    {
                        return false
                    }
                    wasSpace = isSpace
                    index += 1
                }
            }
            return true
        }
    }
}
