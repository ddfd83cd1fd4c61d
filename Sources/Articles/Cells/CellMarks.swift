import Text

/// Finds the marks of footnotes in a cell's text and removes them. Raised text that is not a mark gets a sign (such
/// as `^`) if it would otherwise be read as part of the number before it.
///
/// Text is a mark only if the article holds the note that it leads to, or if it can be nothing else. A raised
/// number after a digit is a power after 10; otherwise it is kept, with a finding (``RaisedText``).
struct CellMarks {
    private struct Taken {
        let range: Range<Int>
        /// The names of the marks; empty for other text removed along with a mark.
        let names: [String]
    }

    private enum State: UInt8 {
        case plain, code, raised, taken
    }

    let cell: CellTextBuilder
    let bytes: [UInt8]
    /// The state of each byte.
    private var states: [State]
    private var taken: [Taken] = []
    /// Signs to insert before raised text at an offset.
    private var signs: [(raised: Int, edit: MarkEdit)] = []
    /// Raised text next to a number without a matching note, in order.
    private var doubts: [(range: Range<Int>, isPower: Bool)] = []
    /// True if the text begins with the mark of a note, so that further ones may follow.
    private var isNote = false

    init(_ cell: CellTextBuilder) {
        self.cell = cell
        bytes = cell.text.bytes
        states = [State](repeating: .plain, count: bytes.count)
        for range in cell.code { set(.code, range) }
    }

    mutating func find() {
        for raised in cell.raised {
            if !isNote { isNote = isLabel(raised.range) }
            find(raised)
        }
        for link in cell.links where !isTaken(link.range) { find(link) }
        findWritten()
        taken.sort { $0.range.lowerBound < $1.range.lowerBound }
        takeSeparators()
    }

    func result() -> (content: CellText, taken: [Range<Int>]) {
        // A fast path: most candidates contain no mark.
        let raisedEnd = raisedEnd
        guard !taken.isEmpty || !signs.isEmpty || !doubts.isEmpty || !cell.openings.isEmpty || raisedEnd != nil else {
            return (cell.plain, [])
        }
        let ranges = taken.map(\.range)
        let (text, stops) = cell.text.applying(edits(), stops: seamStops(beside: ranges))
        let firstLink = cell.links.first?.range.lowerBound
        let isMark = cell.firstLinkIsSuspect && ranges.contains { $0.lowerBound == firstLink }
        var content = CellText(
            text: text.string, footnotes: taken.flatMap(\.names).filter { !$0.isEmpty }, raised: raisedText(),
            raisedEnd: raisedEnd, seams: DigitSeams.texts(at: stops, in: text.bytes), struck: cell.struck,
            isPicture: cell.hasPicture && text.bytes.isEmpty, link: isMark ? cell.plainLink : cell.link)
        if cell.isHeading {
            content.text = HeadingText.cleaned(
                content.text, droppedLink: taken.contains { $0.names.isEmpty },
                endsInCode: cell.endsInCode)
        }
        return (content, ranges)
    }
}

