/// A text in several languages, by language code. The first one is the fallback.
package struct LocalizedText: Hashable, Sendable {
    private let texts: [(language: String, text: String)]

    package init(_ texts: [(language: String, text: String)]) {
        self.texts = texts
    }

    package init(_ text: String) {
        self.init([("en", text)])
    }

    /// The text in a language, or the first text.
    package subscript(language: String) -> String {
        texts.first { $0.language == language }?.text ?? texts.first?.text ?? ""
    }

    package var all: [String] { texts.map(\.text) }
    package var languages: [String] { texts.map(\.language) }

    package static func == (left: Self, right: Self) -> Bool {
        left.texts.elementsEqual(right.texts) { $0 == $1 }
    }

    package func hash(into hasher: inout Hasher) {
        for (language, text) in texts {
            hasher.combine(language)
            hasher.combine(text)
        }
    }
}
