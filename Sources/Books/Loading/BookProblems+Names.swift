import Text

extension BookProblems {
    /// Reports a name that is none of those that are defined, with the nearest of them.
    func expect(_ name: String, among names: KnownWords, what: String, at place: Place) {
        guard !names.contains(name) else { return }
        let hint = names.hint(for: name)
        report("unknown \(what) \"\(name)\"\(hint)", at: place)
    }

    /// Reports a word that is not an id of a vocabulary.
    func expectID(_ word: String, of vocabulary: Vocabulary, at place: Place) {
        guard vocabulary.position(of: word) == nil else { return }
        report("the vocabulary \"\(vocabulary.name)\" has no id \"\(word)\"\(vocabulary.idHint(for: word))", at: place)
    }
}
