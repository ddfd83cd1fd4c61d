import Testing

@testable import Recipes

/// Headers of two numbers with a unit each.
@Suite struct HeaderUnitPairTests {
    @Test(arguments: [
        ("Height, m (ft)", "Height, m", "m", "ft"), ("Height m (ft)", "Height m", "m", "ft"),
        ("Height (m) (ft)", "Height (m)", "m", "ft"), ("Length (m [ft])", "Length (m)", "m", "ft"),
        ("OD [in (mm)]", "OD [in]", "in", "mm"), ("Power: W (hp)", "Power: W", "W", "hp"),
        ("Pressure, bar (psi)", "Pressure, bar", "bar", "psi"), ("High °C (°F)", "High °C", "°C", "°F"),
        ("Temp, C (F)", "Temp, C", "°C", "°F"), ("Rain, mm (days)", "Rain, mm", "mm", "days"),
        ("Price € (US$)", "Price €", "€", "US$"), ("Yield, kg (%)", "Yield, kg", "kg", "%"),
        ("Wall [in (mm)] / Thin", "Wall [in] / Thin", "in", "mm"), ("Width / m (ft)", "Width / m", "m", "ft"),
        ("Power (hp/kW)", "Power (hp)", "hp", "kW"), ("Weight kg / lb", "Weight (kg)", "kg", "lb"),
        ("Front bar (psi)", "Front bar", "bar", "psi"), ("Distance miles (km)", "Distance miles", "miles", "km"),
        ("Weight (g/kg)", "Weight (g)", "g", "kg"), ("Length in. (mm)", "Length in.", "in.", "mm"),
        ("Wall, in (mm)", "Wall, in", "in", "mm"), ("Wall mil (µm)", "Wall mil", "mil", "µm"),
    ])
    func twoUnits(_ header: String, _ rest: String, _ first: String, _ second: String) throws {
        let pair = try #require(HeaderUnit.Pair(header))
        #expect((pair.rest, pair.first, pair.second) == (rest, first, second))
    }

    @Test(arguments: [("OD in (mm)", false), ("OD, in (mm)", true), ("OD mm (in)", true)])
    func inMayBeAWord(_ header: String, _ isCertain: Bool) {
        #expect(HeaderUnit.Pair(header)?.isCertain == isCertain)
    }

    @Test(arguments: [
        "Height (m)", "Oak (N=12)", "Group (A) (mm)", "Mean (SD)", "Width, mm (dry)", "Light (260 nm)", "n (%)",
        "Power (kW) / Torque (Nm)", "Length mm (A)", "Width (mm", "Rain days (mm)", "Mass m (kg)",
        "Length of day (hours)", "At 10² Pa (mm)", "Usual (mg/kg)", "Slope (mm/m)", "Drift s/min", "Dose (mg/lb)",
        "Dose (mcg/kg)",
    ])
    func otherHeaders(_ header: String) { #expect(HeaderUnit.Pair(header) == nil) }
}
