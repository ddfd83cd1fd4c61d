import CommonMark
import Text

/// Reads unambiguous inline syntax without a parser: running text with names of characters, tags, code spans of single
/// backticks, emphasis that can only open or only close, inline links of plain text, code or an image, autolinks, and
/// images with plain labels. All other syntax is left to cmark-gfm; the CommonMark sections are named below.
struct PlainInlines {
    private enum Piece {
        case text(Range<Int>)
        case code(Range<Int>)
        case tag(Range<Int>)
        case linkStart(label: Int, address: Range<Int>)
        case linkEnd
        case imageStart
        case imageEnd
    }

    private let bytes: [UInt8]
    private let notes: NoteIndex
    /// True if text in brackets may be a link to an address that is elsewhere, and whether numbers may be.
    private let hasDefinitions: Bool
    private let definesNumbers: Bool

    // The text that is being read.
    private var pieces: [Piece] = []
    private var joined = JoinedPieces()
    private var end = 0
    private var start = 0
    private var index = 0
    /// The start of the pending text.
    private var textStart = 0
    /// The number of marks of the open emphasis; 0 for none.
    private var openMarks = 0
    private var openMark: UInt8 = 0
    /// True if a bracket, which may belong to the mark of a footnote, is text.
    private var holdsBracket = false
    /// True if the texts hold references to characters, such as `&nbsp;`.
    private var holdsReference = false
    /// Bytes that do not occur in the rest.
    private var missing: (semicolon: Bool, tagEnd: Bool, address: Bool) = (false, false, false)

    /// - Parameter definitions: the lines of each link definition of the article.
    init(bytes: [UInt8], notes: NoteIndex, definitions: [[Range<Int>]]) {
        self.bytes = bytes
        self.notes = notes
        // Enough for most cells.
        pieces.reserveCapacity(8)
        hasDefinitions = !definitions.isEmpty
        definesNumbers = definitions.contains { lines in
            let label = bytes[lines[0]].dropFirst().prefix { $0 != UInt8(ascii: "]") }
            return label.allSatisfy { $0.isASCIIDigit || WhiteSpace.isASCII($0) }
        }
    }

    /// The text of a cell or a heading; nil if it needs cmark-gfm. Linear in the range.
    ///
    /// - Parameters:
    ///   - range: the content, trimmed.
    ///   - raw: the same as a string.
    mutating func text(of range: Range<Int>, raw: String, isHeading: Bool = false) -> CellText? {
        // Fast paths: most cells are one code span, or have no markup.
        if !isHeading, let code = codeAlone(in: range), CellTextBuilder.keeps(code, of: bytes) {
            return CellText(text: string(code))
        }
        let plain = Self.plainEnd(in: range, of: bytes)
        let last = range.last.map { bytes[$0] }
        if !isHeading, plain == range.upperBound, last != UInt8(ascii: ")"), last != UInt8(ascii: " ") {
            return CellText(text: raw)
        }
        let mark = Self.firstMark(in: plain..<range.upperBound, of: bytes)
        if !isHeading, mark == nil, CellTextBuilder.keeps(range, of: bytes) { return CellText(text: raw) }
        guard canRead(range, from: mark ?? range.upperBound) else { return nil }
        return finishedText(raw: raw, isHeading: isHeading)
            ?? MarkdownText.of(pieces.map(inline), kind: isHeading ? .heading(level: 1) : .tableCell, notes: notes)
    }

    private func inline(_ piece: Piece) -> MarkdownInline {
        switch piece {
        case .text(let range): .text(holdsReference ? decoded(range) : string(range))
        case .code(let range): .code(string(range))
        case .tag(let range): isLineBreak(range) ? .lineBreak : .html(string(range))
        case .linkStart(_, let address): .linkStart(address: string(address))
        case .linkEnd: .linkEnd
        case .imageStart: .imageStart
        case .imageEnd: .imageEnd
        }
    }

    /// True for `<br>` without attributes, and for `</br>`.
    private func isLineBreak(_ tag: Range<Int>) -> Bool {
        let isEnd = bytes[tag.lowerBound + 1] == UInt8(ascii: "/")
        return tag.count <= 6 && ByteSearch.isTag("br", in: bytes, at: tag.lowerBound + (isEnd ? 2 : 1))
    }

    private func string(_ range: Range<Int>) -> String {
        bytes.withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
    }

