import Synchronization

/// A closed set of words, such as the names of a book's datasets, with lookup and search for the nearest word.
///
/// The search index is built on first use, because most books have no mistakes.
package final class KnownWords: Sendable {
    private struct State {
        var members: Set<String>?
        var index: WordIndex?
        /// Cached answers, because mistakes are often repeated.
        var answers: [String: String?] = [:]
    }

    private static let mostAnswers = 10_000
    private let list: @Sendable () -> [String]
    private let state = Mutex(State())

    /// - Parameter words: in order of preference among equally near ones.
    package init(_ words: @escaping @autoclosure @Sendable () -> [String]) { list = words }

    package func contains(_ word: String) -> Bool {
        state.withLock { state in
            let members = state.members ?? Set(list())
            state.members = members
            return members.contains(word)
        }
    }

    /// Returns the result of ``NearestWord/of(_:among:)``.
    package func nearest(to word: String) -> String? {
        let (index, answer) = state.withLock { state in
            let index = state.index ?? WordIndex(list())
            state.index = index
            return (index, state.answers[word])
        }
        if let answer { return answer }
        let nearest = index.nearest(to: word)
        state.withLock { state in
            if state.answers.count < Self.mostAnswers { state.answers[word] = .some(nearest) }
        }
        return nearest
    }

    /// `; did you mean "x"?`, or an empty text.
    package func hint(for word: String) -> String { NearestWord.hint(nearest(to: word)) }
}
