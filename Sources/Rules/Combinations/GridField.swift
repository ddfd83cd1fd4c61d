import Books
import Records
import Text

/// One field of a grid, and the words of it that must be there.
struct GridField: Sendable {
    enum Words: Sendable {
        /// Those that the slice itself has.
        case present
        case named([String])
    }

    /// Index of the key field.
    let field: Int
    let name: String
    let words: Words
    /// `size (all)`.
    let text: String
    /// The word that stands for every other one: a record of it is one of each of them, and none of it is missing.
    let covering: String?

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
            let words = items.map { parameters.word($0, of: definition) }
            if words.contains(nil) { return nil }
            self.words = .named(Self.distinct(words.compactMap { $0 }))
            // A list that names the word means it like any other.
            covering = words.contains(word) ? nil : word
            text = "\(definition.name) (\(words.compactMap { $0 }.joined(separator: ", ")))"
        case .text("present"):
            (words, text, covering) = (.present, definition.name, word)
        case .text("all"):
            guard let vocabulary = parameters.book.vocabulary(of: definition) else {
                parameters.problems.report(
                    "\(definition.name) has no vocabulary whose words \"all\" could mean; name them in a list",
                    at: entry.value.place)
                return nil
            }
            (words, text, covering) = (
                // What the book says nothing can have is not missing.
                .named(vocabulary.entries.filter { $0.id != word && $0.withoutRecords == nil }.map(\.id)),
                "\(definition.name) (all)", word
            )
        case .text, .map:
            let hint = entry.value.text.map { NearestWord.hint(for: $0, among: ["present", "all"]) } ?? ""
            parameters.problems.report(
                "\"\(entry.key)\" is present, all, or a list of words, but found \(entry.value.kind)\(hint)",
                at: entry.value.place)
            return nil
        }
    }

    private static func distinct(_ words: [String]) -> [String] {
        var seen: Set<String> = []
        return words.filter { seen.insert($0).inserted }
    }
}
