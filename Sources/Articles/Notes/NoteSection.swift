import Text

/// Ordered lists under a heading such as "Notes": each item is the note with its number.
struct NoteSection {
    private let bytes: [UInt8]
    /// The numbers of all items so far, with the offsets of their texts.
    private(set) var numbers: [[UInt8]: [Int]] = [:]
    private var isOpen = false
    private var isInList = false
    /// The number of the previous item; nil before the list.
    private var last: Int?

    private static let longestTitle = 40
    private static let titles: Set<String> = [
        "notes", "footnotes", "endnotes", "table notes", "references", "anmerkungen", "fußnoten", "notas", "remarques",
        "注", "注記", "注釈", "脚注", "備考", "註", "註釋", "注释", "примечания",
    ]

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Reads a line of Markdown or text: `## Notes`, `**Notes:**`, `1. after drying`.
    mutating func readLine(at start: Int) {
        var index = start
        while index < bytes.count, index - start < 4, bytes[index] == 0x20 { index += 1 }
        guard index < bytes.count else { return }
        let isHeading = bytes[index] == UInt8(ascii: "#")
        let isEmphasis = bytes[index] == UInt8(ascii: "*") || bytes[index] == UInt8(ascii: "_")
        if isHeading || isEmphasis || mayBeginTitle(at: index) {
            let isTitle = self.isTitle(from: index)
            if isTitle || isHeading { (isOpen, last) = (isTitle, nil) }
        } else if isOpen, bytes[index].isASCIIDigit {
            readItem(at: index)
        }
    }

    private mutating func readItem(at start: Int) {
        var end = start
        while end < bytes.count, end - start < 4, bytes[end].isASCIIDigit { end += 1 }
        guard end + 1 < bytes.count, ".)".utf8.contains(bytes[end]), bytes[end + 1] == 0x20 else { return }
        // Only the first number counts; authors often repeat it.
        let number = last.map { $0 + 1 } ?? Int(String(decoding: bytes[start..<end], as: UTF8.self)) ?? 1
        record(number, at: end + 2)
    }

    /// Reads a tag of a page: `<h2>Notes</h2><ol><li>after drying`.
    mutating func readTag(_ name: ElementName, endingAt end: Int) {
        switch name {
        case .h1, .h2, .h3, .h4, .h5, .h6, .p, .div:
            let isTitle = self.isTitle(from: end)
            if isTitle || name != .p && name != .div { isOpen = isTitle }
        case .ol, .ul: (isInList, last) = (name == .ol, nil)
        case .li:
            guard isOpen, isInList else { return }
            record((last ?? 0) + 1, at: end)
        default: return
        }
    }

    private mutating func record(_ number: Int, at offset: Int) {
        last = number
        numbers[Array(String(number).utf8), default: []].append(offset)
    }

    /// A fast path: false for nearly all lines.
    private func mayBeginTitle(at index: Int) -> Bool {
        guard index + 1 < bytes.count else { return false }
        switch (bytes[index] | 0x20, bytes[index + 1] | 0x20) {
        case (UInt8(ascii: "n"), UInt8(ascii: "o")), (UInt8(ascii: "f"), UInt8(ascii: "o")),
            (UInt8(ascii: "f"), UInt8(ascii: "u")), (UInt8(ascii: "e"), UInt8(ascii: "n")),
            (UInt8(ascii: "t"), UInt8(ascii: "a")), (UInt8(ascii: "r"), UInt8(ascii: "e")),
            (UInt8(ascii: "a"), UInt8(ascii: "n")):
            return true
        default: return bytes[index] >= 0xC3
        }
    }

    /// True if the rest of a line or an element is such a title.
    private func isTitle(from start: Int) -> Bool {
        var title: [UInt8] = []
        var index = start
        while index < bytes.count, title.count <= Self.longestTitle, index - start < 200, bytes[index] != 0x0A,
            bytes[index] != 0x0D
        {
            if bytes[index] == UInt8(ascii: "<") {
                // Style markup may surround the title.
                guard title.isEmpty,
                    let end = ByteSearch.first(UInt8(ascii: ">"), in: bytes, from: index, limit: index + 100)
                else { break }
                index = end
            } else if !Self.isMarkup(bytes[index]), !title.isEmpty || bytes[index] != 0x20 {
                if title.isEmpty, !mayBeginTitle(at: index) { return false }
                title.append(bytes[index])
            }
            index += 1
        }
        while title.last == 0x20 { title.removeLast() }
        return title.count <= Self.longestTitle
            && Self.titles.contains(String(decoding: title, as: UTF8.self).lowercased())
    }

    private static func isMarkup(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "#"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: ":"): true
        default: false
        }
    }
}
