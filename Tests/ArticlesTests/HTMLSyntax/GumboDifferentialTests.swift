import TestSupport
import Testing

/// Random pages have the trees that gumbo reads.
struct GumboDifferentialTests {
    @Test(arguments: 0..<12)
    func treesOfAnyTags(batch: Int) {
        for seed in (batch * 250)..<(batch * 250 + 250) {
            var random = SeededGenerator(seed: UInt64(seed))
            let page = TagPage(count: Int.random(in: 1...40, using: &random), using: &random)
            guard page.hasRulesOfToday else { continue }
            let difference = page.difference
            #expect((difference == nil) != Self.known.contains(seed), "seed \(seed)\n\(difference ?? page.html)")
        }
    }

    /// Seeds of pages in which white space follows an element that was put before its table: gumbo does not reopen
    /// formatting elements for it.
    private static let known: Set<Int> = [239, 844]
}
