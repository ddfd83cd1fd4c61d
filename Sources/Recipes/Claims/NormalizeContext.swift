import Articles
import Books
import Text

/// The context of steps and field sources: the book, the article, and the reports.
final class NormalizeContext {
    let book: Book
    let article: BookArticle
    /// The texts of the article's footnotes, by the numbers of the tables and the names of the marks.
    private let notes: [Int: [String: String]]
    /// Whether steps record explanations for `explain`.
    let isTracing: Bool
    private let limits: BookLimits
    let units: UnitsOfTexts
    /// The number of records from lists in rows, without the first record of each row.
    private var listRecords = 0
    /// The cells whose rows are read; nil for all rows.
    let focus: Set<SourceLocation>?
    /// The first and last line with a cell in focus: most rows have none between these.
    private let focusedLines: ClosedRange<Int>
    /// Whether a field could not be read without rows that are not in focus.
    private(set) var missesRows = false
    /// Mistakes in the recipe that is running.
    var problems = BookProblems()
    /// Findings about the article's data.
    private(set) var findings: [Finding] = []
    /// The dataset whose records are being read.
    var dataset: String?
    /// The position of each finding, as it was reported.
    private var known: [Finding: Int] = [:]
    /// By the place of a cell, the finding that casts doubt on the rows of the cell.
    private var ofRowsOf: [SourceLocation: Finding] = [:]
    /// By place, the findings about cells that steps could not split.
    private var ofUnsplit: [SourceLocation: Finding] = [:]
    /// The positions of the findings about the row that is being read.
    private var ofRow: Set<Int> = []
    /// The columns of the tables that recipes read, with those that a step has made of its rows.
    private var columns: [TableIdentity: [WorkingTable.Column]] = [:]
    /// The rows that a step has made columns.
    private var rowColumns: [TableIdentity: [WorkingTable.Column]] = [:]
    /// The tables whose rows a feed reads as they are, and so all of them.
    private var readByRow: Set<TableIdentity> = []
    /// The tables of plain text that recipes read.
    private(set) var fedTexts: [ArticleTable] = []
    /// The columns, by header cell, that a feed reads.
    private(set) var usedHeaders: Set<SourceLocation> = []
    /// The lines of the article's grid below these headers that a feed reads.
    private var usedLines: [SourceLocation: Set<Int>] = [:]
    /// What fields read of composite cells.
    var parts = UnusedParts()
    /// The places of recipes' entries that were used: of their own mappings, and of steps that changed a table.
    private(set) var usedEntries: Set<Place> = []
    /// What recipes have settled of the doubts about tables.
    private(set) var settled: Set<SettledDoubt> = []
    private(set) var usedLabels = LabelUses()
    /// Looked up for cells that cannot be read.
    private(set) lazy var corrections = CellCorrections(book, article: article)

    init(
        book: Book, article: BookArticle, isTracing: Bool, limits: BookLimits = BookLimits(),
        notes: [Int: [String: String]] = [:], focus: Set<SourceLocation>? = nil,
        problems: BookProblems = BookProblems(), units: UnitsOfTexts = UnitsOfTexts()
    ) {
        self.units = units
        self.focus = focus
        let lines = focus?.map(\.line) ?? []
        focusedLines = (lines.min() ?? 0)...(lines.max() ?? 0)
        self.limits = limits
        self.book = book
        self.article = article
        self.notes = notes
        self.isTracing = isTracing
        self.problems = problems
    }

    func footnotes(_ names: [String], of table: ArticleTable) -> [Footnote] {
        names.map { Footnote($0, text: notes[table.number]?[$0]) }
    }

    /// - Parameter records: that the finding casts doubt on without naming them.
    func report(_ finding: Finding, doubting records: DoubtedRecords? = nil) {
        let position = known[finding] ?? findings.count
        if position == findings.count {
            known[finding] = position
            findings.append(finding)
            if finding.dataset == nil { findings[position].dataset = dataset }
        } else if finding.dataset == nil, findings[position].dataset != dataset {
            // What several datasets cannot read is reported without a dataset.
            findings[position].dataset = nil
        }
        ofRow.insert(position)
        if let records { findings[position].doubted.append(records) }
    }

    /// Reports a finding that casts doubt on what is read from the rows of a cell.
    func report(_ finding: Finding, aboutRowsOf cell: WorkingCell) {
        report(finding)
        ofRowsOf[cell.origin.location] = finding
    }

