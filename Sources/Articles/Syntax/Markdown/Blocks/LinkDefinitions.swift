import Text

/// Finds the link definitions at the start of a paragraph (CommonMark 0.29, section 4.7), as cmark-gfm reads them:
///
///     [tides]: <tides.html> "Of the sea"
struct LinkDefinitions {
    /// The paragraph's text: lines that end with LF.
    private let text: [UInt8]
    /// The offset after each definition, where a line begins.
    private(set) var ends: [Int] = []
    /// Marks that end titles and do not occur from some offset on: the search for each fails once.
    private var missing: Set<UInt8> = []

    private static let longestLabel = 1_000
    private static let deepestParentheses = 32

    /// Reads all definitions. Linear in the text.
    init(in text: [UInt8]) {
        self.text = text
        var start = 0
        while start < text.count, text[start] == UInt8(ascii: "["), let next = afterDefinition(at: start) {
            ends.append(next)
            start = next
        }
    }

    private mutating func afterDefinition(at start: Int) -> Int? {
        guard let label = afterLabel(at: start), label < text.count, text[label] == UInt8(ascii: ":"),
            let address = afterAddress(at: afterSpaceAndLine(label + 1))
        else { return nil }
        let title = afterSpaceAndLine(address)
        if title > address, let titleEnd = afterTitle(at: title), let next = afterLineEnd(titleEnd) { return next }
        return afterLineEnd(address)
    }

    /// The offset after the `]`.
    private func afterLabel(at start: Int) -> Int? {
        var index = start + 1
        var isEmpty = true
        while index < text.count, text[index] != UInt8(ascii: "["), text[index] != UInt8(ascii: "]") {
            if !Self.isSpace(text[index]) { isEmpty = false }
            index += isEscape(at: index) ? 2 : 1
            if index - start - 1 > Self.longestLabel { return nil }
        }
        guard index < text.count, text[index] == UInt8(ascii: "]"), !isEmpty else { return nil }
        return index + 1
    }

    private func afterAddress(at start: Int) -> Int? {
        guard start < text.count else { return nil }
        if text[start] == UInt8(ascii: "<") {
            var index = start + 1
            while index < text.count, text[index] != UInt8(ascii: ">") {
                if text[index] == 0x0A || text[index] == UInt8(ascii: "<") { return nil }
                index += text[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            return index < text.count ? index + 1 : nil
        }
        var index = start
        var depth = 0
        while index < text.count, !Self.isSpace(text[index]) {
            if text[index] == UInt8(ascii: "(") {
                depth += 1
                if depth > Self.deepestParentheses { return nil }
            } else if text[index] == UInt8(ascii: ")") {
                if depth == 0 { break }
                depth -= 1
            }
            index += isEscape(at: index) ? 2 : 1
        }
        return index > start && index < text.count ? index : nil
    }

    /// The offset after a title: at its first closing mark that no backslash precedes, or else at the last one.
    private mutating func afterTitle(at start: Int) -> Int? {
        guard start < text.count else { return nil }
        let open = text[start]
        let close = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : open
        guard [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "(")].contains(open), !missing.contains(close) else {
            return nil
        }
        var last: Int?
        for index in (start + 1)..<text.count where text[index] == close || text[index] == open {
            let isEscaped = index > start + 1 && text[index - 1] == UInt8(ascii: "\\")
            if text[index] == close { last = index + 1 }
            if !isEscaped { return text[index] == close ? index + 1 : last }
        }
        if last == nil { missing.insert(close) }
        return last
    }

    /// The offset after white space with at most one line end.
    private func afterSpaceAndLine(_ start: Int) -> Int {
        let index = afterSpace(start)
        return index < text.count && text[index] == 0x0A ? afterSpace(index + 1) : index
    }

    private func afterSpace(_ start: Int) -> Int {
        var index = start
        while index < text.count, text[index] == 0x20 || text[index] == 0x09 { index += 1 }
        return index
    }

    private func afterLineEnd(_ start: Int) -> Int? {
        let index = afterSpace(start)
        if index >= text.count { return text.count }
        return text[index] == 0x0A ? index + 1 : nil
    }

    private func isEscape(at index: Int) -> Bool {
        text[index] == UInt8(ascii: "\\") && index + 1 < text.count && Self.isPunctuation(text[index + 1])
    }

    /// Other control characters belong to labels and addresses.
    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A }

    private static func isPunctuation(_ byte: UInt8) -> Bool {
        (0x21...0x7E).contains(byte) && !byte.isASCIILetterOrDigit
    }
}
