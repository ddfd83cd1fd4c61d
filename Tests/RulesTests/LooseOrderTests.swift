import Testing
import Text

@testable import Rules

/// The fewest cells to blame where values may fall a little.
@Suite struct LooseOrderTests {
    /// The roles of a series of whole numbers, each of which may be lower by the tolerance than any before it.
    private static func roles(_ series: [Int], within tolerance: Int) -> [RisingSubsequence.Role] {
        LooseOrder(lows: series, limits: series.map { $0 + tolerance + 1 }).roles
    }

    @Test func blamesWhatBreaksTheOrder() {
        let (either, kept, odd) = (
            RisingSubsequence.Role.either(conflict: 0), RisingSubsequence.Role.kept, RisingSubsequence.Role.odd
        )
        #expect(Self.roles([10, 9, 8], within: 1) == [either, kept, either])
        #expect(Self.roles([10, 9, 5], within: 1) == [kept, kept, odd])
        #expect(Self.roles([10, 9, 12, 13, 8], within: 1) == [kept, kept, kept, kept, odd])
        #expect(Self.roles([9, 8, 10, 9], within: 1) == [kept, kept, kept, kept])
    }

    /// Compared with all selections of short series.
    @Test func findsTheFewest() {
        var generator = SystemRandomNumberGenerator()
        for round in 0..<400 {
            let series = (0..<(round % 8)).map { _ in Int.random(in: 0...6, using: &generator) }
            let tolerance = round % 3
            var best: (count: Int, selections: [Int]) = (-1, [])
            for selection in 0..<(1 << series.count) {
                let members = series.indices.filter { selection & (1 << $0) != 0 }
                let isInOrder = members.allSatisfy { later in
                    members.allSatisfy { $0 >= later || series[$0] <= series[later] + tolerance }
                }
                guard isInOrder, members.count >= best.count else { continue }
                best =
                    members.count > best.count
                    ? (members.count, [selection]) : (best.count, best.selections + [selection])
            }
            for (index, role) in Self.roles(series, within: tolerance).enumerated() {
                let count = best.selections.count { $0 & (1 << index) != 0 }
                switch role {
                case .kept: #expect(count == best.selections.count, "\(series) \(tolerance)")
                case .odd: #expect(count == 0, "\(series) \(tolerance)")
                case .either: #expect(count > 0 && count < best.selections.count, "\(series) \(tolerance)")
                }
            }
        }
    }

    @Test func longSeriesAreJudgedRoughly() {
        let roles = Self.roles([1_000_000] + Array(0..<5_000), within: 1)
        #expect(roles[0] == .odd)
        #expect(roles.dropFirst().allSatisfy { $0 == .kept })
    }

    private static func findings(_ values: [String], within tolerance: String) -> [String] {
        let rows = values.enumerated().map { "| \($0) | \($1) |" }.joined(separator: "\n")
        return ExampleBook(
            table: "| level | w |\n|---|--:|\n" + rows,
            rules: ["kind: monotonic\nalong: level\ndirection: rising\ntolerance: \(tolerance)"]
        ).findings.map { "\($0.message) (\($0.notes.count))" }
    }

    @Test func saysWhatTheCellBreaksTheOrderWith() {
        #expect(
            Self.findings(["10", "9", "8"], within: "1") == [
                "8 does not fit after 10: w does not decrease along level; either may be wrong (1)"
            ])
        #expect(
            Self.findings(["10", "9", "5"], within: "1") == [
                "5 does not fit after the 10 for 0: w does not decrease along level (1)"
            ])
        #expect(
            Self.findings(["4.5", "4", "6", "5", "2"], within: "0.5") == [
                "5 does not fit after 6: w does not decrease along level; either may be wrong (1)",
                "2 does not fit after the 6 for 2: w does not decrease along level (1)",
            ])
        #expect(
            Self.findings(["10", "≤9", "7–8"], within: "1") == [
                "7–8 does not fit after 10: w does not decrease along level; either may be wrong (1)"
            ])
    }
}
