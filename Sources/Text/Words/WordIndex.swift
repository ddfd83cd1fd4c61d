/// An index for many searches of the nearest word, with the results of ``NearestWord``, based on the pairs of letters
/// that words share.
///
/// A change of a letter removes at most two pairs, a swap three. A word that is near enough therefore shares some
/// pair with the searched word, and a nearer word shares more. The search looks up the rarest pairs first, until no
/// remaining word can be nearer than the best one.
package struct WordIndex: Sendable {
    private struct Entry: Sendable {
        let word: String
        let letters: [UInt32]
        let set: LetterSet
    }

    private var alphabet = Alphabet()
    private var entries: [Entry] = []
    /// For each pair of letters the words that contain it, in their order.
    private var byPair: [UInt64: [Int32]] = [:]
    /// Words of one or two letters, which may share no pair after a single change.
    private var short: [Int32] = []

    /// Up to this number of words, comparing all is cheaper than looking up pairs.
    private static let fewest = 256
    /// The cost limit of a search, in words visited; a comparison of letters counts as 30. If thousands of words are
    /// very similar, the search ends here with the nearest word among those that share its rarest pairs.
    private static let mostWork = 10_000

    /// - Complexity: linear in the letters of the words.
    package init(_ words: some Sequence<String>) {
        for word in words {
            guard let letters = alphabet.letters(of: word) else { continue }
            entries.append(Entry(word: word, letters: letters, set: LetterSet(letters)))
        }
        guard entries.count > Self.fewest else { return }
        for (index, entry) in entries.enumerated() {
            if entry.letters.count < 3 { short.append(Int32(index)) }
            for pair in Self.pairs(of: entry.letters) { byPair[pair, default: []].append(Int32(index)) }
        }
    }

    /// The word with the smallest edit distance, as ``NearestWord/of(_:among:)`` finds it.
    ///
    /// - Complexity: constant for more than some thousands of words.
    package func nearest(to word: String) -> String? {
        guard let letters = alphabet.knownLetters(of: word), !letters.isEmpty else { return nil }
        var search = Search(pattern: WordPattern(letters), work: Self.mostWork)
        if entries.count <= Self.fewest {
            for index in entries.indices { search.look(at: index, entries[index]) }
        } else {
            look(for: letters, by: &search)
        }
        return search.best.map { entries[$0.index].word }
    }

    private func look(for letters: [UInt32], by search: inout Search) {
        // A single change may leave no pair of such a short word.
        if letters.count < 3 { look(at: short, by: &search) }
        let pairs = Dictionary(Self.pairs(of: letters).map { ($0, 1) }, uniquingKeysWith: +)
        let lists = pairs.compactMap { pair, count in byPair[pair].map { (pair: pair, count: count, words: $0) } }
            .sorted { ($0.words.count, $0.pair) < ($1.words.count, $1.pair) }
        var left = lists.reduce(0) { $0 + $1.count }
        for list in lists {
            guard search.work > 0, search.mayFind(wordsSharing: left) else { return }
            look(at: list.words, by: &search)
            left -= list.count
        }
    }

    private func look(at words: [Int32], by search: inout Search) {
        for index in words where search.work > 0 { search.look(at: Int(index), entries[Int(index)]) }
    }

    /// All pairs of adjacent letters, with an end mark before the first and after the last.
    private static func pairs(of letters: [UInt32]) -> [UInt64] {
        let mark = UInt32.max - 1
        return zip([mark] + letters, letters + [mark]).map { UInt64($0) << 32 | UInt64($1) }
    }

    /// A search: the best word so far, and the remaining budget.
    private struct Search {
        let pattern: WordPattern
        var work: Int
        private(set) var best: (index: Int, distance: Int)?
        /// The words visited last, so that words in several lists are usually compared once.
        private var seen = [Int](repeating: -1, count: 1024)

        init(pattern: WordPattern, work: Int) {
            (self.pattern, self.work) = (pattern, work)
        }

        mutating func look(at index: Int, _ entry: Entry) {
            work -= 1
            guard seen[index & 1023] != index else { return }
            seen[index & 1023] = index
            // The first of equal words wins.
            let bound = best.map { index < $0.index ? $0.distance + 1 : $0.distance } ?? .max
            guard pattern.mayBeNear(entry.letters.count, entry.set, below: bound) else { return }
            work -= 30
            if let distance = pattern.distance(to: entry.letters, below: bound) { best = (index, distance) }
        }

        /// Whether a word that shares this many pairs with the searched one can be as near as the best.
        func mayFind(wordsSharing pairs: Int) -> Bool {
            pairs > 0 && best.map { pattern.count + 1 - pairs <= 3 * $0.distance } ?? true
        }
    }
}
