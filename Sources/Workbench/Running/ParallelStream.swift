/// Applies a function to items on several threads and delivers the results in the items' order, each as soon as the ones
/// before it are done. Threads take several small items at a time. The weight of waiting results is limited, which bounds
/// memory for any number of items.
enum ParallelStream {
    /// The largest batch that a thread takes at once, in items or weight.
    private static let (batchCount, batchWeight) = (16, 256_000)

    /// - Parameters:
    ///   - jobs: the number of threads that call `transform`; one of them is the caller's.
    ///   - budget: the total weight of results that wait. It may be exceeded by a batch of each thread.
    ///   - next: the next item; nil at the end. It is called by one thread at a time.
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
        let source = BatchSource(next, weight: batchWeight, of: itemWeight) {
            jobs > 1 ? min(batchCount, max(left() / (2 * jobs), 1)) : 1
        }
        let exchange = Exchange<Result>(budget: budget)
        let others = WorkerThreads(jobs - 1) {
            while exchange.hasRoom(), let batch = source.next() {
                batch.items.forEach(begin)
                exchange.deliver(batch.items, of: batch.index, isLast: batch.isLast, weight: resultWeight, transform)
            }
        }
        defer {
            // The threads finish their current items.
            exchange.close()
            others.join()
        }
        try meanwhile()
        while let batch = source.next() {
            if others.count > 0 { batch.items.forEach(begin) }
            for item in batch.items {
                let result = transform(item)
                exchange.add(result, weight: resultWeight(result), of: batch.index)
                while let results = exchange.results(during: batch.index) { try results.forEach(consume) }
            }
            exchange.end(batch.index, isLast: batch.isLast)
        }
        while let results = exchange.nextResults() { try results.forEach(consume) }
    }
}

/// Divides items into batches.
private final class BatchSource<Item>: @unchecked Sendable {
    struct Batch {
        let index: Int
        var items: [Item] = []
        /// Whether it is the last one.
        var isLast = false
    }

    private let lock = WakeableLock()
    private let nextItem: () -> Item?
    /// The items of the next batch.
    private let count: () -> Int
    private let weight: Int
    private let itemWeight: (Item) -> Int
    private var batches = 0
    private var isAtEnd = false

    init(
        _ next: @escaping () -> Item?, weight: Int, of itemWeight: @escaping (Item) -> Int,
        count: @escaping () -> Int
    ) {
        (nextItem, self.count, self.weight, self.itemWeight) = (next, count, weight, itemWeight)
    }

    /// Nil after the last batch, which may be empty.
    func next() -> Batch? {
        lock.locked {
            guard !isAtEnd else { return nil }
            var batch = Batch(index: batches)
            batches += 1
            var left = weight
            let count = count()
            while left > 0, batch.items.count < count {
                guard let item = nextItem() else {
                    isAtEnd = true
                    batch.isLast = true
                    break
                }
                batch.items.append(item)
                left -= itemWeight(item)
            }
            return batch
        }
    }
}

/// The results that wait for the caller.
private final class Exchange<Result>: @unchecked Sendable {
    /// The results of a batch, as far as they are there.
    private struct Waiting {
        var results: [Result] = []
        var weight = 0
        var isComplete = false
        var isLast = false
    }

    /// The results of a batch that are delivered before it is complete.
    private static var partWeight: Int { 1_000_000 }
    /// The batches that may wait, whatever their weight.
    private static var mostBatches: Int { 256 }

    private let lock = WakeableLock()
    private let budget: Int
    private var waiting: [Int: Waiting] = [:]
    private var waitingWeight = 0
    /// The batch whose results are next.
    private var taken = 0
    private var isClosed = false
    /// Whether the caller waits for results, and transforms no item.
    private var callerWaits = false
    // Waking a thread costs more than a small item, so it is done only if one sleeps.
    private var sleepers = 0

    init(budget: Int) { self.budget = budget }

    private func sleep() {
        sleepers += 1
        lock.wait()
        sleepers -= 1
    }

    private func wake() { if sleepers > 0 { lock.wakeAll() } }

    private var isFull: Bool { waitingWeight > budget || waiting.count > Self.mostBatches }

    private func add(_ part: Waiting, to batch: Int) {
        var all = waiting.removeValue(forKey: batch) ?? Waiting()
        all.results += part.results
        all.weight += part.weight
        (all.isComplete, all.isLast) = (part.isComplete, part.isLast)
        waiting[batch] = all
        waitingWeight += part.weight
    }

    // MARK: The other threads

    /// Waits until another batch may be begun. False if no more is wanted.
    func hasRoom() -> Bool {
        lock.locked {
            while !isClosed, waiting.count > Self.mostBatches { sleep() }
            return !isClosed
        }
    }

    /// Transforms the items of a batch.
    func deliver<Item>(
        _ items: [Item], of batch: Int, isLast: Bool, weight: (Result) -> Int, _ transform: (Item) -> Result
    ) {
        var part = Waiting()
        for item in items {
            let result = transform(item)
            part.results.append(result)
            part.weight += weight(result)
            guard part.weight > min(Self.partWeight, budget) else { continue }
            guard deliver(part, of: batch) else { return }
            part = Waiting()
        }
        (part.isComplete, part.isLast) = (true, isLast)
        _ = deliver(part, of: batch)
    }

    /// False if no more is wanted.
    private func deliver(_ part: Waiting, of batch: Int) -> Bool {
        lock.locked {
            // A caller that waits, waits for the batch that is next in order.
            while !isClosed, waitingWeight > budget, !(callerWaits && batch == taken) { sleep() }
            add(part, to: batch)
            if callerWaits, batch == taken { wake() }
            return !isClosed
        }
    }

    // MARK: The caller

    /// Adds a result of an item that the caller has transformed.
    func add(_ result: Result, weight: Int, of batch: Int) {
        lock.locked { add(Waiting(results: [result], weight: weight), to: batch) }
    }

    func end(_ batch: Int, isLast: Bool) {
        lock.locked { add(Waiting(isComplete: true, isLast: isLast), to: batch) }
    }

    /// The results that are next in order while the caller transforms a batch; nil if it can go on.
    func results(during batch: Int) -> [Result]? {
        lock.locked { isFull && batch != taken ? awaitedResults() : readyResults() }
    }

    /// The results that are next in order; nil at the end.
    func nextResults() -> [Result]? { lock.locked { awaitedResults() } }

    private func awaitedResults() -> [Result]? {
        callerWaits = true
        defer { callerWaits = false }
        wake()
        while true {
            if let results = readyResults() { return results }
            if isClosed { return nil }
            sleep()
        }
    }

    private func readyResults() -> [Result]? {
        guard let next = waiting[taken], next.isComplete || !next.results.isEmpty else { return nil }
        waitingWeight -= next.weight
        if next.isComplete {
            waiting[taken] = nil
            taken += 1
            if next.isLast { isClosed = true }
        } else {
            waiting[taken] = Waiting()
        }
        wake()
        return next.results
    }

    /// Ends the work of all threads.
    func close() {
        lock.locked {
            isClosed = true
            lock.wakeAll()
        }
    }
}
