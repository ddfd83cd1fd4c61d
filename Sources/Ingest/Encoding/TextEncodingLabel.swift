/// The encodings that an article may be written in.
enum TextEncoding: Sendable {
    case utf8, utf16LittleEndian, utf16BigEndian, shiftJIS, eucJP, iso2022JP, windows1252
}

/// A name of an encoding, as the WHATWG Encoding Standard (section 4.2, "Names and labels") knows it, in any case.
package struct TextEncodingLabel: Sendable {
    let encoding: TextEncoding

    /// Nil for a name that is not known, or names an encoding that is not read.
    package init?(_ label: String) {
        let name = label.lowercased().filter { !$0.isWhitespace }
        guard let known = Self.known.first(where: { $0.labels.contains(name) }) else { return nil }
        encoding = known.encoding
    }

    /// Every label that is known, the encoding's own name first.
    package static let all: [String] = known.flatMap(\.labels)

    private static let known: [(encoding: TextEncoding, labels: [String])] = [
        (.utf8, ["utf-8", "utf8", "unicode-1-1-utf-8", "unicode11utf8", "unicode20utf8", "x-unicode20utf8"]),
        (
            .utf16LittleEndian,
            ["utf-16le", "utf-16", "utf16", "ucs-2", "iso-10646-ucs-2", "unicode", "csunicode", "unicodefeff"]
        ),
        (.utf16BigEndian, ["utf-16be", "unicodefffe"]),
        (
            .shiftJIS,
            ["shift_jis", "shift-jis", "sjis", "x-sjis", "ms_kanji", "ms932", "windows-31j", "csshiftjis", "cp932"]
        ),
        (.eucJP, ["euc-jp", "x-euc-jp", "eucjp", "cseucpkdfmtjapanese"]),
        (.iso2022JP, ["iso-2022-jp", "csiso2022jp"]),
        (
            .windows1252,
            [
                "windows-1252", "cp1252", "x-cp1252", "iso-8859-1", "iso8859-1", "iso_8859-1", "iso88591", "latin1",
                "latin-1", "l1", "ascii", "us-ascii", "ansi_x3.4-1968", "cp819", "ibm819", "iso-ir-100", "csisolatin1",
                "iso_8859-1:1987",
            ]
        ),
    ]
}
