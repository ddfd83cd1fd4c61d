import Diagnostics
import Measures

/// What somebody means who names a word: by any name of its vocabulary, spelled loosely, or by the name of another
/// word that leads to it.
struct AskedWords {
    enum Meaning {
        /// One id; several for the name of a group.
        case ids([String])
        case ambiguous([String])
        case unknown
    }

    private let book: Book
    private let connections: WordConnections

    init(_ book: Book, _ datasets: [Dataset]) {
        self.book = book
        connections = WordConnections(book, datasets)
    }

    func meaning(of word: String, in vocabulary: Vocabulary) -> Meaning {
        let known = vocabulary.ids(for: word)
        if !known.isEmpty { return .ids(known) }
        let loose = Self.looseIDs(word, in: vocabulary)
        if !loose.isEmpty { return loose.count == 1 ? .ids(loose) : .ambiguous(loose) }
        return connected(word, to: vocabulary)
    }

    /// The ids that a word means.
    ///
    /// - Throws: what the word may mean where that is not clear, and the nearest right words where nobody knows it.
    func ids(for word: String, in vocabulary: Vocabulary, field: String) throws(UsageError) -> [String] {
        switch meaning(of: word, in: vocabulary) {
        case .ids(let ids): return ids
        case .ambiguous(let ids):
            throw UsageError("\(field)=\"\(word)\" may mean \(Self.list(ids, of: vocabulary)); name one of them")
        case .unknown:
            let partial = Self.partial(word, in: vocabulary)
            if partial.count > 1 {
                throw UsageError(
                    "\(field) has no value \"\(word)\"; it may be \(Self.list(partial, of: vocabulary))")
            }
            if let only = partial.first {
                throw UsageError("\(field) has no value \"\(word)\"; did you mean \"\(only)\"?")
            }
            let others = connections.neighbours(of: vocabulary).flatMap(\.allNames)
            let hint = WordHint.of(
                word, among: vocabulary.allNames + others, what: "it may be",
                alternatives: vocabulary.entries.map(\.id))
            throw UsageError("\(field) has no value \"\(word)\"\(hint)")
        }
    }

    private static let most = 12

    /// `oak (Oak), pine (Scots pine)`, an id alone where it is its own label.
    private static func list(_ ids: [String], of vocabulary: Vocabulary) -> String {
        let shown = ids.prefix(most).map { id -> String in
            let label = vocabulary.label(of: id, language: "en")
            return LabelFolding.fold(label) == LabelFolding.fold(id) ? "\"\(id)\"" : "\"\(id)\" (\(label))"
        }
        return shown.joined(separator: ", ") + (ids.count > most ? " or \(ids.count - most) others" : "")
    }

    private static func looseIDs(_ word: String, in vocabulary: Vocabulary) -> [String] {
        let loose = LooseName.fold(word)
        guard !loose.isEmpty else { return [] }
        let groups = vocabulary.groups.first { $0.names.contains { LooseName.fold($0) == loose } }
        return vocabulary.entries.filter { entry in
            (entry.names + entry.parts).contains { LooseName.fold($0) == loose }
        }.map(\.id) + (groups?.members.count == 1 ? groups?.members ?? [] : [])
    }

    /// The words whose names hold every word of the text, and more.
    private static func partial(_ word: String, in vocabulary: Vocabulary) -> [String] {
        let wanted = Set(words(word))
        guard !wanted.isEmpty else { return [] }
        return vocabulary.entries.filter { entry in
            (entry.names + entry.parts).contains { wanted.isSubset(of: words($0)) }
        }.map(\.id)
    }

    private static func words(_ text: String) -> [String] {
        TextSearch.fold(text).split { !($0.isLetter || $0.isNumber || $0 == "+") }.map(String.init)
    }

    /// The words of other vocabularies that have the name each lead to one word of this one, or it is not clear which
    /// is meant.
    private func connected(_ word: String, to vocabulary: Vocabulary) -> Meaning {
        var ids: [String] = []
        var isClear = true
        for other in connections.neighbours(of: vocabulary) {
            let known = other.ids(for: word)
            for id in known.isEmpty ? Self.looseIDs(word, in: other) : known {
                let led = connections.ids(of: vocabulary, for: id, in: other)
                isClear = isClear && led.count < 2
                for id in led where !ids.contains(id) { ids.append(id) }
            }
            if known.count < 2, ids.count > 1 { isClear = false }
        }
        if ids.isEmpty { return .unknown }
        return isClear ? .ids(ids) : .ambiguous(ids)
    }
}
