import Testing
import Text

@testable import Rules

struct IntervalSeriesTests {
    private static let series = IntervalSeries(
        [(7, 20, "b"), (8, 10, "a"), (9, 30, "a")].map { ($0, ExactNumber($1), $2) })

    @Test(arguments: [(9, nil), (10, 0), (19, 0), (20, 1), (30, 2), (99, 2)])
    func aStartBelongsToItsInterval(_ number: Int, _ index: Int?) {
        #expect(Self.series.index(of: ExactNumber(number)) == index)
    }

    @Test func intervalsStandByTheirStarts() {
        #expect(Self.series.records == [8, 7, 9])
        #expect(Self.series.index(ofAnyNamed: ["c", "b", "a"]) == 0)
        #expect(Self.series.index(ofAnyNamed: ["c"]) == nil)
        #expect(IntervalSeries([]).index(of: .zero) == nil)
    }
}
