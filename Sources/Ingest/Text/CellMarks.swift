import Measures

/// Decides what in a cell's text are marks of footnotes, and takes them out; what is raised and no mark keeps its place by a
/// sign where it would be read as a part of the number before it.
///
/// DESIGN: a mark is one only where the article holds the note that it leads to, or where it is nothing else. After a digit
/// a raised number is a power after 10, and else kept, and told of (``RaisedText``).
struct CellMarks {
    private let cell: CellTextBuilder
    private let bytes: [UInt8]
    /// What each byte is a part of.
    private var states: [State]
    private var taken: [(range: Range<Int>, name: String?)] = []
    private var insertions: [(raised: Range<Int>, range: Range<Int>, sign: String)] = []
    /// Raised text at a number that no note tells of, in order.
    private var doubts: [(range: Range<Int>, isPower: Bool)] = []

    private enum State: UInt8 {
        case plain, code, raised, taken
    }

    init(_ cell: CellTextBuilder) {
        self.cell = cell
        bytes = cell.text.bytes
        states = [State](repeating: .plain, count: bytes.count)
        for range in cell.code { set(.code, range) }
    }

    /// False where nothing in a text without markup can be a mark.
    static func mayStand(in bytes: [UInt8]) -> Bool {
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "*"), UInt8(ascii: "["): return true
            case UInt8(ascii: ")"): if isShortBracket(endingAt: index, in: bytes) { return true }
            case 0xC2, 0xE2: if mayBeMark(at: index, in: bytes) { return true }
            default: continue
            }
        }
        return false
    }

    /// True for the first byte of `² ³ ¹ § ¶`, `† ‡ ‖ ※` and the other superscript digits.
    static func mayBeMark(at index: Int, in bytes: [UInt8]) -> Bool {
        guard bytes[index] == 0xC2 || bytes[index] == 0xE2, index + 1 < bytes.count else { return false }
        if bytes[index] == 0xC2 { return [0xA7, 0xB2, 0xB3, 0xB6, 0xB9].contains(bytes[index + 1]) }
        guard index + 2 < bytes.count else { return false }
        switch (bytes[index + 1], bytes[index + 2]) {
        case (0x80, 0x96), (0x80, 0xA0), (0x80, 0xA1), (0x80, 0xBB), (0x81, 0xB0...0xBB): return true
        default: return false
        }
    }

    /// True for `(1)` and the like: most brackets hold words.
    static func isShortBracket(endingAt index: Int, in bytes: [UInt8]) -> Bool {
        (2...8).contains { $0 <= index && bytes[index - $0] == UInt8(ascii: "(") }
    }

    mutating func find() {
        for raised in cell.raised { find(raised) }
        for link in cell.links where !isTaken(link.range) { find(link) }
        findReferences()
        findSuperscripts()
        findSigns()
        findBrackets()
    }

    func result() -> (content: CellText, taken: [Range<Int>]) {
        let marks = taken.sorted { $0.range.lowerBound < $1.range.lowerBound }
        let ranges = marks.map(\.range)
        let (text, stops) = cell.text.applying(edits(), stops: seamStops(beside: ranges))
        var content = CellText(
            text: text.string, footnotes: marks.compactMap(\.name).filter { !$0.isEmpty }, raised: raisedText(),
            seams: DigitSeams.texts(at: stops, in: text.bytes), link: cell.link)
        if cell.firstLinkIsSuspect, marks.contains(where: { $0.range.lowerBound == cell.links.first?.range.lowerBound })
        {
            content.link = cell.plainLink
        }
        if cell.isHeading {
            content.text = HeadingText.cleaned(content.text, droppedLink: marks.contains { $0.name == nil })
        }
        return (content, ranges)
    }
}

extension CellMarks {
    private func edits(without doubts: [Range<Int>] = []) -> [TextEdit] {
        var isGone = states.map { $0 == .taken }
        for range in doubts { for index in range { isGone[index] = true } }
        let signs = insertions.filter { !isGone[$0.raised.lowerBound] }
        return
            ((taken.map(\.range) + doubts).map(TextEdit.init(removing:))
            + signs.map { TextEdit(replacing: $0.range, by: $0.sign) })
            .sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
    }

    private func raisedText() -> RaisedText? {
        let doubts = doubts.filter { !isTaken($0.range) }
        guard !doubts.isEmpty else { return nil }
        let marks = doubts.map { Array(bytes[$0.range]) }
        let rest = cell.text.applying(edits(without: doubts.map(\.range))).text
        return RaisedText(
            marks: marks.map { String(decoding: $0, as: UTF8.self) }, textWithout: rest.string,
            isFootnote: marks.allSatisfy(RaisedDigits.isFootnote), isPower: doubts.allSatisfy(\.isPower))
    }

