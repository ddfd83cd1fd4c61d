import Numbers
import Text

/// The columns of numbers with the decimal comma: their cells in all tables of the article show it, or else those of the
/// table's other columns, or else, where the language of the article has it, those of other articles.
struct DecimalCommas {
    /// The positions of the first table's columns among those that stay columns.
    private let places: [Int: Int]
    /// By article and column of the first table, what the cells of all tables show; nil is the columns that become rows.
    private var signs: [Int: [Int?: SignEvidence]] = [:]
    /// The same of all articles together.
    private var signsOfAll: [Int?: SignEvidence] = [:]
    /// The articles in a language with the decimal comma.
    private var articlesOfComma: Set<Int> = []

    /// - Parameter tables: with the same columns, each with its own order of others; at least one.
    init(_ tables: [DraftTable]) {
        places = tables[0].places
        for table in tables {
            if table.cells.contains(where: \.isOfDecimalComma) { articlesOfComma.insert(table.article) }
            for (column, place) in places { add(table.cells(at: place), to: column, of: table) }
            for own in table.pivot?.columns ?? [] { add(table.cells[own], to: nil, of: table) }
        }
    }

    private mutating func add(_ cells: ColumnCells, to column: Int?, of table: DraftTable) {
        signs[table.article, default: [:]][column, default: SignEvidence()].add(cells.signs)
        signsOfAll[column, default: SignEvidence()].add(cells.signs)
    }

    /// Whether the numbers of a field have the comma in a table.
    func hasComma(_ source: DraftField.Source, in table: DraftTable) -> Bool {
        if let own = signs[table.article]?[source.column]?.signs { return own == .comma }
        let shown = columns(of: source, in: table).compactMap { table.cells[$0].signs.signs ?? table.signs.signs }
        if !shown.isEmpty { return shown.contains(.comma) }
        return articlesOfComma.contains(table.article) && signsOfAll[source.column]?.signs == .comma
    }

    /// The columns of a table that a field reads.
    func columns(of source: DraftField.Source, in table: DraftTable) -> [Int] {
        source.column.map { [place(of: $0, in: table)].compactMap(\.self) } ?? table.pivot?.columns ?? []
    }

    /// What the separators of a field are in each of several articles if they differ, or are only clear in some.
    ///
    /// - Parameter ids: of the articles.
    func remark(on source: DraftField.Source, in tables: [DraftTable], ids: (Int) -> String) -> String? {
        let key = source.column
        guard key != nil || source == .pivotCell, signs.count > 1 else { return nil }
        var clear: [(article: Int, isComma: Bool)] = []
        var doubtful: [(article: Int, text: String, hasDecimals: Bool)] = []
        for (article, tables) in tables.groups(by: \.article) {
            if let own = signs[article]?[key]?.signs {
                clear.append((article, own == .comma))
            } else {
                let cells = tables.lazy.flatMap { table in columns(of: source, in: table).map { table.cells[$0] } }
                let text = cells.flatMap(\.texts).first { SignEvidence.isAmbiguous($0) }
                if let text {
                    let isComma = hasComma(source, in: tables[0])
                    doubtful.append((article, text, hasDecimals: text.contains(isComma ? "," : ".")))
                }
            }
        }
        func described(_ entry: (article: Int, isComma: Bool)) -> String {
            "\(ids(entry.article)) has the decimal \(entry.isComma ? "comma" : "point")"
        }
        guard let first = clear.first else {
            guard let one = doubtful.first, let other = doubtful.first(where: { $0.hasDecimals != one.hasDecimals })
            else { return nil }
            func read(_ hasDecimals: Bool) -> String { hasDecimals ? "decimals" : "thousands" }
            return "“\(one.text)” of \(ids(one.article)) is read with \(read(one.hasDecimals)), and “\(other.text)” of "
                + "\(ids(other.article)) with \(read(other.hasDecimals)); check \"decimal\" in both recipes"
        }
        if let other = clear.first(where: { $0.isComma != first.isComma }) {
            return "\(described(first)), and \(described(other)); check \"decimal\" in both recipes"
        }
        guard let other = doubtful.first else { return nil }
        return "“\(other.text)” of \(ids(other.article)) may have thousands or decimals, and \(described(first)); "
            + "check \"decimal\" in both recipes"
    }

    /// A column of the first table in another one; nil if the other one does not have it.
    func place(of column: Int, in table: DraftTable) -> Int? { places[column].flatMap { table.plain[$0] } }
}
