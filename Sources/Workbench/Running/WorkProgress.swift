import Synchronization

/// Receives how far a long work is, from any thread.
package struct WorkProgress: Sendable {
    /// How much of a part of the work is done.
    package struct Count: Sendable, Equatable {
        package let done: Int
        package let total: Int
        /// What is counted: `files`. Another unit begins another part of the work.
        package let unit: String

        package init(done: Int, total: Int, unit: String) { (self.done, self.total, self.unit) = (done, total, unit) }
    }

    /// For work that nobody watches.
    package static let none = WorkProgress { _ in }

    private let take: @Sendable (Count) -> Void

    package init(_ take: @escaping @Sendable (Count) -> Void) { self.take = take }

    func report(_ done: Int, of total: Int, _ unit: String) {
        take(Count(done: done, total: total, unit: unit))
    }

    /// Counts the items of a part of the work: to be called after each of them.
    func counter(_ total: Int, _ unit: String) -> @Sendable () -> Void {
        let counter = Counter()
        return { report(counter.done.wrappingAdd(1, ordering: .relaxed).newValue, of: total, unit) }
    }

    private final class Counter: Sendable {
        let done = Atomic<Int>(0)
    }
}