    /// Digits also meet where a mark between them is gone.
    private func seamStops(beside ranges: [Range<Int>]) -> [Int] {
        let gone = ranges.filter { range in
            range.lowerBound > 0 && RaisedDigits.isDigit(bytes[range.lowerBound - 1])
                && range.upperBound < bytes.count && RaisedDigits.isDigit(bytes[range.upperBound])
        }
        return gone.isEmpty ? cell.seams.offsets : (cell.seams.offsets + gone.map(\.lowerBound)).sorted()
    }

    private mutating func set(_ state: State, _ range: Range<Int>) {
        for index in range.clamped(to: states.indices) { states[index] = state }
    }

    private func isTaken(_ range: Range<Int>) -> Bool { states[range].contains(.taken) }
    private func isPlain(_ range: Range<Int>) -> Bool { states[range].allSatisfy { $0 == .plain } }

    private mutating func take(_ range: Range<Int>) {
        guard !isTaken(range) else { return }
        taken.append((range, FootnoteMark.name(Array(bytes[range]))))
        set(.taken, range)
    }
}

extension CellMarks {
    /// `<sup>1</sup>`
    private mutating func find(_ raised: CellTextBuilder.Raised) {
        let range = raised.range
        let content = Array(bytes[range])
        let form = RaisedForm(
            content: content, before: bytes[..<range.lowerBound], after: bytes[range.upperBound...])
        if isMark(raised, content, form) { return take(range) }
        set(.raised, range)
        let signs = form.signs
        if !signs.before.isEmpty {
            insertions.append((range, (range.lowerBound - form.gap)..<range.lowerBound, signs.before))
        }
        if !signs.after.isEmpty { insertions.append((range, range.upperBound..<range.upperBound, signs.after)) }
        if signs.before != " ", RaisedDigits.mayJoin(range, in: bytes) { doubts.append((range, form.isPower)) }
    }

    private func isMark(_ raised: CellTextBuilder.Raised, _ content: [UInt8], _ form: RaisedForm) -> Bool {
        if raised.leadsToNote { return FootnoteMark.isShort(content) || FootnoteMark.isBracketed(content) }
        if FootnoteMark.isPlain(content) { return !isLabel(raised.range) }
        guard cell.notes.opensNote(content) else { return false }
        return !form.isPowerOfUnit && !form.isAtFactorTen && !isLabel(raised.range) && !beginsWord(raised.range)
    }

    /// True where a mark opens the text: the cell is the note.
    private func isLabel(_ range: Range<Int>) -> Bool {
        range.lowerBound == 0 && range.upperBound < bytes.count && WhiteSpace.isASCII(bytes[range.upperBound])
    }

    /// True for what is raised in front of letters: `<sup>14</sup>C`.
    private func beginsWord(_ range: Range<Int>) -> Bool {
        range.upperBound < bytes.count && ByteSearch.isLetter(bytes[range.upperBound])
            && (range.lowerBound == 0 || WhiteSpace.isASCII(bytes[range.lowerBound - 1]))
    }

    private mutating func find(_ link: CellTextBuilder.Link) {
        let content = Array(bytes[link.range])
        if cell.isHeading {
            if HeadingText.isAnchor(content, of: link.address), !isTaken(link.range) {
                taken.append((link.range, nil))
                set(.taken, link.range)
            }
            return
        }
        // `[^1]` with a definition is a link to cmark, its text `^1`.
        if content.first == UInt8(ascii: "^") {
            if cell.notes.definesNote(String(decoding: content.dropFirst(), as: UTF8.self)) { take(link.range) }
            return
        }
        if link.isNoteReference {
            if FootnoteMark.isShort(content) || FootnoteMark.isBracketed(content) { take(link.range) }
        } else if FootnoteMark.isBracketed(content), cell.notes.holdsTarget(of: link.address) {
            take(link.range)
        }
    }

    /// `[^1]`, where a definition did not make it a link.
    private mutating func findReferences() {
        var index = 0
        while let reference = FootnoteMark.reference(in: bytes, from: index) {
            index = reference.upperBound
            let label = String(decoding: bytes[(reference.lowerBound + 2)..<(reference.upperBound - 1)], as: UTF8.self)
            if isPlain(reference), cell.notes.definesNote(label) { take(reference) }
        }
    }
}

extension CellMarks {
    /// `39¹`, `Saw¹`, `39¹,²`: superscript digits behind a number or a word, where a note begins with them.
    private mutating func findSuperscripts() {
        var index = 0
        while index < bytes.count {
            guard bytes[index] >= 0xC2, let first = superscript(at: index) else {
                index += 1
                continue
            }
            var range = index..<(index + first)
            while let next = superscript(at: range.upperBound) { range = range.lowerBound..<(range.upperBound + next) }
            while range.upperBound < bytes.count, bytes[range.upperBound] == UInt8(ascii: ","),
                let next = superscript(at: range.upperBound + 1)
            { range = range.lowerBound..<(range.upperBound + 1 + next) }
            index = range.upperBound
            find(superscript: range)
        }
    }

