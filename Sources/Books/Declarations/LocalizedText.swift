/// A text in several languages, by language code. The first one is the fallback.
package struct LocalizedText: Hashable, Sendable {
    package let languages: [String]
    /// In the order of the languages.
    package let all: [String]

    package init(_ texts: [(language: String, text: String)]) {
        (languages, all) = (texts.map(\.language), texts.map(\.text))
    }

    package init(_ text: String) {
        self.init([("en", text)])
    }

    /// The text in a language, or the first text.
    package subscript(language: String) -> String {
        languages.firstIndex(of: language).map { all[$0] } ?? all.first ?? ""
    }
}
