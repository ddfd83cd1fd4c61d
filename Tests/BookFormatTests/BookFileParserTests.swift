import BookFormat
import Diagnostics
import Measures
import Testing

@Suite struct BookFileParserTests {
    private func parse(_ text: String) -> (BookNode?, [Finding]) {
        let problems = BookProblems()
        let node = BookFileParser(SourceText(path: "b.yaml", text: text), problems: problems).parse()
        return (node, problems.findings)
    }

    @Test func nothingIsInterpreted() throws {
        let (node, problems) = parse("a: no\nb: 012\nc: 1:30\nd: 1e3\ne: ~\n")
        let map = MapReader(try #require(node), subject: "a test", problems: BookProblems())
        #expect(problems.isEmpty)
        #expect(["a", "b", "c", "d"].map { map.text($0) } == ["no", "012", "1:30", "1e3"])
        #expect(map.node("e")?.text == "")
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
        ("a:\n\tb: c", 2, 1, "a tab stands here; book files are indented with spaces"),
        ("a: 1\n  \tb: c", 2, 3, "a tab stands here; book files are indented with spaces"),
        ("a: 1\nb: \"c\nd: e\n", 2, 4, "the quotation mark that stands here is never closed"),
        ("a: 1\nb: 'c\nd: e\n", 2, 4, "the quotation mark that stands here is never closed"),
        ("a:\n  - [b, c\n  - [d]\n", 2, 5, "the list that begins here is not closed, or lacks a comma"),
        ("a: {b: c\nd: e\n", 1, 4, "the map that begins here is not closed, or lacks a comma"),
        ("a: 1\nb:2\nc: 3", 2, 1, "this is no key with its value; a space is missing after \"b:\""),
        ("a: b: c", 1, 5, "a colon makes no key here"),
        ("a:\n  b:{column: c}", 2, 3, "a space is missing after \"b:\""),
        ("a: {b:c}", 1, 5, "a space is missing after \"b:\""),
        ("a: @b", 1, 4, "a text that begins with @ stands between quotation marks"),
        ("a: *b", 1, 4, "a text that begins with * stands between quotation marks"),
        ("- a: 1\n  b: 2\n c: 3", 3, 2, "this line belongs to no item of the list above it"),
        ("a: \"b\" c\nd: e", 1, 8, "no key with its value stands here"),
    ])
    func mistakesSayWhatToDo(text: String, line: Int, column: Int, message: String) {
        let (_, problems) = parse(text)
        #expect(problems.count == 1)
        #expect(problems.first?.place == Place("b.yaml", line: line, column: column), "\(problems)")
        #expect(problems.first?.message.hasPrefix(message) == true, "\(problems)")
    }

    @Test func deepNestingIsAMistakeAndNoTrap() {
        let (_, problems) = parse(String(repeating: "[", count: 200) + String(repeating: "]", count: 200))
        #expect(problems.contains { $0.message.contains("deep") })
    }
}
