import Diagnostics

/// What to write instead of a wrong word.
enum WordHint {
    /// `; did you mean "oak"?`, or the first of the right words where none is near.
    ///
    /// - Parameter alternatives: the words to list; nil for all names.
    static func of(_ word: String, among names: [String], what: String, alternatives: [String]? = nil) -> String {
        if let nearest = NearestWord.of(word, among: names) { return "; did you mean \"\(nearest)\"?" }
        let shown = alternatives ?? names
        let list = shown.prefix(12).joined(separator: ", ")
        return "; \(what) \(list)\(shown.count > 12 ? ", …" : "")"
    }
}
