import Text

/// Numbers with a word for their power of ten, and those without one: `1.1 million` beside `3.2`.
struct ScaleWords {
    private var greatestPlain: Double?
    private var leastWorded: (number: Double, text: String)?

    /// - Parameters:
    ///   - text: the whole cell.
    ///   - number: as it is read, without a unit.
    mutating func add(_ text: String, _ number: ExactNumber) {
        let size = abs(number.approximation)
        // `1.1 × 10⁶` and `5e3` say it in digits.
        guard let word = text.first(where: \.isLetter), !"eExX".contains(word) else {
            greatestPlain = max(size, greatestPlain ?? size)
            return
        }
        if leastWorded.map({ size < $0.number }) ?? true { leastWorded = (size, text) }
    }

    mutating func add(_ other: ScaleWords) {
        if let plain = other.greatestPlain { greatestPlain = max(plain, greatestPlain ?? plain) }
        if let worded = other.leastWorded, leastWorded.map({ worded.number < $0.number }) ?? true {
            leastWorded = worded
        }
    }

    /// Why the numbers may have another power of ten than they say: those without a word are so small that all may be
    /// millions. Nil for others.
    var doubt: String? {
        guard let plain = greatestPlain, let worded = leastWorded, plain > 0, plain < Self.mostPlain,
            worded.number > plain * Self.leastRatio
        else { return nil }
        return
            "text, because the numbers beside “\(worded.text)” may have the same power of ten without saying so; for numbers, "
            + "write \"type: number\" and \"map\" those that mean something else"
    }

    private static let mostPlain = 10_000.0
    private static let leastRatio = 100.0
}