    private func decoded(_ range: Range<Int>) -> String {
        HTMLCharacters(HTMLTextToken(range: range, form: .data), null: .kept, in: bytes).withText {
            String(decoding: $0, as: UTF8.self)
        }
    }

    /// Nil if the text may need folding, or may hold a mark or a seam.
    private mutating func finishedText(raw: String, isHeading: Bool) -> CellText? {
        joined.clear()
        let mayHoldMark = holdsBracket || holdsReference
        // One piece is not copied.
        var isJoined = mayHoldMark
        var last = 0..<0
        var (isSeam, endsInCode) = (false, false)
        var link: Range<Int>?
        for piece in pieces {
            switch piece {
            case .text(let range), .code(let range):
                if isSeam, !last.isEmpty, let first = bytes[range].first(where: { $0 != 0x20 }) {
                    if mayContinueNumber(last, by: first) { return nil }
                    isSeam = false
                }
                endsInCode = if case .code = piece { true } else { false }
                if !isJoined, !last.isEmpty {
                    joined.append(last, of: bytes)
                    isJoined = true
                }
                if isJoined { joined.append(range, of: bytes, decodes: holdsReference && !endsInCode) }
                last = range
            case .tag(let tag):
                if !isJoined { joined.append(last, of: bytes) }
                guard !isHeading, isLineBreak(tag), joined.endLine() else { return nil }
                (isJoined, isSeam) = (true, true)
            case .linkStart(let label, let address):
                guard !isHeading, !mayBeginMark(bytes[label]) else { return nil }
                link = link ?? address
                isSeam = true
            case .linkEnd, .imageStart, .imageEnd: isSeam = true
            }
        }
        let text: String
        if isJoined {
            guard joined.endText(), !mayHoldMark || !WrittenMark.mayContainMark(in: joined.bytes) else { return nil }
            text = String(decoding: joined.bytes, as: UTF8.self)
        } else {
            guard CellTextBuilder.keeps(last, of: bytes) else { return nil }
            text = last == start..<end ? raw : string(last)
        }
        if isHeading {
            return CellText(text: HeadingText.cleaned(text, droppedLink: false, endsInCode: endsInCode))
        }
        guard let link else { return CellText(text: text) }
        return CellText(text: text, link: string(link))
    }

    /// False for the first byte of a link's text that begins no mark: of words, numbers and pictures.
    private func mayBeginMark(_ byte: UInt8) -> Bool {
        // Brackets and signs begin with these.
        !byte.isASCIILetterOrDigit && (byte < 0xC3 || byte == 0xE2 || byte == 0xEF)
    }

    /// True if text may end with a digit and the one behind it begin with one: of one byte, of three, or in a reference.
    private func mayContinueNumber(_ text: Range<Int>, by next: UInt8) -> Bool {
        let isDigit = next.isASCIIDigit || next == 0xEF || next == UInt8(ascii: "&")
        guard isDigit, let last = bytes[text].last(where: { $0 != 0x20 }) else { return isDigit }
        return last.isASCIIDigit || last >= 0x80 || last == UInt8(ascii: ";")
    }
}

extension PlainInlines {
    /// Divides a text into pieces; false if it needs cmark-gfm.
    ///
    /// - Parameters:
    ///   - range: the content, trimmed.
    ///   - first: the first byte that is not ordinary, or the end; nil if it is not known.
    mutating func canRead(_ range: Range<Int>, from first: Int? = nil) -> Bool {
        (start, end, textStart, index) = (
            range.lowerBound, range.upperBound, range.lowerBound, first ?? range.lowerBound
        )
        (openMarks, holdsBracket, holdsReference, missing) = (0, false, false, (false, false, false))
        // There are few; `removeAll` costs more.
        while pieces.popLast() != nil {}
        if first == nil { skipOrdinary() }
        while index < end {
            guard readMark() else { return false }
            skipOrdinary()
        }
        flush(to: end)
        return openMarks == 0
    }

