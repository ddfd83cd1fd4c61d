import Testing
import Text

@Suite struct NearestWordTests {
    @Test(arguments: [
        ("portrat", "portrait"), ("lanscape", "landscape"), ("PORTRAIT", "portrait"), ("potrrait", "portrait"),
    ])
    func findsWhatWasMeant(typed: String, meant: String) {
        #expect(NearestWord.of(typed, among: ["landscape", "portrait"]) == meant)
    }

    @Test(arguments: ["", "banana", String(repeating: "p", count: 5000)])
    func saysNothingWhereNothingIsNear(typed: String) {
        #expect(NearestWord.of(typed, among: ["landscape", "portrait"]) == nil)
        #expect(NearestWord.hint(for: typed, among: ["landscape", "portrait"]).isEmpty)
    }

    @Test func aWordSharesALetter() {
        #expect(NearestWord.of("a", among: ["b", "c"]) == nil)
        #expect(NearestWord.of("A", among: ["b", "a"]) == "a")
        #expect(NearestWord.of("a", among: ["ab"]) == "ab")
    }

    @Test func firstOfEqualsWins() {
        #expect(NearestWord.of("ab", among: ["ac", "ad"]) == "ac")
    }
}
