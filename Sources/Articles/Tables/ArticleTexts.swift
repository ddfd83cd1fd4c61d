import Text

/// The short texts around a table that are neither its caption nor the paragraph above, but may be about its numbers.
extension Article {
    /// The first paragraphs directly below a table, and those below each heading above it, before any other table.
    package func texts(around table: ArticleTable) -> [String] {
        let next = [tables, textTables].compactMap { tables in
            let index = tables.partitionPoint { $0.range.lowerBound < table.range.upperBound }
            return index < tables.count ? tables[index].range.lowerBound : nil
        }.min()
        let end = min(next ?? text.bytes.count, table.range.upperBound + Self.mostBytes)
        let isHTML = table.syntax == .html
        let below = Self.texts(text.bytes[table.range.upperBound..<max(end, table.range.upperBound)], isHTML)
        let above = table.headings.flatMap { heading -> [String] in
            // Lines of pages that were made small are long, and a column costs the bytes before it.
            guard heading.location.column <= Self.mostBytes, let start = text.offset(of: heading.location) else {
                return []
            }
            let first = start + heading.raw.utf8.count
            let end = min(table.range.lowerBound, first + Self.mostBytes)
            return first < end ? Self.texts(text.bytes[first..<end], isHTML) : []
        }
        return below + above
    }

    private static let mostBytes = 3_000
    private static let mostTexts = 3

    private static func texts(_ bytes: ArraySlice<UInt8>, _ isHTML: Bool) -> [String] {
        let blocks = isHTML ? blocks(ofHTML: Array(bytes)) : blocks(ofLines: String(decoding: bytes, as: UTF8.self))
        return Array(blocks.map(LabelFolding.spaces).filter { !$0.isEmpty }.prefix(mostTexts))
    }

    /// The paragraphs of plain text or Markdown, up to the next heading or table.
    private static func blocks(ofLines text: String) -> [String] {
        var blocks = [""]
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let line = line.trimming(while: \.isWhitespace)
            if line.first == "|" || line.hasPrefix("# ") || line.hasPrefix("##") || line.hasPrefix("<t") { break }
            if line.isEmpty {
                blocks.append("")
            } else {
                blocks[blocks.count - 1] += " " + line.trimming { "*_".contains($0) }
            }
        }
        return blocks
    }

    /// The texts of the blocks of a page, up to the next heading or table.
    private static func blocks(ofHTML bytes: [UInt8]) -> [String] {
        guard let page = ParsedPage(bytes, limits: IngestLimits()), page.excess == nil else { return [] }
        var blocks = [""]
        var ends: Set<Int> = []
        var index = 0
        while index < page.nodes.count {
            if ends.remove(index) != nil { blocks.append("") }
            let node = page.nodes[index]
            guard let tag = node.tag else {
                let lines = page.text(of: index).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                for (number, line) in lines.enumerated() {
                    // Markdown around the table has no elements.
                    if number > 0, line.allSatisfy(\.isWhitespace), number + 1 < lines.count { blocks.append("") }
                    blocks[blocks.count - 1] += (number > 0 ? " " : "") + line
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
                blocks.append("")
                ends.insert(node.end)
            }
            index += 1
        }
        return blocks
    }
}