    /// Reports a cell that a step cannot split.
    func report(_ finding: Finding, ofUnsplit cell: WorkingCell) {
        report(finding)
        ofUnsplit[cell.origin.location] = finding
    }

    /// Repeats the finding about a cell that a step could not split, for a row that lacks a part of it.
    func reportAgain(unsplit cell: WorkingCell) {
        if let finding = ofUnsplit[cell.origin.location] { report(finding) }
    }

    /// The finding that casts doubt on a row; nil if there is none.
    func finding(aboutRow row: [WorkingCell?]) -> Finding? {
        if ofRowsOf.isEmpty { return nil }
        return row.lazy.compactMap { $0.flatMap { self.ofRowsOf[$0.origin.location] } }.first
    }

    func beginRow() {
        if !ofRow.isEmpty { ofRow = [] }
    }

    /// Notes that the row's findings cast doubt on records.
    func doubt(_ records: DoubtedRecords) {
        for position in ofRow { findings[position].doubted.append(records) }
    }

    /// Whether the lists of a row may produce all of their combinations as records; reports if not.
    ///
    /// - Parameters:
    ///   - counts: the number of words in each list.
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

    func isInFocus(_ location: SourceLocation) -> Bool {
        guard let focus else { return true }
        return focusedLines.contains(location.line) && focus.contains(location)
    }

    /// Whether a row contains a cell in focus.
    func isInFocus(_ cells: some Sequence<SourceLocation>) -> Bool {
        focus == nil || cells.contains { isInFocus($0) }
    }

    /// Notes whether a field could not be read without other rows.
    func note(rowsMissedBy readers: some Sequence<FieldReader>) {
        if readers.contains(where: \.missesRows) { missesRows = true }
    }

    func use(_ table: WorkingTable) {
        if isRead(table.source) { return }
        if table.source.syntax == .text { fedTexts.append(table.source) }
        use(columns: table.columns, of: table.source)
    }
    func use(columns: [WorkingTable.Column], of table: ArticleTable) { self.columns[TableIdentity(table)] = columns }
    func use(rows: [WorkingTable.Column], of table: ArticleTable) { rowColumns[TableIdentity(table)] = rows }
    func feed(from table: WorkingTable) {
        if !table.isTransposed { readByRow.insert(TableIdentity(table.source)) }
    }
    func isRead(_ table: ArticleTable) -> Bool { columns[TableIdentity(table)] != nil }
    /// The numbers of the tables that recipes read.
    var readNumbers: Set<Int> { Set(columns.keys.map(\.number)) }
    /// The columns of a table that no feed reads, and its rows where feeds read these as columns; nil for a table that no
    /// recipe reads.
    func unreadColumns(of table: ArticleTable) -> [WorkingTable.Column]? {
        let identity = TableIdentity(table)
        guard let columns = columns[identity] else { return nil }
        let rows = readByRow.contains(identity) ? [] : rowColumns[identity, default: []]
        return unread(columns) { table.holdsText(in: $0, beside: $1) } + unread(rows)
    }

    /// The columns that no feed reads. One whose header cell spans a column that feeds read has its number in its name.
    ///
    /// - Parameter holdsText: whether a line of the grid has text beside other lines.
    private func unread(
        _ columns: [WorkingTable.Column], holdsText: (Int, Set<Int>) -> Bool = { _, _ in true }
    ) -> [WorkingTable.Column] {
        zip(columns, Self.uniqueNames(of: columns)).compactMap { column, name in
            guard let header = column.header else { return nil }
            guard usedHeaders.contains(header.origin.location) else { return column }
            // The names of a list's columns are not in the article; they have the place of the list.
            let isNamed = !header.origin.raw.isEmpty || column.name.isEmpty
            guard isNamed, let line = column.line, let used = usedLines[header.origin.location], !used.contains(line),
                holdsText(line, used)
            else { return nil }
            return WorkingTable.Column(name: name, header: header)
        }
    }
    /// Notes that a step has completed a row, which settles the doubt about its missing cells.
    func complete(_ row: [WorkingCell?]) {
        if let line = row.lazy.compactMap({ $0?.origin.location.line }).first { settled.insert(.row(line: line)) }
    }
    func settle(raisedIn cell: WorkingCell) {
        if cell.raised != nil { settled.insert(.raised(cell.origin.location)) }
    }
    func use(entry place: Place) { usedEntries.insert(place) }
    func use(label: Label, of vocabulary: Vocabulary) {
        usedLabels.add(label, of: vocabulary)
    }
    func use(_ column: WorkingTable.Column) {
        guard let header = column.header?.origin.location else { return parts.use(column.title) }
        usedHeaders.insert(header)
        if let line = column.line { usedLines[header, default: []].insert(line) }
    }

