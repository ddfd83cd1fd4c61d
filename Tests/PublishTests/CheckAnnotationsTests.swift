import Testing
import Text

@testable import Publish

@Suite struct CheckAnnotationsTests {
    private func annotation(_ message: String, file: String) -> String {
        CheckAnnotations.text(
            [Finding(rule: "r", severity: .error, message: message, place: Place(file, line: 2, column: 3))],
            at: BookLocation(folder: ""))
    }

    @Test func aFindingIsOneCommand() {
        #expect(annotation("m", file: "a.md") == "::error file=a.md,line=2,col=3,title=r::m\n")
    }

    /// One of a kind says itself what is wrong, in the singular.
    @Test func oneCellOfAFamilySpeaksForItself() {
        func text(_ count: Int) -> String {
            let findings = (1...count).map { line in
                Finding(
                    rule: "type", severity: .error, message: "“x” is not a number",
                    place: Place("a.md", line: line, column: 1),
                    value: "x", family: .unreadable("are not numbers", file: "a.md"))
            }
            return CheckAnnotations.text(findings, at: BookLocation(folder: ""))
        }
        #expect(text(1) == "::error file=a.md,line=1,col=1,title=type::“x” is not a number\n")
        #expect(
            text(2)
                == "::error file=a.md,line=1,col=1,title=type::2 cells are not numbers%0A“x” at a.md:1:1, 2:1\n"
                + "::error file=a.md,line=2,col=1,title=type::“x” is not a number\n")
        // GitHub shows ten.
        #expect(text(20).split(separator: "\n").count == 10)
        #expect(text(20).hasSuffix("::error file=a.md,line=10,col=1,title=type::“x” is not a number\n"))
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
