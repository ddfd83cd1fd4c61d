import Text

/// The marks that begin notes at the start of a line or a block: `<sup>1</sup> after drying`, `¹ after drying`, `*
/// estimated`, `[1] after drying`, `Note 1: after drying`, `<small>1 after drying`, `1) after drying` in a `tfoot`. A
/// row of a table may be a note. An ordered list contains notes only under a suitable heading (``NoteSection``).
struct NoteOpeners {
    /// Marks that are raised where they are used, without brackets: `1`, `a`, `*`. With the offsets of the notes' texts,
    /// ascending.
    private(set) var raised: [[UInt8]: [Int]] = [:]
    /// Marks with their brackets (``bracketed(_:)``): `[1]`, `(a)`, `[note1]`. With the same offsets.
    private(set) var bracketed: [[UInt8]: [Int]] = [:]
    /// Marks of notes in cells with the word or two words behind them: `*dried`, `*dried in`.
    private(set) var ofCells: Set<[UInt8]> = []

    private let isMarkdown: Bool
    private var tables: OpenTables
    /// Whether the paragraph at hand begins with a note, so that its lines may begin further ones.
    private var isInNote = false

    init(in text: SourceText, isMarkdown: Bool) {
        let bytes = text.bytes
        self.isMarkdown = isMarkdown
        tables = OpenTables(bytes: bytes, isMarkdown: isMarkdown)
        var line = NoteLine(bytes: bytes)
        var footEnd = 0
        var section = NoteSection(bytes: bytes)
        // In the order of the article: the lines, and the tags between them.
        var next = 0
        // Of the cell at hand of a table of data, in which blocks and lines are read as the cell is.
        var cell: NoteLine.Block?
        var scanner = HTMLScanner(bytes: bytes, index: 0, end: bytes.count, isInline: false)
        while true {
            let start = scanner.next { _ in true } ?? bytes.count
            while next < text.lineCount, text.lineStarts[next] <= start {
                section.readLine(at: text.lineStarts[next])
                if text.lineRange(next).isEmpty { isInNote = false }
                read(text.lineStarts[next], block: cell ?? .line, &line)
                next += 1
            }
            guard start + 1 < bytes.count else { break }
            let isEnd = bytes[start + 1] == UInt8(ascii: "/")
            let (name, element) = Self.element(at: start, isEnd: isEnd, in: bytes)
            if isEnd, element == .cell { cell = nil }
            guard let element, !isEnd || element == .table else {
                scanner.index += 1
                continue
            }
            scanner.skipMarkup()
            let end = scanner.index
            // A tag, a comment or a script holds no notes.
            while next < text.lineCount, text.lineStarts[next] < end { next += 1 }
            guard bytes[end - 1] == UInt8(ascii: ">") else { continue }
            section.readTag(name, endingAt: end)
            switch element {
            case .table where isEnd:
                cell = nil
                endTable()
                // Text behind a table needs no element of its own: `</table>* estimated`.
                read(end, block: .tag, &line)
            case .table:
                cell = nil
                tables.begin(at: start)
            case .foot where start >= footEnd:
                footEnd = ByteSearch.firstTag("/tfoot", in: bytes, from: end) ?? bytes.count
            case .cell:
                let isWide = start < footEnd || ByteSearch.holds("colspan", in: bytes, start..<end)
                let block: NoteLine.Block = isWide ? .wideCell : .cell
                cell = tables.isInnermost ? block : nil
                tables.beginCell()
                read(end, block: block, &line)
            // Behind a letter or digit it continues the word: `13<small><sup>th</sup></small>`.
            case .small where start == 0 || !bytes[start - 1].isASCIILetterOrDigit: read(end, block: .small, &line)
            case .block: read(end, block: cell ?? .tag, &line)
            case .foot, .small, .section, .unseen: continue
            }
        }
        while tables.isInTable { endTable() }
        raised.merge(section.numbers) { ($0 + $1).sorted() }
    }

