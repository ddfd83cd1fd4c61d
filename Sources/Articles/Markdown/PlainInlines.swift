/// Reads the text of a cell with unambiguous inline syntax without a parser: running text, code spans of single
/// backticks, emphasis that can only open or only close, inline links of plain text, code or an image, and images with plain
/// labels. All other syntax
/// is left to cmark-gfm; the CommonMark sections are named below.
enum PlainInlines {
    private enum Piece {
        case text(Range<Int>)
        case code(Range<Int>)
        case link(label: Range<Int>, isCode: Bool, address: Range<Int>)

        /// The text; nil for a link.
        var range: Range<Int>? {
            switch self {
            case .text(let range), .code(let range): range
            case .link: nil
            }
        }
    }

    /// Nil if the cell needs cmark-gfm.
    ///
    /// - Parameters:
    ///   - range: the cell's content, trimmed.
    ///   - raw: the same as a string.
    static func text(of range: Range<Int>, raw: String, in bytes: [UInt8], notes: NoteIndex) -> CellText? {
        var first: Piece?
        var others: [Piece] = []
        let isRead = read(range, in: bytes) { piece in
            if first == nil { first = piece } else { others.append(piece) }
        }
        guard isRead, let first else { return isRead ? .empty : nil }
        if let text = finishedText(of: first, others, raw: raw, in: bytes) { return CellText(text: text) }
        var builder = CellTextBuilder(notes: notes, isMarkdown: true)
        for piece in [first] + others {
            switch piece {
            case .text(let range): builder.append(bytes[range])
            case .code(let range): builder.appendCode(bytes[range])
            case .link(let label, let isCode, let address):
                builder.openLink(String(decoding: bytes[address], as: UTF8.self))
                if isCode { builder.appendCode(bytes[label]) } else { builder.append(bytes[label]) }
                builder.closeLink()
            }
        }
        return builder.finish()
    }

    /// The text of pieces without links; nil if it may need folding, or may hold a mark.
    private static func finishedText(of first: Piece, _ others: [Piece], raw: String, in bytes: [UInt8]) -> String? {
        guard let range = first.range else { return nil }
        // A fast path: most cells have one piece.
        if others.isEmpty {
            guard CellTextBuilder.keeps(range, of: bytes) else { return nil }
            return range.count == raw.utf8.count ? raw : String(decoding: bytes[range], as: UTF8.self)
        }
        var joined: [UInt8] = []
        joined.reserveCapacity(raw.utf8.count)
        joined += bytes[range]
        for piece in others {
            guard let range = piece.range else { return nil }
            joined += bytes[range]
        }
        return CellTextBuilder.keeps(joined.indices, of: joined) ? String(decoding: joined, as: UTF8.self) : nil
    }

    /// True if the text equals the source, without decoding, folding or removal.
    static func isVerbatim(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            // `39(1)` may contain a mark.
            if range.count > 3, bytes[range.upperBound - 1] == UInt8(ascii: ")"),
                bytes[max(range.lowerBound, range.upperBound - 9)..<range.upperBound].contains(UInt8(ascii: "("))
            {
                return false
            }
            var last: UInt8 = 0
            for index in range {
                let byte = bytes[index]
                guard byte < 0x80, isOrdinary(byte), byte != UInt8(ascii: " ") || last != byte else { return false }
                last = byte
            }
            return true
        }
    }

    /// True if ``text(of:raw:in:notes:)`` can read the text. Linear in the range.
    static func canRead(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        read(range, in: bytes) { _ in }
    }

    /// The first byte that is not ordinary.
    static func firstMark(in range: Range<Int>, of bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var index = range.lowerBound
            while index < range.upperBound, isOrdinary(bytes[index]) { index += 1 }
            return index < range.upperBound ? index : nil
        }
    }

    /// True for a byte without a meaning in Markdown at any position in running text (CommonMark 0.29, section 6). A
    /// pipe is one.
    static func isOrdinary(_ byte: UInt8) -> Bool {
        if byte < 0x40 { return ordinaryBelow40 >> UInt64(byte) & 1 == 1 }
        return byte >= 0x80 || ordinaryFrom40 >> UInt64(byte - 0x40) & 1 == 1
    }

    private static var ordinaryBelow40: UInt64 { ~(0xFFFF_FFFF | bit("!") | bit("&") | bit("*") | bit("<")) }
    private static var ordinaryFrom40: UInt64 { ~(bit("[") | bit("\\") | bit("]") | bit("_") | bit("`")) }

    private static func bit(_ character: Unicode.Scalar) -> UInt64 { 1 << UInt64(character.value % 64) }
}

