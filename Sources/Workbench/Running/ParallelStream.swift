/// Applies a function to items on several threads and delivers the results in the items' order, each as soon as the ones
/// before it are done. Items are read ahead by a thread of their own, and small ones are handed out several at a time. The
/// weight of what is read ahead, and of waiting results, is limited, which bounds memory for any number of items.
enum ParallelStream {
    /// The batch that a thread takes at once: so many items, or so much weight.
    private static let (batchCount, batchWeight) = (64, 256_000)

    /// - Parameters:
    ///   - jobs: the number of threads that call `transform`. One job runs on the caller's thread, without reading ahead.
    ///   - budget: the total weight of items that are read ahead, and of results that wait. Each may be exceeded by one
    ///     item or result of each thread, whose weight is not known in advance.
    ///   - next: the next item; nil at the end. It is called on one thread at a time.
    ///   - consume: called on the caller's thread. An error ends the work and is rethrown.
    static func forEach<Item: Sendable, Result: Sendable>(
        jobs: Int, budget: Int, next: @escaping @Sendable () -> Item?,
        itemWeight: @escaping @Sendable (Item) -> Int, resultWeight: @escaping @Sendable (Result) -> Int,
        _ transform: @escaping @Sendable (Item) -> Result, consume: (Result) throws -> Void
    ) throws {
        let exchange = Exchange<Item, Result>(budget: budget)
        let workers = WorkerThreads(jobs > 1 ? jobs : 0) {
            while let batch = exchange.nextBatch() {
                exchange.work(on: batch, weight: resultWeight, transform)
            }
        }
        let reader = WorkerThreads(workers.count > 0 ? 1 : 0) {
            exchange.read(next, count: batchCount, weight: batchWeight, of: itemWeight)
        }
        defer {
            // The threads finish their current items.
            exchange.close()
            workers.join()
            reader.join()
        }
        guard reader.count > 0 else {
            while let item = next() { try consume(transform(item)) }
            return
        }
        while let results = exchange.nextResults() {
            for result in results { try consume(result) }
        }
    }
}

/// The state that the threads and the caller share.
private final class Exchange<Item: Sendable, Result: Sendable>: @unchecked Sendable {
    struct Batch {
        let index: Int
        var items: [Item] = []
        var weight = 0
    }

    /// The results of a batch, as far as they are there.
    private struct Waiting {
        var results: [Result] = []
        var weight = 0
        var isComplete = false
    }

    /// The results of a batch that are delivered before it is complete.
    private static var partWeight: Int { 1_000_000 }

    private let lock = WakeableLock()
    private let budget: Int
    /// Batches that no thread has taken; there are few.
    private var queue: [Batch] = []
    private var queuedWeight = 0
    private var isRead = false
    private var batches = 0
    private var waiting: [Int: Waiting] = [:]
    private var waitingWeight = 0
    /// The batch whose results are next.
    private var taken = 0
    private var isClosed = false
    // Waking a thread costs more than a small item, so it is done only if one sleeps.
    private var sleepers = 0

    init(budget: Int) { self.budget = budget }

    private func sleep() {
        sleepers += 1
        lock.wait()
        sleepers -= 1
    }

    private func wake() { if sleepers > 0 { lock.wakeAll() } }

    // MARK: The thread that reads

    func read(_ next: () -> Item?, count: Int, weight: Int, of itemWeight: (Item) -> Int) {
        var batch = Batch(index: 0)
        while let item = next() {
            batch.items.append(item)
            batch.weight += itemWeight(item)
            guard batch.items.count >= count || batch.weight >= weight else { continue }
            guard put(batch) else { return }
            batch = Batch(index: batch.index + 1)
        }
        if !batch.items.isEmpty { _ = put(batch) }
        lock.locked {
            isRead = true
            wake()
        }
    }

    /// False if no more is wanted.
    private func put(_ batch: Batch) -> Bool {
        lock.locked {
            while !isClosed, !queue.isEmpty, isFull { sleep() }
            queue.append(batch)
            queuedWeight += batch.weight
            batches += 1
            wake()
            return !isClosed
        }
    }

    private var isFull: Bool {
        queuedWeight > budget || waitingWeight > budget || batches - taken > Self.mostBatches
    }

    /// The batches between the reader and the caller.
    private static var mostBatches: Int { 64 }

    // MARK: The threads that work

    /// Nil at the end.
    func nextBatch() -> Batch? {
        lock.locked {
            while !isClosed {
                // The next batch in order is worked on even if results wait, because they wait for it.
                if let first = queue.first, waitingWeight <= budget || first.index == taken {
                    queue.removeFirst()
                    queuedWeight -= first.weight
                    wake()
                    return first
                }
                if isRead, queue.isEmpty { return nil }
                sleep()
            }
            return nil
        }
    }

    func work(on batch: Batch, weight: (Result) -> Int, _ transform: (Item) -> Result) {
        var part = Waiting()
        for item in batch.items {
            let result = transform(item)
            part.results.append(result)
            part.weight += weight(result)
            guard part.weight > min(Self.partWeight, budget) else { continue }
            guard deliver(part, of: batch) else { return }
            part = Waiting()
        }
        part.isComplete = true
        _ = deliver(part, of: batch)
    }

    /// False if no more is wanted.
    private func deliver(_ part: Waiting, of batch: Batch) -> Bool {
        lock.locked {
            while !isClosed, waitingWeight > budget, batch.index != taken { sleep() }
            var all = waiting[batch.index] ?? Waiting()
            all.results += part.results
            all.weight += part.weight
            all.isComplete = part.isComplete
            waiting[batch.index] = all
            waitingWeight += part.weight
            if batch.index == taken { wake() }
            return !isClosed
        }
    }

    // MARK: The caller

    /// The results that are next in order; nil at the end.
    func nextResults() -> [Result]? {
        lock.locked {
            while true {
                if let results = readyResults() { return results }
                if isRead, taken == batches { return nil }
                sleep()
            }
        }
    }

    private func readyResults() -> [Result]? {
        guard let next = waiting[taken], next.isComplete || !next.results.isEmpty else { return nil }
        waitingWeight -= next.weight
        if next.isComplete {
            waiting[taken] = nil
            taken += 1
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
