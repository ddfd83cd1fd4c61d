import Text

/// A line of words that span several columns, above the header with the columns' names.
///
///               width          height
///     part    min    max     min    max
///     bolt      3      5       3      5
///
/// A rule below each word shows its columns exactly.
struct SpanningHeader {
    private let text: SourceText
    private let line: CaptureLine
    /// The extents of the rules below the words; nil without a line of rules.
    private let rules: [Range<Int>]?

    /// In columns: the greatest distance between the centre of a word and that of its columns.
    private static let farthest = 2

    /// The lines above the names of the columns.
    var height: Int { rules == nil ? 1 : 2 }

    /// Nil unless the first line has fewer texts than the next has words. A single one must begin behind the first row.
    init?(text: SourceText, lines: [CaptureLine]) {
        guard lines.count > 3, lines[0].kind == .text else { return nil }
        if lines[1].kind == .rule {
            let rules = lines[1].words(in: text).map(\.extent)
            guard rules.count == lines[0].pieces.count, lines[2].kind == .text,
                zip(rules, lines[0].extents).allSatisfy({ $0.overlaps($1) })
            else { return nil }
            (self.text, line, self.rules) = (text, lines[0], rules)
            return
        }
        guard lines[1].kind == .text,
            let word = lines[0].extents.first, let row = lines[2].extents.first,
            lines[0].pieces.count > 1 || word.lowerBound > row.lowerBound,
            lines[0].pieces.count < lines[1].words(in: text).count,
            // The words above types name one column each.
            !TextClass.areTypes(text.bytes[WhiteSpace.trimmed(text.lineRange(lines[1].number), in: text.bytes)])
        else { return nil }
        (self.text, line, rules) = (text, lines[0], nil)
    }

    /// The row above a table; nil if the words are not aligned with its columns.
    func row(over table: AlignedTable) -> AlignedTable.Row? {
        guard table.firstLine == line.number + height, !table.header.isEmpty, line.pieces.count < table.width else {
            return nil
        }
        let columns = table.extents(in: text)
        guard columns.count == table.width else { return nil }
        if let rules { return row(ruled: rules, over: columns) }
        let hasEqualNames = table.hasEqualNames(in: text)
        // A single text is rather a title, unless it begins where a column does and reaches into the next.
        let under = columns.filter(line.extents[0].overlaps)
        let beginsColumn = under.count > 1 && under[0].lowerBound == line.extents[0].lowerBound
        guard line.pieces.count > 1 || hasEqualNames || beginsColumn else { return nil }
        // The first columns may have no word above them. A title, which is a single text, is above all.
        let leading = columns.prefix { $0.upperBound <= line.extents[0].lowerBound }.count
        guard leading > 0 || line.pieces.count > 1 else { return nil }
        let first = min(1, leading)...leading
        var cells = first.lazy.compactMap { self.cells(over: columns, from: $0, mayBeSingle: false) }.first
        if let spanned = cells, let single = single(spanned, over: columns, of: table) { cells = single }
        if cells == nil, hasEqualNames, line.pieces.count > 1 {
            cells = self.cells(over: columns, from: leading, mayBeSingle: true)
        }
        return cells.map { AlignedTable.Row(line: line.number, cells: $0) }
    }

    /// The words with the columns above their rules; nil unless one spans several. A single word is not above the first
    /// column, where it would be an underlined title.
    private func row(ruled rules: [Range<Int>], over columns: [Range<Int>]) -> AlignedTable.Row? {
        let spans = rules.map { rule in columns.indices.filter { columns[$0].overlaps(rule) } }
        let all = spans.joined()
        guard spans.allSatisfy({ !$0.isEmpty }), zip(all, all.dropFirst()).allSatisfy({ $0 < $1 }),
            spans.contains(where: { $0.count > 1 }), spans.count > 1 || spans[0][0] > 0
        else { return nil }
        let cells = zip(spans, line.pieces).map {
            AlignedTable.Cell(column: $0[0], columnSpan: $0.count, range: $1.range)
        }
        return AlignedTable.Row(line: line.number, cells: cells)
    }

    /// The words with the columns that they are nearest to, those before `first` left out; nil if they are not aligned
    /// with them, or none spans several.
    ///
    /// - Parameter mayBeSingle: whether each may be above one column, and only overlap with it.
    private func cells(over columns: [Range<Int>], from first: Int, mayBeSingle: Bool) -> [AlignedTable.Cell]? {
        var groups = [Range<Int>?](repeating: nil, count: line.pieces.count)
        for (number, column) in columns.enumerated().dropFirst(first) {
            let nearest =
                line.extents.indices.min { distance(line.extents[$0], column) < distance(line.extents[$1], column) }
                ?? 0
            groups[nearest] = (groups[nearest]?.lowerBound ?? number)..<number + 1
        }
        var cells: [AlignedTable.Cell] = []
        for (number, group) in groups.enumerated() {
            guard let group else { return nil }
            let under = columns[group.lowerBound].lowerBound..<columns[group.upperBound - 1].upperBound
            guard isSet(line.extents[number], over: under) || mayBeSingle && line.extents[number].overlaps(under) else {
                return nil
            }
            cells.append(
                AlignedTable.Cell(
                    column: group.lowerBound, columnSpan: group.count, range: line.pieces[number].range))
        }
        return mayBeSingle || cells.contains { $0.columnSpan > 1 } ? cells : nil
    }

    /// The words with one column each, if only the last one would span two columns, but is set above the first of them:
    /// the last column has its name in the lower line alone. Nil if the names of the columns would not differ.
    ///
    ///                  Mean   Rain
    ///     Station      temp   days   Height
    private func single(
        _ cells: [AlignedTable.Cell], over columns: [Range<Int>], of table: AlignedTable
    ) -> [AlignedTable.Cell]? {
        guard let last = cells.last, let word = line.extents.last, cells.count > 1, last.columnSpan == 2,
            last.column + 2 == columns.count, cells.dropLast().allSatisfy({ $0.columnSpan == 1 }),
            zip(cells, line.extents).allSatisfy({ cell, word in columns.filter(word.overlaps) == [columns[cell.column]]
            }),
            isSet(word, over: columns[last.column])
        else { return nil }
        var single = cells
        single[cells.count - 1].columnSpan = 1
        let names = (table.header.last?.cells ?? []).map { name in
            ([name] + single.filter { $0.column == name.column }).map { text.string($0.range) }
        }
        return Set(names).count == names.count ? single : nil
    }

    private func distance(_ one: Range<Int>, _ other: Range<Int>) -> Int {
        abs(one.lowerBound + one.upperBound - other.lowerBound - other.upperBound)
    }

    /// Centred over the columns, or aligned with one end of them.
    private func isSet(_ word: Range<Int>, over columns: Range<Int>) -> Bool {
        distance(word, columns) <= Self.farthest * 2 || word.lowerBound == columns.lowerBound
            || word.upperBound == columns.upperBound
    }
}
