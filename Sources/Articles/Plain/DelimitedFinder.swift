import Text

/// Reads tables in which a sign separates the cells of every line.
///
///     Symbol,Z,Mass (u)          Name | Value | Unit
///     H,1,1.008                  bolt | 20    | mm
///     "He, liquid",2,4.0026      nut  | 4     | mm
///
/// Sentences and programs contain such signs, too, so the table needs a column of numbers below names, or beside a
/// column of names.
struct DelimitedFinder {
    let text: SourceText
    let lines: [CaptureLine]

    private static let signs = [DelimitedLine.stroke, DelimitedLine.semicolon, DelimitedLine.comma]
    private static let fewestLines = 3

    /// The tables with the indices of their lines, in text order.
    ///
    /// - Complexity: linear in the lines.
    func tables() -> [(lines: Range<Int>, table: AlignedTable)] {
        var found: [(lines: Range<Int>, table: AlignedTable)] = []
        var isUsed = [Bool](repeating: false, count: lines.count)
        for sign in Self.signs {
            for block in blocks(of: sign) where !isUsed[block.lines].contains(true) {
                guard let table = table(block, sign) else { continue }
                for line in table.lines { isUsed[line] = true }
                found.append(table)
            }
        }
        return found.sorted { $0.lines.lowerBound < $1.lines.lowerBound }
    }

    /// Consecutive lines with a sign, and perhaps a rule below the first ones.
    private struct Block {
        /// The cells of each row; none for a rule.
        var pieces: [[DelimitedLine.Piece]] = []
        /// The indices of the lines of each row.
        var rows: [Range<Int>] = []
        /// The lines above the rule; nil without one.
        var header: Int? { pieces.firstIndex(where: \.isEmpty) }
        var lines: Range<Int> { (rows.first?.lowerBound ?? 0)..<(rows.last?.upperBound ?? 0) }
    }

    private func blocks(of sign: UInt8) -> [Block] {
        guard let last = lines.last?.number else { return [] }
        var blocks: [Block] = []
        var block = Block()
        var index = 0
        while index < lines.count {
            let isRule = sign == DelimitedLine.stroke && lines[index].kind == .rule
            let line = DelimitedLine(lines[index].number, to: last, of: text, sign: sign)
            let pieces = isRule ? [] : line.pieces
            let next = index + (isRule ? 1 : line.lines.count)
            if pieces.count > 1 || pieces.isEmpty && isHeader(block) {
                block.pieces.append(pieces)
                block.rows.append(index..<next)
            } else if !block.pieces.isEmpty {
                blocks.append(block)
                block = Block()
            }
            index = next
        }
        return block.pieces.isEmpty ? blocks : blocks + [block]
    }

    /// Whether a rule may be below all lines of a block: one, or a few that have no numbers or lack cells.
    private func isHeader(_ block: Block) -> Bool {
        guard (1...Self.mostHeaderLines).contains(block.pieces.count), block.header == nil else { return false }
        return block.pieces.count == 1
            || block.pieces.allSatisfy { cells in
                cells.contains(where: \.range.isEmpty) || !cells.contains { TextClass.isNumeric(text.string($0.range)) }
            }
    }

    private static let mostHeaderLines = 3

    /// The table that begins where three lines have the same number of cells; nil if many of those below have another.
    private func table(_ block: Block, _ sign: UInt8) -> (lines: Range<Int>, table: AlignedTable)? {
        let all = sign == DelimitedLine.comma ? block.pieces : Self.withoutSignsAtEnds(block.pieces)
        let counts = all.map(\.count)
        let ruled = block.header ?? 0
        let isRuled =
            ruled > 0 && counts.count > max(Self.fewestLines, ruled + 1)
            && counts[...(ruled + 1)].allSatisfy { $0 == counts[0] || $0 == 0 }
        let start =
            isRuled
            ? 0
            : counts.indices.dropLast(Self.fewestLines - 1).first { index in
                counts[index] > 1 && counts[index..<index + Self.fewestLines].allSatisfy { $0 == counts[index] }
            }
        // The first rows of a short table may lack a cell.
        guard let start = start ?? (counts.first.map { $0 > 1 } == true ? 0 : nil) else { return nil }
        let width = counts[start]
        var fitting = counts.indices[start...].filter { index in
            counts[index] == width
                && (sign != DelimitedLine.comma || Self.areSpacedAlike(all[index], all[start]))
        }
        let rows = start..<(fitting.last ?? start) + 1
        guard fitting.count >= Self.fewestLines, fitting.count * 4 >= rows.count * 3 else { return nil }
        fitting = fitting.filter { !all[$0].allSatisfy { Self.isRule(text.bytes[$0.range]) } }
        var table = AlignedTable(
            width: width, header: [],
            body: fitting.map { row in
                let own = block.rows[row]
                return DelimitedLine.row(
                    all[row], lines: lines[own.lowerBound].number...lines[own.upperBound - 1].number, of: text)
            })
        let likeness = TableLikeness(text: text)
        // The name of the file says what its lines are, if all have the same number of cells.
        let isCertain = text.isOfDelimitedText && block.lines == lines.indices && fitting.count == counts.count
        let isRecord = isBelowRecordName(block)
        let header = isRuled ? ruled : isRecord ? 0 : likeness.headerCount(table)
        table.takeHeader(header == 0 && isCertain && likeness.beginsWithNames(table) ? 1 : header)
        table.shape = .delimited(sign: sign, width: width)
        let pieces = fitting.map { all[$0] }
        let isPiped = isRuled && sign == DelimitedLine.stroke && isPipeTable(block, width: width)
        let isTable =
            (isRecord || isPiped && likeness.holdsNumber(table) || likeness.isDelimited(table, by: sign))
            && !repeatsHeader(table)
            && (sign == DelimitedLine.stroke || !pieces.joined().contains(where: holdsGap))
            && (sign != DelimitedLine.comma || areSeparating(pieces, isNamed: header > 0))
        guard table.width > 1, isTable || isCertain && sign != DelimitedLine.stroke else { return nil }
        return (block.rows[start].lowerBound..<block.rows[fitting.last ?? start].upperBound, table)
    }

