/// Language codes in the form of BCP 47: `en`, `ja`, `zh-Hant`, `pt-BR`.
package enum LanguageCode {
    /// Whether a text has the form of a code: a language of two or three letters, then parts of one to eight letters
    /// and digits. Does not check that the language exists.
    package static func isPlausible(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let language = parts.first, (2...3).contains(language.count), language.allSatisfy(\.isASCIILetter) else {
            return false
        }
        return parts.dropFirst().allSatisfy { part in
            (1...8).contains(part.count) && part.allSatisfy(\.isASCIILetterOrDigit)
        }
    }

    /// A code in the usual case, which makes no difference (RFC 5646, section 2.1.1): `pt-br` as `pt-BR`, `zh-hant` as
    /// `zh-Hant`.
    package static func canonical(_ code: String) -> String {
        let parts = code.lowercased().split(separator: "-", omittingEmptySubsequences: false)
        return parts.enumerated().map { index, part in
            // Behind a single letter, parts have a meaning of their own.
            guard index > 0, !parts[..<index].contains(where: { $0.count == 1 }) else { return String(part) }
            return part.count == 2
                ? part.uppercased() : part.count == 4 ? part.prefix(1).uppercased() + part.dropFirst() : String(part)
        }.joined(separator: "-")
    }
}
