import Testing

@testable import Recipes

@Suite struct HeaderUnitTests {
    @Test(arguments: [
        ("Weight g", "g"), ("Power W", "W"), ("€ / kWh", "€/kWh"), ("l/100 km", "l/100 km"), ("Price € / kg", "€/kg"),
        ("λ in W/(m·K)", "W/(m·K)"), ("Heat capacity, J/(kg·K)", "J/(kg·K)"), ("Conductivity W/(m·K)", "W/(m·K)"),
        ("Heat / J/(kg·K)", "J/(kg·K)"), ("Flux, mol/(m²·s)", "mol/(m²·s)"), ("Torque T/(N·m)", "N·m"),
        ("mm / year", "mm/year"), ("Speed km / h", "km/h"), ("Power/(kW)", "kW"), ("Class A / kg", "kg"),
        ("Deviation ±µm", "µm"), ("Deviation (±mm)", "mm"), ("Lohn (TEUR)", "TEUR"),
        ("Length (mm)", "mm"), ("Length [mm]", "mm"), ("(cm) Length", "cm"), ("Length (cm, max)", "cm"),
        ("Length / cm", "cm"), ("Length in feet", "feet"), ("Length, cm", "cm"), ("Length cm", "cm"), ("Load %", "%"),
        ("Temperature (max) (°C)", "°C"), ("U / V", "V"), ("Length (centimetres)", "centimetres"),
        ("Mass (metric tons)", "metric tons"), ("Price (USD per t)", "USD/t"), ("Share (per mille)", "per mille"),
        ("cm", "cm"),
        ("(cm)", "cm"), ("USD", "USD"), ("Inches", "Inches"), ("Boards (thousands)", "thousands"),
        ("Boards (in thousands)", "thousands"),
        ("Boards in millions", "millions"), ("Width (10³ mm)", "10³ mm"), ("Width (0.1 mm)", "0.1 mm"),
        ("Width (×1000 mm)", "×1000 mm"), ("Width (1/10 mm)", "1/10 mm"), ("Width (mm/10)", "mm/10"),
        ("Width (×10 mm)", "×10 mm"), ("Width (0.1mm)", "0.1mm"),
        ("Boards ('000)", "'000"), ("Boards (×10^3)", "×10^3"), ("Price (USD m)", "USD m"), ("Price (bn)", "bn"),
        ("Preis (Mio. €)", "Mio. €"),
        ("Preis (T€)", "T€"), ("Dust (mcg)", "mcg"), ("Age (weeks)", "weeks"), ("Load (tons)", "tons"),
        ("Load (ton)", "ton"),
        ("Price (USD Mn)", "USD Mn"), ("Price ($'000)", "$'000"), ("Price (1000 EUR)", "1000 EUR"),
        ("Price (cents)", "cents"), ("R (kohm)", "kohm"), ("Noise (nV/√Hz)", "nV/√Hz"), ("Zeit (Minuten)", "Minuten"),
        ("Poids en kg", "kg"), ("Width 10^-3 mm", "10^-3 mm"), ("Width mm×10³", "mm×10³"), ("Boards × 1000", "× 1000"),
        ("Conductivity (W/(m·K))", "W/(m·K)"), ("Torque (Nm)", "Nm"), ("Noise (dB(A))", "dB(A)"),
        ("Boards x1000", "x1000"), ("Width (m.)", "m"), ("CTE(10⁻⁶/K)", "10⁻⁶/K"), ("Rate (1/s)", "1/s"),
        ("Use (l/100 km)", "l/100 km"),
        ("Time, s", "s"), ("Length, m", "m"), ("Time, min", "min"), ("Width (mm/100)", "mm/100"),
        ("Width (tenths of mm)", "tenths of mm"), ("Width in tenths of mm", "tenths of mm"),
        ("Torque (lb-ft)", "lb-ft"),
        ("Heat / kJ mol⁻¹", "kJ mol⁻¹"), ("Speed m s⁻¹", "m s⁻¹"), ("cp, J kg-1 K-1", "J kg⁻¹ K⁻¹"),
        ("Area sq ft", "sq ft"), ("Na mg", "mg"),
        ("Flux in W m⁻²", "W m⁻²"), ("Torque ft lb", "ft lb"), ("Noise dB(A)", "dB(A)"), ("Strength (ksi)", "ksi"),
        ("宽度(厘米)", "厘米"), ("λ/nm", "nm"), ("d₁/mm", "mm"), ("U/V", "V"), ("ρ/(kg/m³)", "kg/m³"),
        ("Size (W×H, mm)", "mm"), ("Temp. (dry, °C)", "°C"),
        // A comma in a number separates nothing, and one before a power of ten separates it from its unit.
        ("Price (1,000 USD)", "1,000 USD"), ("Price, 1,000 USD", "1,000 USD"), ("Price (€ 1000)", "€ 1000"),
        ("Length (mm, n = 1,000)", "mm"), ("Sales (USD, millions)", "USD millions"), ("Sales (USD, '000)", "USD '000"),
        ("Sales ($, in thousands)", "$ in thousands"), ("Boards (1000s)", "1000s"),
        // A remark in brackets follows the unit.
        ("Length, m (max.)", "m"), ("Length / m (mean)", "m"), ("Parts, % (max)", "%"), ("Price in € (retail)", "€"),
        ("T / 10^3 K", "10^3 K"), ("T / 10³ s", "10³ s"), ("P/kPa", "kPa"), ("T/100 K", "T/100 K"),
        ("Flash pt (°C)", "°C"), ("Size pt", "pt"), ("Load, kN/m, for depth", "kN/m"), ("% chg", "%"),
    ])
    func headersNameUnits(header: String, unit: String) {
        #expect(HeaderUnit(of: header)?.unit == unit)
    }