    func place(_ location: SourceLocation) -> Place { Place(article.path, location) }
    func place(_ cell: WorkingCell) -> Place { place(cell.origin.location) }

    /// Shows a table that a recipe's mistake is about.
    func note(_ table: ArticleTable) -> Note { Note("this is the table", at: place(table.location)) }

    /// The column with a name; reports a name with no column or several columns.
    func column(_ name: String, in table: WorkingTable, at place: Place) -> Int? {
        var found = table.columnIndices(name)
        if found.isEmpty, let numbered = Self.numbered(name, in: table) { found = [numbered] }
        guard let first = found.first, found.count == 1 else {
            let madeAt = found.lazy.compactMap { table.columns[$0].namePlace }.last
            let message =
                if found.isEmpty {
                    "the table has no column \"\(name)\"" + hint(for: name, in: table)
                } else if madeAt != nil {
                    "the table already has a column \"\(name)\"; choose another name for the one that this step makes"
                } else {
                    "\(found.count) columns have the name \"\(name)\"; write \"\(name)#1\" for the first of them"
                }
            problems.report(message, at: madeAt ?? place, notes: [note(table.source)])
            return nil
        }
        if table.columns[first].header == nil { parts.use(table.columns[first].title) }
        return first
    }

    /// The nearest name of a column, or else the first names; empty once the maximum number of mistakes is reached.
    private func hint(for name: String, in table: WorkingTable) -> String {
        guard problems.hasRoom else { return "" }
        let names = Self.uniqueNames(of: table.columns)
        let near = problems.hint(for: name, among: names.filter { !$0.isEmpty })
        return near.isEmpty ? "; it has \(Self.list(names))" : near
    }

    /// `Width#2` is the second column named Width, `#2` the second one without a name.
    private static func numbered(_ name: String, in table: WorkingTable) -> Int? {
        guard let sign = name.lastIndex(of: "#"), let number = Int(name[name.index(after: sign)...]) else { return nil }
        let equals = table.columnIndices(String(name[..<sign]))
        return number >= 1 && number <= equals.count ? equals[number - 1] : nil
    }

    /// The columns' names as a recipe writes them: equal names with a number.
    static func uniqueNames(of columns: [WorkingTable.Column]) -> [String] {
        let counts = Dictionary(columns.map { ($0.title.folded, 1) }, uniquingKeysWith: +)
        var seen: [String: Int] = [:]
        return columns.map { column in
            seen[column.title.folded, default: 0] += 1
            return counts[column.title.folded] == 1
                ? column.name : "\(column.name)#\(seen[column.title.folded] ?? 1)"
        }
    }

    /// The number of names in a message.
    private static let mostNames = 100

    static func list(_ names: [String]) -> String {
        names.map { "\"\(FindingText.oneLine($0))\"" }.listing(first: mostNames)
    }
}

/// Blocks of plain text, which a recipe declares, may have the number of another block.
private struct TableIdentity: Hashable {
    let number: Int
    let location: SourceLocation

    init(_ table: ArticleTable) { (number, location) = (table.number, table.location) }
}

extension ArticleTable {
    /// Whether a column has a text in its body that none of the other columns has, too: a cell may span them.
    fileprivate func holdsText(in column: Int, beside others: Set<Int>) -> Bool {
        bodyRows.contains { row in
            guard let cell = row[column], !cells[cell].text.isEmpty else { return false }
            return !others.contains { row[$0] == cell }
        }
    }
}

extension Finding {
    fileprivate static func tooManyRecords(_ counts: [Int], at place: Place, hint: String) -> Finding {
        let product = counts.filter { $0 > 1 }.map(String.init).joined(separator: " × ")
        return Finding(
            rule: .tableTooLarge, severity: .error,
            message:
                "the lists in this row would make \(product) records, more than the limit allows; the row is left out\(hint)",
            place: place)
    }
}
