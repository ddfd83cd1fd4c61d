/// References to footnotes in Markdown, told from what looks like them.
///
/// cmark-gfm's grammar of tables knows no footnotes: it drops the backslash of `\[^1]`, and where a note is one word, it takes
/// `[^1]` for a link. So the parser is given each reference with other characters in the place of `[^`, which become these again
/// where the text is put together.
enum NoteReferences {
    /// SUBSTITUTE, a control character without a meaning in Markdown or in texts, in the place of the caret.
    static let sign: UInt8 = 0x1A
    /// In the place of the bracket: punctuation, as that is, which tells marks of emphasis beside it what they are.
    static let bracket = UInt8(ascii: "{")

    /// Where the references of an article begin: `[^label]` whose note the article holds; no definition, no link (`[^1](x)`),
    /// nothing behind a backslash. Code is looked at as well.
    static func offsets(in bytes: [UInt8], notes: NoteIndex) -> [Int] {
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

    /// A text cut behind each bracket of a reference.
    static func pieces(of text: String) -> [(text: String, isReference: Bool)] {
        let parts = text.utf8.split(separator: sign, omittingEmptySubsequences: false).map { Array($0) }
        return parts.indices.map { index in
            let isReference = index + 1 < parts.count && parts[index].last == bracket
            let isBehind = index > 0 && parts[index - 1].last == bracket
            let part = isReference ? parts[index].dropLast() + [UInt8(ascii: "[")] : parts[index][...]
            return (String(decoding: (isBehind ? [UInt8(ascii: "^")] : []) + part, as: UTF8.self), isReference)
        }
    }

    /// The text as it is written.
    static func plain(_ text: String) -> String {
        guard text.utf8.contains(sign) else { return text }
        return pieces(of: text).map(\.text).joined()
    }
}
