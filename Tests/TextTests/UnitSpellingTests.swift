import Testing
import Text

@Suite struct UnitSpellingTests {
    @Test(arguments: [
        ("mm", "mm"), ("\u{3BC}m", "\u{B5}m"), ("\u{B5}m", "\u{B5}m"), ("k\u{2126}", "k\u{3A9}"), ("㎜", "mm"),
        ("V/㎲", "V/\u{B5}s"),
        ("℃", "°C"), ("°c", "°C"), ("W/°f", "W/°F"), ("°cd", "°cd"), ("m²", "m²"), ("", ""), ("cm2", "cm²"),
        ("m3/h", "m³/h"), ("V2", "V2"), ("m2x", "m2x"),
        ("kg m-2", "kg m⁻²"), ("s-1", "s⁻¹"), ("m s-2", "m s⁻²"), ("W m−1 K−1", "W m⁻¹ K⁻¹"), ("s–1", "s⁻¹"),
        ("5−1", "5−1"), ("ft-lb", "ft-lb"), ("A-1x", "A-1x"), ("5-1", "5-1"),
        ("m/s2", "m/s²"), ("g/m2", "g/m²"), ("kg/m3/s2", "kg/m³/s²"), ("s2", "s2"), ("V1", "V1"), ("/m2", "/m²"),
    ])
    func spellingsOfOneUnitAreOne(unit: String, expected: String) {
        #expect(UnitSpelling.canonical(unit) == expected)
    }
}
