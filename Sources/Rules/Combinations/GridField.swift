import Books
import Text

/// A field of a grid with its required words.
struct GridField: Sendable {
    enum Words: Sendable {
        /// Those that the slice itself contains.
        case present
        case named([String])
    }

    /// Index of the key field.
    let field: Int
    let name: String
    let words: Words
    /// `size (all)`.
    let text: String
    /// The word that covers all others: its record counts for each of them, and it is not required itself.
    let covering: String?

    /// `present`, `all` or a list of words.
    static let shape = Shape.either([
        .choice(["present", "all"]), .list(Shape.List(item: .scalar(.textOrNothing), least: 1, allowsOne: false)),
    ])

    /// Reads `size: present`, `size: all` or `size: [small, large]`; nil after a report.
    init?(_ entry: BookNode.Entry, _ parameters: RuleParameters) {
        guard let field = parameters.keyField(entry.key, of: parameters.definition, at: entry.keyPlace) else {
            return nil
        }
        let definition = parameters.definition.keys[field]
        (self.field, name) = (field, definition.name)
        let word = parameters.book.vocabulary(of: definition)?.coveringID
        switch entry.value.content {
        case .list(let items):
            guard !items.isEmpty else {
                parameters.problems.report(
                    "\"\(entry.key)\" needs at least one word; write all for all of them", at: entry.value.place)
                return nil
            }
            guard let words = items.allOrNil({ parameters.word($0, of: definition) }) else { return nil }
            self.words = .named(words.uniqued())
            // A list that names the covering word treats it like any other.
            covering = word.flatMap { words.contains($0) ? nil : $0 }
            text = "\(definition.name) (\(words.joined(separator: ", ")))"
        case .text("present"):
            (words, text, covering) = (.present, definition.name, word)
        case .text("all"):
            guard let vocabulary = parameters.book.vocabulary(of: definition) else {
                parameters.problems.report(
                    "\(definition.name) has no vocabulary for \"all\"; list the words",
                    at: entry.value.place)
                return nil
            }
            (words, text, covering) = (
                // Words that the book declares as unused are not required.
                .named(vocabulary.entries.filter { $0.id != word && $0.withoutRecords == nil }.map(\.id)),
                "\(definition.name) (all)", word
            )
        case .text, .map:
            let hint = entry.value.text.map { NearestWord.hint(for: $0, among: ["present", "all"]) } ?? ""
            parameters.problems.report(
                "\"\(entry.key)\" takes present, all, or a list of words, but found \(entry.value.kind)\(hint)",
                at: entry.value.place)
            return nil
        }
    }
}
