import Synchronization
import Testing

@testable import Pipeline

@Suite struct ParallelStreamTests {
    private struct Stop: Error {}

    @Test(arguments: [1, 2, 3, 8, 1000])
    func resultsComeInTheItemsOrder(jobs: Int) throws {
        let items = Array(0..<737)
        var results: [Int] = []
        try ParallelStream.forEach(items, jobs: jobs) {
            $0 * $0
        } consume: {
            results.append($0)
        }
        #expect(results == items.map { $0 * $0 })
        try ParallelStream.forEach([Int](), jobs: jobs) {
            $0
        } consume: { _ in
            Issue.record("there is no item")
        }
    }

    @Test(arguments: [1, 2, 8])
    func anErrorEndsTheWork(jobs: Int) {
        let begun = Atomic<Int>(0)
        var taken = 0
        #expect(throws: Stop.self) {
            try ParallelStream.forEach(Array(0..<100_000), jobs: jobs) { item in
                begun.wrappingAdd(1, ordering: .relaxed)
                return item
            } consume: { item in
                taken += 1
                if item == 3 { throw Stop() }
            }
        }
        #expect(taken == 4)
        #expect(begun.load(ordering: .relaxed) < 1_000, "no more than fits between the threads and the caller")
    }

    /// One item that takes long holds back those after it, and no more of them than there is room for.
    @Test func fewResultsWait() throws {
        let begun = Atomic<Int>(0)
        var results: [Int] = []
        try ParallelStream.forEach(Array(0..<5_000), jobs: 4) { item in
            begun.wrappingAdd(1, ordering: .relaxed)
            return item
        } consume: { item in
            results.append(item)
            #expect(begun.load(ordering: .relaxed) <= item + 1 + 4 * 16)
        }
        #expect(results.count == 5_000)
    }
}
