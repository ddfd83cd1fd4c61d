import Testing
import Text

@Suite struct FindingTextTests {
    @Test func printsLikeACompiler() {
        let finding = Finding(
            rule: "constant", severity: .error, message: "468 is not 480", place: Place("a.md", line: 12, column: 5),
            notes: [Note("480 is here", at: Place("a.md", line: 4, column: 9))], accepted: "known")
        #expect(
            FindingText.lines(for: finding) == """
                a.md:12:5: error: 468 is not 480 [constant]
                  a.md:4:9: note: 480 is here
                  accepted: known

                """)
    }

    @Test func quotedTextCannotBreakTheLineOrDriveTheTerminal() {
        let finding = Finding(
            rule: "r", severity: .note, message: "a\nb\u{1B}[31mc\u{202E}d", place: Place("x"))
        #expect(FindingText.lines(for: finding) == #"x:1:1: note: a b\u001B[31mc\u202Ed [r]"# + "\n")
    }

    @Test func aNameCannotMakeALineOfItsOwn() {
        let finding = Finding(rule: "", severity: .note, message: "m", place: Place("x\n::error::y"))
        #expect(FindingText.lines(for: finding) == #"x\u000A::error::y:1:1: note: m"# + "\n")
    }

    @Test func findingsAreOrderedByPlaceRuleAndKey() {
        func finding(_ line: Int, _ rule: String, _ key: String) -> Finding {
            Finding(
                rule: rule, severity: .error, message: "m", place: Place("a", line: line, column: 1),
                key: [KeyPart("k", key)])
        }
        let sorted = [finding(2, "a", "x"), finding(1, "b", "y"), finding(1, "b", "x"), finding(1, "a", "z")]
            .sorted(by: Finding.precedes)
        #expect(sorted.map { "\($0.place.line)\($0.rule)\($0.key[0].value)" } == ["1az", "1bx", "1by", "2ax"])
    }
}
