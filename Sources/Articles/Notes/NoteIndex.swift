/// The notes that one article holds, and how marks lead to them: by a label (`[^1]: …`), by an address (`id="fn1"`), or by
/// the mark that opens them (`¹ after drying`, `* estimated`, `Note 1: …`).
///
/// Most articles have no mark that asks, so nothing is looked for before one does. Each search is linear in the article.
final class NoteIndex {
    private let written: [UInt8]
    private let isMarkdown: Bool
    private lazy var bytes = isMarkdown ? FencedCode.blanked(in: written) : written
    private lazy var labels = NoteLabels.all(in: bytes)
    private lazy var anchors = NoteAnchors.all(in: bytes)
    private lazy var openers = NoteOpeners(in: bytes)

    init(in bytes: [UInt8], isMarkdown: Bool = false) {
        written = bytes
        self.isMarkdown = isMarkdown
    }

    /// An article without notes.
    static var none: NoteIndex { NoteIndex(in: []) }

    /// True where the article defines a note by that label: `[^label]: after drying`.
    func definesNote(_ label: String) -> Bool { labels.contains(Array(label.lowercased().utf8)) }

    /// True where an address names a place in the article itself, and something there has that name.
    func holdsTarget(of address: String) -> Bool {
        guard address.utf8.first == UInt8(ascii: "#"), address.utf8.count > 1 else { return false }
        let name = String(address.dropFirst())
        let plain = NoteAnchors.decoded(name)
        // GitHub puts this in front of the names that authors give.
        let prefix = "user-content-"
        return anchors.contains(Array(name.utf8)) || anchors.contains(Array(plain.utf8))
            || anchors.contains(Array((prefix + plain).utf8))
            || (plain.hasPrefix(prefix) && anchors.contains(Array(plain.dropFirst(prefix.count).utf8)))
    }

    /// True where a note begins with that mark, raised there or here: `1`, `a`, `¹`, `*`; several with commas between them,
    /// or several signs.
    func opensNote(_ mark: [UInt8]) -> Bool {
        if openers.raised.contains(FootnoteMark.plainDigits(mark)) { return true }
        let names = FootnoteMark.names(mark)
        return !names.isEmpty && names.allSatisfy { openers.raised.contains(FootnoteMark.plainDigits(Array($0.utf8))) }
    }

    /// True where a note begins with that mark in its brackets: `[1]`, `(a)`, `[note 1]`.
    func opensNote(bracketed marks: [UInt8]) -> Bool {
        guard Self.mayOpen(marks) else { return false }
        if openers.bracketed.contains(NoteOpeners.bracketed(marks)) { return true }
        guard marks.first == UInt8(ascii: "[") else { return false }
        let names = FootnoteMark.names(marks)
        return names.allSatisfy { openers.bracketed.contains(NoteOpeners.bracketed(Array("[\($0)]".utf8))) }
            && !names.isEmpty
    }

    /// False for words in brackets, with which no note begins: most cells that ask end with such a one.
    private static func mayOpen(_ marks: [UInt8]) -> Bool {
        let isRound = marks.first == UInt8(ascii: "(")
        return marks.count == 3
            || marks.dropFirst().dropLast().contains {
                !ByteSearch.isLetter($0) && $0 < 0x80 && !(isRound && $0 == 0x20)
            }
    }
}

/// The labels of a Markdown article's notes.
enum NoteLabels {
    /// Of each line that begins with `[^label]:`, behind white space and marks of quotes; in lower case.
    static func all(in bytes: [UInt8]) -> Set<[UInt8]> {
        var labels: Set<[UInt8]> = []
        var index = 0
        while let found = ByteSearch.first("[^", in: bytes, from: index) {
            index = found + 2
            guard beginsLine(found, in: bytes), let end = FootnoteMark.endOfReference(in: bytes, from: found),
                end < bytes.count, bytes[end] == UInt8(ascii: ":")
            else { continue }
            let label = bytes[(found + 2)..<(end - 1)]
            labels.insert(Array(String(decoding: label, as: UTF8.self).lowercased().utf8))
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

/// The names of places in an article that links lead to.
enum NoteAnchors {
    /// The values of all `id` and `name` attributes, whatever stands around them.
    static func all(in bytes: [UInt8]) -> Set<[UInt8]> {
        var names: Set<[UInt8]> = []
        for attribute in ["id=", "name="] as [StaticString] {
            var index = 0
            while let found = ByteSearch.first(attribute, in: bytes, from: index) {
                index = found + attribute.utf8CodeUnitCount
                guard found > 0, WhiteSpace.isASCII(bytes[found - 1]), let range = value(at: index, in: bytes) else {
                    continue
                }
                names.insert(Array(bytes[range]))
                index = range.upperBound
            }
        }
        return names
    }

    private static let longest = 200

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

    /// `%E2%80%A0` as the character that it is.
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
