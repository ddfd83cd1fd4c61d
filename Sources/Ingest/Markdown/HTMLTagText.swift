/// Reads single tags that stand in a Markdown paragraph or cell, where cmark-gfm has already checked their form.
enum HTMLTagText {
    /// The value of an attribute of a start tag, as written between its quotes; nil where it is missing.
    static func attribute(_ name: StaticString, in tag: [UInt8]) -> String? {
        var index = 1
        while index < tag.count, !WhiteSpace.isASCII(tag[index]) { index += 1 }
        while index < tag.count {
            while index < tag.count, WhiteSpace.isASCII(tag[index]) || tag[index] == UInt8(ascii: "/") { index += 1 }
            let nameStart = index
            while index < tag.count, !WhiteSpace.isASCII(tag[index]), tag[index] != UInt8(ascii: "="),
                tag[index] != UInt8(ascii: ">")
            { index += 1 }
            guard index > nameStart else { return nil }
            let isWanted =
                index - nameStart == name.utf8CodeUnitCount && ByteSearch.matches(name, in: tag, at: nameStart)
            let value = value(in: tag, at: &index)
            if isWanted { return value }
        }
        return nil
    }

    private static func value(in tag: [UInt8], at index: inout Int) -> String {
        while index < tag.count, WhiteSpace.isASCII(tag[index]) { index += 1 }
        guard index < tag.count, tag[index] == UInt8(ascii: "=") else { return "" }
        index += 1
        while index < tag.count, WhiteSpace.isASCII(tag[index]) { index += 1 }
        guard index < tag.count else { return "" }
        let start: Int
        if tag[index] == UInt8(ascii: "\"") || tag[index] == UInt8(ascii: "'") {
            let quote = tag[index]
            start = index + 1
            index = ByteSearch.first(quote, in: tag, from: start) ?? tag.count
            defer { index = min(index + 1, tag.count) }
            return String(decoding: tag[start..<index], as: UTF8.self)
        }
        start = index
        while index < tag.count, !WhiteSpace.isASCII(tag[index]), tag[index] != UInt8(ascii: ">") { index += 1 }
        return String(decoding: tag[start..<index], as: UTF8.self)
    }
}
