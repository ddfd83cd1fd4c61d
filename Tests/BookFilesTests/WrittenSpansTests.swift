import BookFiles
import Testing
import Text

@Suite struct WrittenSpansTests {
    /// The texts from the start of each key and value to its end; nil if none begins at the place.
    @Test(arguments: [
        ("wood: oak # hard\n", 1, "wood"), ("wood: oak # hard\n", 7, "oak"), ("木: \"o, \\\"k\" \n", 4, "\"o, \\\"k\""),
        ("a: [oak, {b: 'p: q'}]\n", 4, "[oak, {b: 'p: q'}]"), ("a: [oak, {b: 'p: q'}]\n", 5, "oak"),
        ("a: [oak, {b: 'p: q'}]\n", 10, "{b: 'p: q'}"), ("a: [oak, {b: 'p: q'}]\n", 14, "'p: q'"),
        ("- a, b\n- c\n", 3, "a, b"), ("a: oak\nb: [\n", 4, "oak"),
        // In the middle of a text, a text in lines of its own, and what is not written.
        ("wood: oak\n", 8, nil), ("a: |\n  oak\nb: c\n", 4, nil), ("a:\nb: c\n", 3, nil), ("", 1, nil),
    ])
    func spansAreThoseOfKeysAndValues(text: String, column: Int, span: String?) {
        let source = SourceText(path: "a.yaml", text: text)
        let start = SourceLocation(line: 1, column: column)
        let end = WrittenSpans.ends(of: [start], in: source)[start]
        let found = end.map { end in
            String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(column - 1).prefix(end.column - column)))
        }
        #expect(found == span)
        #expect(end.map { $0.line } ?? 1 == 1)
    }
}
