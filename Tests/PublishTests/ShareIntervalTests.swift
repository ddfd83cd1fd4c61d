import Publish
import Testing

@Suite struct ShareIntervalTests {
    /// Values of the score interval for 8 of 10, 99 of 100 and 500 of 1000, rounded outwards.
    @Test(arguments: [(8, 10, 490, 944), (99, 100, 945, 999), (500, 1000, 469, 531)])
    func isThatOfWilson(part: Int, total: Int, low: Int, high: Int) {
        let interval = ShareInterval(part, of: total)
        #expect(interval.low == low)
        #expect(interval.high == high)
    }

    @Test func allAndNoneReachTheEnds() {
        #expect(ShareInterval(20, of: 20).high == 1000)
        #expect(ShareInterval(20, of: 20).low < 850)
        #expect(ShareInterval(0, of: 20).low == 0)
        #expect(ShareInterval(0, of: 20).high > 150)
    }
}