    @Test(arguments: [
        ("€ million", true), ("in Mio. EUR", true), ("Umsatz T€", true), ("Revenue €m", true),
        ("Umsatz in Tausend Euro", true),
        ("Users ('000 persons)", true), ("TEUR", true), ("10³ mm", true), ("thousands", false),
        ("mm", false), ("%", true), ("Load %", true), ("Width mm", false), ("10³", false), ("Plank 20 × 1000", false),
    ])
    func aPowerOfAUnitIsNoName(header: String, isMarked: Bool) {
        #expect((HeaderUnit(of: header)?.isMarked ?? false) == isMarked)
    }

    @Test(arguments: [
        ("Width, m", "mm", "m"), ("Width, in", "mm", "in"), ("Width \"", "mm", "\""),
        ("Length m", "km", "m"), ("miles", "km", "miles"), ("Time, h", "min", "h"), ("hours", "min", "hours"),
        ("Temperature (F)", "°C", "°F"), ("Temperature (ºF)", "°C", "°F"), ("Temperature, deg F", "°C", "°F"),
        ("Fahrenheit", "°C", "Fahrenheit"), ("Temperature (K)", "°C", "K"), ("Boiling point (C)", "K", "°C"),
        ("Flash pt (C)", "K", "°C"),
        ("Pressure psi", "bar", "psi"),
        ("Pressure (kPa)", "psi", "kPa"), ("Energy kJ", "kcal", "kJ"), ("kJ per 100 g", "kcal", "kJ/100g"),
        ("Force (N)", "kN", "N"), ("Torque (Nm)", "N·m", "Nm"), ("Salt (mg/100 g)", "g/100 g", "mg/100 g"),
        ("Load kN", "t", "kN"), ("Voltage, V", "kV", "V"),
        ("Flow (l/min)", "m³/h", "l/min"), ("Fat g", "mg", "g"),
        ("R (kohm)", "Ω", "kohm"), ("Noise (nV/√Hz)", "µV/√Hz", "nV/√Hz"), ("Price (cents)", "$", "cents"),
        ("Sales (1000 t)", "t", "×1000 t"), ("Sales (1,000 t)", "t", "×1000 t"), ("Sales in 1000 kg", "kg", "×1000 kg"),
        ("Price (m)", "EUR", "EURm"), ("Price (bn)", "$ million", "$bn"), ("Width (10 mm)", "mm", "×10 mm"),
        ("Width [10mm]", "cm", "×10 mm"), ("Width (100 mm)", "mm", "×100 mm"),
        ("Width in 10 mm", "mm", "×10 mm"), ("宽度(毫米)", "cm", "毫米"),
        ("d/mm", "m", "mm"), ("m/g", "kg", "g"), ("Time/min", "s", "min"), ("T/K", "°C", "K"),
        ("Temperature K", "°C", "K"), ("Temp F", "°C", "°F"), ("LD50 g/kg", "mg/kg", "g/kg"),
        ("Level (m a.s.l.)", "cm", "m"), ("Stage (ft above datum)", "m", "ft"), ("Pegel (m ü. NN)", "cm", "m"),
        ("Level, m NHN", "cm", "m"), ("Length, m (max.)", "cm", "m"), ("Length / m (mean)", "cm", "m"),
        ("Length (mean, m)", "cm", "m"), ("Length (m; mean)", "cm", "m"), ("Dose (mcg/kg)", "mg/kg", "mcg/kg"),
        ("Dose (mg/kg/día)", "mg/kg/day", "mg/kg/día"), ("Срок (дней)", "h", "дней"),
        ("Länge (pouces)", "mm", "pouces"),
    ])
    func headersNameUnitsLikeAnother(header: String, own: String, unit: String) {
        #expect(HeaderUnit(of: header, like: own)?.unit == unit)
    }

