import Text

/// The notes of an article, found by label (`[^1]: …`), by address (`id="fn1"`), or by the mark at their beginning
/// (`¹ after drying`, `* estimated`, `Note 1: …`).
///
/// Searches run on first use, because most articles have no marks. Each search is linear in the article.
final class NoteIndex {
    private let written: SourceText
    private let isMarkdown: Bool
    private lazy var text =
        isMarkdown ? written.replacingCharacters(by: FencedCode.blanked(in: written.bytes)) : written
    private var bytes: [UInt8] { text.bytes }
    private lazy var labels = NoteLabels.all(in: bytes)
    private lazy var anchors = NoteAnchors.all(in: bytes)
    /// Whether a number in round brackets after a number and a space has no note, as in `17 (4)`: then all such numbers
    /// count something, instead of being marks.
    private(set) lazy var holdsCounts = holdsCount(isApart: true)
    /// The same for such numbers without a space, which are then deviations in the last digits: `1.234(12)`. Those in texts are
    /// volumes and paragraphs.
    private(set) lazy var holdsDeviations = holdsCount(isApart: false)
    /// Whether a name in lower case has the index 0, which marks no note: `size[0]`.
    private(set) lazy var holdsIndexes = holdsIndex()
    private lazy var openers = NoteOpeners(in: text, isMarkdown: isMarkdown)

    /// The offsets of the notes that links have led to, by the names of the marks; nil for several notes with one name.
    private var targets: [String: Int?] = [:]

    init(in text: SourceText, isMarkdown: Bool = false) {
        written = text
        self.isMarkdown = isMarkdown
    }

    /// The index of an article without notes.
    static var none: NoteIndex { NoteIndex(in: empty) }
    private static let empty = SourceText(path: "", bytes: [])

    /// True if the article defines a note with the label: `[^label]: after drying`.
    func definesNote(_ label: String) -> Bool { labels[Array(label.lowercased().utf8)] != nil }

    /// True if an address refers to this article, and the article contains its target.
    func holdsTarget(of address: String) -> Bool { target(of: address) != nil }

    /// The offset of what an address in this article leads to.
    func target(of address: String) -> Int? {
        guard address.utf8.first == UInt8(ascii: "#"), address.utf8.count > 1 else { return nil }
        let name = String(address.dropFirst())
        let plain = NoteAnchors.decoded(name)
        // GitHub's prefix for the names that authors write.
        let prefix = "user-content-"
        let own = plain.hasPrefix(prefix) ? [String(plain.dropFirst(prefix.count))] : []
        let names = [name, plain, prefix + plain] + own
        return names.lazy.compactMap { [anchors] in anchors[Array($0.utf8)] }.first
    }

    /// Keeps what a link with a mark leads to.
    func keepTarget(of names: [String], _ address: String) {
        guard let target = target(of: address) else { return }
        for name in names {
            targets[name] = targets[name].map { $0 == target ? target : nil } ?? target
        }
    }

    /// The offset of the text of the note that a mark in a table leads to: with this mark the first one from the start of the
    /// table on, else the last one above it. Nil if it is not found, or may be one of several.
    func start(of name: String, in table: Range<Int>) -> Int? {
        if let target = targets[name] { return target }
        if let label = labels[Array(name.lowercased().utf8)] { return label }
        let starts =
            openers.raised[FootnoteMark.plainDigits(Array(name.utf8))]
            ?? openers.bracketed[NoteOpeners.bracketed(Array("[\(name)]".utf8))] ?? []
        let next = starts.partitionPoint { $0 < table.lowerBound }
        return next < starts.count ? starts[next] : starts.last
    }

    /// The offsets of the texts of all notes.
    var starts: Set<Int> {
        Set(targets.values.compactMap { $0 }).union(labels.values).union(openers.raised.values.joined())
    }

    /// True if a note begins with the mark, raised or not: `1`, `a`, `¹`, `*`; or with all of several marks separated
    /// by commas, or several signs.
    func opensNote(_ mark: [UInt8]) -> Bool {
        guard !openers.raised.isEmpty else { return false }
        if openers.raised[FootnoteMark.plainDigits(mark)] != nil { return true }
        let names = FootnoteMark.names(mark)
        return !names.isEmpty
            && names.allSatisfy { openers.raised[FootnoteMark.plainDigits(Array($0.utf8))] != nil }
    }

    /// True if a note in a cell begins with the mark and one of the ``NoteLine/beginnings(at:in:)``: `*dried in`.
    func opensCell(_ mark: [UInt8], _ beginnings: [ArraySlice<UInt8>]) -> Bool {
        FootnoteMark.names(mark).contains { name in
            beginnings.contains { openers.ofCells.contains(Array(name.utf8) + $0) }
        }
    }

    /// True if a note begins with the mark in its brackets: `[1]`, `(a)`, `[note 1]`.
    func opensNote(bracketed marks: [UInt8]) -> Bool {
        guard Self.mayOpen(marks[...]), !openers.bracketed.isEmpty else { return false }
        if openers.bracketed[NoteOpeners.bracketed(marks)] != nil { return true }
        guard marks.first == UInt8(ascii: "[") else { return false }
        let names = FootnoteMark.names(marks)
        return names.allSatisfy { openers.bracketed[NoteOpeners.bracketed(Array("[\($0)]".utf8))] != nil }
            && !names.isEmpty
    }

