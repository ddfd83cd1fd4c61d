import Articles
import Foundation
import TestSupport
import Testing

/// `tables --strict` gives the tables that cmark-gfm sees: none more, none less, no cell different, under the same
/// headings. Held against ``FullParse``, whatever Ingest does on its way.
struct StrictAgainstGrammarTests {
    /// `WHOLE_CORPUS=1` tries fifty times as many.
    static let documentsInOneCase = SharedCorpus.isWhole ? 5_000 : 100

    @Test(arguments: 0..<12)
    func generatedArticles(batch: Int) {
        for number in 0..<Self.documentsInOneCase {
            let seed = UInt64(batch * 1_000_000 + number)
            let bytes = GeneratedArticle.bytes(seed: seed)
            let differences = TruthComparison(bytes).result().differences
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(differences.isEmpty, "seed \(seed)\n\(text)\n\(text.debugDescription)")
            if !differences.isEmpty { return }
        }
    }

    /// Each of them differed once.
    @Test(arguments: [35, 518, 2_000_041, 2_000_078, 6_003_744, 6_004_220, 8_000_099] as [UInt64])
    func articlesThatDiffered(seed: UInt64) {
        let differences = TruthComparison(GeneratedArticle.bytes(seed: seed)).result().differences
        #expect(differences.isEmpty)
        if !differences.isEmpty {
            print(String(decoding: GeneratedArticle.bytes(seed: seed), as: UTF8.self), differences)
        }
    }

    static let fence = String(repeating: "`", count: 32)

    /// Each example of the grammar's own documents: Markdown, and the HTML that it means.
    static func examples(in file: String) throws -> [(markdown: String, html: String)] {
        let text = try String(contentsOf: Shared.folder.appending(path: "conformance/gfm/\(file)"), encoding: .utf8)
        return text.components(separatedBy: "\n\(fence) example").dropFirst().map { example in
            let body = example.components(separatedBy: "\n\(fence)")[0].replacingOccurrences(of: "→", with: "\t")
            let lines = body.components(separatedBy: "\n").dropFirst()
            let markdown = lines.prefix { $0 != "." }
            let html = lines.dropFirst(markdown.count + 1)
            return (markdown.joined(separator: "\n") + "\n", html.joined(separator: "\n") + "\n")
        }
    }

    @Test(
        .enabled(if: Shared.isPresent, "the grammar's own examples exist only next to a developer's checkout"),
        arguments: ["spec.txt", "extensions.txt", "extensions-table-prefer-style-attributes.txt"])
    func examplesOfTheGrammar(file: String) throws {
        let examples = try Self.examples(in: file)
        #expect(!examples.isEmpty)
        for example in examples {
            let differences = TruthComparison(Array(example.markdown.utf8)).result().differences
            #expect(differences.isEmpty, "\(file)\n\(example.markdown)")
        }
    }

    /// The HTML that the grammar's authors wrote down, read by our reader of HTML, has the tables that our reader of
    /// Markdown sees: two readers and two parsers agree.
    @Test(
        .enabled(if: Shared.isPresent, "the grammar's own examples exist only next to a developer's checkout"),
        arguments: ["spec.txt", "extensions.txt", "extensions-table-prefer-style-attributes.txt"])
    func examplesReadLikeTheHTMLTheyMean(file: String) throws {
        var tables = 0
        for example in try Self.examples(in: file) where !example.markdown.contains("<table") {
            // Text that is struck out has marks of its own only where an extension is asked to see them.
            let markdown = example.markdown.replacingOccurrences(of: "~~", with: "")
            let ours = Reading.article(markdown, isStrict: true).tables.map(Reading.grid)
            let theirs = Reading.article(example.html, path: "a.html").tables.map(Reading.grid)
            #expect(ours == theirs, "\(file)\n\(example.markdown)")
            tables += ours.count
        }
        print("\(file): \(tables) tables")
    }

    /// A sample of 150 files; all of them with `WHOLE_CORPUS=1`.
    @Test(.enabled(if: SharedCorpus.markdown.isPresent, "\(SharedCorpus.absence)"))
    func realArticles() throws {
        var (files, tables, cells, paths) = (0, 0, 0, 0)
        for file in try SharedCorpus.markdown.files(sample: 150, seed: 20_261) {
            let result = TruthComparison(Array(try Data(contentsOf: file)), path: file.path).result()
            #expect(result.differences.isEmpty, "\(file.path)")
            files += 1
            tables += result.tables
            cells += result.cells
            paths += result.headingPaths
        }
        #expect(files > 0 && tables > 0)
        print("\(files) articles: \(tables) tables, \(cells) cells, \(paths) heading paths compared")
    }
}