    /// Whether a block is a table of Markdown: strokes enclose all lines, and the cells of the rule.
    private func isPipeTable(_ block: Block, width: Int) -> Bool {
        guard let ruled = block.header else { return false }
        let rule = text.lineRange(lines[block.rows[ruled].lowerBound].number)
        return text.bytes[rule].count { $0 == DelimitedLine.stroke } == width + 1
            // Drawings have other rules.
            && text.bytes[rule].allSatisfy { "|-: \t".utf8.contains($0) }
            && block.lines.allSatisfy { line in
                let content = text.bytes[WhiteSpace.trimmed(text.lineRange(lines[line].number), in: text.bytes)]
                return content.first == DelimitedLine.stroke && content.last == DelimitedLine.stroke
            }
    }

    /// Whether the line above a block is `-[ RECORD 1 ]---+----`, as psql prints a row as pairs of names and values.
    private func isBelowRecordName(_ block: Block) -> Bool {
        guard block.lines.lowerBound > 0, let piece = lines[block.lines.lowerBound - 1].pieces.first else {
            return false
        }
        let name = text.bytes[piece.range]
        return name.starts(with: "-[ ".utf8) && name.last == UInt8(ascii: "-")
    }

    /// Without the empty cells behind signs at the ends of lines, unless fewer lines have the same number of cells then: some
    /// programs end all lines so, or only the header or the rows.
    private static func withoutSignsAtEnds(_ lines: [[DelimitedLine.Piece]]) -> [[DelimitedLine.Piece]] {
        func alike(_ lines: [[DelimitedLine.Piece]]) -> Int {
            Dictionary(lines.map { ($0.count, 1) }, uniquingKeysWith: +).values.max() ?? 0
        }
        let trimmed = lines.map { $0.count > 1 && $0[$0.count - 1].range.isEmpty ? $0.dropLast() : $0 }
        return alike(trimmed) < alike(lines) ? lines : trimmed
    }

    /// Whether the first line holds the words of those below, as commands do, or an open quotation.
    private func repeatsHeader(_ table: AlignedTable) -> Bool {
        let columns = TableLikeness(text: text).columns(of: table)
        return table.header.first?.cells.contains { cell in
            let name = text.string(cell.range)
            return columns[cell.column].contains(name) || name.count { $0 == "\"" } % 2 == 1
        } == true
    }

    /// Whether a gap or tab is in a cell, which shows the columns instead of the sign.
    private func holdsGap(_ piece: DelimitedLine.Piece) -> Bool {
        !piece.isQuoted
            && (ByteSearch.holds("  ", in: text.bytes, piece.range)
                || ByteSearch.holds("\t", in: text.bytes, piece.range))
    }

    private static func isRule(_ bytes: ArraySlice<UInt8>) -> Bool { bytes.count > 1 && Stroke.isRule(bytes) }

    /// Whether a space follows the same commas of two lines, as in a table, not as in sentences.
    private static func areSpacedAlike(_ pieces: [DelimitedLine.Piece], _ others: [DelimitedLine.Piece]) -> Bool {
        zip(pieces, others).dropFirst().allSatisfy {
            $0.isSpaced == $1.isSpaced || $0.range.isEmpty || $1.range.isEmpty
        }
    }

    /// Whether commas separate cells: none is inside brackets or a number. In programs and sentences spaces follow them,
    /// too.
    private func areSeparating(_ rows: [[DelimitedLine.Piece]], isNamed: Bool) -> Bool {
        let columns = rows[0].indices.dropFirst()
        let cells = rows.map { $0.map { text.string($0.range) } }
        let isSpaced = rows.contains { $0.dropFirst().contains { $0.isSpaced && !$0.range.isEmpty } }
        if isSpaced, !isNamed || cells[0].contains(where: { $0.split(separator: " ").count > Self.mostWords }) {
            return false
        }
        let body = cells.dropFirst(isNamed ? 1 : 0)
        return body.allSatisfy { $0.allSatisfy(Self.hasWholeBrackets) }
            && !columns.contains { column in
                body.count { Self.endsInNumber($0[column - 1]) && $0[column].first?.isNumber == true } * 2 > body.count
            }
    }

    /// Of a name in a table that has spaces behind its commas, as sentences have.
    private static let mostWords = 4

    private static func hasWholeBrackets(_ text: String) -> Bool {
        text.count { "([{".contains($0) } == text.count { ")]}".contains($0) }
    }

    /// `oak 1`, which may begin the number 1,5.
    private static func endsInNumber(_ text: String) -> Bool {
        let words = text.split(separator: " ")
        return words.count > 1 && words.last?.last?.isNumber == true && !TextClass.isNumeric(text)
    }
}
