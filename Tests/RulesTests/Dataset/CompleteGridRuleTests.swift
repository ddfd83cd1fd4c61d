import Testing
import Text

struct CompleteGridRuleTests {
    private static func findings(_ fields: String, _ keys: [(String, String)]) -> [Finding] {
        let rows = keys.map { "| \($0.0) | \($0.1) | 1 |" }
        return ExampleBook(
            table: "| a | b | value |\n|---|---|---:|\n" + rows.joined(separator: "\n"),
            rules: ["kind: complete-grid\nfields: \(fields)"]
        ).findings
    }

    @Test func eachMissingCombinationIsNamedBesideItsNeighbour() {
        let findings = Self.findings(
            "{a: present, b: all}", [("x", "p"), ("x", "q"), ("x", "r"), ("y", "p"), ("y", "r"), ("z", "p")])
        #expect(findings.map { $0.key.map(\.value) } == [["y", "q"], ["z", "q"], ["z", "r"]])
        #expect(findings.map(\.place.line) == [6, 8, 8])
        #expect(findings.first?.message == "the record for a y, b q is missing next to this one")
        #expect(findings.allSatisfy { $0.value == nil && $0.implied.isEmpty })
    }

    /// A word that occurs nowhere else, where another one is missing, is what is wrong.
    @Test(arguments: ["{a: present, b: [p, q]}", "{a: present, b: present}", "{b: [p, q]}"])
    func aStrangeWordIsBlamedForAGap(fields: String) {
        let findings = Self.findings(
            fields, [("w", "p"), ("w", "q"), ("x", "p"), ("x", "q"), ("y", "p"), ("y", "t"), ("z", "p"), ("z", "q")])
        let present = findings.filter { $0.message.hasPrefix("t is here, but the record for ") }
        #expect(present.map { "\($0.place.line):\($0.place.column)" } == ["8:7"])
    }

    /// A word that occurs beside the missing one elsewhere has a meaning of its own, and of two either may be meant.
    @Test(arguments: [
        [("w", "p"), ("w", "q"), ("w", "t"), ("x", "p"), ("x", "t")],
        [("w", "p"), ("w", "q"), ("x", "p"), ("x", "t"), ("x", "u")],
    ])
    func aWordThatMayStandThereIsNotBlamed(keys: [(String, String)]) {
        let findings = Self.findings("{a: present, b: [p, q]}", keys)
        #expect(findings.map(\.message) == ["the record for a x, b q is missing next to this one"])
    }

    @Test func aWordThatASliceLacksIsOneFinding() {
        // The slices are those of a: x lacks q and r.
        let findings = Self.findings("{b: all}", [("x", "p"), ("y", "p"), ("y", "q"), ("y", "r")])
        #expect(findings.map { $0.key.map(\.value) } == [["x", "q"], ["x", "r"]])
        #expect(findings.map(\.place.line) == [3, 3])
        #expect(findings.first?.message == "the record for b q is missing next to this one")
    }

    @Test func theWordThatCoversAllIsNotMissedAndFillsEveryGap() {
        let known = [("x", "p"), ("x", "q"), ("y", "any"), ("z", "p")]
        let findings = Self.findings("{a: present, b: all}", known)
        #expect(findings.map { $0.key.map(\.value) } == [["z", "q"]])
        #expect(Self.findings("{b: all}", known).map { $0.key.map(\.value) } == [["z", "q"]])
        #expect(Self.findings("{a: present, b: present}", known).map { $0.key.map(\.value) } == [["z", "q"]])
        // A list that names the word wants it.
        #expect(Self.findings("{b: [any]}", [("x", "p"), ("y", "any")]).map { $0.key.map(\.value) } == [["x", "any"]])
    }

    @Test func manyGapsOfOneSortAreOneFinding() {
        let keys = (0..<30).map { ("a\($0)", "b\($0)") }
        let findings = Self.findings("{a: present, b: present}", keys)
        #expect(
            findings.map(\.message) == [
                "the record for a a0, b b1 is missing next to this one, and so are 869 other combinations like it"
            ])
    }
}
