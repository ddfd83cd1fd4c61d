import Articles
import Books
import Records
import Testing
import Text

@Suite struct UnitSpellingTests {
    @Test(arguments: [
        ("mm", "mm"), ("\u{3BC}m", "\u{B5}m"), ("\u{B5}m", "\u{B5}m"), ("k\u{2126}", "k\u{3A9}"), ("㎜", "mm"),
        ("V/㎲", "V/\u{B5}s"),
        ("℃", "°C"), ("m²", "m²"), ("", ""), ("cm2", "cm²"), ("m3/h", "m³/h"), ("V2", "V2"), ("m2x", "m2x"),
        ("cm2", "cm²"), ("m3/h", "m³/h"), ("V1", "V1"), ("V2", "V2"), ("m2x", "m2x"),
    ])
    func spellingsOfOneUnitAreOne(unit: String, expected: String) {
        #expect(UnitSpelling.canonical(unit) == expected)
    }
}
