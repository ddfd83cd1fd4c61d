import Gumbo

/// Reads single tags in a Markdown paragraph or cell; cmark-gfm has checked their syntax.
enum HTMLTagText {
    /// The name of a start tag or an end tag, in lower case.
    static func name(of tag: [UInt8]) -> String {
        var start = 1
        if start < tag.count, tag[start] == UInt8(ascii: "/") { start += 1 }
        var end = start
        while end < tag.count, !WhiteSpace.isASCII(tag[end]), tag[end] != UInt8(ascii: ">"),
            tag[end] != UInt8(ascii: "/")
        { end += 1 }
        return String(decoding: tag[start..<end].map(ByteSearch.lowercased), as: UTF8.self)
    }

    /// True if `hidden` or the style hides the element.
    static func isHidden(_ tag: [UInt8]) -> Bool {
        if name(of: tag) == "dialog" { return attribute("open", in: tag) == nil }
        // A fast path: most tags have no attributes.
        guard tag.contains(0x20) || tag.contains(0x09) || tag.contains(0x0A) else { return false }
        if attribute("hidden", in: tag) != nil { return true }
        return style(of: tag).map { $0.hiding != .none } ?? false
    }

    /// The `style` attribute of a start tag; nil if it has none.
    static func style(of tag: [UInt8]) -> HTMLStyle? {
        attribute("style", in: tag).map { style in
            let bytes = Array(style.utf8)
            return HTMLStyle(bytes.span)
        }
    }

    /// The value of an attribute of a start tag, entities decoded; nil if it is missing.
    static func attribute(_ name: String, in tag: [UInt8]) -> String? {
        guard let written = written(name, in: tag), written.utf8.contains(UInt8(ascii: "&")) else {
            return written(name, in: tag)
        }
        guard let page = ParsedPage(tag) else { return written }
        return page.nodes.indices.lazy.compactMap { page.attribute(name, of: $0) }.first ?? written
    }

    /// The value between its quotes, not decoded.
    private static func written(_ name: String, in tag: [UInt8]) -> String? {
        var index = 1
        while index < tag.count, !WhiteSpace.isASCII(tag[index]) { index += 1 }
        while index < tag.count {
            while index < tag.count, WhiteSpace.isASCII(tag[index]) || tag[index] == UInt8(ascii: "/") { index += 1 }
            let nameStart = index
            while index < tag.count, !WhiteSpace.isASCII(tag[index]), tag[index] != UInt8(ascii: "="),
                tag[index] != UInt8(ascii: ">")
            { index += 1 }
            guard index > nameStart else { return nil }
            let isWanted = tag[nameStart..<index].lazy.map(ByteSearch.lowercased).elementsEqual(name.utf8)
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
