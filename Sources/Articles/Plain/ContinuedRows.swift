import Text

/// Joins lines of text that form one row of a table.
///
///     Alpha     10   the first one, which
///                    goes on
///     Beta and
///     gamma     20   the second one
struct ContinuedRows {
    let text: SourceText
    let width: Int

    private static let fewestWords = 3

    /// How sure it is that a text continues another one.
    private enum Evidence {
        case none, doubtful, certain
    }

    /// Joins lines that continue a phrase that did not fit into the line above; marks those that may do so.
    ///
    /// - Parameter isCertain: whether every row begins in the first column, as in reStructuredText. A number below another
    ///   one is doubtful even there, because other programs draw such tables too.
    func rows(_ lines: [AlignedTable.Row], isCertain: Bool = false) -> [AlignedTable.Row] {
        let columns = RowColumns(of: lines, width: width, text: text)
        var rows: [AlignedTable.Row] = []
        for (number, line) in lines.enumerated() {
            var evidence = Evidence.none
            if let above = rows.last {
                let next = lines.dropFirst(number + 1).first
                evidence = isCertain ? self.evidence(line, above) : self.evidence(line, above, next, columns)
            }
            if evidence == .certain {
                rows[rows.count - 1].append(line)
            } else {
                rows.append(line)
                rows[rows.count - 1].mayContinue = evidence == .doubtful
            }
        }
        return rows
    }

    /// Whether a line without a text in the first column continues the row above.
    private func evidence(_ line: AlignedTable.Row, _ above: AlignedTable.Row) -> Evidence {
        let filled = line.filled
        guard filled.allSatisfy({ $0.column > 0 }) else { return .none }
        let continues = filled.allSatisfy { cell in
            let before = above.filled.first { $0.column == cell.column }
            return !TextClass.isNumeric(text.string(cell.range))
                || before.map { !TextClass.isNumeric(text.string($0.range)) } == true
        }
        return continues ? .certain : .doubtful
    }

    private func evidence(
        _ line: AlignedTable.Row, _ above: AlignedTable.Row, _ next: AlignedTable.Row?, _ columns: RowColumns
    ) -> Evidence {
        let filled = line.filled
        guard columns.mayBePart(line, of: above) else { return evidence(line, completing: above, columns) }
        // A name in its own line may be that of the rows below.
        let isName = filled.count == 1 && filled[0].column == 0
        if isName, columns.beginWithName || next.map({ isIndented($0, under: line) }) == true { return .none }
        let all = filled.map { cell in
            let before = above.cells.first { $0.column == cell.column }?.ranges.last ?? cell.range
            return evidence(
                text.string(cell.range), after: text.string(before), at: cell.column, isFirst: filled[0].column == 0,
                columns)
        }
        if all.allSatisfy({ $0 == .certain }) { return .certain }
        return filled.count == 1 ? all[0] : all.contains(.certain) ? .doubtful : .none
    }

    /// Whether a line without a name continues phrases of the row above, and has the texts that this row lacks:
    ///
    ///     Code     Meaning          Source
    ///     1xx      Information; the
    ///              server goes on   RFC 7231
    private func evidence(
        _ line: AlignedTable.Row, completing above: AlignedTable.Row, _ columns: RowColumns
    ) -> Evidence {
        let filled = line.filled
        let phrases = Dictionary(first: above.filled.map { ($0.column, text.string($0.ranges.last ?? $0.range)) })
        let shared = filled.filter { phrases[$0.column] != nil }
        guard filled.first?.column != 0, phrases[0] != nil, !shared.isEmpty, shared.count < filled.count,
            phrases.count + filled.count - shared.count == width
        else { return .none }
        let all = shared.map { cell -> Evidence in
            let (phrase, next) = (phrases[cell.column] ?? "", text.string(cell.range))
            guard ![phrase, next].contains(where: { TextClass.isNumeric($0) || TextClass.isMissing($0) }) else {
                return .none
            }
            if isOpen(phrase) { return .certain }
            guard phrase.contains(" "), isTooLong(phrase, before: next, in: columns.room[cell.column]) else {
                return .none
            }
            let isLower = next.first?.isLowercase == true
            return isLower && columns.beginsOtherwiseBesideNames(cell.column) ? .certain : .doubtful
        }
        if all.contains(.none) { return .none }
        return all.contains(.doubtful) ? .doubtful : .certain
    }

