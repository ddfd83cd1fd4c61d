import Diagnostics
import Measures

/// Finds the tables or lists that a recipe means: by heading, header, caption and order among equals, never by line.
struct TableMatcher {
    private let article: Article
    private let problems: BookProblems
    private let lists: [ArticleTable]

    init(article: Article, problems: BookProblems) {
        self.article = article
        self.problems = problems
        lists = article.lists.enumerated().map { index, list in
            ListTable.table(list, number: article.tables.count + index + 1)
        }
    }

    /// The tables of a selector, in source order; none after reporting that there are too few or too many.
    func tables(for selector: TableSelector) -> [ArticleTable] {
        var found = candidates(for: selector).filter { matches($0, selector) }
        if let number = selector.number {
            guard number >= 1, number <= found.count else {
                report("number \(number) is meant, but \(count(found.count, selector)) match", selector, found)
                return []
            }
            found = [found[number - 1]]
        }
        guard found.count == selector.count else {
            if let block = selector.text, reportMissingHeader(of: block, selector) { return [] }
            report(
                "\(count(selector.count, selector)) expected, but \(count(found.count, selector)) match", selector,
                found)
            return []
        }
        return found
    }

    private func candidates(for selector: TableSelector) -> [ArticleTable] {
        guard let block = selector.text else { return selector.isList ? lists : article.tables }
        let first = article.tables.count + lists.count + 1
        return TextBlockReader(block).tables(in: article.text, firstNumber: first)
    }

    private func matches(_ table: ArticleTable, _ selector: TableSelector) -> Bool {
        if let heading = selector.heading {
            guard table.headings.contains(where: { contains($0.text, heading) }) else { return false }
        }
        if let caption = selector.caption {
            guard let text = table.caption?.text, contains(text, caption) else { return false }
        }
        return headerMatches(table, selector.header)
    }

    private func contains(_ text: String, _ wanted: String) -> Bool {
        LabelFolding.fold(text).contains(LabelFolding.fold(wanted))
    }

    /// The wanted cells stand in the header in their order, others between them allowed. A table without a header is
    /// known by its first row, too.
    private func headerMatches(_ table: ArticleTable, _ wanted: [String]) -> Bool {
        if wanted.isEmpty { return true }
        let firstRow = table.headerRows.isEmpty ? table.bodyRows.first.map(table.texts) ?? [] : []
        return stand(wanted, in: WorkingTable.columns(of: table).map(\.name)) || stand(wanted, in: firstRow)
    }

    private func stand(_ wanted: [String], in names: [String]) -> Bool {
        var missing = wanted.map(LabelFolding.fold)[...]
        for name in names where missing.first == LabelFolding.fold(name) { missing.removeFirst() }
        return missing.isEmpty
    }

    private func count(_ number: Int, _ selector: TableSelector) -> String {
        "\(number) \(selector.isList ? "list" : "table")\(number == 1 ? "" : "s")"
    }

    /// Reports that no line of the article is the header of a block of text, and names the nearest one.
    private func reportMissingHeader(of block: TextBlock, _ selector: TableSelector) -> Bool {
        guard candidates(for: selector).isEmpty, !article.text.bytes.isEmpty else { return false }
        let lines = (1...article.text.lineCount).map {
            (number: $0, text: LabelFolding.width(article.text.lineText($0)))
        }
        let near = NearestWord.of(LabelFolding.width(block.header), among: lines.map(\.text))
        let notes = lines.filter { $0.text == near }.prefix(1).map { line in
            Note("the nearest line stands here: “\(line.text)”", at: Place(article.path, line: line.number, column: 1))
        }
        problems.report(
            "no line of \(article.path) equals “\(block.header)”, the header of the block of text", at: selector.place,
            notes: notes)
        return true
    }

    private func report(_ message: String, _ selector: TableSelector, _ found: [ArticleTable]) {
        let candidates = found.isEmpty ? candidates(for: selector) : found
        let nothing =
            article.text.bytes.isEmpty ? ", which is empty" : ", which has no \(selector.isList ? "lists" : "tables")"
        problems.report(
            "\(message) in \(article.path)\(candidates.isEmpty ? nothing : "")",
            at: selector.place,
            notes: candidates.prefix(20).map { table in
                let headings = table.headings.map(\.text).joined(separator: " > ")
                let firstRow = table.headerRows.isEmpty ? table.bodyRows.first.map(table.texts) : nil
                let cells = firstRow ?? WorkingTable.columns(of: table).map(\.name)
                let shown = cells.prefix(8).map(FindingText.oneLine).joined(separator: " | ")
                return Note(
                    "candidate: under “\(headings)”, with the \(firstRow == nil ? "header" : "first row") \(shown)",
                    at: Place(article.path, table.location))
            })
    }
}
