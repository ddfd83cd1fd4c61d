import Text

/// Reads the characters of a stretch of a page: references are decoded, line ends become line feeds.
struct HTMLCharacters {
    /// What null characters become, which mean nothing in HTML.
    enum Null {
        case kept, omitted, replaced
    }

    private let bytes: [UInt8]
    private(set) var index: Int
    private let end: Int
    private let hasReferences: Bool
    private let isInAttribute: Bool
    private let null: Null

    /// - Parameter null: what null characters become, if the token's form does not say it.
    init(_ token: HTMLTextToken, null: Null, in bytes: [UInt8]) {
        self.bytes = bytes
        (index, end) = (token.range.lowerBound, token.range.upperBound)
        hasReferences = token.form == .data || token.form == .replaceable
        isInAttribute = false
        self.null = token.form == .replaceable || token.form == .raw ? .replaced : null
    }

    private init(value range: Range<Int>, in bytes: [UInt8]) {
        self.bytes = bytes
        (index, end) = (range.lowerBound, range.upperBound)
        (hasReferences, isInAttribute, null) = (true, true, .replaced)
    }

    static func value(_ attribute: HTMLAttribute, in bytes: [UInt8]) -> String {
        withValue(attribute, in: bytes) { String(decoding: $0, as: UTF8.self) }
    }

    static func withValue<Result>(
        _ attribute: HTMLAttribute, in bytes: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        HTMLCharacters(value: attribute.value, in: bytes).withText(body)
    }

    /// Calls `body` with all characters in UTF-8, without a copy if they are written as they are.
    func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var plain = endOfPlain
        guard plain < end else {
            return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[index..<end])) }
        }
        var reader = self
        var text: [UInt8] = []
        text.reserveCapacity(end - index)
        while reader.index < end {
            text += bytes[reader.index..<plain]
            reader.index = plain
            if plain < end { reader.appendSpecial(to: &text) }
            plain = reader.endOfPlain
        }
        return text.withUnsafeBufferPointer(body)
    }

    /// The next character, or the two of one reference, in UTF-8, with its source; nil at the end.
    mutating func next() -> (characters: [UInt8], source: Range<Int>)? {
        guard index < end else { return nil }
        let start = index
        if isSpecial(bytes[index]) {
            var characters: [UInt8] = []
            appendSpecial(to: &characters)
            return (characters, start..<index)
        }
        index += 1
        while index < end, bytes[index] & 0xC0 == 0x80 { index += 1 }
        return (Array(bytes[start..<index]), start..<index)
    }

    /// Skips white space; true if nothing else is left. Null characters are skipped where they are omitted.
    mutating func skipWhiteSpace() -> Bool {
        while true {
            index = Self.endOfSpace(in: bytes, from: index, to: end)
            guard index < end else { return true }
            let byte = bytes[index]
            if byte == 0, null == .omitted {
                index += 1
                continue
            }
            guard byte == UInt8(ascii: "&"), hasReferences, let end = endOfSpaceReference else { return false }
            index = end
        }
    }

    /// The end of the white space at an offset.
    static func endOfSpace(in bytes: [UInt8], from start: Int, to end: Int) -> Int {
        bytes.withUnsafeBytes { bytes in
            guard start < end, isSpace(bytes[start]) else { return start }
            var next = start + 1
            // Most are a line end and the spaces that indent a line.
            while next + 8 <= end, EightBytes(bytes, at: next).isAllSpaces { next += 8 }
            while next < end, isSpace(bytes[next]) { next += 1 }
            return next
        }
    }

    /// White space of HTML: tab, line feed, form feed, carriage return, space.
    static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 && spaces >> UInt64(byte) & 1 == 1 }

    static var spaces: UInt64 { 1 << 0x20 | 1 << 0x0A | 1 << 0x09 | 1 << 0x0D | 1 << 0x0C }
}

extension HTMLCharacters {
    /// The end of the characters that are written as they are.
    private var endOfPlain: Int {
        bytes.withUnsafeBytes { bytes in
            var next = index
            while next + 8 <= end, EightBytes(bytes, at: next).hasNone(of: UInt8(ascii: "&"), 0x0D, 0) { next += 8 }
            while next < end, !isSpecial(bytes[next]) { next += 1 }
            return next
        }
    }

    private func isSpecial(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "&") || byte == 0x0D || byte == 0
    }

    /// The end of the reference at ``index`` if it means white space: a number, `&Tab;` or `&NewLine;`.
    private var endOfSpaceReference: Int? {
        guard index + 1 < end, "#TN".utf8.contains(bytes[index + 1]),
            let found = CharacterReference(bytes, at: index, end: end, isInAttribute: isInAttribute),
            let byte = UInt8(exactly: found.characters.first.value), Self.isSpace(byte)
        else { return nil }
        return found.end
    }

    /// Appends what a character that ``isSpecial(_:)`` becomes.
    private mutating func appendSpecial(to text: inout [UInt8]) {
        let byte = bytes[index]
        if byte == UInt8(ascii: "&"), hasReferences,
            let found = CharacterReference(bytes, at: index, end: end, isInAttribute: isInAttribute)
        {
            index = found.end
            return found.characters.append(to: &text)
        }
        index += 1
        switch byte {
        case 0x0D:
            if index < end, bytes[index] == 0x0A { index += 1 }
            text.append(0x0A)
        case 0 where null == .omitted: return
        case 0 where null == .replaced: text += UTF8.encodedReplacementCharacter
        default: text.append(byte)
        }
    }
}
