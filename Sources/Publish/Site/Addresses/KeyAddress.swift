import Text

/// The part of an address that names a word, and the anchor of a value, which are the same in every build.
///
///     2019, oak, lying flat   ->   v-2019.oak.lying~20flat
enum KeyAddress {
    private static let longest = 64
    private static let kept = 40

    /// Letters and digits of ASCII, `_` and `-` stay, every other byte of UTF-8 becomes `~` and two hexadecimal digits; nothing
    /// becomes `~`. What is longer than 64 characters is its first 40, `~~` and the text's FNV-1a hash of 64 bits, so that it is
    /// the name of a file on every system.
    static func part(_ word: String) -> String {
        if word.isEmpty { return "~" }
        if word.utf8.count <= longest, word.hasOnlyBytes(isPlain) { return word }
        var bytes = word.escaped(by: UInt8(ascii: "~"), except: isPlain)
        if bytes.count > longest {
            let hash = String(hash(word), radix: 16, uppercase: true)
            bytes = bytes.prefix(kept) + Array("~~".utf8) + Array(repeating: UInt8(ascii: "0"), count: 16 - hash.count)
            bytes += hash.utf8
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func parts(_ words: some Sequence<String>) -> String { words.map(part).joined(separator: ".") }

    /// The anchor of the value with this key.
    static func anchor(_ key: [String]) -> String { "v-" + parts(key) }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte.isASCIILetterOrDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }

    /// FNV-1a (Fowler, Noll and Vo) with 64 bits.
    private static func hash(_ word: String) -> UInt64 {
        word.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
