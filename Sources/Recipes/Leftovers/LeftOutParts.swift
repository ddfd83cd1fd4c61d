import Articles
import Books
import Text

/// The tables, lists and lines that an article's recipes declare as left out, with findings for outdated entries.
struct LeftOutParts {
    private(set) var numbers: Set<Int> = []
    /// The lines of plain text.
    private(set) var lines: [ClosedRange<Int>] = []
    private(set) var findings: [Finding] = []

    /// - Parameters:
    ///   - context: the article, with the tables that recipes read.
    ///   - matcher: of the article.
    init(_ recipes: [Recipe], context: NormalizeContext, matcher: TableMatcher) {
        let problems = BookProblems()
        lazy var texts = LineRanges(context.fedTexts.map(\.lines))
        for entry in recipes.flatMap(\.leftOut) {
            let known = problems.findings.count
            let tables = matcher.tables(for: entry.selector, problems)
            let isText = if case .text = entry.selector.source { true } else { false }
            if isText { lines += tables.map(\.lines) } else { numbers.formUnion(tables.map(\.number)) }
            findings += problems.findings.dropFirst(known).map { stale($0.message, entry, notes: $0.notes) }
            let read = tables.filter { isText ? texts.overlaps($0.lines) : context.isRead($0) }
            findings += read.map { table in
                let note = context.note(table)
                return stale("a recipe reads what is left out here; remove one of the two", entry, notes: [note])
            }
        }
    }

    private func stale(_ message: String, _ entry: LeftOutTables, notes: [Note]) -> Finding {
        Finding(rule: .staleLeftOut, severity: .error, message: message, place: entry.place, notes: notes)
    }
}

/// Drafts the lines that declare unread tables as left out.
final class LeftOutDraft {
    /// The tables that a selection by kind and heading matches.
    private struct Equals {
        let count: Int
        /// Whether some of them are read or left out.
        let hasKnown: Bool
        /// Positions from 1, by table number.
        let positions: [Int: Int]
    }

    private let matcher: TableMatcher
    private let known: Set<Int>
    private let file: String?
    private var equals: [PartKind: [String?: Equals]] = [:]

    /// - Parameters:
    ///   - known: the numbers of the tables and lists that are read or left out.
    ///   - file: the recipe's; nil if there is none.
    init(matcher: TableMatcher, known: Set<Int>, file: String?) {
        (self.matcher, self.known, self.file) = (matcher, known, file)
    }

    /// The line that selects the table, together with the others under its heading if no recipe reads any of them.
    func remedy(for table: ArticleTable, _ kind: PartKind) -> Remedy? {
        guard let file else { return nil }
        let heading = table.headings.last?.text
        let equals = equals(kind, heading)
        var parts =
            switch kind {
            case .table: [String]()
            case .list: ["list: true"]
            case .text: ["aligned: true"]
            }
        if let heading { parts.append("heading: \(YAMLText.scalar(heading))") }
        var each = ""
        if equals.count > 1, equals.hasKnown {
            parts.append("number: \(equals.positions[table.number] ?? 1)")
        } else if equals.count > 1 {
            each = " each: \(equals.count),"
        }
        return Remedy(file: file, line: "- {select: {\(parts.joined(separator: ", "))},\(each) reason: }")
    }

    private func equals(_ kind: PartKind, _ heading: String?) -> Equals {
        if let known = equals[kind]?[heading] { return known }
        let tables = matcher.candidates(from: kind.source, heading: heading)
        let found = Equals(
            count: tables.count, hasKnown: tables.contains { known.contains($0.number) },
            positions: Dictionary(first: tables.enumerated().map { ($1.number, $0 + 1) }))
        equals[kind, default: [:]][heading] = found
        return found
    }
}

extension PartKind {
    fileprivate var source: TableSelector.Source {
        switch self {
        case .table: .tables
        case .list: .lists
        case .text: .aligned
        }
    }
}