extension PlainInlines {
    /// Divides a cell into pieces; returns false, after some of them, if its syntax is ambiguous.
    private static func read(_ range: Range<Int>, in bytes: [UInt8], _ visit: (Piece) -> Void) -> Bool {
        var reader = PlainInlineReader(bytes: bytes, range: range)
        while true {
            reader.skipOrdinary()
            guard reader.index < range.upperBound else { break }
            let start = reader.index
            switch bytes[start] {
            case UInt8(ascii: "&"):
                guard reader.isWithoutLater(UInt8(ascii: ";")) else { return false }
                reader.index += 1
                continue
            case UInt8(ascii: "<"):
                guard reader.isWithoutLater(UInt8(ascii: ">")) else { return false }
                reader.index += 1
                continue
            case UInt8(ascii: "]"):
                // It cannot close anything.
                reader.index += 1
                continue
            case UInt8(ascii: "!") where start + 1 == range.upperBound || bytes[start + 1] != UInt8(ascii: "["):
                reader.index += 1
                continue
            case UInt8(ascii: "*"), UInt8(ascii: "_"):
                guard let marks = reader.skipEmphasis() else { return false }
                guard marks else { continue }
                reader.flush(to: start, visit: { visit(.text($0)) })
            case UInt8(ascii: "`"):
                guard let code = reader.skipCode() else { return false }
                reader.flush(to: start, visit: { visit(.text($0)) })
                visit(.code(code))
            case UInt8(ascii: "["), UInt8(ascii: "!"):
                let isImage = bytes[start] == UInt8(ascii: "!")
                guard let link = reader.skipLink(from: isImage ? start + 1 : start), !isImage || !link.isCode else {
                    return false
                }
                reader.flush(to: start, visit: { visit(.text($0)) })
                visit(
                    isImage
                        ? .text(link.label) : .link(label: link.label, isCode: link.isCode, address: link.address))
            default: return false
            }
            reader.textStart = reader.index
        }
        reader.flush(to: range.upperBound, visit: { visit(.text($0)) })
        return reader.openMarks == 0
    }
}

/// Reads the constructs of a cell; each function begins at the construct's first byte and leaves `index` after it.
private struct PlainInlineReader {
    let bytes: [UInt8]
    let range: Range<Int>
    var index: Int
    /// The start of the pending text.
    var textStart: Int
    /// The number of marks of the open emphasis; 0 for none.
    private(set) var openMarks = 0
    private var openMark: UInt8 = 0
    /// Bytes that do not occur in the rest of the cell.
    private var missing: (semicolon: Bool, bracket: Bool) = (false, false)

    init(bytes: [UInt8], range: Range<Int>) {
        self.bytes = bytes
        self.range = range
        index = range.lowerBound
        textStart = range.lowerBound
    }

    mutating func skipOrdinary() {
        index = PlainInlines.firstMark(in: index..<range.upperBound, of: bytes) ?? range.upperBound
    }

    func flush(to end: Int, visit: (Range<Int>) -> Void) {
        if end > textStart { visit(textStart..<end) }
    }

    /// True if the rest does not contain the byte: an entity needs `;` (section 6.2), a tag or autolink `>` (6.8,
    /// 6.10).
    mutating func isWithoutLater(_ byte: UInt8) -> Bool {
        if byte == UInt8(ascii: ";") ? missing.semicolon : missing.bracket { return true }
        guard ByteSearch.first(byte, in: bytes, from: index, limit: range.upperBound) == nil else { return false }
        if byte == UInt8(ascii: ";") { missing.semicolon = true } else { missing.bracket = true }
        return true
    }

