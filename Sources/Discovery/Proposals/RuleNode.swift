import Books
import Text

/// Builds the parameters of a rule as nodes of a book file.
enum RuleNode {
    /// The place of a proposal, which is not in a file.
    static let place = Place("", .start)

    static func text(_ text: String) -> BookNode { BookNode(.text(text), at: place) }

    static func list(_ texts: [String]) -> BookNode { BookNode(.list(texts.map(text)), at: place) }

    /// A single text as such, several as a list.
    static func oneOrMore(_ texts: [String]) -> BookNode { texts.count == 1 ? text(texts[0]) : list(texts) }

    static func map(_ entries: [(key: String, value: BookNode)]) -> BookNode {
        BookNode(.map(entries.map { entry($0.key, $0.value) }), at: place)
    }

    static func entry(_ key: String, _ value: BookNode) -> BookNode.Entry {
        BookNode.Entry(key: key, keyPlace: place, value: value)
    }

    static func entry(_ key: String, _ value: String) -> BookNode.Entry { entry(key, text(value)) }
}
