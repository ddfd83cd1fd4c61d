/// Removes links to the heading itself and tools of the page, such as "edit", from a heading's text.
enum HeadingText {
    /// True for a link in a heading that is not part of its text: `¶` or `#` with the heading itself as target, or a
    /// link to the page's source.
    static func isAnchor(_ text: [UInt8], of address: String) -> Bool {
        if ByteSearch.holds("action=edit", in: Array(address.utf8)) { return true }
        guard address.utf8.contains(UInt8(ascii: "#")) else { return false }
        if anchors.contains(String(decoding: text, as: UTF8.self).lowercased()) { return true }
        return FootnoteMark.scalars(of: text).allSatisfy { scalar in
            !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
        }
    }

    /// True for the link that documentation tools put behind a caption or the text of a cell for copying its address.
    /// Other signs may be links to notes.
    static func isPermalink(_ text: [UInt8], to address: String) -> Bool {
        address.hasPrefix("#") && permalinks.contains(String(decoding: text, as: UTF8.self))
    }

    private static let permalinks: Set<String> = ["¶", "#", "🔗"]

    /// - Parameters:
    ///   - droppedLink: true if such a link was removed, possibly leaving its brackets.
    ///   - endsInCode: true if the end of the text is not markup.
    static func cleaned(_ text: String, droppedLink: Bool, endsInCode: Bool = false) -> String {
        // A fast path: nothing is removed after a letter.
        if let last = text.utf8.last, (0x21...0x7F).contains(last), last != UInt8(ascii: "}"), last != UInt8(ascii: "]")
        {
            return text
        }
        var rest = Substring(text)
        trim(&rest)
        guard !endsInCode else { return String(rest) }
        var end = rest.endIndex
        repeat {
            end = rest.endIndex
            clean(&rest, droppedLink: droppedLink)
        } while rest.endIndex < end
        return String(rest)
    }

    private static func clean(_ rest: inout Substring, droppedLink: Bool) {
        if rest.last == "}", let open = rest.lastIndex(of: "{"),
            isAttributes(rest[rest.index(after: open)...].dropLast())
        {
            rest = rest[..<open]
            trim(&rest)
        }
        if rest.last == "]", let open = rest.lastIndex(of: "["), open > rest.startIndex {
            let inside = rest[rest.index(after: open)...].dropLast()
            let isLeft = droppedLink && !inside.contains { $0.isLetter || $0.isNumber }
            if isLeft || tools.contains(inside.lowercased()) {
                rest = rest[..<open]
                trim(&rest)
            }
        }
        while rest.last == "¶", !rest.dropFirst().isEmpty {
            rest.removeLast()
            trim(&rest)
        }
    }

    private static let anchors: Set<String> = ["permalink", "permanent link", "link", "anchor", "link to this heading"]

    /// `{#sizes .wide}`, `{.unnumbered}`, `{-}`, `{: #sizes}`: attributes in Pandoc, kramdown and others.
    private static func isAttributes(_ text: Substring) -> Bool {
        var words = text.drop { $0 == ":" }.split(separator: " ")[...]
        guard let first = words.popFirst() else { return false }
        func isAttribute(_ word: Substring) -> Bool {
            word.count > 1 && "#.".contains(word.first ?? " ") || word.dropFirst().contains("=")
        }
        return isAttribute(first) || first == "-" && words.isEmpty
    }

    private static let tools: Set<String> = [
        "edit", "edit source", "edit | edit source", "edit|edit source", "source", "bearbeiten",
        "bearbeiten | quelltext bearbeiten", "modifier", "modifier | modifier le code", "編集", "ソースを編集", "编辑", "править",
    ]

    private static func trim(_ text: inout Substring) {
        while text.last?.isWhitespace == true { text.removeLast() }
    }
}
