import BookFiles
import Books
import Testing
import Text

@Suite struct BookFileParserTests {
    private func parse(_ text: String) -> (BookNode?, [Finding]) {
        let problems = BookProblems()
        let node = BookFileParser(SourceText(path: "b.yaml", text: text), problems: problems).parse()
        return (node, problems.findings)
    }

    @Test func nothingIsInterpreted() throws {
        let (node, problems) = parse("a: no\nb: 012\nc: 1:30\nd: 1e3\ne:\n")
        let map = try #require(node)
        #expect(problems.isEmpty)
        #expect(["a", "b", "c", "d"].map { map[$0]?.text } == ["no", "012", "1:30", "1e3"])
        #expect(map["e"]?.text == "")
    }

    @Test func everyNodeHasItsPlace() throws {
        let (node, _) = parse("é: [表,\n  b]\n")
        guard case .map(let entries)? = node?.content, case .list(let items)? = entries.first?.value.content else {
            Issue.record("expected a map of a list")
            return
        }
        #expect(items.map(\.place) == [Place("b.yaml", line: 1, column: 5), Place("b.yaml", line: 2, column: 3)])
    }

    @Test(arguments: [
        ("a: [1", 1), ("a: 1\n b: 2", 2), ("a: 1\na: 2", 2), ("{a: 1,\n a: 2}", 2), ("x: &y [1]\nz: *y", 1),
        ("a: !!binary x", 1), ("", 1), ("a: *x", 1), ("? [a]\n: b", 1), ("a: \u{0}", 1),
        ("\t", 1),
    ])
    func mistakesHaveAPlace(text: String, line: Int) throws {
        let (_, problems) = parse(text)
        let first = try #require(problems.first)
        #expect(first.place.file == "b.yaml")
        #expect(first.place.line == line, "\(first)")
        #expect(!first.message.isEmpty)
    }

    /// The parser's own words would not tell the author of a book what to do.
    @Test(arguments: [
        ("a:\n\tb: c", 2, 1, "this is a tab; book files are indented with spaces"),
        ("a: 1\n  \tb: c", 2, 3, "this is a tab; book files are indented with spaces"),
        ("a: 1\nb: \"c\nd: e\n", 2, 4, "this quotation mark is never closed"),
        ("a: 1\nb: 'c\nd: e\n", 2, 4, "this quotation mark is never closed"),
        ("a: [b, \"c\\qd\"]", 1, 10, "this escape of a text between double quotation marks names no character"),
        ("a: \"\\ud800\"", 1, 7, "this escape of a text between double quotation marks names no character"),
        ("a: \"\\x4g\"", 1, 7, "this escape of a text between double quotation marks names no character"),
        ("a: [b, 'c's']", 1, 11, "a text in quotation marks ends before this; write '' for '"),
        ("a: {b: \"c\"d\"}", 1, 11, "a text in quotation marks ends before this; write '' for '"),
        ("a: [b, &]", 1, 8, "put a text that begins with & between quotation marks"),
        ("a: [b, *]", 1, 8, "put a text that begins with * between quotation marks"),
        ("a: [b, !]", 1, 8, "put a text that begins with ! between quotation marks"),
        ("a: ]", 1, 4, "put a text that begins with ] between quotation marks"),
        ("a:\n  - [b, c\n  - [d]\n", 2, 5, "the list that begins here is not closed, or lacks a comma"),
        ("a: {b: c\nd: e\n", 1, 4, "the map that begins here is not closed, or lacks a comma"),
        ("a: 1\nb:2\nc: 3", 2, 1, "this is not a key with its value; a space is missing after \"b:\""),
        ("a: b: c", 1, 5, "a colon cannot end a key here"),
        ("a:b\nc: 1", 1, 1, "this is not a key with its value; a space is missing after \"a:\""),
        ("a b\n\nc: 1", 1, 1, "this is not a key with its value; a key is followed by a colon and a space"),
        ("a:\n  - b:c\n    d: 1", 2, 5, "this is not a key with its value; a space is missing after \"b:\""),
        ("a: b\n  c: 1", 2, 4, "a colon cannot end a key here"),
        ("a:\n  - b c\n   d: 1", 3, 5, "a colon cannot end a key here"),
        ("a:\n  b:{column: c}", 2, 3, "a space is missing after \"b:\""),
        ("a: {b:c}", 1, 5, "a space is missing after \"b:\""),
        ("a: @b", 1, 4, "put a text that begins with @ between quotation marks"),
        ("a: ~", 1, 4, "~ means no value in YAML; put it between quotation marks if it is a text"),
        ("a: [null]", 1, 5, "null means no value in YAML"),
        ("a: *b", 1, 4, "put a text that begins with * between quotation marks"),
        ("- a: 1\n  b: 2\n c: 3", 3, 2, "this line does not belong to an item of the list above it"),
        ("a:\n  - b: 1\n\u{A0}   c: 2\n    d: 3", 3, 1, "this is a no-break space (U+00A0); write a plain space"),
        ("a:\n  - b: 1\n  \u{3000}- b: 2\n", 3, 3, "this is an ideographic space (U+3000)"),
        ("\u{200B}a: 1", 1, 1, "this is a zero-width space (U+200B)"),
        ("a:\u{A0}b\nc: 1", 1, 3, "this is a no-break space (U+00A0)"),
        ("a: 1\nb: {c:\u{A0}d}", 2, 7, "this is a no-break space (U+00A0)"),
        ("a: |\n  \u{3000}板\n b: {c", 3, 2, "a key with its value is expected here"),
        ("a: [b, c,, d]", 1, 10, "an item is missing before this comma"),
        ("a: 1\n...\nb: 2", 3, 1, "a book file holds one map, which ended above this line"),
        ("a: - b", 1, 4, "put a text that begins with - between quotation marks"),
        ("a: 1\nb:\n  - {c: d, e: see #12}\n", 3, 19, "a comment begins here"),
        ("a: {b: c, d: The e: f}", 1, 19, "put a text that holds \": \" between quotation marks"),
        ("a: 1\nb: \u{0}", 2, 4, "this is a NUL byte"),
        ("a: \"b\" c\nd: e", 1, 8, "a key with its value is expected here"),
    ])
    func mistakesSayWhatToDo(text: String, line: Int, column: Int, message: String) {
        let (_, problems) = parse(text)
        #expect(problems.count == 1)
        #expect(problems.first?.place == Place("b.yaml", line: line, column: column), "\(problems)")
        #expect(problems.first?.message.hasPrefix(message) == true, "\(problems)")
    }

