import Measures
import Testing

@Suite struct UnitSpellingTests {
    @Test(arguments: [
        ("mm", "mm"), ("\u{3BC}m", "\u{B5}m"), ("\u{B5}m", "\u{B5}m"), ("k\u{2126}", "k\u{3A9}"), ("㎜", "mm"),
        ("V/㎲", "V/\u{B5}s"),
        ("℃", "°C"), ("m²", "m²"), ("", ""),
    ])
    func spellingsOfOneUnitAreOne(unit: String, expected: String) {
        #expect(UnitSpelling.canonical(unit) == expected)
    }
}
