/// Steps over HTML as it stands in a Markdown source: from one start tag of interest to the next, past comments, the
/// content of `script`, `style` and `textarea`, and attributes; in running text past code spans and escapes too.
struct HTMLScanner {
    let bytes: [UInt8]
    var index: Int
    let end: Int
    /// Where the last run of so many backticks begins; filled by the first search that finds no end of a code span.
    private var lastRuns: [Int: Int]?
    /// True in a paragraph, heading or pipe table, where backslashes and backticks have their Markdown meaning.
    let isInline: Bool

    init(bytes: [UInt8], index: Int, end: Int, isInline: Bool) {
        self.bytes = bytes
        self.index = index
        self.end = end
        self.isInline = isInline
    }

    /// The offset of the next `<`, of which `isWanted` is then asked with the offset after it; the scanner stands on it.
    mutating func next(_ isWanted: (Int) -> Bool) -> Int? {
        while index < end {
            let byte = bytes[index]
            if byte == UInt8(ascii: "<") {
                if isWanted(index + 1) { return index }
                skipMarkup()
            } else if isInline, byte == UInt8(ascii: "\\") {
                index += 2
            } else if isInline, byte == UInt8(ascii: "`") {
                skipCodeSpan()
            } else {
                index += 1
            }
        }
        return nil
    }

    /// Past a comment, an element of raw text, or a tag with its quoted values; one byte where none of them begins.
    mutating func skipMarkup() {
        if ByteSearch.matches("<!--", in: bytes, at: index) {
            index = after("-->", from: index + 4) ?? end
        } else if ByteSearch.isTag("script", in: bytes, at: index + 1) {
            index = after("</script", from: index + 7) ?? end
        } else if ByteSearch.isTag("style", in: bytes, at: index + 1) {
            index = after("</style", from: index + 6) ?? end
        } else if ByteSearch.isTag("textarea", in: bytes, at: index + 1) {
            index = after("</textarea", from: index + 9) ?? end
        } else if index + 1 < end, ByteSearch.isLetter(bytes[index + 1]) {
            skipTag()
        } else {
            index += 1
        }
    }

    /// Past the `>` that ends a tag, quoted values skipped; one byte where nothing ends it within 10,000.
    private mutating func skipTag() {
        var position = index + 1
        var quote: UInt8?
        let limit = min(end, index + 10_000)
        while position < limit {
            let byte = bytes[position]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = bytes[position - 1] == UInt8(ascii: "=") ? byte : nil
            } else if byte == UInt8(ascii: ">") {
                index = position + 1
                return
            } else if byte == UInt8(ascii: "<") {
                break
            }
            position += 1
        }
        index += 1
    }

    /// Past a code span; past the backticks alone where no equal run closes it.
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
