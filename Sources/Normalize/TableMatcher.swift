import Diagnostics
import Measures

/// Finds the tables that a recipe means: by heading, header, caption and order among equals, never by line.
struct TableMatcher {
    let article: Article
    let problems: BookProblems

    /// The tables of a selector, in source order; none after reporting that there are too few or too many.
    func tables(for selector: TableSelector) -> [ArticleTable] {
        var found = article.tables.filter { matches($0, selector) }
        if let number = selector.number {
            guard number >= 1, number <= found.count else {
                report("number \(number) of the tables is meant, but \(count(found.count)) match", selector, found)
                return []
            }
            found = [found[number - 1]]
        }
        guard found.count == selector.count else {
            report("\(count(selector.count)) expected, but \(count(found.count)) match", selector, found)
            return []
        }
        return found
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

    /// The wanted cells stand in the header in their order, others between them allowed.
    private func headerMatches(_ table: ArticleTable, _ wanted: [String]) -> Bool {
        var missing = wanted.map(LabelFolding.fold)[...]
        for column in WorkingTable(table).columns where missing.first == LabelFolding.fold(column.name) {
            missing.removeFirst()
        }
        return missing.isEmpty
    }

    private func count(_ number: Int) -> String {
        number == 1 ? "1 table" : "\(number) tables"
    }

    private func report(_ message: String, _ selector: TableSelector, _ found: [ArticleTable]) {
        let candidates = found.isEmpty ? article.tables : found
        problems.report(
            "\(message) in \(article.path)"
                + (candidates.isEmpty ? article.text.bytes.isEmpty ? ", which is empty" : ", which has no tables" : ""),
            at: selector.place,
            notes: candidates.prefix(20).map { table in
                let headings = table.headings.map(\.text).joined(separator: " > ")
                let header = WorkingTable(table).columns.prefix(8).map { FindingText.oneLine($0.name) }
                return Note(
                    "candidate: under “\(headings)”, with the header \(header.joined(separator: " | "))",
                    at: Place(article.path, table.location))
            })
    }
}
