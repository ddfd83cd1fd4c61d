import Text

/// The short texts around a table that are neither its caption nor the paragraph above, but may be about its numbers.
extension Article {
    /// The first paragraphs directly below a table, the last ones above it, and the first ones below each heading above
    /// it, before any other table; and those at the end of an article of Markdown or plain text. The nearest are first.
    package func texts(around table: ArticleTable) -> [ArticleText] {
        let (start, end) = (table.range.lowerBound, table.range.upperBound)
        let (isHTML, isCode) = (table.syntax == .html, table.syntax == .text)
        let (before, next) = neighbours(of: table)
        let after = next?.range.lowerBound ?? text.bytes.count
        let headings = table.headings.reversed().compactMap(endOfHeading).filter { $0 < start }
        let section = max(headings.first ?? 0, before)
        let first = max(section, start - Self.mostBytes)
        // In code, a table has the code around it.
        let above = Self.blocks(in: first..<start, of: text, isHTML, code: isCode ? .read : .leftOutFromEnd)
            .dropFirst(first > section ? 1 : 0)
        // A text above all headings is about the whole article.
        let starts = headings + (isHTML || headings.isEmpty ? [] : [0])
        let ranges = starts.map { $0..<min(start, $0 + Self.mostBytes) }
        func firstBlocks(_ range: Range<Int>) -> [Block] {
            let code = isCode ? Code.read : .leftOut
            return Array(
                Self.blocks(in: range, of: text, isHTML, first: Self.mostTexts, code: code).prefix(Self.mostTexts))
        }
        var blocks = firstBlocks(end..<max(end, min(after, end + Self.mostBytes)))
        blocks += above.suffix(Self.mostTexts).reversed() + ranges.flatMap(firstBlocks)
        if !isHTML { blocks += blocksAtEnd }
        var finder = LocationFinder(text)
        let found = blocks.uniqued(by: \.offset).map {
            ArticleText(text: $0.text, raw: $0.text, location: finder.location(at: $0.offset))
        }
        return found.filter { $0.location != next?.leadIn?.location }
    }

    /// The end of the table before a table, and the table after it.
    private func neighbours(of table: ArticleTable) -> (end: Int, next: ArticleTable?) {
        var (end, next) = (0, ArticleTable?.none)
        for tables in [tables, textTables] {
            let index = tables.partitionPoint { $0.range.lowerBound < table.range.lowerBound }
            if index > 0 { end = max(end, min(tables[index - 1].range.upperBound, table.range.lowerBound)) }
            let found = tables[index...].first { $0.range.lowerBound >= table.range.upperBound }
            if let found, next.map({ found.range.lowerBound < $0.range.lowerBound }) ?? true { next = found }
        }
        return (end, next)
    }

    private func endOfHeading(_ heading: ArticleText) -> Int? {
        // Lines of pages that were made small are long, and a column costs the bytes before it.
        guard heading.location.column <= Self.mostBytes else { return nil }
        return text.offset(of: heading.location).map { $0 + heading.raw.utf8.count }
    }

    /// The last paragraphs below all tables, under whatever headings.
    private var blocksAtEnd: [Block] {
        let end = max(tables.last?.range.upperBound ?? 0, textTables.last?.range.upperBound ?? 0)
        let start = max(end, text.bytes.count - Self.mostBytes)
        return Self.blocks(
            ofLines: start..<text.bytes.count, of: text, endsAtMarkup: false, code: .leftOutFromEnd
        ).suffix(Self.mostTexts)
    }

    /// What to do with the lines between fences: of code in a Markdown article, no text is about a table.
    private enum Code {
        case read
        /// The range begins outside of code.
        case leftOut
        /// The range ends outside of code.
        case leftOutFromEnd
    }

    private static let mostBytes = 3_000
    private static let mostTexts = 10

    private struct Block {
        var text = ""
        var offset = 0
    }

