import Measures

/// The order of an axis's words and of the limits of ranges along it, which may be words of another vocabulary, or
/// numbers.
///
/// Two of them compare where both are words of the axis, in its order; where both are numbers, by size; and where
/// neither is a word of the axis, in the order of the limits' vocabulary. All else does not compare: a range with
/// such a limit holds nowhere.
struct RangeOrder: Sendable {
    let axis: Vocabulary?
    let limits: Vocabulary?

    init(_ range: RangeDefinition, of dataset: DatasetDefinition, in book: Book) {
        axis = book.wordField(range.axis).flatMap(book.vocabulary(of:))
        let limit = dataset.fields.first { $0.name == range.from }
        limits = limit.flatMap(book.vocabulary(of:))
    }

    /// Negative where the left one comes first, zero for the same; nil where they do not compare.
    func compare(_ left: String, _ right: String) -> Int? {
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
}
