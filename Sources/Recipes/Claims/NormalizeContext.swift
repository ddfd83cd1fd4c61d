import Articles
import Books
import Records
import Text

/// What steps and field sources need beside their table: the book, and where to report.
final class NormalizeContext {
    let book: Book
    let article: BookArticle
    /// Whether every step leaves a sentence for `explain`.
    let isTracing: Bool
    private let limits: BookLimits
    /// The records that lists in rows have given so far, without the first of each row.
    private var listRecords = 0
    /// The cells whose rows alone are read; nil for all rows.
    let focus: Set<SourceLocation>?
    /// Mistakes of the recipe that is running.
    var problems = BookProblems()
    /// What is wrong with the article's data.
    private(set) var findings: [Finding] = []
    private var known: Set<Finding> = []
    /// The numbers of the tables that a recipe feeds from.
    private(set) var fedTables: Set<Int> = []
    /// The columns, by header cell, that a feed reads.
    private(set) var usedHeaders: Set<SourceLocation> = []
    /// The entries of recipes' own mappings that some cell needed.
    private(set) var usedMappings: Set<Place> = []
    /// The lines of rows that a step has given the cells they lack.
    private(set) var mendedLines: Set<Int> = []
    /// The steps, where recipes name them, that have changed some table.
    private(set) var usedSteps: Set<Place> = []
    /// The columns of tables whose header a step has made, by the table's number.
    private(set) var madeColumns: [Int: [WorkingTable.Column]] = [:]
    /// By the vocabulary's name, the labels that it was asked for and knew, folded.
    private(set) var usedLabels: [String: Set<String>] = [:]

    init(
        book: Book, article: BookArticle, isTracing: Bool, limits: BookLimits = BookLimits(),
        focus: Set<SourceLocation>? = nil,
        problems: BookProblems = BookProblems()
    ) {
        self.focus = focus
        self.limits = limits
        self.book = book
        self.article = article
        self.isTracing = isTracing
        self.problems = problems
    }

    func report(_ finding: Finding) {
        if known.insert(finding).inserted { findings.append(finding) }
    }

    /// Whether the lists of a row may give records of all choices of one word from each list; says so where they may not.
    ///
    /// - Parameters:
    ///   - counts: how many words each list has.
    ///   - place: of the row.
    func allowsRecords(ofLists counts: [Int], at place: Place) -> Bool {
        var (all, isHuge) = (1, false)
        for count in counts {
            let product = all.multipliedReportingOverflow(by: count)
            (all, isHuge) = (product.partialValue, isHuge || product.overflow)
        }
        guard all > 1 || isHuge else { return true }
        guard !isHuge, all - 1 <= limits[.listRecords] - listRecords else {
            let needed = listRecords.addingReportingOverflow(all - 1)
            let hint = limits.hint(.listRecords, needed: isHuge || needed.overflow ? .max : needed.partialValue)
            report(.tooManyRecords(counts, at: place, hint: hint))
            return false
        }
        listRecords += all - 1
        return true
    }

    /// Whether a row has a cell that is looked at.
    func isInFocus(_ cells: some Sequence<SourceLocation>) -> Bool {
        focus.map { focus in cells.contains { focus.contains($0) } } ?? true
    }

    func use(_ table: ArticleTable) { fedTables.insert(table.number) }
    func use(columns: [WorkingTable.Column], of table: ArticleTable) { madeColumns[table.number] = columns }
    func use(step place: Place) { usedSteps.insert(place) }
    func mend(_ row: [WorkingCell?]) {
        if let line = row.lazy.compactMap({ $0?.origin.location.line }).first { mendedLines.insert(line) }
    }
    func use(mapping place: Place) { usedMappings.insert(place) }
    func use(label: String, of vocabulary: Vocabulary) {
        usedLabels[vocabulary.name, default: []].insert(LabelFolding.fold(label))
    }
    func use(header location: SourceLocation) { usedHeaders.insert(location) }

    func place(_ location: SourceLocation) -> Place { Place(article.path, location) }

    /// The one column of a name; reports a name that no column or several columns have.
    func column(_ name: String, in table: WorkingTable, at place: Place) -> Int? {
        var found = table.columnIndices(name)
        if found.isEmpty, let numbered = Self.numbered(name, in: table) { found = [numbered] }
        guard let first = found.first, found.count == 1 else {
            let message =
                found.isEmpty
                ? "the table has no column \"\(name)\"" + hint(for: name, in: table)
                : "\(found.count) columns are called \"\(name)\"; write \"\(name)#1\" for the first of them"
            problems.report(
                message, at: place, notes: [Note("this is the table", at: self.place(table.source.location))])
            return nil
        }
        return first
    }

    /// The nearest name of a column or, where none is near, the first names; nothing where no more mistakes are listed.
    private func hint(for name: String, in table: WorkingTable) -> String {
        guard problems.hasRoom else { return "" }
        let names = Self.uniqueNames(of: table)
        let near = problems.hint(for: name, among: names.filter { !$0.isEmpty })
        return near.isEmpty ? "; it has \(Self.list(names))" : near
    }

    /// `Width#2` is the second of the columns that are called Width, `#2` of those without a name.
    private static func numbered(_ name: String, in table: WorkingTable) -> Int? {
        guard let sign = name.lastIndex(of: "#"), let number = Int(name[name.index(after: sign)...]) else { return nil }
        let equals = table.columnIndices(String(name[..<sign]))
        return number >= 1 && number <= equals.count ? equals[number - 1] : nil
    }

    /// The columns' names, each as a recipe can write it: of equal ones with their number.
    static func uniqueNames(of table: WorkingTable) -> [String] {
        let folded = table.columns.map { LabelFolding.fold($0.name) }
        let counts = Dictionary(folded.map { ($0, 1) }, uniquingKeysWith: +)
        var seen: [String: Int] = [:]
        return zip(table.columns, folded).map { column, name in
            seen[name, default: 0] += 1
            return counts[name] == 1 ? column.name : "\(column.name)#\(seen[name] ?? 1)"
        }
    }

    /// How many names a message lists.
    private static let mostNames = 100

    static func list(_ names: [String]) -> String {
        let rest = names.count - mostNames
        return names.prefix(mostNames).map { "\"\(FindingText.oneLine($0))\"" }.joined(separator: ", ")
            + (rest > 0 ? " and \(rest) more" : "")
    }
}

extension Finding {
    fileprivate static func tooManyRecords(_ counts: [Int], at place: Place, hint: String) -> Finding {
        let product = counts.filter { $0 > 1 }.map(String.init).joined(separator: " × ")
        return Finding(
            rule: "table-too-large", severity: .error,
            message: "the lists in this row ask for \(product) records, more than are left; the row gives none\(hint)",
            place: place)
    }
}
