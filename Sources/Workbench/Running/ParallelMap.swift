import Synchronization

/// Applies a function to every item on several threads; the results are in the items' order.
enum ParallelMap {
    /// - Parameters:
    ///   - work: the approximate work of each item, in any unit. The largest items start first, so that no thread is left with
    ///     one at the end. Nil if all are equal.
    ///   - finish: is called after each item, on its thread.
    static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], jobs: Int, by work: ((Item) -> Int)? = nil,
        finish: (@Sendable () -> Void)? = nil, _ transform: @escaping @Sendable (Item) -> Result
    ) -> [Result] {
        let threads = min(jobs, items.count)
        let one: @Sendable (Item) -> Result = { item in
            defer { finish?() }
            return transform(item)
        }
        guard threads > 1 else { return items.map(one) }
        let order = work.map { heaviestFirst(items.map($0)) } ?? Array(items.indices)
        let task = Task(items: items, order: order, transform: one)
        let others = WorkerThreads(threads - 1) { task.run() }
        task.run()
        // The threads end before the function returns.
        others.join()
        return task.results.withLock { $0.compactMap { $0 } }
    }

    private static func heaviestFirst(_ work: [Int]) -> [Int] {
        work.indices.sorted { (work[$0], $1) > (work[$1], $0) }
    }

    /// The state that the threads share.
    private final class Task<Item: Sendable, Result: Sendable>: Sendable {
        let results: Mutex<[Result?]>
        private let items: [Item]
        private let order: [Int]
        private let transform: @Sendable (Item) -> Result
        private let next = Atomic<Int>(0)

        init(items: [Item], order: [Int], transform: @escaping @Sendable (Item) -> Result) {
            self.items = items
            self.order = order
            self.transform = transform
            results = Mutex([Result?](repeating: nil, count: items.count))
        }

        func run() {
            while true {
                let position = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard position < order.count else { return }
                let index = order[position]
                let result = transform(items[index])
                results.withLock { $0[index] = result }
            }
        }
    }
}
