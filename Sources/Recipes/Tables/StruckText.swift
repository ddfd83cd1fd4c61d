/// Text that Markdown strikes out: cmark-gfm without its extensions keeps it as it is written.
enum StruckText {
    /// The parts between two `~~`, with these: `~~12~~` of `~~12~~ 13`.
    ///
    /// - Parameter raw: the cell as written, where code and escaped signs show.
    static func parts(of text: String, raw: String) -> [String] {
        guard text.utf8.contains(UInt8(ascii: "~")), !raw.contains("`"), !raw.contains("\\~") else { return [] }
        let signs = text.ranges(of: "~~")
        var (parts, index): ([String], Int) = ([], 0)
        while index + 1 < signs.count {
            let inner = text[signs[index].upperBound..<signs[index + 1].lowerBound]
            let isStruck = [inner.first, inner.last].allSatisfy { $0.map { !$0.isWhitespace && $0 != "~" } ?? false }
            if isStruck { parts.append("~~\(inner)~~") }
            index += isStruck ? 2 : 1
        }
        return parts
    }
}
