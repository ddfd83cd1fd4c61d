/// Text in UTF-16 whose file does not say so.
enum UnmarkedUTF16 {
    /// What to do with a file that has NUL characters.
    static func advice(for bytes: [UInt8]) -> String {
        let head = bytes.prefix(1024)
        let zeros = head.indices.filter { head[$0] == 0 }
        let odd = zeros.count { !$0.isMultiple(of: 2) }
        // Latin text has a NUL for nearly every letter, and always on the same side.
        guard zeros.count * 10 >= head.count * 4, odd == 0 || odd == zeros.count else {
            return "the file is not text, or its encoding must be named"
        }
        return
            "the file looks like UTF-16 without a byte-order mark; name its encoding, utf-16\(odd == 0 ? "be" : "le")"
    }
}