    /// Reads what begins with a byte that is not ordinary; false if it is ambiguous.
    private mutating func readMark() -> Bool {
        let first = index
        switch bytes[first] {
        case UInt8(ascii: "&"):
            return skipReference()
        case UInt8(ascii: "<"):
            if !missing.tagEnd, let end = InlineTag.end(of: bytes, first..<end) {
                // cmark-gfm removes the backslash before a pipe.
                guard !bytes[first..<end].contains(UInt8(ascii: "\\")) else { return false }
                flush(to: first)
                pieces.append(.tag(first..<end))
                index = end
            } else if !missing.tagEnd, let address = LinkAddress.inBrackets(at: first, in: bytes, limit: end) {
                flush(to: first)
                pieces.append(.linkStart(label: address.lowerBound, address: address))
                pieces.append(.text(address))
                pieces.append(.linkEnd)
                index = address.upperBound + 1
            } else {
                index += 1
                return Self.isMissing(">", in: bytes, index..<end, &missing.tagEnd)
            }
        case UInt8(ascii: "]"),
            UInt8(ascii: "!") where first + 1 == end || bytes[first + 1] != UInt8(ascii: "["):
            // It closes or begins nothing.
            index += 1
            return true
        case UInt8(ascii: "\\"):
            // Before a letter, a digit or a space it is text (section 6.1).
            index += 1
            return index == end || bytes[index].isASCIILetterOrDigit || bytes[index] == 0x20
        case UInt8(ascii: "*"), UInt8(ascii: "_"):
            guard let marks = skipEmphasis() else { return false }
            if marks { flush(to: first) } else { return true }
        case UInt8(ascii: "`"):
            guard let code = skipCode() else { return false }
            flush(to: first)
            pieces.append(.code(code))
        case UInt8(ascii: "["), UInt8(ascii: "!"):
            let isImage = bytes[first] == UInt8(ascii: "!")
            guard let link = skipLink(from: isImage ? first + 1 : first) else { return skipBracket(at: first) }
            guard !isImage || !link.isCode else { return false }
            flush(to: first)
            pieces.append(
                isImage ? .imageStart : .linkStart(label: link.label.lowerBound, address: link.address))
            pieces.append(link.isCode ? .code(link.label) : .text(link.label))
            pieces.append(isImage ? .imageEnd : .linkEnd)
        default: return false
        }
        textStart = index
        return true
    }

    /// False at the end.
    @discardableResult
    private mutating func skipOrdinary() -> Bool {
        index = Self.firstMark(in: index..<end, of: bytes) ?? end
        return index < end
    }

    private mutating func flush(to end: Int) {
        if end > textStart { pieces.append(.text(textStart..<end)) }
    }

    /// True if a text does not contain another: an entity needs `;` (section 6.2), a tag or autolink `>` (6.8, 6.10), an
    /// address of a link `](` (6.6).
    ///
    /// - Parameter isMissing: true if this is known.
    private static func isMissing(
        _ text: StaticString, in bytes: [UInt8], _ range: Range<Int>, _ isMissing: inout Bool
    ) -> Bool {
        if !isMissing { isMissing = !ByteSearch.holds(text, in: bytes, range) }
        return isMissing
    }

    /// Skips the name of a character with its semicolon (section 6.2), or an `&` without one behind it.
    private mutating func skipReference() -> Bool {
        let first = index
        index += 1
        if !missing.semicolon, index < end, bytes[index].isASCIILetter,
            let found = CharacterReference(bytes, at: first, end: end), bytes[found.end - 1] == UInt8(ascii: ";")
        {
            (index, holdsReference) = (found.end, true)
            return true
        }
        // Pages decode some names without a semicolon.
        return !holdsReference && Self.isMissing(";", in: bytes, index..<end, &missing.semicolon)
    }

    /// Brackets are text where no definition and no `(` makes them a link (section 6.6).
    private mutating func skipBracket(at first: Int) -> Bool {
        (index, holdsBracket) = (first + 1, true)
        guard !hasDefinitions || holdsNoLabel(at: index), index == end || bytes[index] != UInt8(ascii: "^") else {
            return false
        }
        return Self.isMissing("](", in: bytes, index..<end, &missing.address)
    }

    /// True behind the bracket of `[]`, and of `[1]` where no definition has a number.
    private func holdsNoLabel(at start: Int) -> Bool {
        var close = start
        while close < end, bytes[close].isASCIIDigit { close += 1 }
        return close < end && bytes[close] == UInt8(ascii: "]") && (close == start || !definesNumbers)
            && (close + 1 == end || bytes[close + 1] != UInt8(ascii: "["))
    }

