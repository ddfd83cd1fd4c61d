import Books
import Text

/// A number of a series, or one directly beside it, which an interval without its end begins with.
struct SeriesPosition: Comparable, Hashable {
    let number: ExactNumber
    /// How far beside it: 0 for the number itself.
    let step: Int

    init(_ number: ExactNumber, step: Int = 0) { (self.number, self.step) = (number, step) }

    static func < (left: Self, right: Self) -> Bool {
        left.number == right.number ? left.step < right.step : left.number < right.number
    }
}
