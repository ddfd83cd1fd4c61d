import Testing

@testable import Recipes

@Suite struct LabelListTests {
    @Test(arguments: [
        ("7, 8, and 9", [", ", ", and "], ["7", "8", "9"]), ("7, 8, and 9", [", ", " and "], ["7", "8", "9"]),
        ("7, 8 and 9", [",", " and "], ["7", "8", "9"]), ("7/8", ["／"], ["7", "8"]),
        ("a and b", ["　and　"], ["a", "b"]),
        ("sand and gland", ["and", " and "], ["s", "gl"]), (", 7,, 8,", [","], ["7", "8"]), ("7", [], ["7"]),
        ("oak (red, white), ash", [", "], ["oak (red, white)", "ash"]), ("a (b, c", [", "], ["a (b", "c"]),
        ("oak [red, {white, pale}], ash", [", "], ["oak [red, {white, pale}]", "ash"]),
        ("「赤、白」、黒", ["、"], ["「赤、白」", "黒"]), ("a (b) (c", [") ("], ["a (b", "c"]),
        ("", [], []), ("///", ["/", "//"], []), ("7 / 8", ["/"], ["7", "8"]), ("a - b", ["", " - "], ["a", "b"]),
    ])
    func splits(text: String, separators: [String], labels: [String]) {
        #expect(LabelList(separators).labels(in: text) == labels)
    }

    @Test func takesAsLongAsTheTextIs() {
        let text = String(repeating: "a, ", count: 20_000)
        #expect(LabelList([", ", " and "]).labels(in: text).count == 20_000)
    }
}
