/// Distinguishes references to footnotes in Markdown from similar text.
///
/// cmark-gfm's table grammar does not know footnotes: it drops the backslash of `\[^1]`, and reads `[^1]` as a link
/// if the note is a single word. Therefore `[^` of each reference is replaced by other characters in the parser's
/// input, and restored when the text is built.
enum NoteReferences {
    /// Replaces the caret: SUBSTITUTE, a control character without a meaning in Markdown and texts.
    static let sign: UInt8 = 0x1A
    /// Replaces the bracket: also punctuation, because adjacent emphasis depends on that.
    static let bracket = UInt8(ascii: "{")

    /// The offsets of an article's references: `[^label]` with a note in the article; not definitions, links
    /// (`[^1](x)`), or text after a backslash. Includes code.
    static func offsets(in bytes: [UInt8], notes: NoteIndex) -> [Int] {
        // Most articles have no caret.
        guard ByteSearch.first(UInt8(ascii: "^"), in: bytes, from: 0) != nil else { return [] }
        var offsets: [Int] = []
        var index = 0
        while let found = ByteSearch.first("[^", in: bytes, from: index) {
            index = found + 1
            guard let end = FootnoteMark.endOfReference(in: bytes, from: found), !isEscaped(found, in: bytes),
                end == bytes.count || bytes[end] != UInt8(ascii: ":") && bytes[end] != UInt8(ascii: "("),
                notes.definesNote(String(decoding: bytes[(found + 2)..<(end - 1)], as: UTF8.self))
            else { continue }
            offsets.append(found)
            index = end
        }
        return offsets
    }

    private static func isEscaped(_ offset: Int, in bytes: [UInt8]) -> Bool {
        var start = offset
        while start > 0, bytes[start - 1] == UInt8(ascii: "\\") { start -= 1 }
        return (offset - start) % 2 == 1
    }

    /// The text divided after each bracket of a reference.
    static func pieces(of text: String) -> [(text: String, isReference: Bool)] {
        let parts = text.utf8.split(separator: sign, omittingEmptySubsequences: false).map { Array($0) }
        return parts.indices.map { index in
            let isReference = index + 1 < parts.count && parts[index].last == bracket
            let isBehind = index > 0 && parts[index - 1].last == bracket
            let part = isReference ? parts[index].dropLast() + [UInt8(ascii: "[")] : parts[index][...]
            return (String(decoding: (isBehind ? [UInt8(ascii: "^")] : []) + part, as: UTF8.self), isReference)
        }
    }

    /// The text with the original characters.
    static func plain(_ text: String) -> String {
        guard text.utf8.contains(sign) else { return text }
        return pieces(of: text).map(\.text).joined()
    }
}