extension CellMarks {
    private func edits(without doubts: [Range<Int>] = []) -> [MarkEdit] {
        var isGone = states.map { $0 == .taken }
        for range in doubts { for index in range { isGone[index] = true } }
        let edits =
            (taken.map(\.range) + doubts).map(MarkEdit.init(removing:))
            + signs.filter { !isGone[$0.raised] }.map(\.edit)
            + cell.openings.map { MarkEdit(replacing: $0..<$0, by: "(") }
        // Signs at one offset keep their order.
        return edits.enumerated()
            .sorted { ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset) }
            .map(\.element)
    }

    private func raisedText() -> RaisedText? {
        let all = doubts.filter { !isTaken($0.range) }
        // What is raised beside a power is not one: `10<sup>6</sup> <sup>2</sup>`.
        let marks = all.filter { !$0.isPower }
        let doubts = marks.isEmpty ? all : marks
        guard !doubts.isEmpty else { return nil }
        let texts = doubts.map { Array(bytes[$0.range]) }
        let ranges = doubts.map(\.range)
        let (rest, stops) = cell.text.applying(
            edits(without: ranges), stops: seamStops(beside: taken.map(\.range) + ranges))
        return RaisedText(
            marks: texts.map { String(decoding: $0, as: UTF8.self) }, textWithout: rest.string,
            seams: DigitSeams.texts(at: stops, in: rest.bytes),
            isFootnote: texts.allSatisfy(RaisedDigits.isFootnote), isPower: marks.isEmpty)
    }

    /// The raised text at the end that is not taken as a mark.
    private var raisedEnd: String? {
        guard let range = cell.raised.last?.range, range.lowerBound > 0, !range.isEmpty,
            range.upperBound == bytes.count,
            !isTaken(range)
        else { return nil }
        return String(decoding: bytes[range], as: UTF8.self)
    }

    /// Digits also become adjacent when a mark between them is removed.
    private func seamStops(beside ranges: [Range<Int>]) -> [Int] {
        let gone = ranges.filter { range in
            range.lowerBound > 0 && bytes[range.lowerBound - 1].isASCIIDigit
                && bytes[range.upperBound...].first { !WhiteSpace.isASCII($0) }?.isASCIIDigit ?? false
        }
        // The end of a mark is a seam, too.
        let ends = Set(ranges.map(\.upperBound))
        return (cell.seamOffsets.filter { !ends.contains($0) } + gone.map(\.lowerBound)).sorted()
    }

    private mutating func set(_ state: State, _ range: Range<Int>) {
        for index in range.clamped(to: states.indices) { states[index] = state }
    }

    private func isTaken(_ range: Range<Int>) -> Bool { states[range].contains(.taken) }

    private mutating func take(_ range: Range<Int>, names: [String]) {
        guard !isTaken(range) else { return }
        taken.append(Taken(range: range, names: names))
        set(.taken, range)
    }

    private mutating func take(_ range: Range<Int>) { take(range, names: FootnoteMark.names(Array(bytes[range]))) }

    /// Removes the comma between two marks: `39<sup>1</sup>,<sup>2</sup>`.
    private mutating func takeSeparators() {
        for (mark, next) in zip(taken, taken.dropFirst()) where next.range.lowerBound > mark.range.upperBound {
            let between = mark.range.upperBound..<next.range.lowerBound
            let isSeparator = between.count <= 3 && bytes[between].allSatisfy { ",; ".utf8.contains($0) }
            if isSeparator, bytes[between].contains(where: { $0 != 0x20 }) { take(between, names: []) }
        }
        taken.sort { $0.range.lowerBound < $1.range.lowerBound }
    }
}

extension CellMarks {
    /// `<sup>1</sup>`
    private mutating func find(_ raised: CellTextBuilder.Raised) {
        let range = raised.range
        let content = Array(bytes[range])
        let form = RaisedForm(range, in: bytes, isCompound: raised.isCompound, isLowered: cell.lowered.contains)
        if isMark(raised, content, form) { return take(range) }
        set(.raised, range)
        if form.isSpacedPower {
            signs.append(
                (range.lowerBound, MarkEdit(replacing: (range.lowerBound - form.gap)..<range.lowerBound, by: "")))
            if cell.notes.opensNote(content) { doubts.append((range, false)) }
        }
        let (before, after) = form.signs
        if !before.isEmpty {
            let gap = (range.lowerBound - form.gap)..<range.lowerBound
            signs.append((range.lowerBound, MarkEdit(replacing: gap, by: before)))
        }
        if !after.isEmpty {
            signs.append((range.lowerBound, MarkEdit(replacing: range.upperBound..<range.upperBound, by: after)))
        }
        if !form.isFraction, !form.isOfAnotherLine, range.lowerBound == 0 || !isLabel(range),
            RaisedDigits.mayJoin(range, in: bytes)
        {
            doubts.append((range, form.isPower))
        }
    }

