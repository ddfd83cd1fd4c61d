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

    /// What comes next follows without white space.
    mutating func dropSpace() {
        if pending == UInt8(ascii: " ") { pending = nil }
    }

    /// Several breaks in a row stay several newlines.
    mutating func appendNewline() {
        if pending == UInt8(ascii: "\n") {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
        } else {
            pending = UInt8(ascii: "\n")
        }
    }

    private mutating func flush() {
        guard let waiting = pending else { return }
        pending = nil
        if !bytes.isEmpty { bytes.append(waiting) }
    }
}
