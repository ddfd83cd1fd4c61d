import Diagnostics
import Testing

@testable import Publish

@Suite struct CheckAnnotationsTests {
    private func annotation(_ message: String, file: String) -> String {
        CheckAnnotations.text(
            [Finding(rule: "r", severity: .error, message: message, place: Place(file, line: 2, column: 3))],
            folder: ".")
    }

    @Test func aFindingIsOneCommand() {
        #expect(annotation("m", file: "a.md") == "::error file=a.md,line=2,col=3,title=r::m\n")
    }

    /// A line end, or what else ends a command or a property, is encoded, even where a mark combines with it.
    @Test(arguments: [
        ("a\n::error::b", "a%0A::error::b", "a%0A%3A%3Aerror%3A%3Ab"), ("a\r\nb", "a%0D%0Ab", "a%0D%0Ab"),
        ("50%,\u{301}", "50%25,\u{301}", "50%25%2C\u{301}"),
        ("\u{1B}[2J\u{202E}", #"\u001B[2J\u202E"#, #"\u001B[2J\u202E"#),
    ])
    func nothingEndsIt(text: String, message: String, file: String) {
        #expect(annotation(text, file: "x") == "::error file=x,line=2,col=3,title=r::\(message)\n")
        #expect(annotation("m", file: text) == "::error file=\(file),line=2,col=3,title=r::m\n")
    }
}
