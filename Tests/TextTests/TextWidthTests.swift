import Testing
import Text

@Suite struct TextWidthTests {
    @Test(arguments: [
        ("", 0), ("oak", 3), ("\u{65E5}\u{672C}", 4), ("e\u{301}", 1), ("\u{FF21}", 2), ("\u{FF71}", 1),
        ("\u{1F6E0}\u{FE0F}", 1),
        ("\u{1F469}\u{200D}\u{1F527}", 2), ("\u{200B}", 0), ("\u{2264}37", 3), ("\u{AC00}", 2), ("\u{E9}", 1),
    ]) func columns(text: String, width: Int) {
        #expect(TextWidth.columns(of: text) == width)
    }

    @Test(arguments: [
        ("oak", 2, 2), ("oak", 3, 3), ("\u{65E5}\u{672C}", 3, 3), ("\u{65E5}\u{672C}", 9, 4), ("\u{65E5}", 0, 0),
    ]) func countingMayStop(text: String, limit: Int, width: Int) {
        #expect(TextWidth.columns(of: text, atMost: limit) == width)
    }
}
