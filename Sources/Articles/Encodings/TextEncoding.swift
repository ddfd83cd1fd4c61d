import StandardTables
import Text

/// The encodings of the WHATWG Encoding Standard.
enum TextEncoding: Hashable, Sendable {
    case utf8, utf16LittleEndian, utf16BigEndian
    case gbk, gb18030, big5, eucJP, iso2022JP, shiftJIS, eucKR
    /// One byte a character; the standard's name is that of the index.
    case singleByte(String)
    /// Every byte beyond ASCII is a private-use character.
    case userDefined
    /// Represents encodings that can hide markup from filters, such as ISO-2022-KR, which are not decoded.
    case replacement

    /// The encoding with a label; white space around it and case are ignored.
    init?(label: some StringProtocol) {
        let label = String(label.lowercased()[...].trimming(while: \.isWhitespace))
        // Nearly all pages name the first one, UTF-8.
        guard let known = Self.labels.first(where: { $0.labels.contains(label) }) else { return nil }
        self = known.encoding
    }

    /// Every encoding of the standard with its labels.
    static let labels = StandardTables.labels.split(separator: UInt8(ascii: "\n")).map { line in
        let words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
        return (encoding: byName[words[0]] ?? .singleByte(words[0]), labels: Array(words.dropFirst()))
    }

    /// The encodings with a decoder of their own, by the standard's names.
    private static let byName: [String: TextEncoding] = [
        "UTF-8": .utf8, "UTF-16LE": .utf16LittleEndian, "UTF-16BE": .utf16BigEndian, "GBK": .gbk, "gb18030": .gb18030,
        "Big5": .big5, "EUC-JP": .eucJP, "ISO-2022-JP": .iso2022JP, "Shift_JIS": .shiftJIS, "EUC-KR": .eucKR,
        "x-user-defined": .userDefined, "replacement": .replacement,
    ]
}

/// A name of an encoding: any label of the Encoding Standard, or a common one of other programs.
package struct TextEncodingLabel: Sendable {
    let encoding: TextEncoding

    /// Nil for an unknown name.
    package init?(_ label: String) {
        guard let known = TextEncoding(label: Self.otherNames[label.lowercased()] ?? label) else { return nil }
        encoding = known
    }

    /// All known labels.
    package static let all: [String] = TextEncoding.labels.flatMap(\.labels) + otherNames.keys.sorted()

    /// Names of the standard's encodings in Python, iconv and editors, which browsers do not know.
    private static let otherNames = [
        "cp932": "shift_jis", "cp936": "gbk", "cp949": "euc-kr", "cp950": "big5", "cp874": "windows-874",
        "koi8_r": "koi8-r",
        "latin-1": "latin1", "mac-roman": "macintosh", "macroman": "macintosh", "uhc": "euc-kr", "utf-8-sig": "utf-8",
        "utf_8": "utf-8", "utf_16": "utf-16",
    ]
}