    private mutating func find(superscript range: Range<Int>) {
        guard isPlain(range) else { return }
        let mark = Array(bytes[range])
        let form = RaisedForm(content: mark, before: bytes[..<range.lowerBound], after: bytes[range.upperBound...])
        var base = range.lowerBound
        while base > 0, WhiteSpace.isASCII(bytes[base - 1]) { base -= 1 }
        guard base > 0 else { return }
        let isSigned =
            bytes[..<range.lowerBound].suffix(3).elementsEqual("⁻".utf8)
            || bytes[..<range.lowerBound].suffix(3).elementsEqual("⁺".utf8)
        let endsHere = range.upperBound == bytes.count || !isPartOfWord(bytes[range.upperBound])
        if !isSigned, endsHere, cell.notes.opensNote(mark), !form.isPowerOfUnit, !form.isAtFactorTen {
            return take(range)
        }
        let isAtDigit = RaisedDigits.isDigit(bytes[base - 1])
        if isAtDigit || isSigned { doubts.append((range, isSigned || form.isAtTen)) }
    }

    private func isPartOfWord(_ byte: UInt8) -> Bool { ByteSearch.isLetter(byte) || RaisedDigits.isDigit(byte) }

    /// The length of the superscript digit at an offset; nil where none is there.
    private func superscript(at index: Int) -> Int? {
        guard index < bytes.count, bytes[index] >= 0xC2, let found = NoteLine.scalar(at: index, in: bytes),
            FootnoteMark.superscripts.contains(found.scalar)
        else { return nil }
        return found.length
    }

    /// `39*`, `Oak†`: at the end of each line of the cell.
    private mutating func findSigns() {
        var end = bytes.count
        while end > 0 {
            let start = bytes[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            findSigns(in: start..<end)
            end = start - 1
        }
    }

    private mutating func findSigns(in line: Range<Int>) {
        // Marks that were found behind the signs are passed over: `39*<sup>1</sup>`.
        var end = line.upperBound
        while end > line.lowerBound, states[end - 1] == .taken { end -= 1 }
        guard end > line.lowerBound, bytes[end - 1] == UInt8(ascii: "*") || bytes[end - 1] >= 0x80 else { return }
        let tail = String(decoding: bytes[max(line.lowerBound, end - 24)..<end], as: UTF8.self).unicodeScalars
        let signs = tail.reversed().prefix { FootnoteMark.signs.contains($0) }.reversed()
        let start = end - signs.reduce(0) { $0 + UTF8.width($1) }
        guard start < end, start > line.lowerBound, isPlain(start..<end) else { return }
        let base = Array(String(decoding: bytes[line.lowerBound..<start], as: UTF8.self).unicodeScalars)
        let isCertain = signs.allSatisfy(FootnoteMark.certainSigns.contains) && FootnoteMark.isNumber(base[...])
        guard isCertain || Self.endsWord(base) else { return }
        if isCertain || cell.notes.opensNote(Array(bytes[start..<end])) { take(start..<end) }
    }

    /// False for `src/*`.
    private static func endsWord(_ text: [Unicode.Scalar]) -> Bool {
        guard let last = text.last(where: { !$0.properties.isWhitespace }) else { return false }
        return last.properties.isAlphabetic || last.properties.numericType != nil
            || ")]%°′″'\"”’»".unicodeScalars.contains(last)
    }

    /// `39[1]`, `39 (note 1)` at the end of each line, where a note begins so.
    private mutating func findBrackets() {
        guard bytes.contains(UInt8(ascii: "]")) || bytes.contains(UInt8(ascii: ")")) else { return }
        var end = bytes.count
        while end > 0 {
            let start = bytes[..<end].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            if let range = bracket(in: start..<end), isPlain(range),
                cell.notes.opensNote(bracketed: Array(bytes[range]))
            {
                take(range)
            }
            end = start - 1
        }
    }

    private func bracket(in line: Range<Int>) -> Range<Int>? {
        guard let last = bytes[line].last, last == UInt8(ascii: "]") || last == UInt8(ascii: ")") else { return nil }
        let opening = last == UInt8(ascii: "]") ? UInt8(ascii: "[") : UInt8(ascii: "(")
        guard let start = ByteSearch.last(opening, in: bytes, before: line.upperBound - 1, limit: 12),
            start > line.lowerBound
        else { return nil }
        // `39 (1)` may be two numbers.
        let isNumber = opening == UInt8(ascii: "(") && RaisedDigits.isDigit(bytes[start + 1])
        return isNumber && WhiteSpace.isASCII(bytes[start - 1]) ? nil : start..<line.upperBound
    }
}
