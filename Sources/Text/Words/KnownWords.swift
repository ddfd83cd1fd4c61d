import Synchronization

/// A closed set of words, such as the names of a book's datasets: whether it has a word, and which of its words is nearest.
///
/// What a search needs is made when the first one is asked for: most books have no mistakes.
package final class KnownWords: Sendable {
    private struct State {
        var members: Set<String>?
        var index: WordIndex?
        /// Answers, since a mistake is often repeated.
        var answers: [String: String?] = [:]
    }

    private static let mostAnswers = 10_000
    private let list: @Sendable () -> [String]
    private let state = Mutex(State())

    /// - Parameter words: in the order in which equally near ones are preferred.
    package init(_ words: @escaping @autoclosure @Sendable () -> [String]) { list = words }

    package func contains(_ word: String) -> Bool {
        state.withLock { state in
            let members = state.members ?? Set(list())
            state.members = members
            return members.contains(word)
        }
    }

    /// As ``NearestWord/of(_:among:)``.
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

    /// `; did you mean "x"?`, or nothing.
    package func hint(for word: String) -> String { NearestWord.hint(nearest(to: word)) }
}