    private func holdsCount(isApart: Bool) -> Bool {
        var index = 0
        while let open = ByteSearch.first("(", in: bytes, from: index) {
            index = open + 1
            let end = index + bytes[index...].prefix(Self.longestCount).prefix(while: \.isASCIIDigit).count
            guard end > index, end < bytes.count, bytes[end] == UInt8(ascii: ")"), open > 1,
                (bytes[open - 1] == 0x20) == isApart, bytes[isApart ? open - 2 : open - 1].isASCIIDigit,
                isApart || fillsCell(open...end)
            else { continue }
            if openers.bracketed[NoteOpeners.bracketed(Array(bytes[open...end]))] == nil { return true }
        }
        return false
    }

    /// Whether brackets and the number before them are a whole cell: `| 14(2) |`.
    private func fillsCell(_ brackets: ClosedRange<Int>) -> Bool {
        func isEdge(_ near: UInt8?, _ next: UInt8?) -> Bool {
            let edges = "|<>\t\r\n".utf8
            guard near == 0x20 else { return near.map(edges.contains) ?? true }
            return next == 0x20 || next.map(edges.contains) ?? true
        }
        let number = bytes[..<brackets.lowerBound].reversed().prefix { $0.isASCIIDigit || ".,".utf8.contains($0) }
        let before = bytes[..<(brackets.lowerBound - number.count)]
        let after = bytes[(brackets.upperBound + 1)...]
        return isEdge(before.last, before.dropLast().last) && isEdge(after.first, after.dropFirst().first)
    }

    private func holdsIndex() -> Bool {
        var index = 0
        while let open = ByteSearch.first("[0]", in: bytes, from: index) {
            let name = bytes[index..<open].reversed().prefix { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") }
            if name.last?.isASCIILowercase == true { return true }
            index = open + 3
        }
        return false
    }

    /// In digits; those of years are more.
    private static let longestCount = 3

    /// A fast path: false for brackets with words or without a name. Names of notes in brackets are single letters, or have
    /// a digit.
    static func mayOpen(_ marks: ArraySlice<UInt8>) -> Bool {
        var (holdsLetter, wasLetter, holdsWord) = (false, false, false)
        for byte in marks {
            if byte.isASCIIDigit { return true }
            let isLetter = byte.isASCIILetter || byte >= 0x80
            if isLetter { (holdsLetter, holdsWord) = (true, holdsWord || wasLetter) }
            wasLetter = isLetter
        }
        return holdsLetter && !holdsWord
    }
}

/// The labels of a Markdown article's notes.
enum NoteLabels {
    /// The labels of all lines that begin with `[^label]:` after white space and marks of quotes, in lower case, with the
    /// offsets of the texts.
    static func all(in bytes: [UInt8]) -> [[UInt8]: Int] {
        var labels: [[UInt8]: Int] = [:]
        var index = 0
        while let found = ByteSearch.first("[^", in: bytes, from: index) {
            index = found + 2
            guard beginsLine(found, in: bytes), let end = FootnoteMark.endOfReference(in: bytes, from: found),
                end < bytes.count, bytes[end] == UInt8(ascii: ":")
            else { continue }
            let label = Array(String(decoding: bytes[(found + 2)..<(end - 1)], as: UTF8.self).lowercased().utf8)
            labels[label] = labels[label] ?? end + 1
            index = end
        }
        return labels
    }

    private static func beginsLine(_ offset: Int, in bytes: [UInt8]) -> Bool {
        var index = offset
        while index > 0, offset - index < 100 {
            let byte = bytes[index - 1]
            if byte == 0x0A || byte == 0x0D { return true }
            guard byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ">") else { return false }
            index -= 1
        }
        return index == 0
    }
}

/// The targets of links in an article.
enum NoteAnchors {
    /// The values of all `id` and `name` attributes, wherever they are, with the offsets of what is behind their tags.
    static func all(in bytes: [UInt8]) -> [[UInt8]: Int] {
        var names: [[UInt8]: Int] = [:]
        for attribute in ["id=", "name="] as [StaticString] {
            var index = 0
            while let found = ByteSearch.first(attribute, in: bytes, from: index) {
                index = found + attribute.utf8CodeUnitCount
                guard found > 0, WhiteSpace.isASCII(bytes[found - 1]), let range = value(at: index, in: bytes) else {
                    continue
                }
                let name = Array(bytes[range])
                guard names[name] == nil else { continue }
                let limit = range.upperBound + longestTag
                let end = ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: range.upperBound, limit: limit)
                names[name] = end.map { $0 + 1 } ?? range.upperBound
                index = range.upperBound
            }
        }
        return names
    }

    private static let longest = 200
    private static let longestTag = 1_000

    private static func value(at start: Int, in bytes: [UInt8]) -> Range<Int>? {
        guard start < bytes.count else { return nil }
        let quote = bytes[start]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            return ByteSearch.first(quote, in: bytes, from: start + 1, limit: start + longest).map { (start + 1)..<$0 }
        }
        var end = start
        while end < bytes.count, end - start < longest, !WhiteSpace.isASCII(bytes[end]), bytes[end] != UInt8(ascii: ">")
        { end += 1 }
        return end > start ? start..<end : nil
    }

    /// `%E2%80%A0` as the encoded character.
    static func decoded(_ name: String) -> String {
        guard name.utf8.contains(UInt8(ascii: "%")) else { return name }
        let written = Array(name.utf8)
        var bytes: [UInt8] = []
        var index = 0
        while index < written.count {
            if written[index] == UInt8(ascii: "%"), index + 2 < written.count,
                let byte = UInt8(String(decoding: written[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
            {
                bytes.append(byte)
                index += 3
            } else {
                bytes.append(written[index])
                index += 1
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