    /// A mark with its brackets in a normalized form: `（注 1）` as `(注1)`, letters in lower case.
    static func bracketed(_ mark: [UInt8]) -> [UInt8] {
        guard let first = mark.first, mark.count > 2 else { return mark }
        let inside = first < 0x80 ? mark.dropFirst().dropLast() : mark.dropFirst(3).dropLast(3)
        let name = inside.map(ByteSearch.lowercased).filter { $0 != 0x20 }
        return first == UInt8(ascii: "[")
            ? [first] + name + [UInt8(ascii: "]")] : [UInt8(ascii: "(")] + name + [UInt8(ascii: ")")]
    }

    private mutating func read(_ start: Int, block: NoteLine.Block, _ line: inout NoteLine) {
        if block != .line { isInNote = false }
        if let mark = line.mark(at: start, block: block) { take(mark, at: start, block, line) }
    }

    /// Separate from ``read(_:block:_:)``, which is inlined for the lines without a mark: nearly all.
    @inline(never)
    private mutating func take(_ mark: NoteLine.Mark, at start: Int, _ block: NoteLine.Block, _ line: NoteLine) {
        if block == .line, start > 0, !isInNote,
            WrappedLine.isAmbiguous(at: start, in: line.bytes, isMarkdown: isMarkdown),
            WrappedLine.endsInSentence(at: start - 1, in: line.bytes)
        {
            return
        }
        isInNote = true
        for mark in line.furtherMarks(after: mark) { raised.insert(mark, at: line.index) }
        if case .raised(let mark) = mark, let words = NoteLine.beginnings(at: line.index, in: line.bytes).last {
            if mark == Self.star, tables.takeStarred(words) { return }
            if block == .cell || block == .wideCell || line.isRow { ofCells.insert(mark + words) }
        }
        insert(mark, at: line.index)
    }

    private static let star = [UInt8(ascii: "*")]

    /// Takes the notes of a table that begin with a star. Three different ones are items of lists, as each note has a
    /// mark of its own.
    private mutating func endTable() {
        let starred = tables.end()
        guard !starred.isEmpty, starred.count < 3 else { return }
        raised.insert(Self.star, at: starred.map(\.startIndex).min() ?? 0)
        for words in starred { ofCells.insert(Self.star + words) }
    }

    /// - Parameter offset: of the note's text.
    private mutating func insert(_ mark: NoteLine.Mark, at offset: Int) {
        switch mark {
        case .raised(let mark): raised.insert(mark, at: offset)
        case .bracketed(let mark):
            let mark = Self.bracketed(mark)
            bracketed.insert(mark, at: offset)
            raised.insert(Array(mark.dropFirst().dropLast()), at: offset)
        case .numbered(let word, let number):
            raised.insert(number, at: offset)
            raised.insert(word + number, at: offset)
            for name in [word + number, Array("note".utf8) + number] {
                bracketed.insert(Self.bracketed(Array("[".utf8) + name + Array("]".utf8)), at: offset)
                bracketed.insert(Self.bracketed(Array("(".utf8) + name + Array(")".utf8)), at: offset)
            }
        }
    }

    private enum Element {
        case block, small, cell, foot, table
        /// A title or a list, which only matter to a section of notes.
        case section
        /// Text that the page does not show as such.
        case unseen
    }

    /// The element of a tag, and what it is to notes; nil for most.
    private static func element(at tag: Int, isEnd: Bool, in bytes: [UInt8]) -> (name: ElementName, Element?) {
        // A fast path: no other end tags matter.
        if isEnd, tag + 2 < bytes.count, bytes[tag + 2] | 0x20 != UInt8(ascii: "t") { return (.other, nil) }
        if bytes[tag + 1] == UInt8(ascii: "!") { return (.other, .unseen) }
        let name = ElementName.named(in: bytes, from: isEnd ? tag + 2 : tag + 1)
        let element: Element? =
            switch name {
            case .p, .li, .div, .br, .dd, .blockquote, .aside, .section, .footer, .center, .figcaption: .block
            case .small: .small
            case .td, .th: .cell
            case .tfoot: .foot
            case .table: .table
            case .h1, .h2, .h3, .h4, .h5, .h6, .ol, .ul: .section
            case .script, .style, .textarea: .unseen
            default: nil
            }
        return (name, element)
    }
}

extension [[UInt8]: [Int]] {
    fileprivate mutating func insert(_ mark: [UInt8], at offset: Int) {
        self[mark, default: []].append(offset)
    }
}