    /// True for emphasis, false for marks that are text, nil if ambiguous (section 6.4, rules 1 to 4). An opening
    /// run follows white space, or is between punctuation and a letter; a closing run follows another character, and
    /// precedes white space or punctuation; the runs have the same length and are not nested. Between letters or
    /// digits, underscores are text.
    private mutating func skipEmphasis() -> Bool? {
        let (first, mark) = (index, bytes[index])
        while index < end, bytes[index] == mark { index += 1 }
        let before = first > start ? bytes[first - 1] : UInt8(ascii: " ")
        let after = index < end ? bytes[index] : UInt8(ascii: " ")
        guard before < 0x7F, after < 0x7F else { return nil }
        let (followsSpace, precedesSpace) = (WhiteSpace.isASCII(before), WhiteSpace.isASCII(after))
        let (followsWord, precedesWord) = (before.isASCIILetterOrDigit, after.isASCIILetterOrDigit)
        if followsSpace, precedesSpace { return false }
        if mark == UInt8(ascii: "_"), followsWord, precedesWord { return false }
        let length = index - first
        if openMarks == 0 {
            guard length <= 3, followsSpace || precedesWord && !followsWord else { return nil }
            (openMarks, openMark) = (length, mark)
            return true
        }
        guard length == openMarks, mark == openMark, !followsSpace, !precedesWord else { return nil }
        openMarks = 0
        return true
    }

    /// The content of a code span (section 6.3), without one space at each end if both have one.
    private mutating func skipCode() -> Range<Int>? {
        let backtick = UInt8(ascii: "`")
        let first = index + 1
        guard let last = ByteSearch.first(backtick, in: bytes, from: first, limit: end), last > first,
            last + 1 == end || bytes[last + 1] != backtick
        else { return nil }
        // A pipe in a table's code span has a backslash, which cmark-gfm removes.
        guard Self.isPlainCode(first..<last, in: bytes) else { return nil }
        index = last + 1
        let isPadded = bytes[first] == UInt8(ascii: " ") && bytes[last - 1] == UInt8(ascii: " ")
        let isStripped = isPadded && !bytes[first..<last].allSatisfy { $0 == UInt8(ascii: " ") }
        return isStripped ? (first + 1)..<(last - 1) : first..<last
    }

    /// The content of a code span that is all of a text; nil for any other text.
    private mutating func codeAlone(in range: Range<Int>) -> Range<Int>? {
        guard let first = range.first, bytes[first] == UInt8(ascii: "`") else { return nil }
        (index, end) = (range.lowerBound, range.upperBound)
        return skipCode().flatMap { index == end ? $0 : nil }
    }

    /// `[label](address)` or `[label](address "title")` (sections 6.6, 6.7) with a label that is ordinary, code or an
    /// image, and an address that needs no decoding.
    private mutating func skipLink(from first: Int) -> (label: Range<Int>, isCode: Bool, address: Range<Int>)? {
        index = first + 1
        guard let (label, isCode) = skipLabel(), index + 1 < end, bytes[index] == UInt8(ascii: "]"),
            bytes[index + 1] == UInt8(ascii: "(")
        else { return nil }
        let address = index + 2
        guard let last = LinkAddress.end(in: bytes, from: address, limit: end),
            let close = LinkAddress.endOfTitle(in: bytes, from: last, limit: end), bytes[close] == UInt8(ascii: ")")
        else { return nil }
        index = close + 1
        return (label, isCode, address..<last)
    }

    /// True for an underscore between letters or digits, which is text.
    private func isInName(_ index: Int) -> Bool {
        bytes[index] == UInt8(ascii: "_") && index > start && index + 1 < end && bytes[index - 1].isASCIILetterOrDigit
            && bytes[index + 1].isASCIILetterOrDigit
    }

    private mutating func skipLabel() -> (label: Range<Int>, isCode: Bool)? {
        let first = index
        guard first + 1 < end else { return nil }
        if bytes[first] == UInt8(ascii: "`") { return skipCode().map { ($0, true) } }
        if bytes[first] == UInt8(ascii: "!"), bytes[first + 1] == UInt8(ascii: "[") {
            // An image in an image is left to the parser.
            guard first + 2 < end, bytes[first + 2] != UInt8(ascii: "!"), let image = skipLink(from: first + 1),
                !image.isCode
            else { return nil }
            return (image.label, false)
        }
        while skipOrdinary(), isInName(index) { index += 1 }
        return index < end && index > first ? (first..<index, false) : nil
    }
}
