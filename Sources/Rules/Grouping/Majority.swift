import Books
import Text

/// The majority of some elements.
struct Majority {
    /// The index of the first element of the majority.
    let first: Int
    let count: Int

    private init(first: Int, count: Int) {
        (self.first, self.count) = (first, count)
    }

    /// Nil if no element makes up more than half. Linear.
    init?<Element: Hashable>(of elements: [Element]) {
        var counts: [Element: (first: Int, count: Int)] = [:]
        for (index, element) in elements.enumerated() {
            counts[element, default: (index, 0)].count += 1
        }
        guard let best = counts.values.first(where: { 2 * $0.count > elements.count }) else { return nil }
        (first, count) = best
    }

    /// The value that agrees with more than half of some values, and with the most of them; the smallest of several. `~5`
    /// counts as 5, but where one of them is exact, that is the first.
    ///
    /// - Complexity: n log n with a tolerance.
    init?(of values: [CellValue?], within tolerance: Tolerance) {
        let counted = values.map { $0?.taken }
        guard let majority = Majority(ofCounted: counted, within: tolerance) else { return nil }
        let model = counted[majority.first]
        let exact = values.indices.first { counted[$0] == model && values[$0]?.qualifier == nil }
        self.init(first: exact ?? majority.first, count: majority.count)
    }

    private init?(ofCounted values: [CellValue?], within tolerance: Tolerance) {
        let first = values.lazy.compactMap { $0 }.first
        let numbers = values.enumerated().compactMap { index, value -> (index: Int, number: ExactNumber)? in
            value?.measure(like: first).map { (index, $0) }
        }.sorted { ($0.number, $0.index) < ($1.number, $1.index) }
        guard tolerance.number > .zero, 2 * numbers.count > values.count else {
            self.init(of: values)
            return
        }
        var best: (first: Int, count: Int)?
        var (low, high) = (0, 0)
        for (index, number) in numbers {
            while !tolerance.allows(numbers[low].number, for: number) { low += 1 }
            while high < numbers.count,
                numbers[high].number <= number || tolerance.allows(numbers[high].number, for: number)
            {
                high += 1
            }
            if high - low > best?.count ?? 0 { best = (index, high - low) }
        }
        guard let best, 2 * best.count > values.count else { return nil }
        self.init(first: best.first, count: best.count)
    }
}

extension CellValue {
    /// `5` for `~5`.
    var taken: CellValue { qualifier == .about ? number.map(CellValue.number) ?? self : self }

    /// The number, if the value is as exact as another one; nil for a range, which has two numbers.
    fileprivate func measure(like other: CellValue?) -> ExactNumber? {
        switch (self, other) {
        case (.number(let number), .number): number
        case (.qualified(let number, let qualifier, nil), .qualified(_, let same, nil)) where qualifier == same: number
        default: nil
        }
    }
}
