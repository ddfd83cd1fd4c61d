import Text

/// The addresses of links that need no decoding (CommonMark 0.29, sections 6.6 and 6.8).
enum LinkAddress {
    /// Fewer than cmark-gfm allows.
    private static let deepestBracket = 8

    /// The end of the address of an inline link, whose brackets are in pairs; nil if there is none before the limit.
    static func end(in bytes: [UInt8], from start: Int, limit: Int) -> Int? {
        var (position, depth) = (start, 0)
        while true {
            while position < limit, isPlain(bytes[position]) { position += 1 }
            guard position < limit else { return nil }
            if bytes[position] == UInt8(ascii: "("), depth < deepestBracket {
                depth += 1
            } else if bytes[position] == UInt8(ascii: ")"), depth > 0 {
                depth -= 1
            } else {
                return depth == 0 && position > start ? position : nil
            }
            position += 1
        }
    }

    /// The end of a title such as ` "Oak planks"`. Returns `start` if no title begins there, and nil if the title contains a
    /// backslash or does not end before the last byte.
    static func endOfTitle(in bytes: [UInt8], from start: Int, limit: Int) -> Int? {
        guard start + 1 < limit, bytes[start] == UInt8(ascii: " "), bytes[start + 1] == UInt8(ascii: "\"") else {
            return start
        }
        guard let last = ByteSearch.first(UInt8(ascii: "\""), in: bytes, from: start + 2, limit: limit),
            last + 1 < limit, !bytes[start..<last].contains(UInt8(ascii: "\\"))
        else { return nil }
        return last + 1
    }

    /// The address of an autolink: `<https://example.org>`.
    static func inBrackets(at first: Int, in bytes: [UInt8], limit: Int) -> Range<Int>? {
        let start = first + 1
        var colon = start
        while colon < limit, bytes[colon].isASCIILetterOrDigit || "+.-".utf8.contains(bytes[colon]) { colon += 1 }
        guard (2...32).contains(colon - start), bytes[start].isASCIILetter, colon < limit,
            bytes[colon] == UInt8(ascii: ":")
        else { return nil }
        var last = colon
        while last < limit, isPlain(bytes[last]) { last += 1 }
        return last < limit && bytes[last] == UInt8(ascii: ">") ? start..<last : nil
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, 0x7F, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
            false
        default: true
        }
    }
}
