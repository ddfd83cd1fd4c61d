import Testing

@testable import Recipes

/// Texts of cells that mean "as above" or "no value".
@Suite struct CellMarksTests {
    @Test(arguments: ["\"", "〃", "do.", "Ditto", "-\"-", "- \" -", "–„–", "—''—", "-//-", "-- \" --"])
    func asAbove(_ text: String) { #expect(DittoMark.matches(text)) }

    @Test(arguments: ["-", "--", "- -", "\"-", "-a-", "- \"a\" -", "//", "-/-", "-1-"])
    func notAsAbove(_ text: String) { #expect(!DittoMark.matches(text)) }

    @Test(arguments: ["n/a", "…", "-"])
    func noValue(_ text: String) {
        #expect(MissingMark.matches(text))
        #expect(MissingMark.matches(text, isAmongTexts: true))
    }

    /// Names, too.
    @Test(arguments: ["NA", "..", "..¹"])
    func noValueAmongNumbers(_ text: String) {
        #expect(MissingMark.matches(text))
        #expect(!MissingMark.matches(text, isAmongTexts: true))
    }
}
