/// UTF-16 text without a byte-order mark.
enum UnmarkedUTF16 {
    /// The advice for a file that contains NUL characters.
    static func advice(for bytes: [UInt8]) -> String {
        let head = bytes.prefix(1024)
        let zeros = head.indices.filter { head[$0] == 0 }
        let odd = zeros.count { !$0.isMultiple(of: 2) }
        // Latin text has a NUL in nearly every character, always in the same byte.
        guard zeros.count * 10 >= head.count * 4, odd == 0 || odd == zeros.count else {
            return "the file is not text, or needs --encoding"
        }
        return
            "the file looks like UTF-16 without a byte-order mark; name its encoding, utf-16\(odd == 0 ? "be" : "le")"
    }
}
