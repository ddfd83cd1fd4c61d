/// A page of Markdown made of blocks, separated by empty lines, with a line end at the end.
struct MarkdownPage {
    private var blocks: [String] = []

    /// - Parameter title: Plain text, as in ``heading(_:level:)``.
    init(title: String) {
        heading(title, level: 1)
    }

    /// - Parameter text: plain text, escaped here.
    mutating func heading(_ text: String, level: Int) {
        // Prevents a closing sequence or a missing text, which would change the heading's level or remove it.
        var text = MarkdownText.block(text)
        if text.hasSuffix("#"), !text.hasSuffix("\\#") { text = text.dropLast() + "\\#" }
        blocks.append(String(repeating: "#", count: level) + " " + (text.isEmpty ? "(no title)" : text))
    }

    /// - Parameter markdown: finished Markdown; an empty text is skipped.
    mutating func paragraph(_ markdown: String) {
        if !markdown.isEmpty { blocks.append(markdown) }
    }

    mutating func list(_ items: [MarkdownItem]) {
        if !items.isEmpty { blocks.append(items.map { $0.lines(indent: 0) }.joined(separator: "\n")) }
    }

    mutating func table(_ table: MarkdownTable) {
        let text = table.text
        if !text.isEmpty { blocks.append(String(text.dropLast())) }
    }

    /// Text in a fence, unchanged: the fence is longer than any inside.
    mutating func fence(_ text: String, language: String) {
        let lines: [Substring] = text.split(whereSeparator: \.isNewline)
        let longest = lines.map { line in line.prefix { $0 == "`" }.count }.max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        blocks.append(fence + language + "\n" + text + "\n" + fence)
    }

    var text: String { blocks.joined(separator: "\n\n") + "\n" }
}

/// An item of a list with the items below it.
struct MarkdownItem: Sendable {
    /// Finished Markdown of one line.
    let text: String
    let items: [MarkdownItem]

    init(_ text: String, items: [MarkdownItem] = []) {
        self.text = text
        self.items = items
    }

    func lines(indent: Int) -> String {
        let own = String(repeating: " ", count: indent) + "- " + text
        return ([own] + items.map { $0.lines(indent: indent + 2) }).joined(separator: "\n")
    }
}