    /// - Parameter isFirst: whether the line has a text in the first column.
    private func evidence(
        _ next: String, after phrase: String, at column: Int, isFirst: Bool, _ columns: RowColumns
    ) -> Evidence {
        if isOpen(phrase) { return .certain }
        let words = phrase.split(separator: " ").count
        let isTooLong = isTooLong(phrase, before: next, in: columns.room[column])
        let isLower = next.first?.isLowercase == true
        if isTooLong, !isFirst && words >= Self.fewestWords || isLower && columns.beginsOtherwise(column) {
            return .certain
        }
        if !isFirst, columns.haveNames { return isTooLong && isLower && width > 2 ? .certain : .doubtful }
        return isTooLong && words > 1 ? .doubtful : .none
    }

    /// True for a text with a bracket that is not closed, or a sign at its end that joins it to the next one.
    private func isOpen(_ phrase: String) -> Bool {
        let depth = phrase.reduce(0) { depth, character in
            "([（".contains(character) ? depth + 1 : ")]）".contains(character) ? max(0, depth - 1) : depth
        }
        return depth > 0 || phrase.count > 2 && phrase.last.map { ",-/&、".contains($0) } == true
    }

    private func isIndented(_ row: AlignedTable.Row, under line: AlignedTable.Row) -> Bool {
        guard let first = row.filled.first, first.column == 0, let own = line.filled.first else { return false }
        return start(of: first) > start(of: own)
    }

    /// In columns of the page.
    private func start(of cell: AlignedTable.Cell) -> Int {
        let first = TextLine.Piece(range: cell.ranges.first ?? cell.range)
        return TextMeasure.display.extents(of: [first], in: text).first?.lowerBound ?? 0
    }

    /// Whether an empty line is between the lines, and a later one without a text in the first column.
    func holdsParagraphs(_ lines: [AlignedTable.Row]) -> Bool {
        let below = lines.drop { !$0.filled.isEmpty }.first { !$0.filled.isEmpty }
        return below?.filled.first.map { $0.column > 0 } ?? false
    }

    /// Whether each line continues a text of the one above that is open: `oak,`.
    func goOn(_ lines: [AlignedTable.Row]) -> Bool {
        zip(lines, lines.dropFirst()).allSatisfy { above, line in
            line.filled.contains { cell in
                above.filled.contains { $0.column == cell.column && isOpen(text.string($0.range)) }
            }
        }
    }

    /// Whether lines between rules form one row: no column has a number below another.
    ///
    /// - Parameters:
    ///   - room: see ``room(of:)``.
    ///   - isCertain: whether rules always separate rows; otherwise a line must leave a cell empty that the first line has,
    ///     or continue phrases that did not fit beside an empty cell, or some lines must leave cells empty, and others
    ///     continue a phrase.
    func isOneRow(_ lines: [AlignedTable.Row], room: [Int], isCertain: Bool = false) -> Bool {
        guard let first = lines.first?.filled, lines.count > 1 else { return false }
        var hasNumber = Set<Int>()
        for cell in lines.flatMap(\.cells) {
            let text = text.string(cell.range)
            // `(1L` goes on below it.
            if !TextClass.isNumeric(text) || isOpen(text) { continue }
            guard hasNumber.insert(cell.column).inserted else { return false }
        }
        return isCertain
            || zip(lines, lines.dropFirst()).allSatisfy { above, line in
                line.filled.count < first.count
                    || first.count < width && line.filled.allSatisfy { wraps($0, below: above, room: room) }
            } || areFragments(lines, room: room) || goOn(lines)
    }

    /// Whether some lines lack cells that others have, and a cell continues the phrase above it.
    private func areFragments(_ lines: [AlignedTable.Row], room: [Int]) -> Bool {
        let counts = Set(lines.map(\.filled.count))
        return counts.count > 1
            && zip(lines, lines.dropFirst()).contains { above, line in
                line.filled.contains { cell in
                    guard
                        let phrase = above.filled.first(where: { $0.column == cell.column }).map({
                            text.string($0.range)
                        })
                    else { return false }
                    let isLower =
                        text.string(cell.range).first?.isLowercase == true && phrase.first?.isUppercase == true
                    return isLower || isOpen(phrase) || wraps(cell, below: above, room: room)
                }
            }
    }

