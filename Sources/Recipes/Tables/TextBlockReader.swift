import Articles
import Books
import Numbers
import Text

/// Reads tables of plain text: captures of pages that have lost their markup. Only a recipe knows the place of such a
/// table and its number of columns.
///
///     part value          | part | value |
///     bolt 3        ->    | bolt | 3     |
///     nut 4               | nut  | 4     |
struct TextBlockReader {
    private let block: TextBlock
    private let lines: TextLines
    private let text: SourceText

    init(_ block: TextBlock, in lines: TextLines) {
        (self.block, self.lines, text) = (block, lines, lines.text)
    }

    /// The cells of a row by column, nil for missing ones, and the remark on it.
    private struct Row {
        var cells: [TextLine.Piece?]
        let start: TextLine.Piece?
        var finding: Finding?
    }

    /// Every table below a line that equals the block's header, down to the next blank line or code fence; in source
    /// order. Blank lines directly below the header are passed over. A header inside a table is one of its rows.
    func tables(firstNumber: Int) -> [ArticleTable] {
        var tables: [ArticleTable] = []
        for line in lines.equal(to: block.header) {
            let above = tables.last.map(\.endLine) ?? 0
            if line <= above { continue }
            tables.append(table(under: line, number: firstNumber + tables.count, below: above))
        }
        return tables
    }

    /// - Parameter above: the last line of the previous table.
    private func table(under header: Int, number: Int, below above: Int) -> ArticleTable {
        var end = header
        while end < text.lineCount, LabelFolding.width(text.lineText(end + 1)).isEmpty { end += 1 }
        let first = end + 1
        while end < text.lineCount, !TextParagraph.ends(atLine: end + 1, of: text) { end += 1 }
        var finder = LocationFinder(text)
        let names = TextBlockHeader(block: block, line: header, text: text).pieces()
        var cells = zip(block.columns, names).enumerated().map { column, named in
            ArticleCell(
                row: 0, column: column, isHeader: true,
                ArticleText(
                    text: named.0, raw: text.string(named.1.range),
                    location: finder.location(at: named.1.range.lowerBound)))
        }
        let start = finder.location(at: text.lineRange(header).lowerBound)
        var rows: [[Int?]] = []
        var findings: [Finding] = []
        for row in self.rows(of: first..<end + 1, names: names) {
            var places = [Int?](repeating: nil, count: block.columns.count)
            for (column, piece) in row.cells.enumerated() {
                guard let piece else { continue }
                let raw = text.string(piece.range)
                places[column] = cells.count
                cells.append(
                    ArticleCell(
                        row: rows.count + 1, column: column, isHeader: false,
                        ArticleText(
                            text: LabelFolding.spaces(raw), raw: raw,
                            location: finder.location(at: piece.range.lowerBound))))
            }
            rows.append(places)
            if row.start != nil { findings += row.finding.map { [$0] } ?? [] }
        }
        let stray = block.form == .lines ? strayLines(below: first..<end + 1) : strayRows(below: first..<end + 1)
        if let first = stray.first {
            let lines = stray.count == 1 ? "this line looks like a row" : "\(stray.count) lines look like rows"
            var finding = Finding(
                rule: .unusedTable, severity: .warning,
                message: "\(lines) of the table at line \(header), but a blank line ends that table; remove it",
                place: Place(text.path, line: first, column: 1), value: text.lineText(first))
            finding.further = Plural.of(stray.count, "line")
            findings.append(finding)
        }
        return ArticleTable(
            number: number, syntax: .text, location: start, endLine: end,
            leadIn: TextParagraph.above(header, in: text, below: above), cells: cells,
            headerRows: [Array(block.columns.indices)], bodyRows: GridRows(rows), findings: findings)
    }

