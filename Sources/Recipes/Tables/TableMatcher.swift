package import Articles
package import Books
import Text

/// Finds the tables, lists or tables of plain text that the recipes of an article select: by heading, header, caption and order among equals,
/// never by line.
package final class TableMatcher {
    let article: Article
    private lazy var tables = TableCatalogue(article.tables)
    private lazy var lists = TableCatalogue(
        article.lists.enumerated().map { ListTable.table($1, number: article.tables.count + $0 + 1) })
    private lazy var aligned = TableCatalogue(article.textTables)
    private lazy var lines = TextLines(article.text)

    package init(_ article: Article) { self.article = article }

    /// The tables of a selector, in source order; empty after reporting too few or too many.
    func tables(for selector: TableSelector, _ problems: BookProblems) -> [ArticleTable] {
        func report(_ message: String, _ found: [ArticleTable]) {
            let found = found.isEmpty ? candidates(for: selector).tables : found
            problems.report(
                "\(message) in \(article.path)\(found.isEmpty ? nothing(like: selector) : "")", at: selector.place,
                notes: found.prefix(20).map(note))
        }
        var found = candidates(for: selector).tables(for: selector)
        if let number = selector.number {
            guard number >= 1, number <= found.count else {
                report("number \(number) is selected, but \(matching(found.count, selector))", found)
                return []
            }
            found = [found[number - 1]]
        }
        guard found.count == selector.count else {
            if case .text(let block) = selector.source, reportMissingHeader(of: block, selector, problems) { return [] }
            report("\(count(selector.count, selector)) expected, but \(matching(found.count, selector))", found)
            return []
        }
        return found
    }

    /// The numbers of the tables with a selector's heading, caption and header, whatever their count.
    package func numbers(for selector: TableSelector) -> [Int] {
        candidates(for: selector).tables(for: selector).map(\.number)
    }

    /// The lists as tables, numbered after the article's tables.
    var listTables: [ArticleTable] { lists.tables }

    /// All tables of a source under a heading; all of them in an article without headings.
    func candidates(from source: TableSelector.Source, heading: String?) -> [ArticleTable] {
        let selector = TableSelector(
            heading: heading, header: [], caption: nil, source: source, number: nil, count: 1, place: Place(""))
        return candidates(for: selector).tables(for: selector)
    }

    private func candidates(for selector: TableSelector) -> TableCatalogue {
        switch selector.source {
        case .tables: return tables
        case .lists: return lists
        case .aligned: return aligned
        case .text(let block):
            let first = article.tables.count + article.lists.count + article.textTables.count + 1
            return TableCatalogue(TextBlockReader(block, in: lines).tables(firstNumber: first))
        }
    }

    private func count(_ number: Int, _ selector: TableSelector) -> String {
        "\(number) \(selector.source.noun)\(number == 1 ? "" : "s")"
    }

    private func matching(_ number: Int, _ selector: TableSelector) -> String {
        number == 0 ? "none matches" : "\(count(number, selector)) match\(number == 1 ? "es" : "")"
    }

    /// Reports that no line of the article equals the header of a block of text, with the nearest line.
    private func reportMissingHeader(
        of block: TextBlock, _ selector: TableSelector, _ problems: BookProblems
    ) -> Bool {
        guard lines.equal(to: block.header).isEmpty, !article.text.bytes.isEmpty else { return false }
        let near = problems.hasRoom ? lines.nearest(to: block.header) : nil
        let notes = near.map { line in
            let place = Place(article.path, line: line.number, column: 1)
            return [Note("the nearest line is here: “\(line.text)”", at: place)]
        }
        problems.report(
            "no line of \(article.path) equals “\(block.header)”, the header of the block of text", at: selector.place,
            notes: notes ?? [])
        return true
    }

    private func nothing(like selector: TableSelector) -> String {
        article.text.bytes.isEmpty ? ", which is empty" : ", which has no \(selector.source.noun)s"
    }

    private func note(_ candidate: ArticleTable) -> Note {
        let headings = candidate.headings.map(\.text).joined(separator: " > ")
        let firstRow = candidate.headerRows.isEmpty ? candidate.bodyRows.first.map(candidate.texts) : nil
        let cells = firstRow ?? WorkingTable.columns(of: candidate).map(\.name)
        let shown = cells.prefix(8).map(FindingText.oneLine).joined(separator: " | ")
        return Note(
            "candidate: under “\(headings)”, with the \(firstRow == nil ? "header" : "first row") \(shown)",
            at: Place(article.path, candidate.location))
    }
}
