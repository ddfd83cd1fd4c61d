/// The nearest right word for a mistyped one.
package enum NearestWord {
    /// The candidate with the smallest edit distance to `word`, where that distance is small enough for a typing
    /// mistake (a third of the longer word, at least one). Of equal candidates the first wins.
    ///
    /// - Complexity: the sum over the candidates of the product of the two lengths; words beyond 64 characters are
    ///   not compared.
    package static func of(_ word: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(word.lowercased())
        guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let letters = Array(candidate.lowercased())
            guard letters.count <= 64 else { continue }
            let limit = max(1, max(wanted.count, letters.count) / 3)
            let distance = editDistance(wanted, letters)
            guard distance <= limit, distance < best?.distance ?? .max else { continue }
            best = (candidate, distance)
        }
        return best?.candidate
    }

    /// `; did you mean "x"?`, or nothing.
    package static func hint(for word: String, among candidates: some Sequence<String>) -> String {
        guard let nearest = of(word, among: candidates) else { return "" }
        return "; did you mean \"\(nearest)\"?"
    }

    /// Optimal string alignment: insertions, deletions, substitutions and swaps of neighbours cost one each.
    static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
        guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
        var beforePrevious = [Int](repeating: 0, count: right.count + 1)
        var previous = Array(0...right.count)
        var current = previous
        for i in 1...left.count {
            current[0] = i
            for j in 1...right.count {
                let substitution = previous[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1)
                current[j] = min(previous[j] + 1, current[j - 1] + 1, substitution)
                if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                    current[j] = min(current[j], beforePrevious[j - 2] + 1)
                }
            }
            (beforePrevious, previous, current) = (previous, current, beforePrevious)
        }
        return previous[right.count]
    }
}
