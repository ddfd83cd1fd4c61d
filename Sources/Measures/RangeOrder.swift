/// The order of an axis's words and of the limits of ranges along it, which may be words of another vocabulary, or numbers.
///
/// Two of them compare where both are words of the axis, in its order; where both are numbers, by size; and where neither is a
/// word of the axis, in the order of the limits' vocabulary. All else does not compare: a range with such a limit holds
/// nowhere.
package struct RangeOrder: Sendable {
    package let axis: Vocabulary?
    package let limits: Vocabulary?

    package init(_ range: RangeDefinition, of dataset: DatasetDefinition, in book: Book) {
        axis = book.wordField(range.axis).flatMap(book.vocabulary(of:))
        limits = dataset.fields.first { $0.name == range.from }.flatMap(book.vocabulary(of:))
    }

    /// Negative where the left one comes first, zero for the same; nil where they do not compare.
    package func compare(_ left: String, _ right: String) -> Int? {
        if left == right { return 0 }
        let (first, second) = (axis?.position(of: left), axis?.position(of: right))
        if let first, let second { return first - second }
        if let first = ExactNumber(left), let second = ExactNumber(right) {
            return first == second ? 0 : first < second ? -1 : 1
        }
        guard first == nil, second == nil, let lower = limits?.position(of: left),
            let upper = limits?.position(of: right)
        else { return nil }
        return lower - upper
    }

    /// Whether a range holds at a word; an empty limit leaves it open.
    package func holds(at word: String, from: String, to: String) -> Bool {
        func isInOrder(_ left: String, _ right: String) -> Bool { compare(left, right).map { $0 <= 0 } == true }
        return (from.isEmpty || isInOrder(from, word)) && (to.isEmpty || isInOrder(word, to))
    }

    private func isComparable(_ word: String) -> Bool {
        [axis, limits].contains { $0?.position(of: word) != nil } || ExactNumber(word) != nil
    }

    /// The words of the axis and the limits that records have, in lists of those that compare, each in order.
    package func chains(of used: Set<String>) -> [[String]] {
        let words = (axis ?? limits)?.entries.map(\.id) ?? []
        let all = words + used.subtracting(words).subtracting([""]).sorted()
        var chains: [[String]] = []
        // A word that has no place and is no number compares with none; so at most three chains take further words.
        var growing: [Int] = []
        for word in all {
            if let index = growing.first(where: { compare(chains[$0][0], word) != nil }) {
                chains[index].append(word)
            } else {
                if isComparable(word) { growing.append(chains.count) }
                chains.append([word])
            }
        }
        return chains.map { chain in chain.sorted { (compare($0, $1) ?? 0) < 0 } }
    }
}

extension DatasetDefinition {
    /// The two limits of a record along a range; an open one is empty.
    package func limits(of record: Record, along range: RangeDefinition) -> (from: String, to: String) {
        func text(_ name: String) -> String {
            if let key = keyIndex(name) { return record.key[key] }
            return valueIndex(name).flatMap { record.values[$0]?.text } ?? ""
        }
        return (text(range.from), text(range.to))
    }
}
