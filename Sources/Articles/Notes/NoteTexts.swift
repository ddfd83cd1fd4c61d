import CommonMark
import Text

/// The texts of an article's notes.
///
///     [^a]: Wet wood.     <li id="fn1">Wet wood.</li>     * Wet wood.
struct NoteTexts {
    let notes: NoteIndex
    let source: SourceText
    let isMarkdown: Bool
    let limits: IngestLimits

    /// In bytes; what follows is left out.
    private static let longest = 1_000

    /// The end of a row, and signs of links back to the mark.
    private static let signs: Set<Character> = ["|", "^", "↑", "↩", "↩\u{FE0E}", "⏎"]

    /// By the numbers of the tables and the names of the marks in their cells, captions and headings; without marks whose
    /// notes are not found.
    func texts(of tables: [ArticleTable]) -> [Int: [String: String]] {
        var texts: [Int: [String: String]] = [:]
        var starts: [Int]?
        for table in tables {
            // A recipe may say that a raised end is a mark.
            let raised = table.cells.compactMap(\.written.content.raisedEnd)
            let around = ([table.caption].compactMap { $0 } + table.headings).flatMap(\.content.footnotes)
            let names = Set(table.cells.flatMap(\.footnotes) + raised + around)
            if names.isEmpty { continue }
            let all = starts ?? notes.starts.sorted()
            starts = all
            for name in names {
                guard let start = notes.start(of: name, in: table.range) else { continue }
                texts[table.number, default: [:]][name] = text(from: start, before: all)
            }
        }
        return texts
    }

    /// - Parameter starts: of the texts of all notes, ascending.
    private func text(from start: Int, before starts: [Int]) -> String? {
        let limit = min(source.bytes.count, start + Self.longest)
        guard start < limit else { return nil }
        var end = endOfBlock(from: start, to: limit)
        // Another note may begin in the next line.
        let next = starts.partitionPoint { $0 <= start }
        if next < starts.count, starts[next] < end {
            let line = source.lineRange(source.line(at: starts[next])).lowerBound
            if line > start { end = line }
        }
        let range = start..<end
        let texts =
            isMarkdown
            ? markdownTexts(of: range) : HTMLFragment.texts(of: range, in: source, notes: .none, limits: limits)
        let lines = texts.flatMap { $0.text.split(separator: "\n") }.joined(separator: " ")
        let text = lines[...].trimming { $0.isWhitespace || Self.signs.contains($0) }
        return text.isEmpty ? nil : String(text)
    }

    private func markdownTexts(of range: Range<Int>) -> [CellText] {
        var bytes = Array(source.bytes[WhiteSpace.trimmed(range, in: source.bytes)])
        // The mark may be emphasized together with the first words: `**[1] size:** of dry wood`.
        for emphasis in ["**", "__"] as [StaticString] {
            var (first, count, index) = (nil as Int?, 0, 0)
            while let found = ByteSearch.first(emphasis, in: bytes, from: index) {
                (first, count, index) = (first ?? found, count + 1, found + 2)
            }
            if let first, !count.isMultiple(of: 2) { bytes.removeSubrange(first..<first + 2) }
        }
        let document = ParsedDocument(bytes)
        return document.blocks.indices.prefix(2).map { MarkdownText.of($0, in: document, notes: .none) }
    }

    /// The next blank line or tag of a block.
    private func endOfBlock(from start: Int, to limit: Int) -> Int {
        var scanner = HTMLScanner(bytes: source.bytes, index: start, end: limit, isInline: false)
        let tag = scanner.next { name in
            let isEnd = name < limit && source.bytes[name] == UInt8(ascii: "/")
            return Self.blocks.contains(ElementName.named(in: source.bytes, from: isEnd ? name + 1 : name))
        }
        let line = source.line(at: start)
        guard isMarkdown, line < source.lineCount else { return tag ?? limit }
        let blank = (line + 1...max(line + 1, source.line(at: limit))).first {
            WhiteSpace.isBlank(source.lineRange($0), in: source.bytes)
        }
        return min(tag ?? limit, blank.map { source.lineRange($0 - 1).upperBound } ?? limit)
    }

    private static let blocks: [ElementName] = [
        .p, .li, .div, .br, .dd, .td, .th, .tr, .table, .tfoot, .blockquote, .aside, .section, .footer, .center,
        .figcaption, .ol, .ul,
    ]
}
