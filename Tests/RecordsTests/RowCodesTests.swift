import Records
import Testing

@Suite struct RowCodesTests {
    private let first: [Int32] = [1, 0, 1, 0]
    private let second: [Int32] = [0, 2, 0, 1]

    @Test func codesHaveTheOrderOfTheColumns() {
        let codes = RowCodes.of(0..<4, columns: [(2, first), (3, second)])
        #expect(codes[0] == codes[2])
        #expect(codes[3] < codes[1] && codes[1] < codes[0])
        #expect(RowCodes.of([3, 0], columns: [(2, first), (3, second)]) == [codes[3], codes[0]])
    }

    /// Widths whose product has more than 64 bits.
    @Test func widthsMayBeOfAnySize() {
        let wide = Int(Int32.max)
        let codes = RowCodes.of(0..<4, columns: [(wide, first), (wide, second), (wide, first), (wide, second)])
        #expect(codes[0] == codes[2])
        #expect(codes[3] < codes[1] && codes[1] < codes[0])
    }
}
