import Testing
import Text

@testable import Publish

@Suite struct CheckTextTests {
    private func finding(_ severity: Severity, line: Int = 1, accepted: String? = nil) -> Finding {
        Finding(
            rule: "r", severity: severity, message: "m", place: Place("a", line: line, column: 1), accepted: accepted)
    }

    @Test func sumsUp() {
        #expect(CheckText.summary([]) == "no findings")
        #expect(CheckText.summary([finding(.warning)]) == "1 warning")
        let errors = [finding(.error), finding(.error, accepted: "x"), finding(.error)]
        #expect(CheckText.summary([finding(.note)] + errors) == "3 errors (1 accepted), 1 note")
    }

    @Test func countsWhatIsOpenAndWhatIsAccepted() {
        #expect(FindingCounts([]).text == "no open findings")
        #expect(FindingCounts([finding(.error, accepted: "x")]).text == "no open findings, 1 accepted finding")
        let all = [finding(.error), finding(.warning, line: 2), finding(.warning), finding(.note, accepted: "x")]
        #expect(FindingCounts(all).text == "1 error, 2 warnings, 1 accepted finding")
    }

    @Test func acceptedFindingsAreCountedAndPrintedOnRequest() {
        let findings = [finding(.error, accepted: "known"), finding(.warning, line: 2)]
        #expect(
            CheckText.text(findings) == """
                a:2:1: warning: m [r]
                1 warning, 1 accepted finding (--all prints them)

                """)
        #expect(
            CheckText.text(findings, isWhole: true) == """
                a:2:1: warning: m [r]
                a:1:1: error: m [r]
                  accepted: known
                1 warning, 1 accepted finding

                """)
        #expect(CheckText.text([]) == "no findings\n")
    }

    @Test func theWorstStandsFirstInAnyOrder() {
        let text = CheckText.text(PlankPublication.findings.reversed())
        #expect(text == CheckText.text(PlankPublication.findings))
        #expect(text.hasPrefix("Articles/handbook.md:11:22: error: 5 is less than 6, the value for medium"))
        #expect(text.hasSuffix("1 error, 2 warnings, 2 notes, 1 accepted finding (--all prints them)\n"))
    }
}
