import Testing

@testable import Numbers

@Suite struct KnownUnitsTests {
    @Test(arguments: [
        ("centimetres", "cm"), ("Inches", "in"), ("grams", "g"), ("kilogram", "kg"), ("mm", "mm"), ("µm", "µm"),
        ("micrometres", "µm"), ("hours", "h"), ("boards", "boards"),
    ])
    func namesHaveSymbols(name: String, symbol: String) {
        #expect(KnownUnits.symbol(of: name) == symbol)
    }

    @Test(arguments: [
        ("mm", "in"), ("cm", "kilometres"), ("m²", "cm2"), ("g", "kg"), ("MB", "KB"), ("USD", "€"), ("min", "ms"),
    ])
    func likeUnitsMeasureTheSame(one: String, other: String) {
        #expect(KnownUnits.areAlike(one, other))
    }

    @Test(arguments: [
        ("km/hour", "km/h"), ("kph", "km/h"), ("m/sec", "m/s"), ("l/minute", "l/min"), ("mg/litre", "mg/l"),
        ("sq ft", "ft²"),
        ("cc", "ml"), ("cm³", "ml"), ("dm³", "l"), ("KB", "kB"), ("Mbps", "Mbit/s"), ("N/mm²", "MPa"), ("PSI", "psi"),
        ("μm", "µm"),
    ])
    func spellingsAreEqual(one: String, other: String) {
        #expect(KnownUnits.areEqual(one, other) && !KnownUnits.areEqual(one, "g"))
    }

    @Test(arguments: [("mm", "kg"), ("m", "m²"), ("pt", "t"), ("A", "mm"), ("%", "mm")])
    func otherUnitsDoNot(one: String, other: String) {
        #expect(!KnownUnits.areAlike(one, other))
    }

    @Test func aSlashAloneIsNotAUnit() { #expect(!KnownUnits.contains("/")) }
}
