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

    /// The text of a token.
    static func text(_ token: HTMLTextToken, null: Null = .omitted, in bytes: [UInt8]) -> String {
        text(HTMLCharacters(token, null: null, in: bytes))
    }

    /// The value of an attribute.
    static func value(_ attribute: HTMLAttribute, in bytes: [UInt8]) -> String {
        text(HTMLCharacters(value: attribute.value, in: bytes))
    }

    private static func text(_ characters: HTMLCharacters) -> String {
        var reader = characters
        let plain = reader.endOfPlain
        guard plain < reader.end else {
            return String(decoding: reader.bytes[reader.index..<reader.end], as: UTF8.self)
        }
        var text: [UInt8] = []
        text.reserveCapacity(reader.end - reader.index)
        while reader.index < reader.end {
            let plain = reader.endOfPlain
            text += reader.bytes[reader.index..<plain]
            reader.index = plain
            if plain < reader.end { reader.appendSpecial(to: &text) }
        }
        return String(decoding: text, as: UTF8.self)
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
        while index < end {
            let byte = bytes[index]
            if Self.isSpace(byte) || byte == 0 && null == .omitted {
                index += 1
                continue
            }
            guard byte == UInt8(ascii: "&"), hasReferences, let end = endOfSpaceReference else { return false }
            index = end
        }
        return true
    }

    /// White space of HTML: tab, line feed, form feed, carriage return, space.
    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C
    }
}

extension HTMLCharacters {
    /// The end of the characters that are written as they are.
    private var endOfPlain: Int {
        bytes.withUnsafeBufferPointer { bytes in
            var next = index
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