    private func isMark(_ raised: CellTextBuilder.Raised, _ content: [UInt8], _ form: RaisedForm) -> Bool {
        if raised.leadsToNote { return FootnoteMark.isShort(content) || FootnoteMark.isBracketed(content) }
        if FootnoteMark.isPlain(content), !isInsideWord(raised.range) { return !isLabel(raised.range) }
        return !form.cannotBeMark && !isLabel(raised.range) && !beginsWord(raised.range)
            && cell.notes.opensNote(content)
    }

    /// True if a mark begins a note: at the beginning of the text, `* dried`, or behind another one, `* dried; ** wet`.
    private func isLabel(_ range: Range<Int>) -> Bool {
        guard let next = bytes[range.upperBound...].first else { return false }
        let isApart = WhiteSpace.isASCII(next)
        guard range.lowerBound > 0 else { return isApart || isTouchedByNote(range) }
        guard let separator = separator(before: range) else { return false }
        if isNote { return isApart || !NoteLine.beginnings(at: range.upperBound, in: bytes).isEmpty }
        if isApart, separator == UInt8(ascii: ".") || separator == UInt8(ascii: ";") { return true }
        // `Signs: * dried in air`, not `Sum: * all`.
        return separator == UInt8(ascii: ":") && isApart && hasTwoWords(from: range.upperBound)
    }

    /// The sign between two notes that ends before a mark: `;` in `* dried; ** wet`.
    private func separator(before mark: Range<Int>) -> UInt8? {
        guard mark.lowerBound > 1, WhiteSpace.isASCII(bytes[mark.lowerBound - 1]) else { return nil }
        let sign = bytes[mark.lowerBound - 2]
        return ";,.:".utf8.contains(sign) ? sign : nil
    }

    private func hasTwoWords(from start: Int) -> Bool {
        String(decoding: bytes[start...].prefix(NoteLine.farthest), as: UTF8.self).split { !$0.isLetter }.count > 1
    }

    /// True if a word touches a mark at the beginning of the text, and the cell is the note, `*dried`, or no other one
    /// holds it and the mark is written, `†Oak`, or one of several raised ones.
    private func isTouchedByNote(_ mark: Range<Int>) -> Bool {
        let beginnings = NoteLine.beginnings(at: mark.upperBound, in: bytes)
        guard !beginnings.isEmpty else { return false }
        let isWritten = cell.raised.first?.range.lowerBound != 0
        let mark = Array(bytes[mark])
        return cell.notes.opensCell(mark, beginnings)
            || !cell.notes.opensNote(mark)
                && (isWritten || cell.raised.contains { separator(before: $0.range) != nil })
    }

    /// True for raised text before letters: `<sup>14</sup>C`.
    private func beginsWord(_ range: Range<Int>) -> Bool {
        range.upperBound < bytes.count && bytes[range.upperBound].isASCIILetter
            && (range.lowerBound == 0 || WhiteSpace.isASCII(bytes[range.lowerBound - 1]))
    }

    /// True between letters: `C<sup>*</sup>-algebra`, `A<sup>†</sup>A`.
    private func isInsideWord(_ range: Range<Int>) -> Bool {
        let rest = bytes[range.upperBound...]
        let next = rest.first == UInt8(ascii: "-") ? rest.dropFirst().first : rest.first
        return range.lowerBound > 0 && bytes[range.lowerBound - 1].isASCIILetter && next?.isASCIILetter == true
    }

    private mutating func find(_ link: CellTextBuilder.Link) {
        let content = Array(bytes[link.range])
        if cell.isHeading {
            if HeadingText.isAnchor(content, of: link.address) { take(link.range, names: []) }
        } else if link.isNoteReference {
            if FootnoteMark.isShort(content) || FootnoteMark.isBracketed(content) { take(link.range) }
        } else if FootnoteMark.isOfLink(content), cell.notes.holdsTarget(of: link.address) {
            take(link.range)
        } else if link.range.lowerBound > 0, link.range.upperBound == bytes.count,
            HeadingText.isPermalink(content, to: link.address)
        {
            take(link.range, names: [])
        }
    }

