import Books
import TestSupport
import Testing
import Text

@testable import Rules

struct IntervalProductTests {
    private static func product(_ one: NumberInterval, _ other: NumberInterval) throws -> String {
        let product = try one.multiplied(by: other)
        let (open, close) = (product.holdsLow ? "[" : "(", product.holdsHigh ? "]" : ")")
        return "\(open)\(product.low?.description ?? "-")…\(product.high?.description ?? "-")\(close)"
    }

    private static func interval(
        _ low: Int?, _ high: Int?, holdsLow: Bool = true, holdsHigh: Bool = true
    ) -> NumberInterval {
        NumberInterval(
            low.map { ExactNumber($0) }, high.map { ExactNumber($0) }, holdsLow: holdsLow, holdsHigh: holdsHigh)
    }

    @Test func endsAreProductsOfEnds() throws {
        let range = Self.interval(2, 4)
        #expect(try Self.product(range, Self.interval(3, 3)) == "[6…12]")
        #expect(try Self.product(range, Self.interval(-3, -3)) == "[-12…-6]")
        #expect(try Self.product(range, Self.interval(2, 3)) == "[4…12]")
        #expect(try Self.product(Self.interval(-2, 4), Self.interval(-5, 3)) == "[-20…12]")
        #expect(try Self.product(range, Self.interval(3, nil, holdsLow: false)) == "(6…-]")
        #expect(try Self.product(range, Self.interval(nil, 3)) == "[-…12]")
        #expect(try Self.product(Self.interval(0, 0), Self.interval(nil, 3, holdsHigh: false)) == "[0…0]")
        #expect(try Self.product(Self.interval(0, nil), Self.interval(5, nil)) == "[0…-]")
        #expect(try Self.product(Self.interval(nil, 0), Self.interval(nil, -1)) == "[0…-]")
    }

    @Test(arguments: 0..<20) func holdsTheProductsOfItsNumbers(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        func interval() -> (NumberInterval, [Int]) {
            let ends = [Int.random(in: -4...4, using: &random), Int.random(in: -4...4, using: &random)].sorted()
            let (isLow, isHigh) = (Int.random(in: 0..<4, using: &random) > 0, Int.random(in: 0..<4, using: &random) > 0)
            let numbers = Array((isLow ? ends[0] : -6)...(isHigh ? ends[1] : 6))
            return (Self.interval(isLow ? ends[0] : nil, isHigh ? ends[1] : nil), numbers)
        }
        for _ in 0..<100 {
            let ((one, ones), (other, others)) = (interval(), interval())
            let product = try one.multiplied(by: other)
            let products = ones.flatMap { one in others.map { one * $0 } }
            #expect(products.allSatisfy { Self.interval($0, $0).lies(in: product) }, "seed \(seed)")
            if let low = product.low { #expect(products.min().map { ExactNumber($0) } == low, "seed \(seed)") }
            if let high = product.high { #expect(products.max().map { ExactNumber($0) } == high, "seed \(seed)") }
        }
    }
}