    /// The first lines behind the block and a blank line that have numbers in the same columns as its last complete row.
    private func strayRows(below lines: Range<Int>) -> [Int] {
        let count = block.columns.count
        func numbers(inLine line: Int) -> [Bool] {
            let words = TextLine(line, of: text, at: .space).pieces
            return words.count < count
                ? [] : words.suffix(count - 1).map { text.string($0.range).contains(where: \.isWholeNumber) }
        }
        guard let last = lines.map(numbers).last(where: { !$0.isEmpty }), last.contains(true) else { return [] }
        return Array(
            (lines.upperBound + 1...max(lines.upperBound + 1, text.lineCount)).prefix { line in
                line <= text.lineCount && numbers(inLine: line) == last
            })
    }

    /// The lines behind the block and blank lines that make rows, with numbers in the columns where its last complete
    /// row has some.
    private func strayLines(below lines: Range<Int>) -> [Int] {
        let (count, header) = (block.columns.count, LabelFolding.fold(block.header))
        func isNumber(_ line: Int) -> Bool {
            if case .value(let value, _) = NumberReader.read(LabelFolding.width(text.lineText(line))) {
                return value.number != nil
            }
            return false
        }
        let cells = lines.filter { !TextParagraph.ends(atLine: $0, of: text) }
        let last = cells.dropLast(cells.count % count).suffix(count).map(isNumber)
        let numeric = last.indices.dropFirst().filter { last[$0] }
        guard !numeric.isEmpty else { return [] }
        var first = lines.upperBound
        while first <= text.lineCount, LabelFolding.width(text.lineText(first)).isEmpty { first += 1 }
        var next = first
        while next + count - 1 <= text.lineCount, numeric.allSatisfy({ isNumber(next + $0) }),
            (next..<next + count).allSatisfy({
                !TextParagraph.ends(atLine: $0, of: text) && LabelFolding.fold(text.lineText($0)) != header
            })
        {
            next += count
        }
        return Array(first..<next)
    }

    private func rows(of lines: Range<Int>, names: [TextLine.Piece]) -> [Row] {
        let count = block.columns.count
        switch block.form {
        case .spaces:
            return judged(spaced(lines.filter { !isRule($0) }, names: names))
                .map { doubted($0) }
        case .aligned:
            let lines = lines.filter { !isRule($0) }
            return judged(aligned(lines.map { TextLine($0, of: text, at: .gap) }, names: names))
        case .lines:
            let cells = lines.compactMap { TextLine.joined(TextLine($0, of: text, at: .space).pieces) }
            let rows = stride(from: 0, to: cells.count, by: count).map { start in
                inOrder(Array(cells[start..<min(start + count, cells.count)]))
            }
            return cells.count.isMultiple(of: count) || block.shortRows > 0
                ? judged(rows) : outOfStep(rows, lines: cells.count)
        }
    }

    /// A drawn line, `-----  ----`; two strokes may be an empty cell.
    private func isRule(_ line: Int) -> Bool {
        TextLine(line, of: text, at: .space).pieces.allSatisfy { piece in
            Stroke.isRule(text.bytes[piece.range]) && text.string(piece.range).count > 2
        }
    }

    /// - Parameter pieces: at most one for each column.
    private func inOrder(_ pieces: [TextLine.Piece]) -> Row {
        let missing = block.columns.count - pieces.count
        return Row(cells: pieces + Array(repeating: nil, count: missing), start: pieces.first)
    }

    /// Gaps between all names, and between the cells of a row with fewer of them, show which cells are missing, as in an
    /// aligned block.
    private func spaced(_ lines: [Int], names: [TextLine.Piece]) -> [Row] {
        let count = block.columns.count
        let words = lines.map { TextLine($0, of: text, at: .space) }
        let gaps = lines.map { TextLine($0, of: text, at: .gap) }
        let header = text.line(at: names[0].range.lowerBound)
        let isLaidOut = TextLine(header, of: text, at: .gap).pieces.count == count
        let placed = isLaidOut ? aligned(gaps, names: names) : []
        return words.indices.map { index in
            // A cell of several words may make up for a missing one: `Dash 8   30.5`.
            let cells = gaps[index].pieces.count
            let isPlaced =
                isLaidOut && placed[index].finding == nil && cells < count
                && (cells > 1 || words[index].pieces.count == cells)
            return isPlaced ? placed[index] : inOrder(TextLine.fitted(words[index].pieces, to: count))
        }
    }

