import Testing
import Text

@testable import Recipes

@Suite struct TextPatternTests {
    @Test(arguments: [
        ("{model}[({side})]", "Plus(wide)", ["model": "Plus", "side": "wide"]),
        ("{model}[({side})]", "Plus", ["model": "Plus"]),
        ("{model}[({side})]", "Plus （ 横 ） ", ["model": "Plus", "side": "横"]),
        ("{width}x{height}", "320x480", ["width": "320", "height": "480"]),
        ("{width}x{height}", "320 X 480", ["width": "320", "height": "480"]),
        ("{first} {second}", "left centre", ["first": "left", "second": "centre"]),
        (
            "{w}x{h} pt [({pw}x{ph} px[ @{s}x])]", "4x9 pt (13x28 px @3x)",
            ["w": "4", "h": "9", "pw": "13", "ph": "28", "s": "3"]
        ),
        ("{w}x{h} pt [({pw}x{ph} px[ @{s}x])]", "4x9 pt", ["w": "4", "h": "9"]),
        (#"\[{a}\]"#, "[x]", ["a": "x"]),
        ("Version {v}:", "version 12:", ["v": "12"]), ("Version {v}:", "version\u{3000}12 :", ["v": "12"]),
        ("{a} mm", "20  mm", ["a": "20"]), ("{a} MM", "20 mm", ["a": "20"]), ("{a} watt", "5 Watt", ["a": "5"]),
        ("{a} [ ({b})]", "20 (x)", ["a": "20", "b": "x"]), ("{a} {b} {a}", "5 6 5", ["a": "5", "b": "6"]),
        ("[{a} {b} ]{a}", "5 6 7", ["a": "5 6 7"]),
        ("{model}[ ({side})]", "Plus(wide)", ["model": "Plus(wide)"]),
    ])
    func takesTextApart(pattern: String, text: String, parts: [String: String]) throws {
        #expect(try TextPattern(pattern).match(text) == parts)
    }

    @Test(arguments: [
        ("{width}x{height}", "320"), ("{width}x{height}", "x480"), ("{a}:", "a"), ("{a}", ""),
        ("{first} {second}", "left"), ("{a} mm", "20mm"), ("Version {v}", "Version12"), ("{a} to {b}", "1to2"),
        ("{power} mW", "5 MW"), ("{length}mm", "5Mm"), ("{w}x{h} pt ({s}x)", "4x9pt (3x)"),
        ("{w}x{h} pt ({s}x)", "4x9 pt(3x)"), ("{a} {a}", "5 6"),
    ])
    func whatDoesNotMatchGivesNothing(pattern: String, text: String) throws {
        #expect(try TextPattern(pattern).match(text) == nil)
    }

    @Test(arguments: [
        ("{a", TextPattern.Mistake.brackets(.unclosed("{"))), ("{a x {b}", .brackets(.unclosed("{"))),
        ("[a", .brackets(.unclosed("["))), ("a]", .brackets(.unopened("]"))), ("a}", .brackets(.unopened("}"))),
        ("{}", .emptyPart), ("{a}{b}", .adjacentParts("a", "b")),
        (String(repeating: "[", count: 100_000), .brackets(.tooDeep)),
    ])
    func mistakesAreNamed(pattern: String, mistake: TextPattern.Mistake) {
        #expect(throws: mistake) { try TextPattern(pattern) }
    }

    @Test func noTextMakesItRunLong() throws {
        let pattern = try TextPattern("{a}x{b}x{c}x{d}x{e}y")
        #expect(pattern.match(String(repeating: "x", count: 2000)) == nil)
    }

    @Test(.timeLimit(.minutes(15))) func aLongTextDoesNotMakeItRunLong() throws {
        let long = String(repeating: "a", count: 500_000)
        #expect(try TextPattern("{a}x{b}").match(long) == nil)
        #expect(try TextPattern("no {a}").match("no " + long) == ["a": long])
    }

    /// A walk that doubles with each optional element would not end.
    @Test(.timeLimit(.minutes(15))) func manyOptionalElementsDoNotMakeItRunLong() throws {
        let pattern = try TextPattern(String(repeating: "[a]", count: 200) + "{b} mm")
        #expect(pattern.namesUnits)
        #expect(pattern.match("aab mm") == ["b": "b"])
    }
}
