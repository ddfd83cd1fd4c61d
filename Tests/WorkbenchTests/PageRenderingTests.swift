import TestSupport
import Testing

@testable import Workbench

@Suite struct PageRenderingTests {
    private let rendering: PageRendering

    init() throws {
        rendering = PageRendering(try Pipeline().run(BookFolder(files: PlankBook.files(replacing: [:]))))
    }

    /// Wherever the marks are, a page that was rendered is as a second run would write it, and the tables are seen.
    @Test(arguments: 0..<100)
    func aSecondRunChangesNothing(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let mark = "<!-- measurebook: plank-size caption=yes -->"
        let before = ["", "- ", "> ", "  ", "1. a\n\n   ", "> - ", "<div>\n", "para\n", "\u{FEFF}"]
        let between = ["", "\n", "\n\nold\n\n", "\r\n\r\n| a |\r\n| - |\r\n"]
        let after = ["", "\nmore", "\n\n## More\n", "\r\n> more"]
        func any(_ texts: [String]) -> String { texts[Int.random(in: 0..<texts.count, using: &generator)] }
        let page = any(before) + mark + any(between) + "<!-- /measurebook -->" + any(after)
        for path in ["a.md", "a.html"] {
            // Where Markdown sees no closing mark after the old content, that is said, not written.
            guard let first = try? rendering.page(path: path, bytes: Array(page.utf8)) else { continue }
            let second = try rendering.page(path: path, bytes: first.bytes)
            #expect(second.bytes == first.bytes, "seed \(seed)")
            #expect(second.stale.isEmpty, "seed \(seed)")
        }
    }

    @Test func lineEndsAreThoseOfThePage() throws {
        let page = "a\r\n<!-- measurebook: plank-size --><!-- /measurebook -->"
        let rendered = try rendering.page(path: "a.md", bytes: Array(page.utf8))
        let text = String(decoding: rendered.bytes, as: UTF8.self)
        #expect(!text.replacing("\r\n", with: "").contains("\n"))
        #expect(rendered.stale.count == 1)
    }
}
