import Testing
import Text

@testable import Rules

struct RisingSubsequenceTests {
    private static func roles(_ series: [Int], isStrict: Bool = false) -> [RisingSubsequence.Role] {
        RisingSubsequence(series.map { ExactNumber($0) }, isStrict: isStrict).roles
    }

    @Test func keepsWhatRises() {
        #expect(Self.roles([]) == [])
        #expect(Self.roles([1, 1, 2]) == [.kept, .kept, .kept])
        #expect(Self.roles([1, 9, 2, 3]) == [.kept, .odd, .kept, .kept])
        #expect(
            Self.roles([10, 12, 11, 13]) == [.kept, .either(conflict: 0), .either(conflict: 0), .kept]
                || Self.roles([10, 12, 11, 13]) == [.kept, .either(conflict: 1), .either(conflict: 1), .kept])
    }

    /// All series of up to six small numbers, against a search of all selections.
    @Test(arguments: [false, true])
    func agreesWithTheExhaustiveSearch(isStrict: Bool) {
        for length in 1...6 {
            var series = [Int](repeating: 0, count: length)
            repeat {
                let expected = Self.exhaustive(series, isStrict: isStrict)
                let actual = Self.roles(series, isStrict: isStrict).map(Self.word)
                #expect(actual == expected, "\(series)")
            } while Self.advance(&series, below: 4)
        }
    }

    private static func word(_ role: RisingSubsequence.Role) -> String {
        switch role {
        case .kept: "kept"
        case .odd: "odd"
        case .either: "either"
        }
    }

    private static func exhaustive(_ series: [Int], isStrict: Bool) -> [String] {
        var best: [[Int]] = [[]]
        for selection in 0..<(1 << series.count) {
            let chosen = series.indices.filter { selection & (1 << $0) != 0 }
            let values = chosen.map { series[$0] }
            guard zip(values, values.dropFirst()).allSatisfy({ isStrict ? $0 < $1 : $0 <= $1 }) else { continue }
            if chosen.count > best[0].count { best = [] }
            if best.isEmpty || chosen.count == best[0].count { best.append(chosen) }
        }
        return series.indices.map { index in
            let count = best.count { $0.contains(index) }
            return count == 0 ? "odd" : count == best.count ? "kept" : "either"
        }
    }

    private static func advance(_ series: inout [Int], below limit: Int) -> Bool {
        for index in series.indices {
            series[index] += 1
            if series[index] < limit { return true }
            series[index] = 0
        }
        return false
    }
}
