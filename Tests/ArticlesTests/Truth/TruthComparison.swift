import Articles
import Foundation
import Text

/// Says where what Ingest reads in a Markdown article differs from a full parse of it.
struct TruthComparison {
    let bytes: [UInt8]
    let path: String

    private let holdsRaisedText: Bool

    init(_ bytes: [UInt8], path: String = "a.md") {
        self.bytes = bytes
        holdsRaisedText = String(decoding: bytes, as: UTF8.self).contains("<sup")
        self.path = path
    }

    struct Result {
        var tables = 0
        var cells = 0
        var headingPaths = 0
        var differences: [String] = []
    }

    /// One line for each difference, none where all is the same.
    func result() -> Result {
        var result = Result()
        let strict = article(IngestOptions(isStrict: true))
        let truth = FullParse(strict.text.bytes)
        let tables = strict.tables.filter { $0.syntax == .markdown }
        result.tables = tables.count
        result.cells = tables.reduce(0) { $0 + $1.cells.count }
        if tables.count != truth.tables.count {
            result.differences.append("\(tables.count) tables, not \(truth.tables.count)")
        }
        for (table, expected) in zip(tables, truth.tables) {
            result.differences += differences(of: table, from: expected, truth: truth)
            if !truth.mayHaveHTMLHeadings { result.headingPaths += 1 }
        }
        if !truth.mayHaveHTMLHeadings { result.differences += differencesOfText(in: strict, truth: truth) }
        result.differences += differencesOfOtherReadings(from: strict)
        return result
    }

    private func article(_ options: IngestOptions) -> Article {
        ArticleReader(options: options).article(path: path, bytes: bytes).value
    }

    private func differences(of table: ArticleTable, from expected: FullParse.Table, truth: FullParse) -> [String] {
        let line = "line \(table.location.line): "
        let rows = table.headerRows + table.bodyRows
        guard rows.map(\.count) == expected.rows.map(\.count), table.headerRows.count == 1 else {
            return [line + "rows of \(rows.map(\.count)), not \(expected.rows.map(\.count))"]
        }
        var differences: [String] = []
        for (row, texts) in zip(rows, expected.rows) {
            for (cell, text) in zip(row, texts) where !Self.agrees(cell.map { table.cells[$0] }, with: text) {
                let ours = cell.map { table.cells[$0].text } ?? "nothing"
                differences.append(line + "\"\(ours)\", not \"\(text)\"")
            }
        }
        let lines = table.bodyRows.map { $0.lazy.compactMap(\.self).first.map { table.cells[$0].location.line } }
        for (ours, theirs) in zip(lines, expected.bodyLines) where ours != nil && ours != theirs {
            differences.append(line + "a row on line \(ours ?? 0), not \(theirs)")
        }
        if let first = expected.bodyLines.first, first != table.location.line + 2 {
            differences.append(line + "the first row is on line \(first)")
        }
        let headings = table.headings.map(\.text)
        let agrees =
            headings.count == expected.headings.count
            && zip(headings, expected.headings).allSatisfy(mayBeText)
        if !truth.mayHaveHTMLHeadings, !agrees {
            differences.append(line + "under \(headings), not \(expected.headings)")
        }
        return differences
    }

    /// True for an item of HTML: its tag is before the text, perhaps with others between them.
    private static func isHTML(_ item: ArticleItem, in text: SourceText) -> Bool {
        let line = item.location.line
        let above = (max(1, line - 5)..<line).map { text.lineText($0) + "\n" }.joined()
        let own = text.lineText(line).unicodeScalars.prefix(item.location.column - 1)
        var before = (above + String(String.UnicodeScalarView(own)))[...]
        while let last = before.last(where: { !$0.isWhitespace }), last == ">",
            let start = before.lastIndex(of: "<")
        {
            let tag = before[start...].lowercased()
            if tag.hasPrefix("<li") || tag.hasPrefix("<dd") { return true }
            before = before[..<start]
        }
        return false
    }

    /// Paragraphs above tables and items of Markdown's lists are those of the full parse.
    private func differencesOfText(in article: Article, truth: FullParse) -> [String] {
        var differences: [String] = []
        for text in article.tables.compactMap(\.leadIn?.text) {
            let text = FullParse.folded(text)
            guard !truth.paragraphs.contains(text) else { continue }
            if !truth.paragraphs.contains(where: { mayBeText(text, $0) }) {
                differences.append("no paragraph reads \"\(text)\"")
            }
        }
        let lists = article.lists.filter { $0.items.allSatisfy { !Self.isHTML($0, in: article.text) } }
        let items = lists.flatMap(\.items).map(\.content.text)
        if items.count != truth.items.count {
            differences.append("\(items.count) list items, not \(truth.items.count)")
        }
        for (index, (ours, theirs)) in zip(items, truth.items).enumerated() where !mayBeText(ours, theirs) {
            if truth.partialItems.contains(index), Self.holds(ours, theirs) { continue }
            differences.append("an item \"\(ours)\", not \"\(theirs)\"")
        }
        return differences
    }

