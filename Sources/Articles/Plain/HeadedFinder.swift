import Text

/// Reads tables whose columns may be a single space apart, as programs print them: each word of the first line is
/// above a separate column.
///
///     time       item value                   mpg cyl
///     2009-01-01 X    0.65473572    Mazda   21.0   6
///     2009-01-02 Y    2.4520609     Datsun  22.8   4
struct HeadedFinder {
    let text: SourceText
    let lines: [CaptureLine]

    private static let fewestRows = 2
    private static let manyNames = 6
    /// The words of a name.
    private static let mostWords = 3
    /// Lines before the header to skip: a title, or the command that printed the table.
    private static let mostLinesAbove = 2

    /// The table formed by all lines except the first few.
    func table() -> AlignedTable? {
        guard lines.count > Self.fewestRows, lines.allSatisfy({ $0.kind == .text }) else { return nil }
        let headers = 0...min(Self.mostLinesAbove, lines.count - Self.fewestRows - 1)
        var tables = headers.lazy.compactMap(table).makeIterator()
        guard let first = tables.next() else { return nil }
        let isSingle = lines.first { $0.number == first.firstLine }?.pieces.count == 1
        let isCommand = isCommand(first.header[0])
        guard isSingle || isCommand else { return first }
        while let next = tables.next() {
            if isCommand && next.width > first.width || isSingle && isTitle(first.header[0], above: next) {
                return next
            }
        }
        return first
    }

    /// Whether a line above a table is its title: the next line names its columns, which have numbers.
    private func isTitle(_ line: AlignedTable.Row, above table: AlignedTable) -> Bool {
        let names = table.header[0]
        guard names.line == line.line + 1, names.cells.count >= line.cells.count,
            lines.contains(where: { $0.number == names.line && $0.pieces.count > 1 }),
            names.cells.map({ text.string($0.range) }).allSatisfy({
                $0.first?.isLetter == true && !TextClass.isMissing($0) && !TextClass.isTruth($0)
            })
        else { return false }
        let columns = TableLikeness(text: text).columns(of: table)
        let numeric = names.cells.count { TableLikeness.isNumeric(columns[$0.column]) }
        // A line with a word for each column is its header, unless several words below it are above numbers.
        return numeric > (names.cells.count > line.cells.count ? 0 : 1)
    }

    /// True for a line with many words above one column, such as the command that printed the table.
    private func isCommand(_ header: AlignedTable.Row) -> Bool {
        header.cells.contains { text.string($0.range).split(separator: " ").count > Self.mostWords }
    }

    /// Whether a line, that above it and all below have numbers as the same of their words.
    private func isAmongRows(_ index: Int) -> Bool {
        guard index > 0 else { return false }
        func numbers(_ line: CaptureLine) -> [Bool] {
            line.words(in: text).map { text.bytes[$0.range].allSatisfy(\.isASCIIDigit) }
        }
        let above = numbers(lines[index - 1])
        return above.contains(true) && lines[index...].allSatisfy { numbers($0) == above }
    }

    private func table(under header: Int) -> AlignedTable? {
        guard !isAmongRows(header) else { return nil }
        let body = lines[(header + 1)...]
        let filled = body.filledColumns(in: text)
        let phrases = PhraseColumns(text: text, header: lines[header], body: body).extents()
        let names = besideColumns(names(lines[header].words(in: text), over: filled, phrases), filled)
        guard names.count > 1, names.allSatisfy({ !TextClass.isNumeric(text.string($0.range)) }),
            !isTitle(lines[header], names, over: filled),
            let extents = columns(under: names, filled: joined(filled, under: names[0], in: body))
        else { return nil }
        let cut = ColumnCut(text: text, extents: extents)
        var rows = [
            AlignedTable.Row(
                line: lines[header].number,
                cells: names.compactMap { name in
                    extents.firstIndex { $0.overlaps(name.extent) }.map {
                        AlignedTable.Cell(column: $0, range: name.range)
                    }
                })
        ]
        for line in body {
            guard let cells = cut.cells(of: line) else { return nil }
            rows.append(AlignedTable.Row(line: line.number, cells: cells))
        }
        var table = AlignedTable(width: extents.count, header: Array(rows[..<1]), body: Array(rows[1...]))
        let likeness = TableLikeness(text: text)
        table.takeHeader(likeness.headerCount(table))
        guard rows[0].cells.count == names.count else { return nil }
        let columns = likeness.columns(of: table)
        // A sequence of commands repeats their words; of many names, one may be a value.
        let repeated = rows[0].cells.count { columns[$0.column].contains(text.string($0.range)) }
        guard repeated == 0 || repeated == 1 && names.count >= Self.manyNames else { return nil }
        let isWide = lines[header].pieces.count == names.count
        let areNames = isWide && names.allSatisfy(isName)
        return (areNames || columns.contains(where: TableLikeness.isNumeric)) && likeness.isTable(table)
            ? table.joiningLines(of: text) : nil
    }

    /// Whether a line is a phrase with a colon at its end, of which a word neither begins nor ends with a column:
    ///
    ///     Exit codes:
    ///       0    success
    private func isTitle(_ line: CaptureLine, _ names: [CaptureLine.Word], over filled: [Range<Int>]) -> Bool {
        guard line.pieces.count == 1, let piece = line.pieces.first, text.bytes[piece.range].last == UInt8(ascii: ":")
        else { return false }
        return !names.allSatisfy { name in
            filled.contains {
                $0.lowerBound == name.extent.lowerBound || $0.upperBound == name.extent.upperBound
            }
        }
    }

