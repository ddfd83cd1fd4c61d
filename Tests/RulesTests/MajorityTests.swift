import Books
import TestSupport
import Testing
import Text

@testable import Rules

struct MajorityTests {
    private static func majority(_ numbers: [Int], within tolerance: Int) -> Majority? {
        Majority(
            of: numbers.map { .number(ExactNumber($0)) }, within: Tolerance(ExactNumber(tolerance)))
    }

    @Test(arguments: [
        ([5, 5, 9], 0, 0, 2), ([5, 6, 9], 1, 0, 2), ([9, 6, 5, 7], 1, 1, 3), ([1, 9, 2, 8, 2], 1, 0, 3),
        ([3], 2, 0, 1), ([4, 4, 4, 1], 10, 3, 4),
    ])
    func moreThanHalfSayTheSame(numbers: [Int], tolerance: Int, first: Int, count: Int) throws {
        let majority = try #require(Self.majority(numbers, within: tolerance))
        #expect(majority.first == first)
        #expect(majority.count == count)
    }

    @Test(arguments: [([5, 6], 0), ([1, 5, 9], 3), ([1, 2, 8, 9], 1), ([], 1)])
    func nothingIsSaidByMore(numbers: [Int], tolerance: Int) {
        #expect(Self.majority(numbers, within: tolerance) == nil)
    }

    @Test func aboutFiveCountsAsFive() throws {
        let five = ExactNumber(5)
        let values: [CellValue] = [.number(ExactNumber(9)), .qualified(five, .about, maximum: nil), .number(five)]
        for tolerance in [Tolerance.none, Tolerance(ExactNumber(1))] {
            let majority = try #require(Majority(of: values, within: tolerance))
            #expect(majority.first == 2)
            #expect(majority.count == 2)
        }
    }

    /// What the windows over sorted numbers give is what comparing each with each gives.
    @Test(arguments: 0..<200)
    func isThatOfAllPairs(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let numbers = (0..<Int.random(in: 0...9, using: &generator)).map { _ in
            Int.random(in: 0...12, using: &generator)
        }
        let tolerance = Int.random(in: 0...3, using: &generator)
        let most = numbers.map { number in numbers.count { abs($0 - number) <= tolerance } }.max() ?? 0
        let majority = Self.majority(numbers, within: tolerance)
        #expect(
            majority?.count == (2 * most > numbers.count ? most : nil), "seed \(seed): \(numbers) within \(tolerance)")
        if let majority {
            #expect(numbers.count { abs($0 - numbers[majority.first]) <= tolerance } == majority.count)
        }
    }

    @Test func textsMustBeEqual() {
        let values: [CellValue?] = [.text("a"), .text("a"), .number(ExactNumber(1))]
        #expect(Majority(of: values, within: Tolerance(ExactNumber(5)))?.count == 2)
    }
}
