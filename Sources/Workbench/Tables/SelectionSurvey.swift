import Articles
import Text

/// What `tables --select` could have selected, for its message if no table matches.
struct SelectionSurvey: Sendable {
    /// A heading, header cell or caption, with its sort.
    private struct Name: Hashable, Sendable {
        let sort: TableSelection.Sort
        let text: String
    }

    /// The limits on names that a wrong word is compared with: their number and length.
    private static let most = 1_000
    private static let longest = 64
    private static let shown = 5

    private(set) var tables = 0
    /// The greatest number of tables in an article.
    private var lastNumber = 0
    /// The sorts of conditions that some table satisfies by themselves.
    private var fulfilled: Set<TableSelection.Sort> = []
    private var names: [Name] = []
    private var known: Set<Name> = []

    /// Roughly the memory of the names, each of which is stored twice.
    var bytes: Int { names.count * 2 * Self.longest }

    init() {}

    /// - Parameter tables: all tables of one article.
    init(of tables: [ArticleTable], for selection: TableSelection) {
        self.tables = tables.count
        lastNumber = tables.last?.number ?? 0
        for table in tables {
            fulfilled.formUnion(selection.sorts.filter { selection.matches(table, sort: $0) })
            for heading in table.headings { note(.heading, heading.text) }
            for row in table.headerRows { for text in table.texts(of: row) { note(.header, text) } }
            if let caption = table.caption { note(.caption, caption.text) }
        }
    }

    mutating func add(_ other: SelectionSurvey) {
        tables += other.tables
        lastNumber = max(lastNumber, other.lastNumber)
        fulfilled.formUnion(other.fulfilled)
        for name in other.names { note(name.sort, name.text) }
    }

    private mutating func note(_ sort: TableSelection.Sort, _ text: String) {
        guard names.count < Self.most, !text.isEmpty, text.utf8.count <= Self.longest else { return }
        let name = Name(sort: sort, text: LabelFolding.width(text))
        if known.insert(name).inserted { names.append(name) }
    }
}

extension SelectionSurvey {
    /// One line: the selection, the number of tables, and the nearest alternatives.
    func message(for selection: TableSelection) -> String {
        switch tables {
        case 0: "no tables"
        case 1: "the only table does not match \(selection.words)\(hint(for: selection))"
        default: "none of \(tables) tables matches \(selection.words)\(hint(for: selection))"
        }
    }

    private func hint(for selection: TableSelection) -> String {
        guard let sort = selection.sorts.first(where: { !fulfilled.contains($0) }) else {
            return selection.sorts.count > 1 ? "; each condition matches some table" : ""
        }
        if sort == .number { return "; the last number is \(lastNumber)" }
        let texts = names.filter { sort == .any || $0.sort == sort }.map(\.text)
        for value in selection.values(of: sort) {
            guard let near = Self.nearest(to: value, among: texts) else { continue }
            return "; did you mean \(Self.quoted(sort == .any ? near : "\(sort.rawValue)=\(near)"))?"
        }
        let what = sort == .any ? "heading, header or caption" : sort.rawValue
        guard !texts.isEmpty else { return "; no table has a \(what)" }
        return "; a table's \(what) may be " + texts.map(Self.quoted).listing(first: Self.shown) { _ in ", …" }
    }

    private static func quoted(_ text: String) -> String { "\"\(text)\"" }

    /// A selection may be part of a text, so each run of as many words is compared too.
    private static func nearest(to value: String, among texts: [String]) -> String? {
        let count = value.split(separator: " ").count
        let runs = texts.flatMap { text -> [String] in
            let words = text.split(separator: " ")
            guard words.count > count else { return [] }
            return (0...(words.count - count)).map { words[$0..<($0 + count)].joined(separator: " ") }
        }
        return NearestWord.of(value, among: texts + runs)
    }
}
