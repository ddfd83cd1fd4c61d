import Books
import Records
import Text

/// Finds the words that a typed name means: by any name in the vocabulary, spelled loosely, or by the name of another
/// word that leads to it.
struct AskedWords {
    enum Meaning {
        /// One id, or several for the name of a group or a family.
        case ids([String])
        case ambiguous([WordMeaning])
        case unknown
    }

    private let connections: WordConnections

    init(_ book: Book, _ datasets: [Dataset]) {
        connections = WordConnections(book, datasets)
    }

    func meaning(of word: String, in vocabulary: Vocabulary) -> Meaning {
        let known = vocabulary.ids(for: word)
        if !known.isEmpty {
            let family = family(word, in: vocabulary).map(\.id)
            return .ids(family.isEmpty ? known : family)
        }
        let loose = Self.looseIDs(word, in: vocabulary)
        if !loose.isEmpty { return loose.count == 1 ? .ids(loose) : .ambiguous(loose.map { WordMeaning($0) }) }
        return connected(word, to: vocabulary)
    }

    /// The ids that a name means.
    ///
    /// - Throws: the possible meanings of an ambiguous name, and the nearest right words for an unknown one.
    func ids(for word: String, in vocabulary: Vocabulary, field: String) throws(UsageError) -> [String] {
        switch meaning(of: word, in: vocabulary) {
        case .ids(let ids): return ids
        case .ambiguous(let meanings):
            let list = WordMeaning.list(meanings, of: vocabulary)
            throw UsageError("\(field)=\"\(word)\" may mean \(list); name one of them")
        case .unknown:
            let partial = Self.partial(word, in: vocabulary)
            if partial.count > 1 {
                throw UsageError(
                    "\(field) has no value \"\(word)\"; it may be \(WordMeaning.list(partial, of: vocabulary))")
            }
            if let only = partial.first {
                throw UsageError("\(field) has no value \"\(word)\"; did you mean \"\(only.id)\"?")
            }
            let others = connections.neighbours(of: vocabulary).flatMap(\.allNames)
            let hint = WordHint.of(
                word, among: vocabulary.allNames + others, what: "it may be",
                alternatives: vocabulary.entries.map(\.id))
            throw UsageError("\(field) has no value \"\(word)\"\(hint)")
        }
    }

    /// The remark on a family's name; nil for any other name.
    func remark(on word: String, in vocabulary: Vocabulary) -> String? {
        let family =
            vocabulary.ids(for: word).isEmpty
            ? linkedWords(by: word, to: vocabulary).filter(\.isFamily).flatMap(\.meanings)
            : family(word, in: vocabulary)
        guard WordMeaning.united(family).count > 1, case .ids(let ids) = meaning(of: word, in: vocabulary) else {
            return nil
        }
        let meanings = WordMeaning.united(family).filter { ids.contains($0.id) }
        return "\"\(word)\" may mean \(WordMeaning.list(meanings, of: vocabulary)); all of them are shown"
    }

    private static func looseIDs(_ word: String, in vocabulary: Vocabulary) -> [String] {
        let loose = LooseName.fold(word)
        guard !loose.isEmpty else { return [] }
        let groups = vocabulary.groups.first { $0.names.contains { LooseName.fold($0) == loose } }
        return vocabulary.entries.filter { entry in
            (entry.names + entry.parts).contains { LooseName.fold($0) == loose }
        }.map(\.id) + (groups?.members.count == 1 ? groups?.members ?? [] : [])
    }

    /// The words whose names contain every word of the text, and more.
    static func partial(_ word: String, in vocabulary: Vocabulary) -> [WordMeaning] {
        let wanted = Set(words(word))
        guard !wanted.isEmpty else { return [] }
        return vocabulary.entries.compactMap { entry in
            let holding = (entry.names + entry.parts).filter { wanted.isSubset(of: words($0)) }
            return holding.isEmpty ? nil : WordMeaning(entry.id, by: holding.filter { $0 != entry.id })
        }
    }

    private static func words(_ text: String) -> [String] {
        TextSearch.withMinusSigns(TextSearch.fold(text))
            .split { !($0.isLetter || $0.isNumber || $0 == "+" || $0 == "\u{2212}") }.map(String.init)
    }
}

