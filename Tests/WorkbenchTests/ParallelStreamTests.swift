import Archives
import Foundation
import Synchronization
import Testing
import Text

@testable import Workbench

@Suite struct ParallelStreamTests {
    private struct Stop: Error {}

    /// Items of a list, each of which weighs as much as its result.
    private static func forEach(
        _ items: [Int], jobs: Int, budget: Int, weight: @escaping @Sendable (Int) -> Int,
        _ transform: @escaping @Sendable (Int) -> Int, consume: (Int) throws -> Void
    ) throws {
        let next = Mutex(0)
        try ParallelStream.forEach(
            jobs: jobs, budget: budget,
            next: {
                next.withLock { index in
                    index += 1
                    return index <= items.count ? items[index - 1] : nil
                }
            }, itemWeight: weight, resultWeight: weight, transform, consume: consume)
    }

    @Test(arguments: [1, 2, 3, 8, 1000])
    func resultsComeInTheItemsOrder(jobs: Int) throws {
        let items = Array(0..<737)
        var results: [Int] = []
        try Self.forEach(items, jobs: jobs, budget: 100, weight: { $0 % 3 }) {
            $0 * $0
        } consume: {
            results.append($0)
        }
        #expect(results == items.map { $0 * $0 })
        try Self.forEach([Int](), jobs: jobs, budget: 0, weight: { _ in 1 }) {
            $0
        } consume: { _ in
            Issue.record("there is no item")
        }
    }

    @Test(arguments: [1, 2, 8])
    func filesAreReadWhileOthersAreFound(jobs: Int) throws {
        let files = DocumentStream(
            finder: ArticleFinder(), lines: nil, limits: IngestLimits([.unpackedBytes: 1, .unpackedRatio: 1]))
        var paths: [String] = []
        try ParallelStream.forEach(
            jobs: jobs, budget: 100, next: files.nextItem, left: { files.left }, itemWeight: \.weight,
            resultWeight: { _ in 1 }
        ) { item in
            if case .unread(let file) = item { file.path } else { "" }
        } meanwhile: {
            for number in 0..<500 { files.add(DocumentStream.Source(path: "\(number)", mayBeArchive: false)) }
            files.complete()
        } consume: {
            paths.append($0)
        }
        #expect(paths == (0..<500).map { "\($0)" })
        #expect(files.count == 500)
        #expect(files.left == 0)
    }

    @Test(arguments: [1, 2, 8])
    func anErrorEndsTheWork(jobs: Int) {
        let begun = Atomic<Int>(0)
        var taken = 0
        #expect(throws: Stop.self) {
            try Self.forEach(Array(0..<100_000), jobs: jobs, budget: 50, weight: { _ in 1 }) { item in
                begun.wrappingAdd(1, ordering: .relaxed)
                return item
            } consume: { item in
                taken += 1
                if item == 3 { throw Stop() }
            }
        }
        #expect(taken == 4)
        #expect(begun.load(ordering: .relaxed) < 1_000, "no more than the batches of the threads")
    }

    /// One item that takes long holds back those after it, and no more of them than there is room for.
    @Test func littleWaits() throws {
        let begun = Atomic<Int>(0)
        var results: [Int] = []
        try Self.forEach(Array(0..<5_000), jobs: 4, budget: 640, weight: { _ in 10 }) { item in
            begun.wrappingAdd(1, ordering: .relaxed)
            return item
        } consume: { item in
            // Results are handed out several at a time: those of the budget, and the batches of the threads.
            if results.count % 100 == 0 { Thread.sleep(forTimeInterval: 0.001) }
            results.append(item)
            #expect(begun.load(ordering: .relaxed) <= item + 1 + 2 * 64 + 6 * 64)
        }
        #expect(results.count == 5_000)
    }

    /// Results that weigh more than all that may wait pass one at a time.
    @Test(arguments: [2, 8]) func heavyResultsPass(jobs: Int) throws {
        var results: [Int] = []
        try Self.forEach(Array(0..<200), jobs: jobs, budget: 1, weight: { _ in 1_000 }) {
            $0
        } consume: {
            results.append($0)
        }
        #expect(results == Array(0..<200))
    }
}
