/// NUL characters in a file: a few are stray, many mean that the file is not text, or UTF-16 without a byte-order mark.
enum NULCharacters {
    /// A text has fewer than one control or undecodable character in this many.
    private static let charactersForEachBad = 10

    /// Whether a text with NUL characters can be read. The HTML standard passes over them.
    static func areStray(in text: DecodedText) -> Bool {
        let controls = text.bytes.count { $0 < 0x20 && !WhiteSpace.isASCII($0) }
        return (controls + text.undecodableCount) * charactersForEachBad < text.bytes.count
    }

    /// A Markdown text with U+FFFD instead of NUL, as CommonMark says.
    static func replaced(in text: [UInt8]) -> [UInt8] {
        Array(text.split(separator: 0, omittingEmptySubsequences: false).joined(separator: [0xEF, 0xBF, 0xBD]))
    }

    /// The advice for a file that is not read.
    ///
    /// - Parameter mayHaveName: whether naming an encoding could help.
    static func advice(for bytes: [UInt8], mayHaveName: Bool) -> String {
        let head = bytes.prefix(1024)
        let zeros = head.indices.filter { head[$0] == 0 }
        let odd = zeros.count { !$0.isMultiple(of: 2) }
        // Latin text has a NUL in nearly every character, always in the same byte.
        guard zeros.count * 10 >= head.count * 4, odd == 0 || odd == zeros.count else {
            return "the file is not text" + (mayHaveName ? ", or its encoding must be named" : "")
        }
        return
            "the file looks like UTF-16 without a byte-order mark; name its encoding, utf-16\(odd == 0 ? "be" : "le"), or convert it to UTF-8"
    }
}
