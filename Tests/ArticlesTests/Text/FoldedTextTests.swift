import TestSupport
import Testing
import Text

@testable import Articles

@Suite struct FoldedTextTests {
    private static let pieces = [
        "oak", "b", " ", " ", "  ", "\n", "\t", "\u{85}", "\u{A0}", "\u{A7}", "\u{2003}", "\u{2028}", "\u{2020}",
        "\u{3000}",
        "板", "の", "é", "\u{1}", "\u{1680}", "\u{1682}", "(1)", "39", ".", "*", "[", "]", "1", "¹", "\u{AD}", "\u{200B}",
    ]

    private static func text(_ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 0...9, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }

    /// Character by character, from what Unicode says of each.
    private static func folded(_ text: String) -> String {
        String(decoding: text.utf8, as: UTF8.self).unicodeScalars
            .split { $0.properties.isWhitespace }.map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
    }

    @Test(arguments: 0..<40 as Range<UInt64>) func textsAreFoldedWhereverTheyAreCut(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            let parts = (0..<3).map { _ in Self.text(&random) }
            var text = FoldedText()
            for part in parts { text.append(part) }
            #expect(text.string == Self.folded(parts.joined()), "seed \(seed): \(parts)")
        }
    }

    /// What is taken unchanged is what the general way makes of it, even if a note begins with everything.
    @Test(arguments: 0..<40 as Range<UInt64>) func verbatimTextsReadAlikeInTheGeneralWay(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let signs = ["*", "†", "1", "b", "39", "oak"].map { "<sup>\($0)</sup> after drying\n" }
        let notes = NoteIndex(in: SourceText(path: "", text: signs.joined() + "(1) after drying\n*1 after drying\n"))
        for _ in 0..<50 {
            let string = Self.text(&random)
            let bytes = Array(string.utf8)
            guard !bytes.contains(where: "[*".utf8.contains), CellTextBuilder.keeps(bytes.indices, of: bytes) else {
                continue
            }
            for isHeading in [false, true] {
                var builder = CellTextBuilder(notes: notes, isHeading: isHeading)
                builder.append(string)
                let expected = isHeading ? HeadingText.cleaned(string, droppedLink: false) : string
                #expect(builder.finish() == CellText(text: expected), "seed \(seed): \(string)")
            }
        }
    }

    @Test(arguments: ["", " ", "\u{3000}\t", "a", " a", "\u{2003}\u{2020}", "\u{A0}\u{A7}"])
    func aRangeIsBlankWhereNothingIsLeftOfIt(text: String) {
        let bytes = Array(text.utf8)
        #expect(WhiteSpace.isBlank(bytes.indices, in: bytes) == WhiteSpace.trimmed(bytes.indices, in: bytes).isEmpty)
    }
}
