/// Text under construction: white space folded to single spaces, line breaks kept as newlines, both ends trimmed.
struct FoldedText {
    private(set) var bytes: [UInt8] = []
    private var pending: UInt8?

    var isEmpty: Bool { bytes.isEmpty }
    var string: String { String(decoding: bytes, as: UTF8.self) }

    mutating func append(_ text: String) {
        append(Array(text.utf8))
    }

    /// - Parameter keepingNewlines: true for text that was folded before, whose newlines are line breaks.
    mutating func append(_ text: [UInt8], keepingNewlines: Bool = false) {
        var index = 0
        while index < text.count {
            let space = WhiteSpace.length(in: text, at: index, end: text.count)
            if space > 0 {
                if keepingNewlines, text[index] == UInt8(ascii: "\n") { appendNewline() } else { appendSpace() }
                index += space
            } else {
                flush()
                bytes.append(text[index])
                index += 1
            }
        }
    }

    mutating func appendSpace() {
        if pending == nil { pending = UInt8(ascii: " ") }
    }

    /// Several breaks in a row stay several newlines.
    mutating func appendNewline() {
        if pending == UInt8(ascii: "\n") {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
        } else {
            pending = UInt8(ascii: "\n")
        }
    }

    /// Takes out what stands in `range`, and the space that would be left doubled.
    mutating func remove(_ range: Range<Int>) {
        bytes.removeSubrange(range)
        let start = range.lowerBound
        if start < bytes.count, start == 0 || WhiteSpace.isASCII(bytes[start - 1]), bytes[start] == UInt8(ascii: " ") {
            bytes.remove(at: start)
        }
        while let last = bytes.last, start >= bytes.count, WhiteSpace.isASCII(last) { bytes.removeLast() }
    }

    /// Takes out several stretches, which rise and do not overlap, in one pass.
    mutating func remove(_ ranges: [Range<Int>]) {
        guard !ranges.isEmpty else { return }
        var rest = FoldedText()
        var start = 0
        for range in ranges {
            rest.append(Array(bytes[start..<range.lowerBound]), keepingNewlines: true)
            start = range.upperBound
        }
        rest.append(Array(bytes[start...]), keepingNewlines: true)
        self = rest
    }

    private mutating func flush() {
        guard let waiting = pending else { return }
        pending = nil
        if !bytes.isEmpty { bytes.append(waiting) }
    }
}