    private func aligned(_ lines: [TextLine], names: [TextLine.Piece]) -> [Row] {
        let count = block.columns.count
        // A line that does not name the columns does not show their positions.
        let isNamed = Set(names.map(\.range)).count == count
        let columns = AlignedColumns(count: count, header: isNamed ? names : [], rows: lines, text: text)
        return lines.map { line in
            if let cells = columns.tabbed(line.pieces, in: text) { return Row(cells: cells, start: line.pieces.first) }
            let pieces = line.pieces.count > count ? signed(line.pieces) : line.pieces
            let fitted = TextLine.fitted(pieces, to: count)
            if fitted.count == count {
                let isJoined = pieces.count > count
                guard !columns.isShifted(fitted, isJoined: isJoined, in: text) else { return shifted(fitted) }
                return isJoined ? surplus(inOrder(fitted), of: pieces) : inOrder(fitted)
            }
            guard let places = columns.columns(of: pieces, in: text) else { return unclear(line) }
            var row = Row(cells: Array(repeating: nil, count: count), start: pieces.first)
            for (place, piece) in zip(places, pieces) { row.cells[place] = piece }
            return row
        }
    }

    /// The pieces of a row that has too many, with each sign of a currency joined to the number after it: `$   10`.
    private func signed(_ pieces: [TextLine.Piece]) -> [TextLine.Piece] {
        var result: [TextLine.Piece] = []
        for piece in pieces {
            if let sign = result.last, text.string(sign.range).unicodeScalars.allSatisfy(Self.isCurrency),
                text.string(piece.range).contains(where: \.isWholeNumber)
            {
                result[result.count - 1] = TextLine.Piece(range: sign.range.lowerBound..<piece.range.upperBound)
            } else {
                result.append(piece)
            }
        }
        return result
    }

    private static func isCurrency(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .currencySymbol
    }
}

/// Incomplete and ambiguous rows.
extension TextBlockReader {
    /// The rows; incomplete ones only if the recipe declares their number.
    private func judged(_ rows: [Row]) -> [Row] {
        let short = rows.indices.filter { rows[$0].finding == nil && rows[$0].cells.contains { $0 == nil } }
        let isPinned = short.count == block.shortRows
        var rows = rows
        for index in short {
            rows[index].finding = missing(rows[index], of: short.count, isPinned: isPinned)
            if !isPinned { rows[index].cells = empty }
        }
        if short.isEmpty, !isPinned, !rows.isEmpty, rows[0].finding == nil {
            rows[0].finding = finding(
                .missingCells,
                "the recipe declares \(block.shortRows) incomplete rows, but there are none; "
                    + "remove \"short_rows\"", at: rows[0].start)
        }
        return rows
    }

    private func finding(
        _ rule: RuleKind, _ message: String, at start: TextLine.Piece?, severity: Severity = .error,
        value: String? = nil, accepted: String? = nil
    ) -> Finding {
        Finding(
            rule: rule, severity: severity, message: message, place: text.place(at: start?.range.lowerBound ?? 0),
            value: value, accepted: accepted)
    }

    private var empty: [TextLine.Piece?] { Array(repeating: nil, count: block.columns.count) }

    private func missing(_ row: Row, of count: Int, isPinned: Bool) -> Finding {
        let cells = row.cells.count { $0 != nil }
        let message = "\(cells) \(cells == 1 ? "cell" : "cells") in a row of \(block.columns.count)"
        guard !isPinned else {
            return finding(
                .missingCells, message, at: row.start, severity: .warning,
                accepted: "the recipe declares \(count) incomplete rows, as many as there are")
        }
        let kept =
            block.shortRows > 0 ? "; the recipe declares \(block.shortRows) such rows, but there are \(count)" : ""
        return finding(
            .missingCells,
            "\(message), so the row is left out\(kept); correct the capture, or add \"short_rows: \(count)\" to the "
                + "recipe", at: row.start)
    }