    /// Whether round brackets belong to the name before them, as in `O(1)` and `ls(1)`: a letter, a name with signs of code,
    /// or a lower-case one that begins the text. `Net sales(1)` and `1,234(1)` have a mark. A letter in square brackets belongs
    /// to a letter or a name with signs of code, too: `a[i]`, and so does a number, but to a letter only at the beginning:
    /// `a[2]`, `max_size[2]`. Where the article counts from `[0]`, it belongs to any lower-case name: `size[2]`.
    private func isCall(_ brackets: Range<Int>) -> Bool {
        let isRound = bytes[brackets.lowerBound] == UInt8(ascii: "(")
        let content = bytes[(brackets.lowerBound + 1)..<(brackets.upperBound - 1)]
        let isNumber = !isRound && content.allSatisfy(\.isASCIIDigit)
        let isLetter = content.count == 1 && content.allSatisfy(\.isASCIILetter)
        guard isRound || isNumber || isLetter else { return false }
        let before = bytes[..<brackets.lowerBound]
        let name = before.reversed().prefix { $0.isASCIILetterOrDigit || "_.:".utf8.contains($0) }
        guard let last = before.last, name.contains(where: \.isASCIILetter) else { return false }
        let isLower = name.last?.isASCIILowercase ?? false
        if name.contains(where: "_:".utf8.contains) { return true }
        if isNumber { return isLower && (name.count == 1 && before.count == 1 || cell.notes.holdsIndexes) }
        return name.count == 1
            || isRound && last != UInt8(ascii: ".") && name.count == before.count && isLower
    }

    /// Whether stars belong to the type before them, as in `char*`, `size_t *`, `const Key*` and `std::string*`. `Total*` has a
    /// mark.
    private func isPointer(_ signs: Range<Int>) -> Bool {
        guard bytes[signs.lowerBound] == UInt8(ascii: "*") else { return false }
        let before = bytes[..<signs.lowerBound].reversed().drop { $0 == 0x20 }
        let name = before.prefix { $0.isASCIILetterOrDigit || "_:".utf8.contains($0) }
        let word = String(decoding: name.reversed(), as: UTF8.self)
        let isConstant = before.dropFirst(name.count).starts(with: " tsnoc".utf8)
        return isConstant || word.hasSuffix("_t") || word.contains("::")
            || Self.types.contains(String(word.prefix { !$0.isNumber }))
    }

    /// The names of types in C and languages like it, without the number of bits.
    private static let types: Set<String> = [
        "bool", "byte", "char", "double", "float", "int", "long", "short", "signed", "uint", "unsigned", "void",
        "wchar",
    ]

    /// Whether signs also begin the text, as in `*** unknown ***`.
    private func isDecoration(_ signs: Range<Int>) -> Bool {
        signs.lowerBound > signs.count && signs.upperBound == bytes.count && bytes[signs.count] == 0x20
            && bytes.starts(with: bytes[signs])
    }

    /// Whether round brackets say what a text is about: `(arm64)`, `(C99)`, or have spaces, as an index: `( 4 )`. `(b1)` and
    /// `(note 12)` are marks.
    private func isQualifier(_ brackets: Range<Int>) -> Bool {
        let content = bytes[(brackets.lowerBound + 1)..<(brackets.upperBound - 1)]
        guard bytes[brackets.lowerBound] == UInt8(ascii: "("), let first = content.first, let last = content.last else {
            return false
        }
        if first == 0x20, last == 0x20 { return true }
        let letters = content.prefix(while: \.isASCIILetter)
        let digits = content.dropFirst(letters.count)
        return !letters.isEmpty && !digits.isEmpty && digits.allSatisfy(\.isASCIIDigit)
            && (letters.count > 2 || digits.count > 1)
    }

