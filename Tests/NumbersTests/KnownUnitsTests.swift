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
        ("mg", "kg", true), ("mm", "m", true), ("cm", "m", true), ("s", "min", true), ("min", "h", true),
        ("mm", "cm", false), ("kg", "lb", false), ("kg", "g", false), ("h", "min", false), ("km", "h", false),
    ])
    func smallUnitsOverLargeOnesAreShares(above: String, below: String, isShare: Bool) {
        #expect(KnownUnits.isShare(above, of: below) == isShare)
    }

    @Test(arguments: [
        ("mm", "in"), ("cm", "kilometres"), ("m²", "cm2"), ("g", "kg"), ("MB", "KB"), ("USD", "€"), ("min", "ms"),
        ("kJ mol⁻¹", "J/mol"), ("cm s-2", "m/s²"), ("ft-lb", "Nm"), ("in·lb", "N·m"), ("ksi", "MPa"), ("ly", "km"),
        ("1/min", "1/s"), ("lbf", "N"), ("mg/kg", "g/kg"), ("µg/kg", "ppm"), ("mJy", "Jy"), ("Gyr", "Myr"),
    ])
    func likeUnitsMeasureTheSame(one: String, other: String) {
        #expect(KnownUnits.areAlike(one, other))
    }

    @Test(arguments: [
        ("km/hour", "km/h"), ("kph", "km/h"), ("m/sec", "m/s"), ("l/minute", "l/min"), ("mg/litre", "mg/l"),
        ("sq ft", "ft²"),
        ("cc", "ml"), ("cm³", "ml"), ("dm³", "l"), ("KB", "kB"), ("Mbps", "Mbit/s"), ("N/mm²", "MPa"), ("PSI", "psi"),
        ("kJ mol-1", "kJ/mol"), ("J kg^-1 K⁻¹", "J/(kg·K)"), ("g cm−3", "g/cm³"), ("mol⁻¹·s⁻¹", "1/(mol·s)"),
        ("ft lb", "lb-ft"), ("μm", "µm"), ("1/K", "K⁻¹"), ("/K", "1/K"), ("lb-ft", "ft·lbf"), ("knots", "kn"),
    ])
    func spellingsAreEqual(one: String, other: String) {
        #expect(KnownUnits.areEqual(one, other) && !KnownUnits.areEqual(one, "g"))
    }

    @Test(arguments: [("mm", "kg"), ("m", "m²"), ("pt", "t"), ("A", "mm"), ("%", "mm")])
    func otherUnitsDoNot(one: String, other: String) {
        #expect(!KnownUnits.areAlike(one, other))
    }

    @Test(arguments: [
        ("dollars", "$", true), ("USD", "dollars", true), ("dollars", "€", false), ("Dollar", "$", true),
        ("US-Dollar", "USD", true), ("Franken", "CHF", true),
        ("francs", "€", false), ("Schweizer Franken", "Fr.", true), ("pounds sterling", "£", true),
        ("£", "GBP", true), ("sterling", "GBP", true), ("€", "EUR", true), ("$", "EUR", false),
        ("Franken", "francs", true), ("FCFA", "€", false), ("DM", "€", false), ("centimes", "¢", true),
        ("Fuß", "ft", true), ("fathoms", "m", false), ("chains", "m", false), ("Wochen", "week", true),
        ("mois", "month", true), ("meses", "d", false), ("Std.", "h", true), ("分", "min", true),
        ("kronor", "SEK", true),
        ("mcg/kg", "µg/kg", true), ("mg/kg/día", "mg/kg/day", true),
    ])
    func namesOfUnits(one: String, other: String, areEqual: Bool) {
        #expect(KnownUnits.areEqual(one, other) == areEqual && KnownUnits.areAlike(one, other))
    }

    @Test(arguments: ["Water quality, mg/L", "Boards/L", "Rule"])
    func lettersOfOtherSpellingsMakeNoUnits(text: String) { #expect(!KnownUnits.knows(text)) }

    @Test(arguments: ["/", "1/", "1/board", "1/2"])
    func aSlashAloneIsNotAUnit(unit: String) { #expect(!KnownUnits.contains(unit)) }

    @Test(arguments: [
        ("1/s", true), ("l/100 km", true), ("mg/100g", true), ("g/100 g", true), ("V/100 V", false), ("V/230 V", false),
        ("l/100 boards", false), ("l/100", false), ("l/h", false),
    ])
    func ratesHaveNumbers(unit: String, isRate: Bool) { #expect(KnownUnits.isRate(unit) == isRate) }

    @Test(arguments: [
        ("kJ mol-1", "kJ mol⁻¹"), ("W m^-1 K^−1", "W m⁻¹ K⁻¹"), ("mL·min–1", "mL·min⁻¹"), ("g cm⁻³", "g cm⁻³"),
        ("m2 s-1", "m² s⁻¹"),
    ])
    func productsHaveRaisedPowers(text: String, product: String) {
        #expect(KnownUnits.product(text) == product && KnownUnits.knows(text))
    }

    @Test(arguments: [
        "mol-1", "kJ mol", "board m-1", "5 m-1", "m - 1", "kJ mol--1", "m s⁻", "m s-0", "m s-12", "-", "",
    ])
    func otherTextsAreNoProducts(text: String) { #expect(KnownUnits.product(text) == nil) }
}