    /// The paragraphs of a range up to the next heading or table. None is empty.
    ///
    /// - Parameter count: of plain text or Markdown, no more than these are needed.
    private static func blocks(
        in range: Range<Int>, of text: SourceText, _ isHTML: Bool, first count: Int = .max, code: Code
    ) -> [Block] {
        isHTML
            ? blocks(ofPage: range, of: text)
            : blocks(ofLines: range, of: text, endsAtMarkup: true, first: count, code: code)
    }

    /// The paragraphs of plain text or Markdown.
    private static func blocks(
        ofLines range: Range<Int>, of text: SourceText, endsAtMarkup: Bool, first count: Int = .max, code: Code
    ) -> [Block] {
        var blocks: [Block] = [Block()]
        var filled = 0
        let numbers = text.line(at: range.lowerBound)...text.line(at: max(range.lowerBound, range.upperBound - 1))
        let lines = numbers.map { text.lineRange($0).clamped(to: range) }
        func isFence(_ line: Range<Int>) -> Bool { FencedCode.fence(in: line, of: text.bytes) != nil }
        var isCode = code == .leftOutFromEnd && lines.count(where: isFence) % 2 == 1
        for range in lines {
            let (isFence, line) = (isFence(range), text.bytes[range])
            if code != .read, isFence {
                isCode.toggle()
                blocks.append(Block())
            }
            if isCode || code != .read && blocks[blocks.count - 1].text.isEmpty && isIndentedCode(line) { continue }
            let content = String(decoding: line, as: UTF8.self)[...].trimming(while: \.isWhitespace)
            let isMarkup =
                content.first == "|" || content.hasPrefix("# ") || content.hasPrefix("##")
                || content.hasPrefix("<t")
            if isMarkup, endsAtMarkup { break }
            if content.isEmpty || isMarkup || isFence {
                blocks.append(Block())
            } else {
                if blocks[blocks.count - 1].text.isEmpty {
                    filled += 1
                    if filled > count { break }
                    blocks[blocks.count - 1].offset = line.startIndex
                }
                blocks[blocks.count - 1].text += " " + content.trimming { "*_".contains($0) }
            }
        }
        return whole(blocks)
    }

    /// Whether the first line of a block is code in Markdown, or a line below such a one; an item of a list is none.
    private static func isIndentedCode(_ line: ArraySlice<UInt8>) -> Bool {
        let content = line.drop(while: WhiteSpace.isASCII)
        guard let first = content.first, content.startIndex - line.startIndex > 3 || line.first == UInt8(ascii: "\t")
        else {
            return false
        }
        return !first.isASCIIDigit && !"-*+".utf8.contains(first)
    }

    /// The texts of the blocks of a page.
    private static func blocks(ofPage range: Range<Int>, of text: SourceText) -> [Block] {
        guard let page = ParsedPage(Array(text.bytes[range]), limits: IngestLimits()), page.excess == nil else {
            return []
        }
        var blocks = [Block()]
        var ends: Set<Int> = []
        var index = 0
        while index < page.nodes.count {
            if ends.remove(index) != nil { blocks.append(Block()) }
            let node = page.nodes[index]
            guard let tag = node.tag else {
                let lines = page.text(of: index).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                for (number, line) in lines.enumerated() {
                    // Markdown around the table has no elements.
                    if number > 0, line.allSatisfy(\.isWhitespace), number + 1 < lines.count { blocks.append(Block()) }
                    let isFirst = blocks[blocks.count - 1].text.allSatisfy(\.isWhitespace)
                    if isFirst { blocks[blocks.count - 1].offset = range.lowerBound + (node.source?.lowerBound ?? 0) }
                    blocks[blocks.count - 1].text += (number > 0 ? " " : "") + line
                }
                index += 1
                continue
            }
            if tag == .table || tag.headingLevel != nil { break }
            if tag == .unread || page.isHidden(index) {
                index = node.end
                continue
            }
            if !tag.isInLine, tag != .a, tag != .code {
                blocks.append(Block())
                ends.insert(node.end)
            }
            index += 1
        }
        return whole(blocks)
    }

    private static func whole(_ blocks: [Block]) -> [Block] {
        blocks.map { Block(text: LabelFolding.spaces($0.text), offset: $0.offset) }.filter { !$0.text.isEmpty }
    }
}