    /// Finds marks by the characters of the text.
    private mutating func findWritten() {
        if holdsOnlyMarks { return }
        var index = 0
        while let mark = WrittenMark.next(in: bytes, from: index) {
            let isPlain = states[mark.range].allSatisfy { $0 == .plain }
            if isPlain, let found = proper(mark) {
                switch found.kind {
                case .reference, .inlineNote: take(found.range, names: [label(of: found)])
                case .superscript, .signs, .bracketed: take(found.range)
                }
            } else if isPlain, mark.kind == .superscript {
                recordDoubt(mark.range)
            }
            // A bracket that is not a mark may contain one.
            let isRun = mark.kind == .superscript || mark.kind == .signs
            index = isRun || isTaken(mark.range) ? mark.range.upperBound : mark.range.lowerBound + 1
        }
    }

    /// Whether the text is several brackets or signs and nothing else, as a list of references is: `[6] [11]`.
    private var holdsOnlyMarks: Bool {
        guard let first = bytes.first, first == UInt8(ascii: "[") || first == UInt8(ascii: "*") else { return false }
        var (index, count) = (0, 0)
        while let mark = WrittenMark.next(in: bytes, from: index), mark.kind == .bracketed || mark.kind == .signs,
            bytes[index..<mark.range.lowerBound].allSatisfy({ $0 == 0x20 || $0 == UInt8(ascii: ",") })
        {
            (index, count) = (mark.range.upperBound, count + 1)
        }
        return count > 1 && index == bytes.count
    }

    /// The mark, or its signs without the digits after them; nil if neither is a footnote mark.
    private func proper(_ mark: WrittenMark) -> WrittenMark? {
        if isMark(mark) { return mark }
        return mark.withoutDigits(in: bytes).flatMap { isMark($0) ? $0 : nil }
    }

    private func isMark(_ mark: WrittenMark) -> Bool {
        let range = mark.range
        let context = MarkContext(of: range, in: bytes) { self.states[$0] == .taken }
        switch mark.kind {
        case .reference:
            let isReference = !cell.isMarkdown || cell.references.contains(range.lowerBound)
            return isReference && cell.notes.definesNote(label(of: mark))
        case .inlineNote: return cell.isMarkdown && context.followsText && !context.hasGap && context.holdsWord
        case .superscript:
            let form = RaisedForm(range, in: bytes, isLowered: cell.lowered.contains)
            return context.followsText && !context.precedesWord && !form.isSigned && !form.cannotBeMark
                && cell.notes.opensNote(Array(bytes[range]))
        case .signs:
            if isDecoration(range) { return false }
            return context.isCertainSign
                || (context.isSign || context.isSignInFront && !isLabel(range)) && !isPointer(range)
                    && cell.notes.opensNote(Array(bytes[range]))
        case .bracketed:
            return context.isBracket && !isCall(range) && !isQualifier(range)
                && cell.notes.opensNote(bracketed: Array(bytes[range]))
                && !(context.isCount && cell.notes.holdsCounts)
                && !(context.isDeviation && cell.notes.holdsDeviations)
        }
    }

    /// The text between `[^` and `]`, or `^[` and `]`.
    private func label(of mark: WrittenMark) -> String {
        String(decoding: bytes[(mark.range.lowerBound + 2)..<(mark.range.upperBound - 1)], as: UTF8.self)
    }

    private mutating func recordDoubt(_ range: Range<Int>) {
        let form = RaisedForm(range, in: bytes, isLowered: cell.lowered.contains)
        let isDoubtful = form.isSpacedPower && cell.notes.opensNote(Array(bytes[range]))
        guard form.followsDigit || form.isSigned || isDoubtful else { return }
        doubts.append((range, form.isSigned || form.isAtTen))
    }
}
