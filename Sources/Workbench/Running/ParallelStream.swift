/// Applies a function to items on several threads and delivers the results in the items' order, each as soon as the
/// ones before it are done. The total weight of waiting results is limited, which bounds memory for any number of
/// items.
enum ParallelStream {
    /// The number of results that may wait for a slow one.
    private static let mostWaiting = 4_096

    /// - Parameters:
    ///   - jobs: the number of threads that call `transform`, including the caller's.
    ///   - budget: the total weight of waiting results. Each thread may exceed it by one result, whose weight is not
    ///     known in advance.
    ///   - consume: called on the caller's thread. An error ends the work and is rethrown.
    static func forEach<Item: Sendable, Result: Sendable>(
        _ items: [Item], jobs: Int, budget: Int, weight: @escaping @Sendable (Result) -> Int,
        _ transform: @escaping @Sendable (Item) -> Result, consume: (Result) throws -> Void
    ) throws {
        let threads = min(jobs, items.count)
        guard threads > 1 else {
            for item in items { try consume(transform(item)) }
            return
        }
        let exchange = Exchange<Result>(
            count: items.count, budget: budget, mostWaiting: Self.mostWaiting, weight: weight)
        let others = WorkerThreads(threads - 1) {
            while let index = exchange.nextIndex() { exchange.put(transform(items[index]), at: index) }
        }
        defer {
            // The threads finish their current items.
            exchange.close()
            others.join()
        }
        while let turn = exchange.turn() {
            switch turn {
            case .consume(let results): for result in results { try consume(result) }
            case .work(let index): exchange.put(transform(items[index]), at: index)
            }
        }
    }
}

/// The state that the threads and the caller share.
private final class Exchange<Result: Sendable>: @unchecked Sendable {
    /// The caller's next action.
    enum Turn {
        /// The results that are next in order.
        case consume([Result])
        case work(Int)
    }

    private let lock = WakeableLock()
    private let count: Int
    private let budget: Int
    private let mostWaiting: Int
    private let weight: @Sendable (Result) -> Int
    private var next = 0
    private var taken = 0
    private var waiting: [Int: Result] = [:]
    private var waitingWeight = 0
    private var isClosed = false
    // Waking a thread costs more than a small item, so it is done only if one sleeps.
    private var isCallerAsleep = false
    private var sleepers = 0

    init(count: Int, budget: Int, mostWaiting: Int, weight: @escaping @Sendable (Result) -> Int) {
        self.count = count
        self.budget = budget
        self.mostWaiting = mostWaiting
        self.weight = weight
    }

    private var hasRoom: Bool { waitingWeight <= budget && next - taken < mostWaiting }

    /// The next item for a thread, once there is room for its result; nil at the end.
    func nextIndex() -> Int? {
        lock.locked {
            while next < count, !hasRoom, !isClosed {
                sleepers += 1
                lock.wait()
                sleepers -= 1
            }
            guard next < count, !isClosed else { return nil }
            next += 1
            return next - 1
        }
    }

    func put(_ result: Result, at index: Int) {
        let weight = weight(result)
        lock.locked {
            waiting[index] = result
            waitingWeight += weight
            if index == taken, isCallerAsleep { lock.wakeAll() }
        }
    }

    /// The caller's next action; nil at the end. Waits only if no result is next and no room is left for another
    /// item.
    func turn() -> Turn? {
        lock.locked {
            while taken < count {
                let results = readyResults()
                if !results.isEmpty { return .consume(results) }
                if next < count, hasRoom {
                    next += 1
                    return .work(next - 1)
                }
                isCallerAsleep = true
                lock.wait()
                isCallerAsleep = false
            }
            return nil
        }
    }

    private func readyResults() -> [Result] {
        var results: [Result] = []
        while let result = waiting.removeValue(forKey: taken) {
            results.append(result)
            waitingWeight -= weight(result)
            taken += 1
        }
        if !results.isEmpty, sleepers > 0 { lock.wakeAll() }
        return results
    }

    /// Stops handing out items.
    func close() {
        lock.locked {
            isClosed = true
            lock.wakeAll()
        }
    }
}
