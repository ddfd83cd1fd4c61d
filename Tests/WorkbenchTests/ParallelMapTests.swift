import Testing

@testable import Workbench

@Suite struct ParallelMapTests {
    @Test(arguments: [1, 2, 3, 8, 1000])
    func resultsStandInTheItemsOrder(jobs: Int) {
        let items = Array(0..<237)
        #expect(ParallelMap.map(items, jobs: jobs) { $0 * $0 } == items.map { $0 * $0 })
        #expect(ParallelMap.map(items, jobs: jobs, by: { $0 % 7 }) { $0 * $0 } == items.map { $0 * $0 })
        #expect(ParallelMap.map([Int](), jobs: jobs) { $0 } == [])
    }
}
