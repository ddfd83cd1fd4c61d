/// The encodings of the WHATWG Encoding Standard.
enum TextEncoding: Hashable, Sendable {
    case utf8, utf16LittleEndian, utf16BigEndian
    case gbk, gb18030, big5, eucJP, iso2022JP, shiftJIS, eucKR
    case singleByte(SingleByteEncoding)
    /// Every byte beyond ASCII is a character for private use.
    case userDefined
    /// What stands for encodings that hide markup from filters, such as ISO-2022-KR: they are not decoded at all.
    case replacement

    /// The encoding that a page names by a label; white space around it and its case do not matter.
    init?(label: some StringProtocol) {
        let name = label.lowercased()
        guard let known = Self.byLabel[String(name.drop(while: \.isWhitespace).trimmingEnd(while: \.isWhitespace))]
        else { return nil }
        self = known
    }

    private static let byLabel: [String: TextEncoding] = {
        var names: [String: TextEncoding] = [:]
        for (encoding, labels) in labels {
            for label in labels.split(whereSeparator: \.isWhitespace) { names[String(label)] = encoding }
        }
        return names
    }()
}

/// A name of an encoding that people write: every label of the Encoding Standard, and some that other programs know.
package struct TextEncodingLabel: Sendable {
    let encoding: TextEncoding

    /// Nil for a name that is not known.
    package init?(_ label: String) {
        guard let known = TextEncoding(label: Self.otherNames[label.lowercased()] ?? label) else { return nil }
        encoding = known
    }

    /// Every label that is known.
    package static let all: [String] =
        TextEncoding.labels.flatMap { $0.labels.split(whereSeparator: \.isWhitespace).map(String.init) }
        + otherNames.keys.sorted()

    /// Names that Python, iconv and editors give to encodings of the standard; to a browser they mean nothing.
    private static let otherNames = [
        "cp932": "shift_jis", "cp936": "gbk", "cp949": "euc-kr", "cp950": "big5", "cp874": "windows-874",
        "koi8_r": "koi8-r",
        "latin-1": "latin1", "mac-roman": "macintosh", "macroman": "macintosh", "uhc": "euc-kr", "utf-8-sig": "utf-8",
        "utf_8": "utf-8", "utf_16": "utf-16",
    ]
}

extension StringProtocol {
    fileprivate func trimmingEnd(while matches: (Character) -> Bool) -> SubSequence {
        var rest = self[...]
        while let last = rest.last, matches(last) { rest.removeLast() }
        return rest
    }
}
