/// The attributes of a tag, one after the other.
struct HTMLAttributes {
    /// The offset of the next byte to read; after the last attribute, the offset after the tag.
    private(set) var index: Int
    /// False if the page ends in the tag.
    private(set) var isComplete = false

    /// - Parameter start: the offset after the name of the tag.
    init(from start: Int) { index = start }

    /// 13.2.5.32 Before attribute name state, 13.2.5.34 After attribute name state,
    /// 13.2.5.39 After attribute value (quoted) state
    mutating func next(in bytes: [UInt8]) -> HTMLAttribute? {
        guard !isComplete else { return nil }
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: ">") {
                index += 1
                isComplete = true
                return nil
            }
            guard byte == UInt8(ascii: "/") || HTMLCharacters.isSpace(byte) else { return attribute(in: bytes) }
            index += 1
        }
        return nil
    }

    /// 13.2.5.33 Attribute name state, 13.2.5.35 Before attribute value state
    private mutating func attribute(in bytes: [UInt8]) -> HTMLAttribute? {
        let start = index
        // An equals sign at the start belongs to the name.
        index += 1
        while index < bytes.count, !TagName.isEnd(bytes[index]), bytes[index] != UInt8(ascii: "=") { index += 1 }
        let name = start..<index
        skipWhiteSpace(in: bytes)
        guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
            return HTMLAttribute(name: name, value: name.upperBound..<name.upperBound)
        }
        index += 1
        skipWhiteSpace(in: bytes)
        guard index < bytes.count else { return nil }
        return value(in: bytes).map { HTMLAttribute(name: name, value: $0) }
    }

    /// 13.2.5.36 Attribute value (double-quoted) state, 13.2.5.37 Attribute value (single-quoted) state,
    /// 13.2.5.38 Attribute value (unquoted) state
    private mutating func value(in bytes: [UInt8]) -> Range<Int>? {
        let start = index
        let quote = bytes[start]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            guard let end = ByteSearch.first(quote, in: bytes, from: start + 1) else {
                index = bytes.count
                return nil
            }
            index = end + 1
            return (start + 1)..<end
        }
        while index < bytes.count, bytes[index] != UInt8(ascii: ">"), !HTMLCharacters.isSpace(bytes[index]) {
            index += 1
        }
        return start..<index
    }

    private mutating func skipWhiteSpace(in bytes: [UInt8]) {
        while index < bytes.count, HTMLCharacters.isSpace(bytes[index]) { index += 1 }
    }
}

extension HTMLAttributes {
    /// The value of the first attribute of a tag with a name in lower case, references decoded.
    static func value(of name: StaticString, inTag tag: Range<Int>, of bytes: [UInt8]) -> String? {
        var attributes = HTMLAttributes(from: TagName.end(in: bytes, from: tag.lowerBound + 1))
        while let attribute = attributes.next(in: bytes) {
            if attribute.isNamed(name, in: bytes) { return HTMLCharacters.value(attribute, in: bytes) }
        }
        return nil
    }
}

extension HTMLTagToken {
    /// Equal for tags with equal names and attributes in any order (FNV-1a of each, added).
    func hash(in bytes: [UInt8]) -> UInt64 {
        var sum = name.key
        var attributes = HTMLAttributes(from: nameEnd)
        while let attribute = attributes.next(in: bytes) {
            var hash = ByteSearch.hash(ByteSearch.emptyHash, UInt64(attribute.name.count))
            for offset in attribute.name { hash = ByteSearch.hash(hash, UInt64(ByteSearch.lowercased(bytes[offset]))) }
            sum &+= ByteSearch.hash(hash, ofBytes: attribute.value, in: bytes)
        }
        return sum
    }
}

extension HTMLAttribute {
    /// Inlined, because most elements with attributes ask for a dozen names.
    ///
    /// - Parameter text: ASCII in lower case.
    @inline(__always)
    func isNamed(_ text: StaticString, in bytes: [UInt8]) -> Bool {
        name.count == text.utf8CodeUnitCount && ByteSearch.matches(text, in: bytes, at: name.lowerBound)
    }

    /// True if the value is a word, in any case.
    func hasValue(_ text: StaticString, in bytes: [UInt8]) -> Bool {
        value.count == text.utf8CodeUnitCount && ByteSearch.matches(text, in: bytes, at: value.lowerBound)
    }
}
