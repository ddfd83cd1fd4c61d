import Testing
import Text

@Suite struct LineRangesTests {
    @Test func rangesAreFoundInAnyOrder() {
        let lines = LineRanges([9...12, 2...3, 4...5, 10...20, 30...30])
        #expect((1...32).filter(lines.contains) == Array(2...5) + Array(9...20) + [30])
        #expect(
            [1...1, 1...2, 6...8, 6...9, 21...29, 21...40, 31...31].map(lines.overlaps) == [
                false, true, false, true, false, true, false,
            ])
        #expect(!LineRanges([]).contains(1))
    }
}