    @Test(arguments: [[0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61]] as [[UInt8]])
    func anotherEncodingIsNamed(bytes: [UInt8]) {
        let problems = BookProblems()
        _ = BookFileParser(SourceText(path: "b.yaml", bytes: bytes), problems: problems).parse()
        #expect(problems.findings.map(\.message) == ["the file is written in UTF-16; save it in UTF-8"])
    }

    @Test(arguments: [
        String(repeating: "[", count: 200) + String(repeating: "]", count: 200),
        String(repeating: "{a: ", count: 100_000), String(repeating: "- ", count: 50_000),
        (0..<300).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
        String(repeating: "? ", count: 200) + "a",
    ])
    func deepNestingIsAMistake(text: String) {
        let (node, problems) = parse(text)
        #expect(node == nil && problems.map { $0.message.contains("deep") } == [true], "\(problems)")
    }

    /// Brackets in texts nest nothing.
    @Test func bracketsInTextsAreText() {
        let lines = (0..<100).map { "a\($0): \"[{\"\n" }.joined()
        let (node, problems) = parse(lines)
        #expect(node != nil && problems.isEmpty)
    }

    /// The parser under this one ends lines at characters that end none for us.
    @Test func placesCountOurLines() {
        let (node, _) = parse("a: \"x\u{2028}y\u{85}z\"\r\nb: 板\rc: é\n")
        guard case .map(let entries)? = node?.content else {
            Issue.record("expected a map")
            return
        }
        #expect(entries.map(\.keyPlace.line) == [1, 2, 3])
        #expect(entries.map(\.value.place.column) == [4, 4, 4])
    }

    @Test func aRepeatedKeyNamesBothPlaces() {
        let (_, problems) = parse("a: 1\nb: {x: 1, \"x\": 2}\na : 3\n'a': 4\n")
        #expect(
            problems.map { [$0.place] + $0.notes.map(\.place) } == [
                [Place("b.yaml", line: 2, column: 11), Place("b.yaml", line: 2, column: 5)],
                [Place("b.yaml", line: 3, column: 1), Place("b.yaml", line: 1, column: 1)],
                [Place("b.yaml", line: 4, column: 1), Place("b.yaml", line: 1, column: 1)],
            ])
    }

    @Test func aSecondDocumentIsAMistake() {
        #expect(parse("---\na: 1\n...\n").0 != nil)
        let (_, problems) = parse("a: 1\n---\nb: 2\n")
        #expect(problems.map(\.message) == ["a second document begins here, but a book file holds one"])
        #expect(problems.first?.place.line == 3)
    }

    /// What nobody asked YAML to do: neither 0x1F becomes 31, nor the date a day, nor does `<<` merge maps.
    @Test(arguments: [
        "0x1F", "1_000", "2027-01-31", "y", "True", ".inf", "1:30:00", "=", "!!str 012", "!!str ~", "\"~\"",
        "|-\n  null", "NULL",
    ])
    func aTextIsWhatIsWritten(text: String) throws {
        let (node, problems) = parse("a: \(text)\n<<: b\n")
        let map = try #require(node)
        let written = text.replacing("!!str ", with: "").replacing("\"", with: "").replacing("|-\n  ", with: "")
        #expect(problems.isEmpty && map["a"]?.text == written && map["<<"]?.text == "b")
    }
}
