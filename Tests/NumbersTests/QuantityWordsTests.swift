import Testing

@testable import Numbers

/// Which units the words of a header suit.
@Suite struct QuantityWordsTests {
    @Test(arguments: [
        ("nm", "Wavelength"), ("m", "Widths"), ("kg", "Gesamtgewicht"), ("mm", "Außendurchmesser"), ("h", "Lifetime"),
        ("°C", "最高温度"), ("EUR", "Einkaufspreis"), ("J", "Heat"), ("W", "Horsepower"),
        ("N", "Belt tension"), ("V", "Tension"), ("lb", "Tension"), ("N", "Load"),
    ])
    func wordsThatSuitAUnit(_ unit: String, _ header: String) {
        #expect(QuantityWords.judge(unit, in: header) == .suits)
    }

    @Test(arguments: [("t", "Length"), ("m", "Mass"), ("g", "Wellenlänge"), ("t", "Price")])
    func wordsThatContradictAUnit(_ unit: String, _ header: String) {
        #expect(QuantityWords.judge(unit, in: header) == .contradicts)
    }

    @Test(arguments: [("N", "Weight", true), ("s", "Length", true), ("N", "Boards", false), ("N", "Time", false)])
    func wordsThatMayMeanAnotherQuantity(_ unit: String, _ header: String, _ may: Bool) {
        #expect(QuantityWords.mayMeasure(unit, in: header) == may)
    }

    /// A word for a quantity is only a part of another word.
    @Test(arguments: [
        ("t", "Wheat"), ("J", "Wheat"), ("m", "Network"), ("m", "Extension"), ("t", "Discount"), ("g", "Fettgehalt"),
        ("t", "Workforce"), ("m", "Rectangle"),
    ])
    func otherWords(_ unit: String, _ header: String) {
        #expect(QuantityWords.judge(unit, in: header) == .unknown)
    }
}