    /// True for emphasis, false for marks that are text, nil if ambiguous (section 6.4, rules 1 to 4). An opening
    /// run follows white space, a closing run precedes it or is between a letter and punctuation, so the two cannot
    /// be confused; the runs have the same length and are not nested. Between letters or digits, underscores are text.
    mutating func skipEmphasis() -> Bool? {
        let (start, mark) = (index, bytes[index])
        skipRun(of: mark)
        let before = start > range.lowerBound ? bytes[start - 1] : UInt8(ascii: " ")
        let after = index < range.upperBound ? bytes[index] : UInt8(ascii: " ")
        guard before < 0x80, after < 0x80 else { return nil }
        let (followsSpace, precedesSpace) = (WhiteSpace.isASCII(before), WhiteSpace.isASCII(after))
        if followsSpace, precedesSpace { return false }
        if mark == UInt8(ascii: "_"), Self.isLetterOrDigit(before), Self.isLetterOrDigit(after) { return false }
        let length = index - start
        if openMarks == 0 {
            guard length <= 3, followsSpace else { return nil }
            (openMarks, openMark) = (length, mark)
            return true
        }
        guard length == openMarks, mark == openMark, !followsSpace,
            precedesSpace || (Self.isLetterOrDigit(before) && !Self.isLetterOrDigit(after))
        else { return nil }
        openMarks = 0
        return true
    }

    /// The content of a code span (section 6.3), without one space at each end if both have one.
    mutating func skipCode() -> Range<Int>? {
        let backtick = UInt8(ascii: "`")
        let start = index + 1
        guard let end = ByteSearch.first(backtick, in: bytes, from: start, limit: range.upperBound), end > start,
            end + 1 == range.upperBound || bytes[end + 1] != backtick
        else { return nil }
        // A pipe in a table's code span has a backslash, which cmark-gfm removes.
        let isPlain = bytes.withUnsafeBufferPointer { bytes in
            for position in start..<end where bytes[position] < 0x20 || bytes[position] == UInt8(ascii: "\\") {
                return false
            }
            return true
        }
        guard isPlain else { return nil }
        index = end + 1
        let isPadded = bytes[start] == UInt8(ascii: " ") && bytes[end - 1] == UInt8(ascii: " ")
        let isStripped = isPadded && !bytes[start..<end].allSatisfy { $0 == UInt8(ascii: " ") }
        return isStripped ? (start + 1)..<(end - 1) : start..<end
    }

    /// `[label](address)` (sections 6.6, 6.7) with a label that is ordinary, code or an image, and an address that needs
    /// no decoding.
    mutating func skipLink(from start: Int) -> (label: Range<Int>, isCode: Bool, address: Range<Int>)? {
        index = start + 1
        guard let (label, isCode) = skipLabel(), index + 1 < range.upperBound, bytes[index] == UInt8(ascii: "]"),
            bytes[index + 1] == UInt8(ascii: "(")
        else { return nil }
        let address = index + 2
        var position = address
        while position < range.upperBound, Self.isPlainInAddress(bytes[position]) { position += 1 }
        guard position > address, position < range.upperBound, bytes[position] == UInt8(ascii: ")") else { return nil }
        index = position + 1
        return (label, isCode, address..<position)
    }

    private mutating func skipLabel() -> (label: Range<Int>, isCode: Bool)? {
        let start = index
        guard index + 1 < range.upperBound else { return nil }
        if bytes[index] == UInt8(ascii: "`") { return skipCode().map { ($0, true) } }
        if bytes[index] == UInt8(ascii: "!"), bytes[index + 1] == UInt8(ascii: "[") {
            // An image in an image is left to the parser.
            guard index + 2 < range.upperBound, bytes[index + 2] != UInt8(ascii: "!"),
                let image = skipLink(from: index + 1), !image.isCode
            else { return nil }
            return (image.label, false)
        }
        skipOrdinary()
        return index > start ? (start..<index, false) : nil
    }

    private mutating func skipRun(of byte: UInt8) {
        while index < range.upperBound, bytes[index] == byte { index += 1 }
    }

    private static func isPlainInAddress(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, 0x7F, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
            false
        default: true
        }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        ByteSearch.isLetter(byte) || (0x30...0x39).contains(byte)
    }
}
