import Foundation

/// Applies a function to items on several threads, and hands out the results in the items' order, each as soon as those
/// before it are done. Few results wait at any time, so that memory is set by them and not by the number of items.
enum ParallelStream {
    /// The results that may wait for one thread's: enough that none stands still for the time of a large item.
    private static let waitingForThread = 16

    /// - Parameters:
    ///   - jobs: how many threads call `transform`; with 1 the caller's does.
    ///   - consume: called on the caller's thread. An error ends the work and is thrown.
    static func forEach<Item: Sendable, Result: Sendable>(
        _ items: [Item], jobs: Int, _ transform: @escaping @Sendable (Item) -> Result,
        consume: (Result) throws -> Void
    ) throws {
        let threads = min(jobs, items.count)
        guard threads > 1 else {
            for item in items { try consume(transform(item)) }
            return
        }
        let exchange = Exchange<Result>(count: items.count, window: threads * waitingForThread)
        for _ in 0..<threads {
            let thread = Thread {
                while let index = exchange.nextIndex() { exchange.put(transform(items[index]), at: index) }
                exchange.leave()
            }
            // The parsers' stacks are known to suffice on a main thread.
            thread.stackSize = 8 << 20
            exchange.enter()
            thread.start()
        }
        defer { exchange.close() }
        for index in items.indices { try consume(exchange.take(index)) }
    }
}

/// What the threads and the caller share.
private final class Exchange<Result: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private let count: Int
    private let window: Int
    private var next = 0
    private var taken = 0
    private var waiting: [Int: Result] = [:]
    private var threads = 0
    private var isClosed = false

    init(count: Int, window: Int) {
        self.count = count
        self.window = window
    }

    func enter() {
        condition.lock()
        threads += 1
        condition.unlock()
    }

    func leave() {
        condition.lock()
        threads -= 1
        condition.broadcast()
        condition.unlock()
    }

    /// The next item to be worked at, once there is room for its result; nil where there is none.
    func nextIndex() -> Int? {
        condition.lock()
        defer { condition.unlock() }
        while next < count, next - taken >= window, !isClosed { condition.wait() }
        guard next < count, !isClosed else { return nil }
        next += 1
        return next - 1
    }

    func put(_ result: Result, at index: Int) {
        condition.lock()
        waiting[index] = result
        // Nobody but the caller waits for a result, and only for that of its turn.
        if index == taken { condition.broadcast() }
        condition.unlock()
    }

    /// Waits for the result of an item; asked for in order.
    func take(_ index: Int) -> Result {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let result = waiting.removeValue(forKey: index) {
                taken = index + 1
                // Threads that wait for room go on when half of it is free, so that they do not wake for each item.
                if next - taken <= window / 2 { condition.broadcast() }
                return result
            }
            condition.wait()
        }
    }

    /// Lets the threads finish what they are at, and waits for them.
    func close() {
        condition.lock()
        isClosed = true
        condition.broadcast()
        while threads > 0 { condition.wait() }
        condition.unlock()
    }
}
