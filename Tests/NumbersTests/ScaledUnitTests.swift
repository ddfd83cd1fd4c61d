import Testing

@testable import Numbers

@Suite struct ScaledUnitTests {
    @Test(arguments: [
        ("thousands", 3, ""), ("in Millions", 6, ""), ("10³ mm", 3, "mm"), ("10^-3 mm", -3, "mm"),
        ("10⁻³ mm", -3, "mm"),
        ("×1000 mm", 3, "mm"), ("× 1,000", 3, ""), ("x100", 2, ""), ("mm × 10³", 3, "mm"), ("'000 t", 3, "t"),
        ("$000", 3, "$"), ("tkr", 3, "kr"), ("TEUR", 3, "EUR"), ("$ million", 6, "$"), ("millions of USD", 6, "USD"),
        ("thousands of boards", 3, "boards"),
        ("百万円", 6, "円"), ("10³", 3, ""), ("0.1 mm", -1, "mm"), ("in 1/100 g", -2, "g"), ("0,001 V", -3, "V"),
        ("mm/10", -1, "mm"), ("mm / 10", -1, "mm"), ("0.1mm", -1, "mm"), ("×10 mm", 1, "mm"), ("mm × 10", 1, "mm"),
        ("mm/100", -2, "mm"), ("in / 1000", -3, "in"), ("tenths of mm", -1, "mm"),
        ("hundredths of an inch", -2, "inch"),
        ("천원", 3, "원"), ("亿元", 8, "元"), ("万吨", 4, "吨"), ("млн т", 6, "т"), ("tys. zł", 3, "zł"), ("Mio. EUR", 6, "EUR"),
        ("10⁻⁶/K", -6, "/K"), ("10^-6/K", -6, "/K"), ("10⁹/l", 9, "/l"), ("×10³kg", 3, "kg"), ("10⁻⁶ K⁻¹", -6, "K⁻¹"),
    ])
    func powersOfTen(text: String, exponent: Int, unit: String) {
        let scaled = ScaledUnit(text)
        #expect(scaled?.exponent == exponent)
        #expect(scaled?.unit == unit)
    }

    @Test(arguments: [
        "", "mm", "100", "1000 mm", "in", "x", "×", "of thousands", "million boards", "10^", "10^x", "10⁻", "×120",
        "千克", "万物", "per 1000", "0.1", "1/10", "0.1 steps", "0.2 mm", "0.1 mm thick", "×10", "× 10 boards", "10 mm",
        "10mm",
        "g/100", "10/10", "10 × 10 mm", "Zoom x10", "boards/10", "110 mm",
        "tenth", "tenths of boards", "mg/100", "10⁻⁶-K",
        "10^-9223372036854775808", "10^9223372036854775807 mm", "10^1234",
    ])
    func otherTextsHaveNone(text: String) {
        #expect(ScaledUnit(text) == nil)
    }
}
