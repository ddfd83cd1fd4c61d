extension HTMLTokenizer {
    /// The tag at ``index``; nil if the page ends in it.
    ///
    /// 13.2.5.8 Tag name state, 13.2.5.40 Self-closing start tag state
    @inline(__always)
    mutating func tag(isEnd: Bool) -> HTMLToken? {
        let (name, nameEnd) = TagName.read(bytes, from: start + (isEnd ? 2 : 1), in: names)
        // There are few; `removeAll` costs more.
        while attributes.popLast() != nil {}
        var isSelfClosing = false
        if nameEnd < bytes.count, bytes[nameEnd] == UInt8(ascii: ">") {
            // Most tags have no attributes.
            index = nameEnd + 1
        } else {
            var reader = HTMLAttributes(from: nameEnd)
            var lastEnd = 0
            while let attribute = reader.next(in: bytes) {
                lastEnd = attribute.value.upperBound
                if !isEnd { attributes.append(attribute) }
            }
            index = reader.isComplete ? reader.index : bytes.count
            guard reader.isComplete else { return nil }
            isSelfClosing = bytes[index - 2] == UInt8(ascii: "/") && lastEnd != index - 1
        }
        tag = HTMLTagToken(name: name, range: start..<index, nameEnd: nameEnd, isSelfClosing: isSelfClosing)
        if isEnd { return .endTag }
        lastStartTag = name
        return .startTag
    }
}