    @Test(arguments: [
        ("Planks in cm", "cm"), ("Planks, cm", "cm"), ("Planks in cm:", "cm"), ("Planks (all in cm)", "cm"),
        ("Length in m", "m"),
        ("Planks of 5 in cm", nil), ("Planks in kg", nil), ("Planks × 1000", "× 1000"),
        ("Planks in thousands", "thousands"), ("Umsatz in Tausend Euro", "Tausend Euro"),
        ("Ventes en millions d’euros", "millions d’euros"), ("Ventas en miles de euros", "miles de euros"),
        ("Planks in", nil), ("Planks for miles, days", nil),
    ])
    func titlesEndWithUnitsLikeAnother(title: String, unit: String?) {
        #expect(HeaderUnit(atEndOf: title, like: "mm")?.unit == unit)
    }

    @Test(arguments: [
        ("Range (cm) at four harbours", "cm"), ("Table 2. Rain [mm, dry years] by month", "mm"),
        ("Height (m) and range (cm) by year", nil), ("Range (in) of harbours", nil), ("Harbours (A) in May", nil),
        ("Range of harbours", nil), ("People (thousands) and density", nil),
    ])
    func titlesHaveOneUnitInBrackets(title: String, unit: String?) {
        #expect(HeaderUnit(inTitle: title)?.unit == unit)
    }

    @Test(arguments: [
        ("Line M", "mm"), ("Second", "min"), ("Hora", "min"), ("Working day", "h"), ("Price per kg", "g"),
        ("At 20 m", "mm"),
        ("F", "°C"),
        ("Melting point", "px"), ("Days / year", "d"), ("Price / week", "h"), ("Rain days (month)", "d"),
        ("Office hours", "min"), ("Data points", "px"), ("Tea cup", "ml"), ("Built in", "mm"), ("Cohen d", "s"),
        ("Leaf, N", "kg"), ("N", "kg"), ("Thermocouple, K", "°C"), ("Batch (F)", "°C"), ("Height (ft, in)", "cm"),
        ("Newton", "g"), ("Width of feet", "mm"), ("Boards", "mm"), ("Grade A", "mA"), ("Width (cm)", "kg"), ("", "mm"),
        ("Energy (10 g)", "kJ"), ("Salt (100 g)", "g"), ("Rain (100 mm)", "mm"), ("Board in 10 mm", "mm"),
        ("Width (20 mm)", "mm"), ("Screw M4 x 10 mm", "mm"),
        ("h/d", "h"), ("Days/year", "d"), ("Price/kg", "EUR"), ("Dose/kg", "mg"), ("N/m", "mm"), ("Items/min", "s"),
        ("t/h", "min"),
        ("Temperature type K", "°C"), ("Attempt K", "°C"), ("Min/max", "s"), ("Width/height/mm", "mm"),
    ])
    func otherHeadersNameNoneLikeAnother(header: String, own: String) {
        #expect(HeaderUnit(of: header, like: own) == nil)
    }

    @Test(arguments: [
        "Length", "Grade A", "Value min", "Growth after 30 days", "Made in", "Vitamin C", "Bolts, M", "Mass, m",
        "Time, T", "Width, C", "Mean / Max",
        "Data B", "Current A", "Penny ($0.01)",
        "Screws in use", "", "PC", "MS", "m", "Minutes", "Jour", "Année", "Stunden", "var", "Boards (/)", "10³",
        "Boards (1000)",
        "Boards (of thousands)",
        "Deaths per million", "Price per kg", "Square meters", "Page(s)", "Time(s)",
        "Einw. pro km²", "Цена за кг", "Coût par kg", "Preis je kg", "Mass in kg / 2019", "in thousands of € / 2020",
        "Deaths (per 100,000)", "Doctors (per 1,000 people)", "Boards (n = 1,000)",
        // What is measured under a condition.
        "100 °C", "At −40 °C", "5–10 kg", "Load at 0,5 V", "Width, 20 mm", "Screw M4 x 10 mm", "Width (10 mm)",
        "log kg", "log(kg)", "ln (mm)", "Loss (n, %)", "Grade A (max)", "Width m (mean)",
        "Melting pt", "Flash pt", "M. pt.", "%ile", "Rw (D; Dtr)", "Grade, A, dry", "Made, in, 1990", "Water quality/L",
    ])
    func otherHeadersDoNot(header: String) {
        #expect(HeaderUnit(of: header) == nil)
    }
}
