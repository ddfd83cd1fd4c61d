import Text

/// Scans a page, or HTML in a Markdown source, for start tags. Skips comments, the content of `script`, `style` and `textarea`,
/// and attributes; in running text also code spans and escapes.
struct HTMLScanner {
    let bytes: [UInt8]
    var index: Int
    let end: Int
    /// By length, the start of the last run of backticks; filled by the first search for the end of a code span that
    /// fails.
    private(set) var lastRuns: [Int: Int]?
    /// True in a paragraph, heading or pipe table, where backslashes and backticks have their Markdown meaning.
    let isInline: Bool

    /// The offset of the next `<` for which `isWanted` accepts the offset after it; the scanner stops there.
    mutating func next(_ isWanted: (Int) -> Bool) -> Int? {
        while index < end {
            let byte = bytes[index]
            if byte == UInt8(ascii: "<") {
                if isWanted(index + 1) { return index }
                skipMarkup()
            } else if !isInline {
                index = ByteSearch.first(UInt8(ascii: "<"), in: bytes, from: index, limit: end) ?? end
            } else if byte == UInt8(ascii: "\\") {
                index += 2
            } else if byte == UInt8(ascii: "`") {
                skipCodeSpan()
            } else {
                index += 1
            }
        }
        return nil
    }

    /// Skips a comment, an element with raw text, or a tag with its quoted values; else one byte.
    mutating func skipMarkup() {
        if ByteSearch.matches("<!--", in: bytes, at: index) {
            index = after("-->", from: index + 4) ?? end
        } else if ByteSearch.isTag("script", in: bytes, at: index + 1) {
            index = after("</script", from: index + 7) ?? end
        } else if ByteSearch.isTag("style", in: bytes, at: index + 1) {
            index = after("</style", from: index + 6) ?? end
        } else if ByteSearch.isTag("textarea", in: bytes, at: index + 1) {
            index = after("</textarea", from: index + 9) ?? end
        } else if index + 2 < end, bytes[bytes[index + 1] == UInt8(ascii: "/") ? index + 2 : index + 1].isASCIILetter {
            skipTag()
        } else {
            index += 1
        }
    }

    /// Skips up to the `>` that ends a tag, with quoted values; one byte if none is within 10,000 bytes.
    private mutating func skipTag() {
        let limit = min(end, index + 10_000)
        let close = bytes.withUnsafeBufferPointer { [index] bytes -> Int? in
            var quote: UInt8?
            for position in index + 1..<limit {
                let byte = bytes[position]
                // A fast path: most bytes are letters.
                if byte > UInt8(ascii: ">") { continue }
                if let open = quote {
                    if byte == open { quote = nil }
                } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                    quote = bytes[position - 1] == UInt8(ascii: "=") ? byte : nil
                } else if byte == UInt8(ascii: ">") {
                    return position + 1
                } else if byte == UInt8(ascii: "<") {
                    return nil
                }
            }
            return nil
        }
        index = close ?? index + 1
    }

    /// Skips a code span, or only the backticks if no equal run closes it.
    private mutating func skipCodeSpan() {
        let length = runLength(at: index)
        var position = index + length
        if let lastRuns, (lastRuns[length] ?? 0) <= index {
            index = position
            return
        }
        while position < end {
            guard bytes[position] == UInt8(ascii: "`") else {
                position += 1
                continue
            }
            let found = runLength(at: position)
            position += found
            if found == length {
                index = position
                return
            }
        }
        index += length
        if lastRuns == nil { lastRuns = runs(from: index) }
    }

    private func runs(from start: Int) -> [Int: Int] {
        var runs: [Int: Int] = [:]
        var position = start
        while let found = ByteSearch.first(UInt8(ascii: "`"), in: bytes, from: position, limit: end) {
            let length = runLength(at: found)
            runs[length] = found
            position = found + length
        }
        return runs
    }

    private func runLength(at start: Int) -> Int {
        var position = start
        while position < end, bytes[position] == UInt8(ascii: "`") { position += 1 }
        return position - start
    }

    private func after(_ text: StaticString, from start: Int) -> Int? {
        guard let found = ByteSearch.first(text, in: bytes, from: start, limit: end), found < end else { return nil }
        return min(end, found + text.utf8CodeUnitCount)
    }
}
