import TestSupport
import Testing
import Text

/// Names of files, labels and cells that would drive a terminal or forge a line of a log: whatever prints them, they show.
@Suite struct HostileNamesTests {
    private static let hostile = "\u{1B}]0;x\u{7}\u{7F}\u{9B}2J\u{202E}\n::error::forged\u{85}"

    private func check(_ run: Program.Run) {
        for bytes in [run.output, run.errors] {
            let text = String(decoding: bytes, as: UTF8.self)
            let controls = text.unicodeScalars.filter { TerminalText.isControl($0) && $0 != "\n" }
            #expect(controls.isEmpty, "\(controls.map { $0.value }) in \(text.prefix(500).debugDescription)")
            let lines = text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
            #expect(!lines.contains { $0.hasPrefix("::error::") })
        }
    }

    @Test(arguments: ["ndjson", "json", "markdown"])
    func namesOfArticles(format: String) throws {
        let program = try #require(Program(), "build the product measurebook first")
        let folder = try TemporaryFolder()
        try folder.write("|a|b|\n|-|-|\n|1|2|3|\n", to: "articles/a\(Self.hostile).md")
        for path in ["articles", "none\(Self.hostile)"] {
            let run = try program.run(["tables", path, "--format", format], in: folder.url)
            check(run)
            #expect(String(decoding: run.errors, as: UTF8.self).contains(#"\u001B]0;x"#))
        }
    }

    @Test(arguments: [
        ["check"], ["check", "--format", "github"], ["check", "--format", "json"], ["check", "--format", "sarif"],
        ["explain", "plank-size", "wood=pine"], ["query", "plank-size"],
        ["query", "plank-size", "--language", "ja"], ["build"],
        ["build", "--check"], ["audit"], ["discover"], ["diff", "Input", "Input"], ["build", "--language", "ja"],
    ])
    func wordsOfABook(arguments: [String]) throws {
        let program = try #require(Program(), "build the product measurebook first")
        let folder = try TemporaryFolder()
        let cell = Self.hostile.replacing("\n", with: " ")
        let changes: [String: [(String, String)]] = [
            "Articles/mill.md": [("| Oak", "| Oak \(cell)"), ("| 45     |", "| 45 \(cell) |"), ("Planks", cell)],
            "Datasets/plank-size.yaml": [("Sizes of planks", #""Sizes \e]0;x\a\x7f\u009b\u202e\n::error::""#)],
            "Vocabulary/wood.yaml": [("en: Pine", #"en: "Pine \e[8m\u0085\u2066""#)],
        ]
        for (path, text) in PlankBook.files {
            let changed = changes[path, default: []].reduce(text) { $0.replacing($1.0, with: $1.1) }
            try folder.write(changed, to: "Input/" + path)
        }
        check(try program.run(arguments, in: folder.url))
    }
}
