/// The signs before each line that R prints into a document, `## ` of knitr, `#> ` of reprex, and before what a person typed in
/// a session.
///
///     head(wood, 2)
///     #>     mass  age
///     #> oak 21.0    6
///     #> elm 22.8    4
enum OutputMarks {
    private static let (knitr, reprex): (StaticString, StaticString) = ("##", "#>")
    private static let fewestLines = 2

    /// Blanks the marks of some code. Behind `##` may be a comment, so all lines must begin with it; lines without `#>` are
    /// the program beside its output, and blanked.
    static func blank(inCode lines: some Collection<Range<Int>>, of bytes: inout [UInt8]) {
        let texts = lines.map { WhiteSpace.trimmed($0, in: bytes) }.filter { !$0.isEmpty }
        guard texts.count >= fewestLines else { return }
        blankInput(of: texts, in: &bytes)
        let isMarked = texts.map { isMark(reprex, at: $0, in: bytes) }
        if isMarked.count(where: { $0 }) >= fewestLines {
            for (text, isMarked) in zip(texts, isMarked) { blank(isMarked ? text.prefix(2) : text, of: &bytes) }
        } else if texts.allSatisfy({ isMark(knitr, at: $0, in: bytes) }) {
            for text in texts { blank(text.prefix(2), of: &bytes) }
        }
    }

    /// What a person typed into Python, IPython, Sage or Julia, above the answers: `>>> wood.head()`.
    private static let prompts: [StaticString] = [">>> ", "sage: ", "julia> ", "In ["]
    private static let continuations: [StaticString] = ["... ", "....: ", "...: "]

    /// Blanks what a person typed in a session that is a paragraph, above its answers.
    static func blank(inText lines: some Collection<Range<Int>>, of bytes: inout [UInt8]) {
        let texts = lines.map { WhiteSpace.trimmed($0, in: bytes) }
        guard let last = texts.last, !begins(last, with: prompts, in: bytes) else { return }
        blankInput(of: texts, in: &bytes)
    }

    private static func begins(_ text: Range<Int>, with marks: [StaticString], in bytes: [UInt8]) -> Bool {
        marks.contains { ByteSearch.isExactly($0, in: bytes, at: text.lowerBound) }
    }

    private static func blankInput(of texts: [Range<Int>], in bytes: inout [UInt8]) {
        var isInput = false
        for text in texts {
            // `...` may also be a row that is left out.
            isInput =
                begins(text, with: prompts, in: bytes)
                || isInput
                    && (begins(text, with: continuations, in: bytes)
                        || begins(text, with: ["..."], in: bytes) && text.count == 3)
            if isInput { blank(text, of: &bytes) }
        }
    }

    private static func blank(_ range: Range<Int>, of bytes: inout [UInt8]) {
        for index in range { bytes[index] = UInt8(ascii: " ") }
    }

    /// Whether a line begins with a mark and a space.
    private static func isMark(_ mark: StaticString, at line: Range<Int>, in bytes: [UInt8]) -> Bool {
        ByteSearch.isExactly(mark, in: bytes, at: line.lowerBound)
            && (line.count == 2 || bytes[line.lowerBound + 2] == UInt8(ascii: " "))
    }
}
