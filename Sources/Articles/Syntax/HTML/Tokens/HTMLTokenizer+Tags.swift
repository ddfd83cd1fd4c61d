extension HTMLTokenizer {
    /// The tag at ``index``; nil if the page ends in it.
    ///
    /// 13.2.5.8 Tag name state, 13.2.5.40 Self-closing start tag state
    mutating func tag(isEnd: Bool) -> HTMLToken? {
        let start = index
        let nameStart = start + (isEnd ? 2 : 1)
        let nameEnd = Self.endOfName(in: bytes, from: nameStart)
        attributes.removeAll(keepingCapacity: true)
        var reader = HTMLAttributes(bytes, from: nameEnd)
        while let attribute = reader.next() { attributes.append(attribute) }
        index = reader.isComplete ? reader.index : bytes.count
        guard reader.isComplete else { return nil }
        let token = HTMLTagToken(
            name: TagName(bytes, nameStart..<nameEnd, in: names), range: start..<index, nameEnd: nameEnd,
            isSelfClosing: bytes[index - 2] == UInt8(ascii: "/") && attributes.last?.value.upperBound != index - 1)
        guard isEnd else {
            lastStartTag = token.name
            return .startTag(token)
        }
        return .endTag(token)
    }

    static func endOfName(in bytes: [UInt8], from start: Int) -> Int {
        var end = start
        while end < bytes.count, !endsName(bytes[end]) { end += 1 }
        return end
    }

    static func endsName(_ byte: UInt8) -> Bool {
        byte <= UInt8(ascii: ">")
            && (byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || HTMLCharacters.isSpace(byte))
    }
}
