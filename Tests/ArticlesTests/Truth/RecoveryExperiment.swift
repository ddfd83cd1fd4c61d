import Articles
import Text

/// Damages a table of the strict grammar in one of the ways that make the grammar see none, puts it between two sound
/// tables, and asks whether it is read as before.
struct RecoveryExperiment {
    /// What is done to the delimiter row.
    enum Delimiters: CaseIterable { case same, more, manyMore, fewer, one }
    /// Where the table is put.
    enum Place: CaseIterable {
        case alone, belowListItem, belowOrderedItem, belowItemsParagraph, belowQuote, inQuote, inQuotedList, inDivision
        case inDetails, belowHTMLBlock, belowParagraph, aboveProse, belowItemAboveProse, inListItem, aboveTable,
            belowLazyQuoteInList
    }

    enum Outcome: Equatable {
        case equal
        /// The grammar sees this table, so that nothing is recovered.
        case strict
        case different(String)
    }

    /// From the header to the last row.
    let lines: [String]
    let grid: [[String]]

    /// Nil if the lines are not a table that could be recovered: each row needs a pipe, and none may look like another
    /// table's delimiter row.
    init?(lines: [String]) {
        self.lines = lines
        let article = Reading.article(lines.joined(separator: "\n") + "\n", isStrict: true)
        guard article.tables.count == 1, let table = article.tables.first, table.syntax == .markdown,
            table.location.line == 1, table.endLine == lines.count,
            lines.enumerated().allSatisfy({ $0.offset == 1 || Self.hasPipe($0.element) }),
            !lines.dropFirst(2).contains(where: Self.isDelimiterRow)
        else { return nil }
        grid = Reading.grid(table)
    }

    static func isDelimiterRow(_ line: String) -> Bool {
        line.contains("-") && line.allSatisfy { " \t|:-".contains($0) }
    }

    private static func hasPipe(_ line: String) -> Bool {
        var isEscaped = false
        for character in line {
            if character == "|", !isEscaped { return true }
            isEscaped = character == "\\"
        }
        return false
    }

    func outcome(_ delimiters: Delimiters, _ place: Place, ending: String) -> Outcome {
        let before = ["# Top", "", "| n1 | n2 |", "|---|---|", "| 1 | 2 |", ""]
        let after = ["| n3 | n4 | n5 |", "|---|---|---|", "| 3 | 4 | 5 |", ""]
        // A table of the grammar goes on with the table below it, as the grammar has it.
        let gap = place == .aboveTable && count(delimiters) != width ? [] : [""]
        let text = (before + put(damaged(delimiters), at: place) + gap + after).joined(separator: ending)
        let tables = Reading.article(text).tables
        let outer = [[["n1", "n2"], ["1", "2"]], [["n3", "n4", "n5"], ["3", "4", "5"]]]
        guard tables.count == 3, Reading.grid(tables.first) == outer[0], Reading.grid(tables.last) == outer[1],
            tables.allSatisfy({ $0.headings.map(\.text) == ["Top"] })
        else { return .different("\(tables.map { Reading.grid($0) })\n\(text)") }
        let read = Reading.grid(tables[1])
        if !tables[1].isRecovered { return .strict }
        return read == grid ? .equal : .different("\(read)\n\(text)")
    }

    private var width: Int { grid.first?.count ?? 1 }

    private func count(_ delimiters: Delimiters) -> Int {
        switch delimiters {
        case .same: width
        case .more: width + 1
        case .manyMore: width + 7
        case .fewer: max(1, width - 1)
        case .one: 1
        }
    }

    private func damaged(_ delimiters: Delimiters) -> [String] {
        let count = count(delimiters)
        var result = lines
        if count != width { result[1] = "|" + String(repeating: "---|", count: count) }
        // A row of dashes without a pipe underlines a heading.
        if !result[1].contains("|") { result[1] = "|" + result[1] + "|" }
        return result
    }

    private func put(_ table: [String], at place: Place) -> [String] {
        switch place {
        case .alone: table
        case .belowListItem: ["- an item"] + table
        case .belowOrderedItem: ["1. an item", "2. another"] + table
        case .belowItemsParagraph: ["- an item", "", "  and its paragraph"] + table
        case .belowQuote: ["> said"] + table
        case .inQuote: table.map { "> " + $0 }
        case .inQuotedList: ["> - an item"] + table.map { "> " + $0 }
        case .inDivision: ["<div align=\"center\">"] + table + ["</div>"]
        case .inDetails: ["<details>", "<summary>More</summary>"] + table + ["</details>"]
        case .belowHTMLBlock: ["<div>words</div>"] + table
        case .belowParagraph: ["A paragraph,", "of two lines:"] + table
        case .aboveProse: table + ["Prose without a blank line between."]
        case .belowItemAboveProse: ["* an item"] + table + ["Prose, and", "more of it."]
        case .inListItem: ["- an item:", ""] + table.map { "  " + $0 }
        case .aboveTable: table
        case .belowLazyQuoteInList: ["- > said", "lazily"] + table
        }
    }
}
