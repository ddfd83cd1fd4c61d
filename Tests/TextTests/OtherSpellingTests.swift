import Testing
import Text

@Suite struct OtherSpellingTests {
    @Test(arguments: [
        ("Oak", "Oack"), ("M16", "M 16"), ("M2.5", "M 2,5"), ("oak wood", "Oakwood"), ("St. Louis", "st louis"),
        ("ビタミンA", "ビタミン A"), ("ビタミンA", "ビタミソA"), ("grade-b", "Garde B"), ("Ａ３", "a3"), ("W/m²", "w / m²"),
        ("254×146×37", "254 x 146 x 37"),
    ])
    func aMisspellingIsTheSame(name: String, text: String) {
        #expect(OtherSpelling.of(name, mayBe: text))
        #expect(OtherSpelling.of(text, mayBe: name))
    }

    @Test(arguments: [
        ("2.25", "22.5"), ("H7", "g7"), ("ビタミンA", "ビタミンC"), ("Vitamin A", "Vitamin C"), ("1.6", "16"), ("40", "4/0"),
        ("A320", "Airbus A320neo"), ("A320", "A320neo"), ("M1.6", "M 16"), ("5", "5 %"), ("青い板", "赤い板"), ("m", "µ"),
        ("12 5", "125"), ("2–3", "23"), ("oak", "oak (old)"),
    ])
    func anotherThingIsNot(name: String, text: String) {
        #expect(!OtherSpelling.of(name, mayBe: text))
        #expect(!OtherSpelling.of(text, mayBe: name))
    }
}
