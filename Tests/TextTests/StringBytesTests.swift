import Testing
import Text

struct StringBytesTests {
    @Test func textsHaveTheOrderOfTheirBytes() {
        let texts = [
            "", "\u{0}", "A", "Z", "a", "a\u{0}", "aa", "b", "e\u{301}", "z", "\u{7F}", "é", "ａ", "\u{FFFD}", "😀",
        ]
        for (left, one) in texts.enumerated() {
            for (right, other) in texts.enumerated() {
                #expect(one.precedesByBytes(other) == (left < right), "\(one) \(other)")
                #expect(one.precedesByBytes(other) == one.utf8.lexicographicallyPrecedes(other.utf8))
            }
        }
    }

    @Test func longTextsDifferAtTheirEnd() {
        let start = String(repeating: "folder/", count: 20)
        #expect((start + "a").precedesByBytes(start + "b"))
        #expect(!(start + "b").precedesByBytes(start + "a"))
        #expect(start.precedesByBytes(start + "a"))
        #expect(!start.precedesByBytes(start))
    }
}
