/// Finds the nearest known word for a mistyped one.
///
/// For many searches among the same words, ``WordIndex`` gives the same results faster.
package enum NearestWord {
    /// Longer words are not compared: a machine word has a bit for each letter.
    static let longest = 64

    /// The candidate with the smallest edit distance to `word`, if that distance is small enough for a typing mistake
    /// (a third of the longer word, at least one, and never all of it). The first of equal candidates wins.
    ///
    /// Insertions, deletions, substitutions and swaps of neighbours cost one each; case is ignored.
    ///
    /// - Complexity: linear in the letters of the candidates.
    package static func of(_ word: String, among candidates: some Sequence<String>) -> String? {
        var alphabet = Alphabet()
        guard let wanted = alphabet.letters(of: word), !wanted.isEmpty else { return nil }
        let pattern = WordPattern(wanted)
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            guard let letters = alphabet.letters(of: candidate),
                let distance = pattern.distance(to: letters, below: best?.distance ?? .max)
            else { continue }
            best = (candidate, distance)
        }
        return best?.candidate
    }

    /// `; did you mean "x"?`, or an empty text.
    package static func hint(for word: String, among candidates: some Sequence<String>) -> String {
        hint(of(word, among: candidates))
    }

    static func hint(_ nearest: String?) -> String { nearest.map { "; did you mean \"\($0)\"?" } ?? "" }
}

/// Numbers for letters: ASCII letters keep theirs, other letters get the next free one.
struct Alphabet: Sendable {
    /// The number of all letters outside of the alphabet.
    static let unknown = UInt32.max
    private var numbers: [Character: UInt32] = [:]

    /// The letters of a word in lower case; nil for a word that is too long.
    mutating func letters(of word: String) -> [UInt32]? {
        for letter in word.lowercased().prefix(NearestWord.longest)
        where letter.utf8.count > 1 && numbers[letter] == nil {
            numbers[letter] = UInt32(128 + numbers.count)
        }
        return knownLetters(of: word)
    }

    /// The same without adding letters.
    func knownLetters(of word: String) -> [UInt32]? {
        var letters: [UInt32] = []
        for letter in word.lowercased() {
            guard letters.count < NearestWord.longest else { return nil }
            let bytes = letter.utf8
            letters.append(bytes.count == 1 ? UInt32(bytes[bytes.startIndex]) : numbers[letter] ?? Self.unknown)
        }
        return letters
    }
}

/// A word prepared for comparison: for each of its letters, the positions as bits.
struct WordPattern {
    let count: Int
    private let places: [UInt32: UInt64]
    private let plainPlaces: [UInt64]
    private let signature: LetterSet

    /// - Parameter letters: from one to ``NearestWord/longest``.
    init(_ letters: [UInt32]) {
        count = letters.count
        signature = LetterSet(letters)
        var places: [UInt32: UInt64] = [:]
        var plainPlaces = [UInt64](repeating: 0, count: 128)
        for (place, letter) in letters.enumerated() {
            if letter < 128 {
                plainPlaces[Int(letter)] |= 1 << UInt64(place)
            } else if letter != Alphabet.unknown {
                places[letter, default: 0] |= 1 << UInt64(place)
            }
        }
        (self.places, self.plainPlaces) = (places, plainPlaces)
    }

    /// The distance to another word; nil if it reaches the bound, or is too great for a typing mistake.
    func distance(to letters: [UInt32], below bound: Int) -> Int? {
        guard mayBeNear(letters.count, LetterSet(letters), below: bound) else { return nil }
        let distance = distance(to: letters)
        return distance <= limit(letters.count, below: bound) ? distance : nil
    }

    /// Whether a word can be near enough, judged by its length and set of letters.
    func mayBeNear(_ count: Int, _ set: LetterSet, below bound: Int) -> Bool {
        // A change adds, removes or replaces one letter.
        max(abs(self.count - count), signature.least(to: set)) <= limit(count, below: bound)
    }

    private func limit(_ count: Int, below bound: Int) -> Int {
        let longest = max(self.count, count)
        return min(max(1, longest / 3), longest - 1, bound - 1)
    }

    /// Hyyrö's bit-parallel form of optimal string alignment: holds a column of the distance table in a few machine
    /// words.
    private func distance(to letters: [UInt32]) -> Int {
        let last: UInt64 = 1 << UInt64(count - 1)
        var (rises, falls, diagonal, previous): (UInt64, UInt64, UInt64, UInt64) = (.max, 0, 0, 0)
        var distance = count
        for letter in letters {
            let equal = letter < 128 ? plainPlaces[Int(letter)] : places[letter] ?? 0
            let swapped = ((~diagonal & equal) << 1) & previous
            diagonal = (((equal & rises) &+ rises) ^ rises) | equal | falls | swapped
            var (up, down) = (falls | ~(diagonal | rises), diagonal & rises)
            if up & last != 0 { distance += 1 }
            if down & last != 0 { distance -= 1 }
            (up, down) = (up << 1 | 1, down << 1)
            rises = down | ~(diagonal | up)
            falls = up & diagonal
            previous = equal
        }
        return distance
    }
}

/// The letters of a word as a set of 64 bits; some letters share a bit.
struct LetterSet: Sendable {
    private let bits: UInt64

    init(_ letters: [UInt32]) { bits = letters.reduce(0) { $0 | 1 << UInt64($1 & 63) } }

    /// The least number of changes between two words with these sets.
    func least(to other: LetterSet) -> Int {
        max((bits & ~other.bits).nonzeroBitCount, (other.bits & ~bits).nonzeroBitCount)
    }
}
