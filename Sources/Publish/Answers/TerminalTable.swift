import Text

/// Rows of cells aligned for a terminal, with numbers right-aligned.
///
///     unit: mm, status: read
///
///     species  value
///     -------  -----
///     oak          4
///     pine        12
///
/// Columns with the same cell in all rows are shown once above the table, empty ones are omitted. If the table is too
/// wide, long texts wrap; if that is not enough, each record becomes a list of its fields.
struct TerminalTable {
    struct Cell: Equatable {
        let text: String
        let isNumber: Bool

        init(_ text: String, isNumber: Bool = false) {
            self.text = text
            self.isNumber = isNumber
        }
    }

    private let columns: [String]
    private let rows: [[Cell]]
    private let width: Int?
    private let sharesColumns: Bool
    private let ownColumns: Set<Int>

    /// - Parameters:
    ///   - width: of the terminal; nil for no wrapping.
    ///   - sharesColumns: whether columns with the same cell in all rows are shown once.
    ///   - ownColumns: those that are only shown once if they are empty, since they change what is beside them.
    init(
        columns: [String], rows: [[Cell]], width: Int? = nil, sharesColumns: Bool = true, ownColumns: Set<Int> = []
    ) {
        self.sharesColumns = sharesColumns
        self.ownColumns = ownColumns
        self.columns = columns.map(Self.safe)
        self.rows = rows.map { $0.map { Cell(Self.safe($0.text), isNumber: $0.isNumber) } }
        self.width = width
    }

    /// Lines do not end with spaces, and control characters are shown as spaces.
    var text: String {
        let shared = sharedColumns
        let shown = columns.indices.filter { !shared.contains($0) }
        let above = sharedText(shared)
        guard let widths = widths(shown) else { return above + lists(shown) }
        return above + grid(shown, widths)
    }

    /// The lines of a cell are kept.
    private static func safe(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { FindingText.oneLine(String($0)) }
            .joined(separator: "\n")
    }
}

/// The columns that are shown once.
extension TerminalTable {
    private var sharedColumns: [Int] {
        guard sharesColumns, let first = rows.first else { return [] }
        let equal = columns.indices.filter { column in
            rows.allSatisfy { $0[column] == first[column] }
                && (!ownColumns.contains(column) || first[column].text.isEmpty)
        }
        // A single row is shown whole, except for empty cells.
        return rows.count > 1 && equal.count < columns.count ? equal : equal.filter { first[$0].text.isEmpty }
    }

    private func sharedText(_ shared: [Int]) -> String {
        let parts = shared.filter { !rows[0][$0].text.isEmpty }.map { "\(columns[$0]): \(rows[0][$0].text)" }
        guard !parts.isEmpty else { return "" }
        let text = parts.joined(separator: ", ").replacing("\n", with: " ")
        return WrappedText.text(text, width: width) + "\n"
    }
}

extension TerminalTable {
    private static let gap = 2
    private static let narrowest = 6

    /// The width of each column; nil if they cannot fit.
    private func widths(_ shown: [Int]) -> [Int]? {
        let texts = shown.map { column in
            [WrappedText(columns[column])] + rows.map { WrappedText($0[column].text) }
        }
        let natural = texts.map { $0.reduce(0) { max($0, $1.width) } }
        guard let width else { return natural }
        let available = width - Self.gap * (shown.count - 1)
        if natural.reduce(0, +) <= available { return natural }
        let least = zip(shown, texts).map { column, texts in
            rows.isNumeric(column)
                ? max(texts.dropFirst().reduce(0) { max($0, $1.width) }, texts[0].widestPiece)
                : texts.reduce(0) { max($0, $1.widestPiece) }
        }
        return Self.fitted(natural, least: least, available)
            ?? Self.fitted(
                natural, least: zip(shown, least).map { rows.isNumeric($0) ? $1 : min($1, Self.narrowest * 2) },
                available)
    }

    /// Narrows the widest columns to one width.
    private static func fitted(_ natural: [Int], least: [Int], _ available: Int) -> [Int]? {
        guard least.reduce(0, +) <= available else { return nil }
        func widths(_ limit: Int) -> [Int] { zip(natural, least).map { min($0, max($1, limit)) } }
        let widest = 1..<(natural.max() ?? 0) + 1
        return widths(widest.partitionPoint { widths($0).reduce(0, +) <= available } - 1)
    }

    private func grid(_ shown: [Int], _ widths: [Int]) -> String {
        let numeric = shown.map(rows.isNumeric)
        let titles = zip(shown, widths).map { WrappedText(columns[$0]).lines(width: $1) }
        let height = titles.map(\.count).max() ?? 1
        // Titles are aligned at the bottom.
        let header = titles.map { Array(repeating: "", count: height - $0.count) + $0 }
        let strokes = widths.map { [String(repeating: "-", count: $0)] }
        let body = rows.map { row in zip(shown, widths).map { WrappedText(row[$0].text).lines(width: $1) } }
        return ([header, strokes] + body).map { lines(of: $0, widths, numeric) }.joined()
    }

    /// A row whose cells may have several lines.
    private func lines(of cells: [[String]], _ widths: [Int], _ isNumeric: [Bool]) -> String {
        let height = cells.map(\.count).max() ?? 1
        return (0..<height).map { line in
            self.line(cells.map { line < $0.count ? $0[line] : "" }, widths, isNumeric)
        }.joined()
    }

    private func line(_ cells: [String], _ widths: [Int], _ isNumeric: [Bool]) -> String {
        var line = ""
        var pending = 0
        for index in cells.indices {
            let padding = max(0, widths[index] - TextWidth.columns(of: cells[index]))
            if isNumeric[index] { pending += padding }
            if !cells[index].isEmpty {
                line += String(repeating: " ", count: pending) + cells[index]
                pending = 0
            }
            pending += Self.gap + (isNumeric[index] ? 0 : padding)
        }
        return line + "\n"
    }

    /// Each record as a list of its fields, without empty ones.
    private func lists(_ shown: [Int]) -> String {
        let longest = shown.reduce(0) { max($0, TextWidth.columns(of: columns[$1])) }
        // Half of the terminal for each, so that no number is parted for the name of its column.
        let names = min(longest, max(Self.narrowest, ((width ?? .max) - Self.gap) / 2))
        let widths = [names, max(Self.narrowest, (width ?? .max) - names - Self.gap)]
        return rows.map { row in
            shown.filter { !row[$0].text.isEmpty }.map { column in
                let cells = zip([columns[column], row[column].text], widths).map { WrappedText($0).lines(width: $1) }
                return lines(of: cells, widths, [false, false])
            }.joined()
        }.joined(separator: "\n")
    }
}

extension [[TerminalTable.Cell]] {
    /// Whether a column has numbers and no other texts.
    func isNumeric(_ column: Int) -> Bool {
        contains { $0[column].isNumber } && allSatisfy { $0[column].isNumber || $0[column].text.isEmpty }
    }
}
