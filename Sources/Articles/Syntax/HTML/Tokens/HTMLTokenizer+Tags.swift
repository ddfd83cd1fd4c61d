extension HTMLTokenizer {
    /// The tag at ``index``; nil if the page ends in it.
    ///
    /// 13.2.5.8 Tag name state, 13.2.5.40 Self-closing start tag state
    mutating func tag(isEnd: Bool) -> HTMLToken? {
        let start = index
        let nameStart = start + (isEnd ? 2 : 1)
        let nameEnd = endOfName(from: nameStart)
        attributes.removeAll(keepingCapacity: true)
        guard let end = endOfTag(from: nameEnd) else {
            index = bytes.count
            return nil
        }
        index = end
        let token = HTMLTagToken(
            name: TagName(bytes, nameStart..<nameEnd), range: start..<end, nameEnd: nameEnd,
            isSelfClosing: bytes[end - 2] == UInt8(ascii: "/") && attributes.last?.value.upperBound != end - 1)
        guard isEnd else {
            lastStartTag = token.name
            return .startTag(token)
        }
        return .endTag(token)
    }

    /// The attributes of a tag that was read before.
    static func attributes(of tag: HTMLTagToken, in bytes: [UInt8]) -> [HTMLAttribute] {
        attributes(from: tag.nameEnd, in: bytes)
    }

    /// The value of the first attribute of a tag with a name in lower case, references decoded.
    static func value(of name: String, inTag tag: Range<Int>, of bytes: [UInt8]) -> String? {
        attributes(ofTag: tag, in: bytes)
            .first { bytes[$0.name].lazy.map(ByteSearch.lowercased).elementsEqual(name.utf8) }
            .map { HTMLCharacters.value($0, in: bytes) }
    }

    /// - Parameter tag: the range of a start tag.
    static func attributes(ofTag tag: Range<Int>, in bytes: [UInt8]) -> [HTMLAttribute] {
        let tokenizer = HTMLTokenizer(bytes)
        return attributes(from: tokenizer.endOfName(from: tag.lowerBound + 1), in: bytes)
    }

    private static func attributes(from start: Int, in bytes: [UInt8]) -> [HTMLAttribute] {
        var tokenizer = HTMLTokenizer(bytes)
        _ = tokenizer.endOfTag(from: start)
        return tokenizer.attributes
    }

    /// 13.2.5.32 Before attribute name state, 13.2.5.34 After attribute name state,
    /// 13.2.5.39 After attribute value (quoted) state
    private mutating func endOfTag(from start: Int) -> Int? {
        var next = start
        while next < bytes.count {
            let byte = bytes[next]
            if byte == UInt8(ascii: ">") { return next + 1 }
            if byte == UInt8(ascii: "/") || HTMLCharacters.isSpace(byte) {
                next += 1
            } else {
                guard let end = attribute(at: next) else { return nil }
                next = end
            }
        }
        return nil
    }

    /// Appends the attribute at an offset; returns the offset after it, nil at the end of the page.
    ///
    /// 13.2.5.33 Attribute name state, 13.2.5.35 Before attribute value state
    private mutating func attribute(at start: Int) -> Int? {
        // A sign of equality at the start belongs to the name.
        var nameEnd = start + 1
        while nameEnd < bytes.count, bytes[nameEnd] != UInt8(ascii: "="), !Self.endsName(bytes[nameEnd]) {
            nameEnd += 1
        }
        let name = start..<nameEnd
        var next = afterWhiteSpace(nameEnd)
        guard next < bytes.count, bytes[next] == UInt8(ascii: "=") else {
            attributes.append(HTMLAttribute(name: name, value: nameEnd..<nameEnd))
            return next
        }
        next = afterWhiteSpace(next + 1)
        guard next < bytes.count else { return nil }
        return value(of: name, at: next)
    }

    /// 13.2.5.36 Attribute value (double-quoted) state, 13.2.5.37 Attribute value (single-quoted) state,
    /// 13.2.5.38 Attribute value (unquoted) state
    private mutating func value(of name: Range<Int>, at start: Int) -> Int? {
        let quote = bytes[start]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            guard let end = ByteSearch.first(quote, in: bytes, from: start + 1) else { return nil }
            attributes.append(HTMLAttribute(name: name, value: (start + 1)..<end))
            return end + 1
        }
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: ">"), !HTMLCharacters.isSpace(bytes[end]) { end += 1 }
        attributes.append(HTMLAttribute(name: name, value: start..<end))
        return end
    }

    func endOfName(from start: Int) -> Int {
        var end = start
        while end < bytes.count, !Self.endsName(bytes[end]) { end += 1 }
        return end
    }

    private func afterWhiteSpace(_ start: Int) -> Int {
        var next = start
        while next < bytes.count, HTMLCharacters.isSpace(bytes[next]) { next += 1 }
        return next
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte <= UInt8(ascii: ">")
            && (byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || HTMLCharacters.isSpace(byte))
    }
}
