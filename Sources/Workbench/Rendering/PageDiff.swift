import Articles
import Text

/// The change of a page in the unified format, as `diff -u` prints it.
package enum PageDiff {
    private static let context = 3
    private static let openEnd = "\\ No newline at end of file\n"

    package static func text(of rendered: RenderedPage) -> String {
        let source = rendered.page.text
        var lines = lines(of: source)
        let isOpen = lines.last != ""
        if !isOpen { lines.removeLast() }
        if !lines.isEmpty { lines[0] = String(decoding: rendered.page.byteOrderMark, as: UTF8.self) + lines[0] }
        // Without a tab, patch takes a name to end at its first blank.
        let path = TerminalText.name(rendered.path)
        let name = path.contains(" ") ? path + "\t" : path
        var text = "--- \(name)\n+++ \(name)\n"
        var shift = 0
        let changes = changes(in: rendered).map { trimmed($0.lines, $0.new, of: lines) }
        // Changes whose context overlaps are one hunk.
        for hunk in changes.runs(while: { $1.lines.lowerBound - $0.lines.upperBound <= 2 * context }) {
            guard let first = hunk.first, let last = hunk.last else { continue }
            let range = max(0, first.lines.lowerBound - context)..<min(lines.count, last.lines.upperBound + context)
            let growth = hunk.reduce(0) { $0 + $1.new.count - $1.lines.count }
            text += "@@ -\(place(range.lowerBound, range.count)) "
            text += "+\(place(range.lowerBound + shift, range.count + growth)) @@\n"
            var next = range.lowerBound
            for change in hunk {
                text += lines[next..<change.lines.lowerBound].map { " \($0)\n" }.joined()
                text += lines[change.lines].map { "-\($0)\n" }.joined()
                if isOpen, change.lines.upperBound == lines.count, !change.lines.isEmpty { text += openEnd }
                text += change.new.map { "+\($0)\n" }.joined()
                next = change.lines.upperBound
            }
            text += lines[next..<range.upperBound].map { " \($0)\n" }.joined()
            if isOpen, range.upperBound == lines.count { text += openEnd }
            shift += growth
        }
        return text
    }

    /// The lines that hold the contents of marks, with the lines that replace them.
    private static func changes(in rendered: RenderedPage) -> [(lines: Range<Int>, new: [String])] {
        let source = rendered.page.text
        var changes: [(lines: Range<Int>, text: String, end: Int)] = []
        for (mark, content) in zip(rendered.page.marks, rendered.contents) {
            guard source.string(mark.content) != content else { continue }
            var first = source.line(at: mark.content.lowerBound) - 1
            let last = source.line(at: mark.content.upperBound)
            var before = source.string(source.lineStarts[first]..<mark.content.lowerBound)
            // Two marks on one line are one change.
            if let same = changes.last, same.lines.upperBound > first {
                let rest = source.string(same.end..<start(behind: same.lines.upperBound, in: source))
                before = same.text.dropLast(rest.count) + source.string(same.end..<mark.content.lowerBound)
                first = same.lines.lowerBound
                changes.removeLast()
            }
            let after = source.string(mark.content.upperBound..<start(behind: last, in: source))
            changes.append((first..<last, before + content + after, mark.content.upperBound))
        }
        return changes.map { change in
            let mark = change.lines.lowerBound == 0 ? String(decoding: rendered.page.byteOrderMark, as: UTF8.self) : ""
            let new = lines(of: SourceText(path: "", text: mark + change.text))
            // Nothing follows the line end of the last line.
            return (change.lines, change.lines.upperBound < source.lineCount ? new.dropLast() : new)
        }
    }

    /// The lines with all that precedes their line feed: programs that apply the change compare carriage returns.
    private static func lines(of text: SourceText) -> [String] {
        (1...text.lineCount).map { text.string(text.lineStarts[$0 - 1]..<end(of: $0, in: text)) }
    }

    /// The start of the line behind a line (1-based), or the end of the text.
    private static func start(behind line: Int, in text: SourceText) -> Int {
        line < text.lineCount ? text.lineStarts[line] : text.bytes.count
    }

    /// The end of a line (1-based) without its line feed.
    private static func end(of line: Int, in text: SourceText) -> Int {
        guard line < text.lineCount else { return text.bytes.count }
        let end = text.lineStarts[line]
        return text.bytes[end - 1] == UInt8(ascii: "\n") ? end - 1 : end
    }

    private static func place(_ start: Int, _ count: Int) -> String { "\(count == 0 ? start : start + 1),\(count)" }

    /// Without equal lines at both ends.
    private static func trimmed(
        _ range: Range<Int>, _ new: [String], of lines: [String]
    ) -> (lines: Range<Int>, new: [String]) {
        let old = lines[range]
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        return (range.lowerBound + start..<range.upperBound - end, Array(new.dropFirst(start).dropLast(end)))
    }
}
