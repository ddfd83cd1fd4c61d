import Books
import Text

/// The ids that an item of a condition's value means with an operator.
struct WordItems {
    let vocabulary: Vocabulary
    let name: String
    let words: AskedWords

    func ids(_ value: String, _ op: ConditionOperator) throws(UsageError) -> [String] {
        guard op.isOrdering else { return try alternatives(value) }
        let limit = try position(value)
        return ids { position in
            switch op {
            case .less: position < limit
            case .atMost: position <= limit
            case .greater: position > limit
            case .atLeast, .equal, .notEqual, .contains: position >= limit
            }
        }
    }

    /// A word, a range of words, or a truth value for words that have one.
    private func alternatives(_ value: String) throws(UsageError) -> [String] {
        // A name spelled loosely has no points, so `2019..` would mean 2019 alone.
        if vocabulary.ids(for: value).isEmpty, let limits = AskedNumber.limits(of: value) {
            let low = limits.low.isEmpty ? 0 : try position(limits.low)
            let high = limits.high.isEmpty ? Int.max : try position(limits.high)
            if high < low { throw AskedNumber.reversed(value) }
            return ids { low <= $0 && $0 <= high }
        }
        do throws(UsageError) {
            return try words.ids(for: value, in: vocabulary, field: name)
        } catch {
            let truths = Truth.inWords(value).map { truth in
                vocabulary.entries.filter { $0.names.contains { Truth.inWords($0) == truth } }.map(\.id)
            }
            guard let truths, !truths.isEmpty else { throw error }
            return truths
        }
    }

    /// The position of a word that means a single word of the order.
    private func position(_ value: String) throws(UsageError) -> Int {
        let ids = try words.ids(for: value, in: vocabulary, field: name)
        guard ids.count == 1, let position = vocabulary.position(of: ids[0]) else {
            let list = ids.map { "\"\($0)\"" }.joined(separator: ", ")
            throw UsageError("\"\(value)\" means \(list); to compare \(name), name one of them")
        }
        return position
    }

    private func ids(_ isAsked: (Int) -> Bool) -> [String] {
        vocabulary.entries.indices.filter(isAsked).map { vocabulary.entries[$0].id }
    }
}
