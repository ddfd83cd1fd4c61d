package import Articles
package import Text

/// The tables that `tables --select` and `--kind` ask for.
///
///     3                 the third table of an article
///     heading=Sizes     under a heading that holds the text
///     header=Wood       with a header cell that holds it; caption=… likewise
///     Sizes             any of these three
///
/// Several selections of one sort are alternatives; selections of different sorts must all match. Case, width and
/// white space do not matter.
package struct TableSelection: Sendable {
    enum Sort: String, CaseIterable, Sendable {
        case number, heading, header, caption, any
    }

    /// The requested kind of tables; nil for all tables without a role for layout.
    let kind: TableKindChoice?
    /// The selection in the form of the command line: `--select heading=Sizes`.
    let words: String
    private var wanted: [Sort: [String]] = [:]

    package init(_ texts: [String] = [], kind: TableKindChoice? = nil) throws(UsageError) {
        self.kind = kind
        words = texts.map { "--select \($0.contains(" ") ? "\"\($0)\"" : $0)" }.joined(separator: " ")
        for text in texts {
            let (sort, value) = try Self.parsed(text)
            wanted[sort, default: []].append(value)
        }
    }

    private static func parsed(_ text: String) throws(UsageError) -> (Sort, String) {
        let folded = LabelFolding.fold(text)
        if Int(folded) != nil { return (.number, folded) }
        guard let equals = text.firstIndex(of: "=") else {
            if folded.isEmpty { throw UsageError("--select takes a number or a text, but found nothing") }
            return (.any, folded)
        }
        let name = LabelFolding.fold(String(text[..<equals]))
        let value = LabelFolding.fold(String(text[text.index(after: equals)...]))
        guard let sort = Sort(rawValue: name), sort != .any else {
            let names = Sort.allCases.filter { $0 != .any }.map(\.rawValue)
            throw UsageError(
                "--select has no condition \"\(name)\"" + WordHint.of(name, among: names, what: "it may be"))
        }
        if sort == .number, Int(value) == nil {
            throw UsageError("--select number= takes a number, but found \"\(value)\"")
        }
        return (sort, value)
    }

    /// Whether all tables of the kind are asked for.
    var isEmpty: Bool { wanted.isEmpty }

    /// The sorts that the selection uses.
    var sorts: [Sort] { Sort.allCases.filter { wanted[$0] != nil } }

    /// The alternatives of one sort, folded.
    func values(of sort: Sort) -> [String] { wanted[sort] ?? [] }

    package func matches(_ table: ArticleTable) -> Bool {
        wanted.keys.allSatisfy { matches(table, sort: $0) }
    }

    /// Whether a table matches all that the selection asks of one sort.
    func matches(_ table: ArticleTable, sort: Sort) -> Bool {
        values(of: sort).contains { matches(table, sort, $0) }
    }

    private func matches(_ table: ArticleTable, _ sort: Sort, _ value: String) -> Bool {
        switch sort {
        case .number: String(table.number) == value
        case .heading: table.headings.contains { LabelFolding.fold($0.text).contains(value) }
        case .header:
            table.headerRows.contains { row in
                table.texts(of: row).contains { LabelFolding.fold($0).contains(value) }
            }
        case .caption: table.caption.map { LabelFolding.fold($0.text).contains(value) } ?? false
        case .any: [Sort.heading, .header, .caption].contains { matches(table, $0, value) }
        }
    }
}
