/// The half-width forms of kana and their punctuation, U+FF61 to U+FF9F.
enum HalfWidthKana {
    /// The text with the ordinary form of each, and a sound mark joined to its letter: `ﾊﾟｲﾝ` is `パイン`.
    static func widened(_ text: String) -> String {
        // All of them begin with EF in UTF-8.
        guard text.utf8.contains(0xEF) else { return text }
        var widened = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            guard let form = form(of: scalar) else {
                widened.append(scalar)
                continue
            }
            if let last = widened.last, let letter = joined(last, form) {
                widened.removeLast()
                widened.append(letter)
            } else {
                widened.append(form)
            }
        }
        return String(widened)
    }

    /// From U+FF61; the last two are the sound marks.
    private static let forms = Array(
        "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}".unicodeScalars)

    private static func form(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        (0xFF61...0xFF9F).contains(scalar.value) ? forms[Int(scalar.value - 0xFF61)] : nil
    }

    /// A letter with a sound mark; nil if Unicode has no such letter.
    private static func joined(_ letter: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
        guard mark == "\u{3099}" || mark == "\u{309A}" else { return nil }
        let pair = String(String.UnicodeScalarView([letter, mark]))
        return letters[pair]
    }

    /// By their canonical decomposition, which equals them.
    private static let letters: [String: Unicode.Scalar] = Dictionary(
        first: "ガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポヴヷヺ".unicodeScalars.map { (String($0), $0) })
}
