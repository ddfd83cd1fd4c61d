import Text

/// Text under construction: white space folded to single spaces, line breaks kept as newlines, both ends trimmed.
struct FoldedText {
    private(set) var bytes: [UInt8] = []
    private var pending: UInt8?
    private var gap = Gap()
    /// The offsets at which digits are more than a space apart, ascending.
    private(set) var gaps: [Int] = []

    /// How wide the pending white space is shown, in spaces.
    private struct Gap {
        private var holdsASCII = false
        /// Of other white space.
        private var width = 0

        /// White space of ASCII is shown as one space. U+2000 to U+2003 and U+3000 are wider than a space.
        mutating func add(_ space: Slice<UnsafeBufferPointer<UInt8>>) {
            guard space.count > 1, let first = space.first, let last = space.last else {
                holdsASCII = true
                return
            }
            width += first == 0xE3 || first == 0xE2 && (0x80...0x83).contains(last) ? 2 : 1
        }

        var isWide: Bool { width > (holdsASCII ? 0 : 1) }
    }

    var string: String { String(decoding: bytes, as: UTF8.self) }

    mutating func clear() {
        bytes.clear()
        (pending, gap) = (nil, Gap())
        if !gaps.isEmpty { gaps = [] }
    }

    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    /// Appends text that is already folded, whose newlines are line breaks.
    mutating func append(folded text: ArraySlice<UInt8>) {
        text.withUnsafeBufferPointer { append($0, keepingNewlines: true) }
    }

    mutating func append(_ text: UnsafeBufferPointer<UInt8>, keepingNewlines: Bool = false) {
        var index = 0
        while index < text.count {
            let end = Self.foldedEnd(of: text, from: index)
            if end > index {
                flush(before: text[index...])
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[index..<end]))
                index = end
                continue
            }
            if keepingNewlines, text[index] == UInt8(ascii: "\n") { appendNewline() } else { appendSpace() }
            let length = max(1, WhiteSpace.length(in: text, at: index, end: text.count))
            gap.add(text[index..<index + length])
            index += length
            // A fast path for indentation.
            while length == 1, index < text.count, text[index] == 0x20 { index += 1 }
        }
    }

    /// The end of a prefix that is already folded: words separated by single spaces. Most texts are folded entirely.
    private static func foldedEnd(of text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        let raw = UnsafeRawBufferPointer(text)
        var (index, end) = (start, start)
        while index < text.count {
            let mayBeSpace = index == end && end > start
            if index + 8 <= text.count, mayBeSpace || text[index] != 0x20 {
                let word = EightBytes(raw, at: index)
                if word.arePrintable, !word.hasDoubleSpace {
                    index += 8
                    end = text[index - 1] == 0x20 ? index - 1 : index
                    continue
                }
            }
            switch text[index] {
            case 0x20: guard mayBeSpace else { return end }
            // These bytes do not begin white space.
            case 0x21...0xC1, 0xC3...0xE0, 0xE4...0xFF: end = index + 1
            default:
                guard WhiteSpace.length(in: text, at: index, end: text.count) == 0 else { return end }
                end = index + 1
            }
            index += 1
        }
        return end
    }

    mutating func appendSpace() {
        if pending == nil { pending = UInt8(ascii: " ") }
    }

    /// Drops pending white space.
    mutating func dropSpace() {
        if pending == UInt8(ascii: " ") { (pending, gap) = (nil, Gap()) }
    }

    /// Several breaks in a row become several newlines.
    mutating func appendNewline() {
        if pending == UInt8(ascii: "\n") {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
        } else {
            pending = UInt8(ascii: "\n")
        }
    }

    /// - Parameter next: the text behind, not empty.
    private mutating func flush(before next: Slice<UnsafeBufferPointer<UInt8>>) {
        guard let waiting = pending else { return }
        if gap.isWide, DigitSeams.joins(bytes, next) { gaps.append(bytes.count) }
        (pending, gap) = (nil, Gap())
        if !bytes.isEmpty { bytes.append(waiting) }
    }
}
