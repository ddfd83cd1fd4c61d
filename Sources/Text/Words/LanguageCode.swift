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
}
