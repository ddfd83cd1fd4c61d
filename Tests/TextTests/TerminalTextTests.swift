import Testing
import Text

@Suite struct TerminalTextTests {
    private static let controls =
        (Array(0..<0x20) + Array(0x7F..<0xA0) + [0x61C, 0x200E, 0x200F]
        + Array(0x2028...0x202E) + Array(0x2066...0x2069)).compactMap { Unicode.Scalar($0 as UInt32) }

    @Test func noControlCharacterIsLeft() {
        let text = String(String.UnicodeScalarView(Self.controls)) + "\r\n\u{301}x"
        for shown in [TerminalText.name(text), TerminalText.inline(text)] {
            #expect(!shown.unicodeScalars.contains(where: TerminalText.isControl))
        }
        let report = TerminalText.report(text).unicodeScalars
        #expect(Set(report.filter(TerminalText.isControl)) == ["\n", "\t"])
    }

    @Test(arguments: [
        ("a\nb", #"a\u000Ab"#, "a b"), ("\u{1B}[2J", #"\u001B[2J"#, #"\u001B[2J"#), ("\u{9B}", #"\u009B"#, #"\u009B"#),
        ("\u{202E}a", #"\u202Ea"#, #"\u202Ea"#), ("é — 板 \u{A0}", "é — 板 \u{A0}", "é — 板 \u{A0}"), ("", "", ""),
    ])
    func controlsShow(text: String, name: String, inline: String) {
        #expect(TerminalText.name(text) == name && TerminalText.inline(text) == inline)
    }

    @Test func onlyTheStylesOfAColoredReportStay() {
        let finding = Finding(
            rule: "r", severity: .error, message: "a\u{1B}[8mb\u{1B}]0;c\u{7}", place: Place("x\n::error::y"))
        let colored = FindingText.lines(for: finding, in: TextStyle(isColored: true))
        #expect(TerminalText.report(colored, in: TextStyle(isColored: true)) == colored)
        #expect(!TerminalText.report(colored).contains("\u{1B}"))
        #expect(TerminalText.report("\u{1B}[8ma\u{1B}[0m", in: TextStyle(isColored: true)) == "\\u001B[8ma\u{1B}[0m")
        #expect(colored.split(separator: "\n").count == 1)
    }
}
