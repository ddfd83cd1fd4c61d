import Text

/// The words of texts that name what numbers measure, such as the headers of a table. They are found on first use, because
/// few sentences have a unit.
package struct NounWords: Sendable {
    package static let none = NounWords([])

    private let found: Lazy<Set<Substring>>

    package init(_ texts: [String]) { found = Lazy { Self.words(of: texts) } }

    /// In lower case.
    package var words: Set<Substring> { found.value }

    package static func words(of texts: [String]) -> Set<Substring> {
        Set(texts.flatMap { $0.lowercased().split { !$0.isLetter } })
    }
}