    /// The names with those above no column set above the one that they touch, if no other name is above it.
    private func besideColumns(_ names: [CaptureLine.Word], _ filled: [Range<Int>]) -> [CaptureLine.Word] {
        names.map { name in
            guard !filled.contains(where: name.extent.overlaps) else { return name }
            let touched = filled.filter { column in
                (column.lowerBound == name.extent.upperBound || column.upperBound == name.extent.lowerBound)
                    && !names.contains { $0.extent.overlaps(column) }
            }
            guard touched.count == 1 else { return name }
            return CaptureLine.Word(range: name.range, extent: name.extent.union(touched[0]))
        }
    }

    /// False for words in lower case with several in one cell, which also begin the first row of a list.
    private func isName(_ name: CaptureLine.Word) -> Bool {
        let name = text.string(name.range)
        return !name.contains(" ") || name.first?.isLowercase != true
    }

    /// The words of the header, joined if they are above one column: `Mounted on`, `Local Address`.
    ///
    /// - Parameter phrases: the columns with a name of several words.
    private func names(
        _ words: [CaptureLine.Word], over filled: [Range<Int>], _ phrases: [Range<Int>]
    ) -> [CaptureLine.Word] {
        var names: [CaptureLine.Word] = []
        for (index, word) in words.enumerated() {
            guard let last = names.last, word.isNext(to: last) else {
                names.append(word)
                continue
            }
            if phrases.contains(where: last.extent.overlaps) {
                names[names.count - 1] = last.joined(to: word)
                continue
            }
            let own = filled.filter { $0.overlaps(last.extent) }
            let under = filled.filter { $0.overlaps(word.extent) }
            let following = words.dropFirst(index + 1).first
            // `Std.` in `Estimate Std. Error`: numbers end where their names end.
            let beginsName =
                under.isEmpty && own.last?.upperBound == last.extent.upperBound
                && following.map { next in next.isNext(to: word) && filled.contains { $0.overlaps(next.extent) } }
                    == true
            // A word above no column, or above only that of the previous word, continues that word.
            if !beginsName, own.isEmpty || under.allSatisfy({ $0.overlaps(last.extent) }) {
                names[names.count - 1] = last.joined(to: word)
            } else {
                names.append(word)
            }
        }
        return names
    }

    /// The filled columns, with those between the numbers of the rows and the first name joined to the column of that
    /// name, if they hold texts of several words that end with it:
    ///
    ///                 city     pop
    ///     1           Oslo  709037
    ///     2 Rio de Janeiro 6747815
    private func joined(
        _ filled: [Range<Int>], under name: CaptureLine.Word, in body: ArraySlice<CaptureLine>
    ) -> [Range<Int>] {
        guard let named = filled.firstIndex(where: name.extent.overlaps), named > 1 else { return filled }
        let column = filled[1].lowerBound..<filled[named].upperBound
        let isRightAligned = body.allSatisfy { line in
            let words = line.words(in: text)
            let own = words.dropFirst().prefix { $0.extent.lowerBound < column.upperBound }
            return words.first.map { $0.extent.overlaps(filled[0]) && Int(text.string($0.range)) != nil } == true
                && own.last?.extent.upperBound == column.upperBound
                && zip(own, own.dropFirst()).allSatisfy { $1.isNext(to: $0) }
                && !own.contains { TextClass.isNumeric(text.string($0.range)) }
        }
        return isRightAligned ? [filled[0], column] + filled[(named + 1)...] : filled
    }

    /// One column for each name, and one before them for labels without a name; nil if names and columns do not
    /// match.
    private func columns(under names: [CaptureLine.Word], filled: [Range<Int>]) -> [Range<Int>]? {
        var extents: [Range<Int>] = []
        var named: [Int?] = []
        var start: Int?
        for column in filled {
            let over = names.indices.filter { names[$0].extent.overlaps(column) }
            guard over.count <= 1 else { return nil }
            if over.isEmpty, start == nil, let last = extents.last, let previous = named.last.flatMap(\.self),
                last.union(names[previous].extent).upperBound < column.lowerBound,
                names.contains(where: { $0.extent.lowerBound == column.upperBound })
            {
                // A text that touches only the next name begins the cell below it.
                start = column.lowerBound
                continue
            }
            let column = (start ?? column.lowerBound)..<column.upperBound
            start = nil
            if let last = extents.last, let previous = named.last, over.isEmpty || over.first == previous {
                extents[extents.count - 1] = last.lowerBound..<column.upperBound
                // Text under no name continues the cell before it, one space apart.
                if over.isEmpty, previous != nil, column.lowerBound - last.upperBound > 1 { return nil }
            } else {
                extents.append(column)
                named.append(over.first)
            }
        }
        guard Set(named.compactMap { $0 }).count == names.count, named.dropFirst().allSatisfy({ $0 != nil }) else {
            return nil
        }
        // A name is above only its own column, so it may be wider.
        return zip(extents, named).map { extent, name in
            name.map { extent.union(names[$0].extent) } ?? extent
        }
    }
}