/// Names of families.
extension AskedWords {
    /// The words that a family's name means: words of the vocabulary, or words that lead to them. Empty for any other
    /// name.
    private func family(_ word: String, in vocabulary: Vocabulary) -> [WordMeaning] {
        guard !vocabulary.entries.contains(where: { Self.isProper(word, of: $0) }) else { return [] }
        let own = Self.members(word, of: vocabulary).map { WordMeaning($0) }
        if !own.isEmpty { return own }
        let linked = connections.neighbours(of: vocabulary).flatMap { other in
            meanings(of: Self.members(word, of: other), in: other, for: vocabulary)
        }
        let united = WordMeaning.united(linked)
        // One of them must have exactly this name.
        return united.contains { vocabulary.ids(for: word).contains($0.id) } ? united : []
    }

    /// The words that begin with a name that is only an alias of one of them: `Aurora` of `Aurora (first)` if `Aurora
    /// (second)` exists.
    private static func members(_ word: String, of vocabulary: Vocabulary) -> [String] {
        let known = vocabulary.ids(for: word)
        guard known.count == 1, let entry = vocabulary.entry(known[0]) else { return [] }
        let wanted = words(word)
        let folded = LabelFolding.fold(word)
        let isAlias = entry.otherNames.contains { LabelFolding.fold($0) == folded } && !isProper(word, of: entry)
        func begins(_ entry: VocabularyEntry) -> Bool {
            ([entry.id] + entry.labels.all).contains { name in
                let own = words(name)
                return own.count > wanted.count && own.starts(with: wanted)
            }
        }
        guard !wanted.isEmpty, isAlias, begins(entry) else { return [] }
        let members = vocabulary.entries.filter(begins).map(\.id)
        return members.count > 1 ? members : []
    }

    /// Whether a word is the id or a label of an entry.
    private static func isProper(_ word: String, of entry: VocabularyEntry) -> Bool {
        let folded = LabelFolding.fold(word)
        return ([entry.id] + entry.labels.all).contains { LabelFolding.fold($0) == folded }
    }
}

/// Names of words that lead to others.
extension AskedWords {
    /// The words that a name in another vocabulary leads to.
    private struct LinkedWords {
        let meanings: [WordMeaning]
        /// Whether the name means several words of the other vocabulary.
        let isOfSeveral: Bool
        let isFamily: Bool
        /// Whether each of these words leads to exactly one word.
        let isClear: Bool
    }

    /// Follows the words of other vocabularies with the name to the words of this one; ambiguous if they differ.
    private func connected(_ word: String, to vocabulary: Vocabulary) -> Meaning {
        let linked = linkedWords(by: word, to: vocabulary)
        let all = WordMeaning.united(linked.flatMap(\.meanings))
        guard !all.isEmpty else { return .unknown }
        let ofSeveral = Set(linked.filter(\.isOfSeveral).flatMap(\.meanings).map(\.id))
        let single = Set(linked.filter { !$0.isOfSeveral }.flatMap(\.meanings).map(\.id))
        let agree = ofSeveral.isEmpty ? single.count < 2 : single.isSubset(of: ofSeveral)
        return agree && linked.allSatisfy(\.isClear) ? .ids(all.map(\.id)) : .ambiguous(all)
    }

    private func linkedWords(by word: String, to vocabulary: Vocabulary) -> [LinkedWords] {
        connections.neighbours(of: vocabulary).compactMap { other in
            let members = Self.members(word, of: other)
            var known = members.isEmpty ? other.ids(for: word) : members
            let isOfSeveral = known.count > 1
            if known.isEmpty { known = Self.looseIDs(word, in: other) }
            let meanings = meanings(of: known, in: other, for: vocabulary)
            guard !meanings.isEmpty else { return nil }
            return LinkedWords(
                meanings: meanings, isOfSeveral: isOfSeveral, isFamily: !members.isEmpty,
                isClear: known.allSatisfy { connections.ids(of: vocabulary, for: $0, in: other).count < 2 })
        }
    }

    private func meanings(of ids: [String], in other: Vocabulary, for vocabulary: Vocabulary) -> [WordMeaning] {
        ids.flatMap { id in
            connections.ids(of: vocabulary, for: id, in: other)
                .map { WordMeaning($0, by: [other.label(of: id, language: "en")]) }
        }
    }
}