    /// If the number of lines is not a multiple of the columns, any row may contain cells of its neighbours.
    private func outOfStep(_ rows: [Row], lines: Int) -> [Row] {
        let mistake = rows.first.map { row in
            finding(
                .missingCells,
                "\(lines) lines do not make rows of \(block.columns.count) cells, so the block is left out; correct the "
                    + "capture, or add \"short_rows: 1\" to the recipe if only the last row is incomplete",
                at: row.start)
        }
        return rows.indices.map { Row(cells: empty, start: rows[$0].start, finding: $0 == 0 ? mistake : nil) }
    }

    private func shifted(_ pieces: [TextLine.Piece]) -> Row {
        Row(
            cells: empty, start: pieces.first,
            finding: finding(
                .misalignedCells,
                "a cell is under the header of another column, so the row is left out; correct the capture",
                at: pieces.first))
    }

    /// The row with a remark if its label of several words may end with the beginning of a number.
    private func doubted(_ row: Row) -> Row {
        guard row.finding == nil, let first = row.cells.first.flatMap({ $0 }), row.cells.count > 1,
            let next = row.cells[1]
        else { return row }
        let (label, value) = (text.string(first.range), text.string(next.range))
        let words = label.split(whereSeparator: \.isWhitespace)
        guard words.count > 1, let number = Self.number(endingWith: value, after: words) else { return row }
        var row = row
        row.finding = finding(
            .surplusCells,
            "the label “\(LabelFolding.spaces(label))” may end with the beginning of the number “\(number)”; put "
                + "two spaces between the columns and write \"form: aligned\", or accept this finding", at: row.start,
            severity: .warning,
            value: LabelFolding.spaces(label))
        return row
    }

    /// The number that a value may be the end of, with the last words of the label before it: `~ 17`, `1 500`,
    /// `10 to 12`.
    private static func number(endingWith value: String, after words: [Substring]) -> String? {
        guard value.contains(where: \.isNumber) else { return nil }
        // No qualifier and no beginning of a range has more words: `not more than`, `from 1 000 to 1`.
        let longest = 5
        let numbers = (1...longest).prefix { $0 <= words.count }.map { count in
            (words.suffix(count) + [value[...]]).joined(separator: " ")
        }
        let read = numbers.last { number in
            guard case .value(let value, _) = NumberReader.read(LabelFolding.width(number)) else { return false }
            return value.number != nil
        }
        if let read { return read }
        let signs: CharacterClass = "~≈<>≤≥±+-−–×"
        let isSign = words.last.map { $0.allSatisfy(signs.contains) } ?? false
        return isSign && value.first?.isASCIIDigit == true ? numbers.first : nil
    }

    /// The row with a remark if its first cell takes a piece without letters, which may be the value of a column.
    private func surplus(_ row: Row, of pieces: [TextLine.Piece]) -> Row {
        let count = block.columns.count
        let joined = pieces.prefix(pieces.count - count + 1)
        guard let label = TextLine.joined(joined),
            joined.dropFirst().contains(where: { !text.string($0.range).contains(where: \.isLetter) })
        else { return row }
        var row = row
        let folded = LabelFolding.spaces(text.string(label.range))
        row.finding = finding(
            .surplusCells,
            "\(pieces.count) cells in a row of \(count), so its first cell is “\(folded)”; leave one space only within "
                + "a cell, or accept this finding", at: row.start, severity: .warning,
            value: folded)
        return row
    }

    /// An ambiguous row is left out.
    private func unclear(_ line: TextLine) -> Row {
        let cells = line.pieces.count == 1 ? "its cell belongs" : "its \(line.pieces.count) cells belong"
        return Row(
            cells: empty, start: line.pieces.first,
            finding: finding(
                .misalignedCells,
                "it is unclear which of the \(block.columns.count) columns \(cells) to, so the row is left out; "
                    + "correct the capture, or accept this finding", at: line.pieces.first))
    }
}
