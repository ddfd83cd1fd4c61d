import TestSupport
import Testing

@testable import Workbench

@Suite struct PageRenderingTests {
    private let rendering: PageRendering

    init() throws {
        rendering = PageRendering(try PlankBook.checked(replacing: [:]))
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
            #expect(Self.patched(page, by: PageDiff.text(of: first)) == first.bytes, "seed \(seed)")
            let second = try rendering.page(path: path, bytes: first.bytes)
            #expect(second.bytes == first.bytes, "seed \(seed)")
            #expect(second.stale.isEmpty, "seed \(seed)")
        }
    }

    /// GNU patch takes a name to end at a blank unless a tab ends it.
    @Test func namesWithBlanksEndInADiff() throws {
        let page = Array("<!-- measurebook: plank-size -->\n<!-- /measurebook -->\n".utf8)
        for (path, name) in [("a b.md", "a b.md\t"), ("a.md", "a.md")] {
            let change = PageDiff.text(of: try rendering.page(path: path, bytes: page))
            #expect(change.hasPrefix("--- \(name)\n+++ \(name)\n@@"))
        }
    }

    /// A page with a change in the unified format applied, line feed by line feed; nil if it does not fit.
    private static func patched(_ page: String, by change: String) -> [UInt8]? {
        let source = page.utf8.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
        var (lines, next): ([[UInt8]], Int) = ([], 0)
        // The first two lines are the names, and nothing follows the last line feed.
        for line in change.utf8.split(separator: 10, omittingEmptySubsequences: false).dropFirst(2).dropLast() {
            let text = Array(line.dropFirst())
            switch line.first {
            case UInt8(ascii: "@"):
                let numbers = String(decoding: line, as: UTF8.self).split { !$0.isNumber }.compactMap { Int($0) }
                guard numbers.count == 4 else { return nil }
                let start = numbers[1] == 0 ? numbers[0] : numbers[0] - 1
                guard next <= start, start <= source.count else { return nil }
                lines += source[next..<start]
                next = start
            case UInt8(ascii: " "), UInt8(ascii: "-"):
                guard next < source.count, source[next] == text else { return nil }
                if line.first == UInt8(ascii: " ") { lines.append(text) }
                next += 1
            case UInt8(ascii: "+"): lines.append(text)
            case UInt8(ascii: "\\"): continue
            default: return nil
            }
        }
        return Array((lines + source[next...]).joined(separator: [10]))
    }

    @Test func lineEndsAreThoseOfThePage() throws {
        let page = "a\r\n<!-- measurebook: plank-size --><!-- /measurebook -->"
        let rendered = try rendering.page(path: "a.md", bytes: Array(page.utf8))
        let text = String(decoding: rendered.bytes, as: UTF8.self)
        #expect(!text.replacing("\r\n", with: "").contains("\n"))
        #expect(rendered.stale.count == 1)
    }
}
