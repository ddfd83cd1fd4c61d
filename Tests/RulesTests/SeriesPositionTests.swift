import Books
import Testing
import Text

@testable import Rules

struct SeriesPositionTests {
    /// The longest selections of intervals that rise, by trying all.
    private static func longest(_ intervals: [NumberInterval]) -> Int {
        (0..<(1 << intervals.count)).map { selection -> Int in
            var last: ExactNumber?
            let chosen = intervals.indices.filter { selection & (1 << $0) != 0 }
            for index in chosen {
                guard let low = intervals[index].low, let high = intervals[index].high else { return 0 }
                let place = last.map { max($0, low) } ?? low
                if place > high { return 0 }
                last = place
            }
            return chosen.count
        }.max() ?? 0
    }

    @Test(arguments: 1...60)
    func asManyAsPossibleAreInOrder(_ seed: Int) {
        var state = UInt32(seed)
        func next(_ limit: Int) -> Int {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int(state >> 16) % limit
        }
        let intervals = (0..<8).map { _ in
            let low = next(12)
            return NumberInterval(ExactNumber(low), ExactNumber(low + next(2) * next(6)))
        }
        let places = SeriesPosition.all(in: intervals, isStrict: false)
        for (place, interval) in zip(places, intervals) {
            #expect(NumberInterval(place.number, place.number).lies(in: interval))
        }
        var ends: [SeriesPosition] = []
        for place in places {
            let index = ends.partitionPoint { $0 <= place }
            if index == ends.count { ends.append(place) } else { ends[index] = place }
        }
        #expect(ends.count == Self.longest(intervals), "seed \(seed)")
    }

    @Test func openEndsAndStrictOrderLieBetweenNumbers() {
        let five = ExactNumber(5)
        let below = NumberInterval(nil, five, holdsHigh: false)
        let above = NumberInterval(five, nil, holdsLow: false)
        let exact = NumberInterval(five, five)
        let falling = SeriesPosition.all(in: [exact, below], isStrict: false)
        #expect(falling[0] > falling[1])
        #expect(SeriesPosition.all(in: [exact, above], isStrict: true).map(\.step) == [0, 1])
        let wide = NumberInterval(five, ExactNumber(6))
        #expect(SeriesPosition.all(in: [exact, wide, wide], isStrict: true).map(\.step) == [0, 1, 2])
        #expect(SeriesPosition.all(in: [], isStrict: true).isEmpty)
    }
}
