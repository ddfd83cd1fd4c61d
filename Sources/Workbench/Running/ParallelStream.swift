import Synchronization

/// Applies a function to items on several threads and delivers the results in the items' order, each as soon as the ones
/// before it are done. Threads take several small items at a time. The weight of waiting results is limited, which bounds
/// memory for any number of items.
enum ParallelStream {
    /// The largest batch that a thread takes at once, in items or weight.
    private static let (batchCount, batchWeight) = (16, 256_000)

    /// - Parameters:
    ///   - jobs: the number of threads that call `transform`; one of them is the caller's.
    ///   - budget: the total weight of results that wait. It may be exceeded by a result of each thread.
    ///   - next: the next item; nil at the end, each time. It is called by one thread at a time.
    ///   - left: the number of items that are still to come, if it is known; large otherwise. The last batches are small, so
    ///     that no thread is left with one at the end.
    ///   - begin: called on all items of a batch before the first of them is transformed, so that the system can read
    ///     their files ahead.
    ///   - meanwhile: called on the caller's thread before it transforms an item. It may make the items, for which `next`
    ///     then waits.
    ///   - consume: called on the caller's thread. An error ends the work and is rethrown.
    static func forEach<Item: Sendable, Result: Sendable>(
        jobs: Int, budget: Int, next: @escaping @Sendable () -> Item?,
        left: @escaping @Sendable () -> Int = { .max }, itemWeight: @escaping @Sendable (Item) -> Int,
        resultWeight: @escaping @Sendable (Result) -> Int,
        begin: @escaping @Sendable (Item) -> Void = { _ in }, _ transform: @escaping @Sendable (Item) -> Result,
        meanwhile: () throws -> Void = {}, consume: (Result) throws -> Void
    ) throws {
        let taken = Mutex(0)
        // The next items with their positions; empty at the end.
        let nextBatch: @Sendable () -> [(position: Int, item: Item)] = {
            taken.withLock { taken in
                let most = jobs > 1 ? min(batchCount, max(left() / (2 * jobs), 1)) : 1
                var batch: [(position: Int, item: Item)] = []
                var weight = 0
                while batch.count < most, weight < batchWeight, let item = next() {
                    batch.append((taken, item))
                    weight += itemWeight(item)
                    taken += 1
                }
                return batch
            }
        }
        let waiting = WaitingResults<Result>(budget: budget)
        let others = WorkerThreads(jobs - 1) {
            while case let batch = nextBatch(), !batch.isEmpty {
                for (_, item) in batch { begin(item) }
                for (position, item) in batch {
                    let result = transform(item)
                    guard waiting.deliver(result, weight: resultWeight(result), at: position) else { return }
                }
            }
        }
        defer {
            // The threads finish their current items.
            waiting.close()
            others.join()
        }
        try meanwhile()
        while case let batch = nextBatch(), let start = batch.first?.position {
            if others.count > 0 { for (_, item) in batch { begin(item) } }
            for (position, item) in batch {
                let result = transform(item)
                waiting.add(result, weight: resultWeight(result), at: position)
                while let next = waiting.next(before: start, onlyIfFull: true) { try consume(next) }
            }
        }
        let count = taken.withLock { $0 }
        while let next = waiting.next(before: count) { try consume(next) }
    }
}

/// The results that wait for those of earlier items.
private final class WaitingResults<Result>: @unchecked Sendable {
    /// The results that may wait, whatever their weight.
    private static var mostResults: Int { 4096 }

    private let lock = WakeableLock()
    private let budget: Int
    private var results: [Int: (result: Result, weight: Int)] = [:]
    private var weight = 0
    /// The position of the next item in order.
    private var first = 0
    private var isClosed = false

    init(budget: Int) { self.budget = budget }

    private var isFull: Bool { weight > budget || results.count > Self.mostResults }

    /// Adds a result as soon as there is room for it. False if no more is wanted.
    func deliver(_ result: Result, weight: Int, at position: Int) -> Bool {
        lock.locked {
            while !isClosed, isFull, position != first { lock.wait() }
            insert(result, weight, position)
            return !isClosed
        }
    }

    /// Adds a result of the caller, which must not wait for itself.
    func add(_ result: Result, weight: Int, at position: Int) { lock.locked { insert(result, weight, position) } }

    private func insert(_ result: Result, _ weight: Int, _ position: Int) {
        results[position] = (result, weight)
        self.weight += weight
        if position == first { lock.wakeAll() }
    }

    /// Takes the next result in order, and waits for it if other threads make it, always or if no more results may wait.
    ///
    /// - Parameter end: the first position that is not waited for.
    func next(before end: Int, onlyIfFull: Bool = false) -> Result? {
        lock.locked {
            while results[first] == nil, first < end, isFull || !onlyIfFull { lock.wait() }
            guard let next = results.removeValue(forKey: first) else { return nil }
            weight -= next.weight
            first += 1
            // Waking threads costs more than a small item, so it is done when there is room for many, or when the next
            // result may be one that waits for room.
            if results[first] == nil || weight <= budget / 2 { lock.wakeAll() }
            return next.result
        }
    }

    /// Ends the work of the other threads.
    func close() {
        lock.locked {
            isClosed = true
            lock.wakeAll()
        }
    }
}
