import Testing

@testable import Recipes

@Suite struct HeaderUnitTests {
    @Test(arguments: [
        ("Length (mm)", "mm"), ("Length [mm]", "mm"), ("(cm) Length", "cm"), ("Length (cm, max)", "cm"),
        ("Length / cm", "cm"), ("Length in feet", "feet"), ("Length, cm", "cm"), ("Length cm", "cm"), ("Load %", "%"),
        ("Temperature (max) (°C)", "°C"), ("U / V", "V"),
    ])
    func headersNameUnits(header: String, unit: String) {
        #expect(HeaderUnit.unit(of: header) == unit)
    }

    @Test(arguments: [
        "Length", "Grade A", "Value min", "Growth after 30 days", "Made in", "Vitamin C", "Bolts, M", "Mean / Max",
        "cm",
        "Screws in use", "",
    ])
    func otherHeadersDoNot(header: String) {
        #expect(HeaderUnit.unit(of: header) == nil)
    }
}
