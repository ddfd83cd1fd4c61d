import Diagnostics
import Testing

@testable import Publish

@Suite struct CheckTextTests {
    private func finding(_ severity: Severity, accepted: String? = nil) -> Finding {
        Finding(rule: "r", severity: severity, message: "m", place: Place("a"), accepted: accepted)
    }

    @Test func sumsUp() {
        #expect(CheckText.summary([]) == "no findings")
        #expect(CheckText.summary([finding(.warning)]) == "1 warning")
        let errors = [finding(.error), finding(.error, accepted: "x"), finding(.error)]
        #expect(CheckText.summary([finding(.note)] + errors) == "3 errors (1 accepted), 1 note")
    }

    @Test func printsSortedFindingsThenTheSummary() {
        let golden = CheckText.text(PlankPublication.findings.reversed())
        #expect(golden == CheckText.text(PlankPublication.findings))
        #expect(golden.hasPrefix("Articles/handbook.md:10:1: note: no value on edge for edition 2019 [coverage]\n"))
        #expect(golden.hasSuffix("2 errors (1 accepted), 2 warnings, 2 notes\n"))
    }
}
