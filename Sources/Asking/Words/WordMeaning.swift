import Books
import Text

/// A possible meaning of a name: a word, and the names that lead to it.
struct WordMeaning {
    let id: String
    /// The names of the words that lead to it; empty for a word that has the name itself.
    private(set) var names: [String]

    init(_ id: String, by names: [String] = []) {
        self.id = id
        self.names = names.uniqued(by: LabelFolding.fold)
    }

    /// Each word once, with all names that lead to it.
    static func united(_ meanings: [WordMeaning]) -> [WordMeaning] {
        var united: [WordMeaning] = []
        for meaning in meanings {
            guard let index = united.firstIndex(where: { $0.id == meaning.id }) else {
                united.append(meaning)
                continue
            }
            united[index].names += meaning.names.filter { !united[index].names.contains($0) }
        }
        return united
    }

    private static let most = 12
    private static let mostNames = 3

    /// `"oak" (White oak, Red oak), "pine" (Scots pine)`: each word with the names that lead to it, or else its label
    /// if that adds something.
    static func list(_ meanings: [WordMeaning], of vocabulary: Vocabulary) -> String {
        meanings.map { meaning -> String in
            let label = vocabulary.label(of: meaning.id, language: "en")
            let names = meaning.names.isEmpty ? [label] : meaning.names
            if names.count == 1, LabelFolding.fold(names[0]) == LabelFolding.fold(meaning.id) {
                return "\"\(meaning.id)\""
            }
            return "\"\(meaning.id)\" (\(names.listing(first: mostNames) { _ in ", …" }))"
        }.listing(first: most) { " or \(Plural.of($0, "other"))" }
    }
}
