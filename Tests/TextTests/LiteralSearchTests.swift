import Testing
import Text

@Suite struct LiteralSearchTests {
    @Test(arguments: [
        ("a'b'", "'", "''", "a''b''"),
        // A sign with a combining mark is one character to Swift.
        ("a'\u{301}b", "'", "''", "a''\u{301}b"),
        ("a\r\nb", "\n", " ", "a\r b"),
        ("aaa", "aa", "b", "ba"),
        ("10³ mm", "³", "^3", "10^3 mm"),
        ("abc", "abcd", "-", "abc"),
        ("", "a", "-", ""),
        ("abc", "abc", "", ""),
    ])
    func replaces(text: String, literal: String, other: String, expected: String) {
        #expect(text.replacing(literal, with: other).unicodeScalars.elementsEqual(expected.unicodeScalars))
        let part = ("<" + text + ">").dropFirst().dropLast()
        #expect(part.replacing(literal, with: other).unicodeScalars.elementsEqual(expected.unicodeScalars))
    }

    @Test func findsPlacesFromLeftToRight() {
        let text = "mm, in mm"
        #expect(text.ranges(of: "mm").map { text[..<$0.lowerBound].count } == [0, 7])
        #expect(text.firstRange(of: "in").map { text[$0.upperBound...] } == " mm")
        #expect(text.ranges(of: "cm").isEmpty)
    }
}
