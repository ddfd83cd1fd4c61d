import Dispatch
import Synchronization

/// Applies a function to every item on several threads; the results stand in the items' order, whatever the number of
/// threads.
enum ParallelMap {
    static func map<Item: Sendable, Result: Sendable>(
        _ items: [Item], jobs: Int, _ transform: @Sendable (Item) -> Result
    ) -> [Result] {
        let threads = min(jobs, items.count)
        guard threads > 1 else { return items.map(transform) }
        let next = Atomic<Int>(0)
        let results = Mutex<[Result?]>([Result?](repeating: nil, count: items.count))
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            while true {
                let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard index < items.count else { return }
                let result = transform(items[index])
                results.withLock { $0[index] = result }
            }
        }
        return results.withLock { $0.compactMap { $0 } }
    }
}
