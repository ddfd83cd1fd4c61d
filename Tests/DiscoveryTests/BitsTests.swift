import Testing

@testable import Discovery

@Suite struct BitsTests {
    @Test func logarithmsOfPowersAreWhole() {
        #expect(Bits.log2(1) == .zero)
        #expect(Bits.log2(8) == Bits(3))
        #expect(Bits.log2(1 << 40) == Bits(40))
    }

    @Test func logarithmsAreRoundedDown() {
        // 1.58496 and 4.90689 bits.
        #expect(Bits.log2(3).units == 1623)
        #expect(Bits.log2(30).units == 5024)
    }

    @Test func choicesAreCounted() {
        #expect(Bits.choice(of: 0, from: 10) == .zero)
        #expect(Bits.choice(of: 9, from: 10) == Bits.log2(10))
        #expect(Bits.choice(of: 2, from: 4).whole == 2)
    }
}
