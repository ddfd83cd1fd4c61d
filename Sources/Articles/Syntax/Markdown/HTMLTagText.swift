/// Reads single tags in a Markdown paragraph or cell; cmark-gfm has checked their syntax.
enum HTMLTagText {
    /// The name of a start tag or an end tag.
    static func name(of tag: [UInt8]) -> TagName {
        let isEnd = tag.count > 1 && tag[1] == UInt8(ascii: "/")
        return TagName.read(tag, from: isEnd ? 2 : 1, in: .shared).name
    }

    /// True if `hidden` or the style hides the element.
    static func isHidden(_ tag: [UInt8]) -> Bool {
        if name(of: tag).element == .dialog { return attribute("open", in: tag) == nil }
        // A fast path: most tags have no attributes.
        guard tag.contains(0x20) || tag.contains(0x09) || tag.contains(0x0A) else { return false }
        if attribute("hidden", in: tag) != nil { return true }
        return style(of: tag)?.text.isHidden ?? false
    }

    /// The `style` attribute of a start tag; nil if it has none.
    static func style(of tag: [UInt8]) -> HTMLStyle? {
        attribute("style", in: tag).map { style in
            let bytes = Array(style.utf8)
            return HTMLStyle(bytes.span)
        }
    }

    /// The value of an attribute of a start tag, references decoded; nil if it is missing.
    static func attribute(_ name: StaticString, in tag: [UInt8]) -> String? {
        HTMLAttributes.value(of: name, inTag: tag.indices, of: tag)
    }
}