    /// Whether a cell's first word did not fit behind the phrase above it.
    private func wraps(_ cell: AlignedTable.Cell, below row: AlignedTable.Row, room: [Int]) -> Bool {
        guard let above = row.filled.first(where: { $0.column == cell.column }) else { return false }
        let phrase = text.string(above.range)
        return phrase.split(separator: " ").count >= Self.fewestWords
            && isTooLong(phrase, before: text.string(cell.range), in: room[cell.column])
    }

    private func isTooLong(_ phrase: String, before next: String, in room: Int) -> Bool {
        phrase.count + 1 + next.prefix { $0 != " " }.count > room
    }

    /// The length of the longest text of each column.
    func room(of lines: [AlignedTable.Row]) -> [Int] { RowColumns(of: lines, width: width, text: text).room }

    func joined(_ lines: [AlignedTable.Row]) -> [AlignedTable.Row] {
        guard var row = lines.first else { return [] }
        for line in lines.dropFirst() { row.append(line) }
        return [row]
    }
}

/// What the cells of a table's lines have in common.
private struct RowColumns {
    /// The length of the longest text of each column.
    let room: [Int]
    /// Whether every row has a text in the first column.
    let haveNames: Bool
    /// Whether the first row is a name without values.
    let beginWithName: Bool
    private let text: SourceText
    private let numeric: Set<Int>
    /// How the texts of each column begin, in all rows and in those with a text in the first column.
    private let beginnings: [Beginnings]
    private let beginningsBesideNames: [Beginnings]

    init(of lines: [AlignedTable.Row], width: Int, text: SourceText) {
        self.text = text
        var texts = [[String]](repeating: [], count: width)
        for cell in lines.flatMap(\.filled) where cell.column < width {
            texts[cell.column].append(text.string(cell.range))
        }
        room = texts.map { $0.lazy.map(\.count).max() ?? 0 }
        let numeric = Set(texts.indices.filter { TableLikeness.isNumeric(texts[$0]) })
        self.numeric = numeric
        let rows = lines.filter { !Self.isSparse($0.filled, besides: numeric, in: text) }
        beginnings = Beginnings.ofColumns(rows, width: width, text: text)
        beginningsBesideNames = Beginnings.ofColumns(
            rows.filter { $0.filled.first?.column == 0 }, width: width, text: text)
        haveNames = rows.allSatisfy { $0.filled.first?.column == 0 }
        beginWithName = lines.first.map { $0.filled.count == 1 && $0.filled[0].column == 0 } ?? false
    }

    /// Whether no row's text in a column begins with a lower-case letter.
    func beginsOtherwise(_ column: Int) -> Bool { beginnings[column].areOther }

    /// The same of the rows with a text in the first column.
    func beginsOtherwiseBesideNames(_ column: Int) -> Bool { beginningsBesideNames[column].areOther }

    /// Whether a line lacks some of the texts that the row above has, and has no others.
    func mayBePart(_ line: AlignedTable.Row, of above: AlignedTable.Row) -> Bool {
        let (filled, full) = (line.filled, Set(above.filled.map(\.column)))
        return Self.isSparse(filled, besides: numeric, in: text) && filled.count < full.count
            && filled.allSatisfy { full.contains($0.column) }
    }

    /// Whether cells are a single text, or texts without the numbers of a row.
    private static func isSparse(_ cells: [AlignedTable.Cell], besides numeric: Set<Int>, in text: SourceText) -> Bool {
        let columns = Set(cells.map(\.column))
        return !cells.isEmpty && (cells.count == 1 || !numeric.isSubset(of: columns))
            && cells.allSatisfy { cell in
                let text = text.string(cell.range)
                return !TextClass.isNumeric(text) && !TextClass.isMissing(text)
            }
    }
}

/// How many texts begin with a lower-case letter, and how many others.
private struct Beginnings {
    private var (lower, other) = (0, 0)

    private static let fewestOthers = 2

    /// Of each column.
    static func ofColumns(_ rows: [AlignedTable.Row], width: Int, text: SourceText) -> [Beginnings] {
        var columns = [Beginnings](repeating: Beginnings(), count: width)
        for cell in rows.flatMap(\.filled) where cell.column < width {
            if text.string(cell.range).first?.isLowercase == true {
                columns[cell.column].lower += 1
            } else {
                columns[cell.column].other += 1
            }
        }
        return columns
    }

    var areOther: Bool { lower == 0 && other >= Self.fewestOthers }
}