    /// Whether a text has the words of another in their order, and more of its own; without marks of notes.
    private static func holds(_ text: String, _ part: String) -> Bool {
        func split(_ text: String) -> ArraySlice<String.SubSequence> {
            withoutReferences(text).filter { !"*†‡¶↩>".contains($0) }.split(whereSeparator: \.isWhitespace)[...]
        }
        var words = split(FullParse.folded(text))
        return split(part).allSatisfy { word in
            guard let index = words.firstIndex(of: word) else { return false }
            words = words[(index + 1)...]
            return true
        }
    }

    /// However an article is read, the tables of the strict grammar are the same.
    private func differencesOfOtherReadings(from strict: Article) -> [String] {
        // A table that the grammar sees may be two: those are tried elsewhere.
        guard !strict.tables.contains(where: Self.mayBeTwo) else { return [] }
        let expected = Self.description(of: strict)
        let others: [(String, IngestOptions)] = [
            ("with recovery", IngestOptions()), ("tables only", IngestOptions(isStrict: true, readsTablesOnly: true)),
            ("tables only with recovery", IngestOptions(readsTablesOnly: true)),
        ]
        return others.compactMap { name, options in
            let other = Self.description(of: article(options))
            guard other != expected else { return nil }
            let first = zip(other, expected).first { $0 != $1 }
            return "\(name): \(other.count) tables for \(expected.count), first \(String(describing: first))"
        }
    }

    /// True where a row of the body looks like a delimiter row.
    private static func mayBeTwo(_ table: ArticleTable) -> Bool {
        table.bodyRows.contains { row in
            row.allSatisfy { cell in
                cell.map { table.cells[$0].raw.allSatisfy { "-:".contains($0) } && !table.cells[$0].raw.isEmpty }
                    ?? true
            }
        }
    }

    private static func description(of article: Article) -> [String] {
        article.tables.filter { $0.syntax == .markdown && !$0.isRecovered }.map { table in
            "\(table.location) \(table.endLine) \(table.headings) \(table.cells) \(table.headerRows) \(table.bodyRows)"
        }
    }

    private static func agrees(_ cell: ArticleCell?, with text: String) -> Bool {
        guard let cell else { return text.isEmpty }
        // The sign of a power is ours.
        let ours = FullParse.folded(cell.raised == nil ? cell.text : cell.text.replacing("^", with: ""))
        if ours == text || cell.raised != nil && ours == text.replacing("^", with: "") { return true }
        // What is gone are the marks, and the brackets around them.
        let marks = cell.footnotes.flatMap(\.unicodeScalars).filter { !isFrame($0) }.sorted()
        guard !cell.footnotes.isEmpty, let gone = removed(from: text, to: ours) else { return false }
        return gone.sorted() == marks
    }

    /// True where one is the other, with marks of footnotes taken out.
    private func mayBeText(_ ours: String, _ theirs: String) -> Bool {
        let folded = FullParse.folded(ours)
        if folded == theirs { return true }
        let (ours, theirs) = (Self.withoutReferences(folded), Self.withoutReferences(theirs))
        guard let gone = Self.removed(from: theirs, to: ours) else { return false }
        // What `<sup>` raises and links may be any short word.
        return gone.count <= 16 && holdsRaisedText
            || gone.allSatisfy { $0.properties.numericType != nil || "*†‡,¶#↩".unicodeScalars.contains($0) }
    }

    private static func withoutReferences(_ text: String) -> String {
        text.replacingOccurrences(of: #"\[\^[^\s\[\]]+\]"#, with: "", options: .regularExpression)
    }

    /// The characters that were taken out of a text to give another; nil if that one has characters of its own.
    private static func removed(from text: String, to rest: String) -> [Unicode.Scalar]? {
        var rest = Array(rest.unicodeScalars.filter { !isFrame($0) })[...]
        var gone: [Unicode.Scalar] = []
        for scalar in text.unicodeScalars where !isFrame(scalar) {
            if rest.first == scalar { rest.removeFirst() } else { gone.append(scalar) }
        }
        return rest.isEmpty ? gone : nil
    }

    private static func isFrame(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || "[]()^".unicodeScalars.contains(scalar)
    }
}
