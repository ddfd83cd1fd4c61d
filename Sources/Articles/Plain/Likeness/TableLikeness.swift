import Text

/// Distinguishes tables from code, prose, lists and logs, which also contain gaps.
struct TableLikeness {
    let text: SourceText

    private static let fewestRows = 2
    private static let mostIndents = 3

    /// Whether text with columns separated only by gaps is a table.
    func isTable(_ table: AlignedTable) -> Bool {
        let columns = columns(of: table)
        let numeric = columns.indices.filter { Self.isNumeric(columns[$0]) }
        guard table.body.count >= Self.fewestRows, table.rows.count >= 3,
            isFilled(table, isCertain: !numeric.isEmpty || isInCapitals(table.header)),
            !isCode(table, numeric: numeric),
            !Self.isDrawing(table.rows, in: text), !isListing(table), !beginsWithField(table),
            areAligned(table), !columns.contains(where: holdsSeveralNumbers)
        else { return false }
        if !table.header.isEmpty {
            return !numeric.isEmpty || hasShortCells(table) && (table.width > 2 || namesTwoColumns(table))
        }
        // A number before each line indicates a list.
        let isLong = table.width > 2 || table.body.count > Self.fewestRows + 1
        return isLong && numeric.contains { $0 > 0 } && hasShortCells(table)
    }

    /// Whether text with one word in each column is a table: it has columns of numbers and of words.
    func isList(_ table: AlignedTable) -> Bool {
        let columns = columns(of: table)
        let numeric = columns.count(where: Self.isNumeric)
        return numeric > 0 && numeric < columns.count && areAligned(table) && !Self.isCode(table.rows, in: text)
            && !Self.isDrawing(table.rows, in: text)
            && !columns.contains { $0.count(where: TextClass.endsInPunctuation) * 2 > $0.count }
            && !columns.contains {
                $0.count(where: { TextClass.isLogTime($0) || TextClass.isAddress($0) }) * 2 > $0.count
            }
    }

    /// Two columns of words under one word each: `Name  Meaning`. Sentences continue from line to line and do not
    /// repeatedly begin at the same column after a gap.
    private func namesTwoColumns(_ table: AlignedTable) -> Bool {
        let names = table.header.flatMap(\.cells).map { text.string($0.range) }
        return table.body.count > 2 && names.allSatisfy { $0.first?.isUppercase == true && !$0.contains(" ") }
            && table.body.allSatisfy { row in
                row.cells.count == 2 && row.cells.first.map { !text.string($0.range).contains(" ") } == true
            }
    }

    /// Whether text with cells separated by tabs is a table; programs and lists of terms also contain tabs.
    func isTabbed(_ table: AlignedTable) -> Bool {
        guard table.body.count >= Self.fewestRows, table.body.allSatisfy({ !$0.cells.isEmpty }),
            !Self.isCode(table.rows, in: text), !Self.isDrawing(table.rows, in: text),
            !isListing(table, mayHoldCodes: table.width > 2), !beginsWithField(table), hasShortCells(table)
        else { return false }
        let hasNumbers = columns(of: table).contains(where: Self.isNumeric)
        return hasNumbers || table.width > 2 && !table.header.isEmpty
    }

    /// Whether text with cells separated by a sign is a table: numbers are below a name, or beside names in every row.
    func isDelimited(_ table: AlignedTable, by sign: UInt8) -> Bool {
        let columns = columns(of: table)
        let numeric = columns.indices.filter { Self.isNumeric(columns[$0]) }
        guard table.body.count >= Self.fewestRows, !numeric.isEmpty,
            !Self.isCode(table.rows, in: text, apartFrom: table.header.isEmpty ? nil : sign)
        else { return false }
        if !table.header.isEmpty { return true }
        return table.body.count > Self.fewestRows && numeric.contains { $0 > 0 } && !columns.contains(where: \.isEmpty)
            && columns.indices.contains { column in
                !numeric.contains(column) && columns[column].allSatisfy { $0.contains(where: \.isLetter) }
            } && hasShortCells(table) && !isListing(table) && !beginsWithField(table)
    }

    /// Whether a cell of the body begins with a number.
    func holdsNumber(_ table: AlignedTable) -> Bool {
        table.body.contains { row in
            row.cells.contains {
                text.string($0.range).split(separator: " ").first.map { TextClass.isNumeric(String($0)) } ?? false
            }
        }
    }

    /// Most rows have a cell in every column, or half of them if a header names the columns.
    private func isFilled(_ table: AlignedTable, isCertain: Bool) -> Bool {
        let full = table.body.count { $0.cells.count == table.width }
        if full >= Self.fewestRows, full * 2 >= table.body.count { return true }
        // The names may be above a row of units.
        guard isCertain, let names = table.header.map(\.cells.count).max(), names + 1 >= table.width else {
            return false
        }
        return table.body.allSatisfy { $0.cells.count > 1 && $0.cells.count * 2 >= table.width }
    }

    private func isInCapitals(_ rows: [AlignedTable.Row]) -> Bool {
        !rows.isEmpty
            && rows.flatMap(\.cells).map { text.string($0.range) }.allSatisfy {
                $0 == $0.uppercased() && $0 != $0.lowercased()
            }
    }

    /// `Copyright: 1999  A. Person` and similar lines: the first cell names the field.
    private func beginsWithField(_ table: AlignedTable) -> Bool {
        guard let first = table.rows.first?.cells.first, first.column == 0 else { return false }
        let name = text.string(first.range).prefix { $0 != " " }
        return name.count > 1 && name.hasSuffix(":") && name.first?.isLetter == true
    }

    /// The number of rows at the top of the body that name the columns, in addition to the header.
    func headerCount(_ table: AlignedTable) -> Int {
        var count = !table.header.isEmpty ? 0 : beginsWithHeader(table) || beginsWithYears(table) ? 1 : 0
        while table.header.count + count > 0, count < 2, count + 2 < table.body.count {
            let above = count > 0 ? table.body[count - 1] : table.header[table.header.count - 1]
            let rest = Array(table.body.dropFirst(count))
            guard rest[0].cells.first?.column != 0 || above.cells.first?.column != 0,
                namesNumbers(AlignedTable(width: table.width, header: [], body: rest))
            else { break }
            count += 1
        }
        return count
    }

    /// True if the first row has different words in all columns, and no number.
    func beginsWithNames(_ table: AlignedTable) -> Bool {
        guard let first = table.body.first, table.body.count > 1 else { return false }
        let names = first.cells.map { text.string($0.range) }
        return names.count == table.width && Set(names).count == names.count && names.allSatisfy(isName)
    }

    /// True if the first row has words above columns of numbers.
    private func namesNumbers(_ table: AlignedTable) -> Bool {
        guard let first = table.body.first,
            first.cells.allSatisfy({ isName(text.string($0.range)) })
        else { return false }
        let columns = columnsBelowFirst(of: table)
        return first.cells.contains { Self.isNumeric(columns[$0.column]) }
    }

    private func isName(_ cell: String) -> Bool {
        !TextClass.isNumeric(cell) && !TextClass.isTruth(cell)
            && (cell.contains(where: \.isLetter) || ["#", "№", "%", "(%)", "[%]"].contains(cell))
    }

    private func columnsBelowFirst(of table: AlignedTable) -> [[String]] {
        columns(of: AlignedTable(width: table.width, header: [], body: Array(table.body.dropFirst())))
    }

    /// `City  2018  2019  2020`: perhaps words, and ascending or descending years above numbers that are not years. Below
    /// names of groups, each has the same years: `2018  2019  2018  2019`.
    private func beginsWithYears(_ table: AlignedTable) -> Bool {
        guard let first = table.body.first, table.body.count > 2, table.width > 2, let name = first.cells.first,
            name.column > 0 || isName(text.string(name.range))
        else { return false }
        let names = first.cells.filter { $0.column > 0 }.map { text.string($0.range) }
        let years = names.compactMap(TextClass.year)
        guard names.count == table.width - 1, years.count > 1, Self.areOrdered(years) || Self.areOrderedInGroups(years),
            names.allSatisfy({ TextClass.year($0) != nil || isName($0) && !TextClass.isMissing($0) })
        else { return false }
        let others = table.body.dropFirst().flatMap { $0.cells.filter { $0.column > 0 } }
        return others.count { TextClass.year(text.string($0.range)) != nil } * 2 < others.count
    }

    /// True if the first row has only words, above a column of numbers or all in capitals.
    private func beginsWithHeader(_ table: AlignedTable) -> Bool {
        guard let first = table.body.first, table.body.count > 2, first.cells.count > 1 else { return false }
        let words = first.cells.map { text.string($0.range) }
        guard words.allSatisfy(isName) else { return beginsWithQuantities(table) }
        if first.cells.count * 2 > table.width,
            words.allSatisfy({ $0 == $0.uppercased() && $0 != $0.lowercased() }), table.width > 2
        {
            return true
        }
        return namesNumbers(table)
    }

    /// `Salt  20 °C  40 °C`, `No  Name  Length`: a first row whose other names look like values that no cell below has.
    /// They are beside a word above numbers, or quantities in the order of their numbers.
    private func beginsWithQuantities(_ table: AlignedTable) -> Bool {
        guard let first = table.body.first, first.cells.count == table.width else { return false }
        let columns = columnsBelowFirst(of: table)
        var quantities: [(number: Double, unit: Substring)] = []
        var namesNumbers = false
        for (column, cell) in first.cells.map({ text.string($0.range) }).enumerated() {
            let values = columns[column].filter { !TextClass.isMissing($0) }
            if isName(cell) {
                if TextClass.isMissing(cell) { return false }
                namesNumbers = namesNumbers || Self.isNumeric(values)
            } else if TextClass.isTruth(cell) {
                if values.contains(where: TextClass.isTruth) { return false }
                quantities.append((0, ""))
            } else {
                guard let quantity = quantity(cell), !values.isEmpty,
                    !values.contains(where: {
                        $0.contains(quantity.unit) || TextClass.isNumeric($0) && self.quantity($0) != nil
                    })
                else { return false }
                quantities.append(quantity)
            }
        }
        return namesNumbers
            || quantities.count > 1 && Self.areOrdered(quantities.map(\.number))
                && Set(quantities.map(\.unit)).count == 1
    }

    /// `20 g`
    private func quantity(_ text: String) -> (number: Double, unit: Substring)? {
        let parts = text.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, parts[1].contains(where: \.isLetter) else { return nil }
        return (Double(parts[0]) ?? 0, parts[1])
    }

    private static func areOrdered(_ numbers: [some Comparable]) -> Bool {
        let pairs = zip(numbers, numbers.dropFirst())
        return pairs.allSatisfy { $0 < $1 } || pairs.allSatisfy { $0 > $1 }
    }

    /// Whether the first years, which are ordered, come again and again.
    private static func areOrderedInGroups(_ years: [Int]) -> Bool {
        guard let count = years.dropFirst().firstIndex(of: years[0]), count > 1, years.count % count == 0 else {
            return false
        }
        return areOrdered(Array(years.prefix(count))) && years.indices.allSatisfy { years[$0] == years[$0 % count] }
    }

    /// The texts of each column's cells in the body.
    func columns(of table: AlignedTable) -> [[String]] {
        var columns = [[String]](repeating: [], count: table.width)
        for row in table.body {
            for cell in row.cells where cell.column < table.width {
                columns[cell.column].append(text.string(cell.range))
            }
        }
        return columns
    }

    /// Three cells in four contain a number, a range or a size; marks of missing values are skipped.
    static func isNumeric(_ texts: [String]) -> Bool {
        let cells = texts.filter { !TextClass.isMissing($0) }
        return cells.count > 1 && cells.count(where: TextClass.isNumeric) * 4 >= cells.count * 3
    }

    /// True if the gaps show only some of the columns. The numbers of `45.2 ± 10.1`, `45.2 (10.1)` and `1.01 to 1.09`
    /// belong together.
    private func holdsSeveralNumbers(_ texts: [String]) -> Bool {
        let several = texts.count { cell in
            guard cell.utf8.contains(UInt8(ascii: " ")) else { return false }
            var words = cell.split(separator: " ").map(String.init)
            words.removeAll { !Self.joiners.contains($0) && !TextClass.isNumeric($0) }
            let decimals = words.indices.filter { words[$0].contains(".") }
            return zip(decimals, decimals.dropFirst()).contains { $1 == $0 + 1 && !"(±–".contains(words[$1].prefix(1)) }
        }
        return several > 0 && several * 4 >= texts.count
    }

    /// Words and signs between two numbers of one cell.
    private static let joiners: Set<String> = ["±", "+/-", "to", "–"]

    /// Most cells of each column have the same start or end, or their last digits or decimal points are under each other.
    private func areAligned(_ table: AlignedTable) -> Bool {
        var starts = [[Int: Int]](repeating: [:], count: table.width)
        var (ends, digits, points) = (starts, starts, starts)
        var counts = [Int](repeating: 0, count: table.width)
        var indents: [Int] = []
        for row in table.body {
            let pieces = row.cells.map { TextLine.Piece(range: withoutMarks($0.range)) }
            for ((cell, piece), extent) in zip(
                zip(row.cells, pieces), TextMeasure.display.extents(of: pieces, in: text))
            where cell.column < table.width {
                let rest = text.bytes[piece.range].drop { $0 != UInt8(ascii: ".") }.count
                starts[cell.column][extent.lowerBound, default: 0] += 1
                ends[cell.column][extent.upperBound, default: 0] += 1
                let behind = text.bytes[piece.range].reversed().prefix { ")%".utf8.contains($0) }.count
                digits[cell.column][extent.upperBound - behind, default: 0] += 1
                points[cell.column][extent.upperBound - rest, default: 0] += 1
                counts[cell.column] += 1
                if cell.column == 0 { indents.append(extent.lowerBound) }
            }
        }
        let texts = isParted(table) ? columns(of: table) : []
        return counts.indices.allSatisfy { column in
            let aligned = [starts, ends, digits, points].map { $0[column].values.max() ?? 0 }.max() ?? 0
            // Names in the first column may be indented under their groups.
            return column == 0 && starts[0].count * 2 <= counts[0] && starts[0].count <= Self.mostIndents
                || column == 0 && IndentLevels.areNested(indents) && areNamesOfNumbers(columns(of: table))
                || aligned * 4 >= counts[column] * 3
                // One of a few cells may be out of line, and numbers anywhere below their name.
                || !texts.isEmpty && (aligned > 1 && aligned + 1 == counts[column] || Self.isNumeric(texts[column]))
        }
    }

    private func areNamesOfNumbers(_ columns: [[String]]) -> Bool {
        columns[0].allSatisfy { $0.contains(where: \.isLetter) } && columns.dropFirst().allSatisfy(Self.isNumeric)
    }

    /// Whether gaps of two spaces or more show a name for each column, and all cells of all rows.
    private func isParted(_ table: AlignedTable) -> Bool {
        !table.header.isEmpty
            && (table.header.suffix(1) + table.body).allSatisfy { row in
                row.cells.count == table.width
                    && zip(row.cells, row.cells.dropFirst()).allSatisfy {
                        $1.range.lowerBound - $0.range.upperBound > 1
                    }
            }
    }

    /// A cell without signs after its last space, which do not move a number: `0.00145 **`.
    private func withoutMarks(_ cell: Range<Int>) -> Range<Int> {
        guard let space = text.bytes[cell].lastIndex(of: UInt8(ascii: " ")) else { return cell }
        let signs = text.bytes[space + 1..<cell.upperBound]
        return signs.allSatisfy { "*.".utf8.contains($0) }
            ? WhiteSpace.trimmed(cell.lowerBound..<space, in: text.bytes) : cell
    }

    /// True if one line in five contains characters of boxes and arrows: grids are read elsewhere.
    ///
    /// - Parameter mayHoldLines: whether `| ` may begin a line of a text, as in cells of reStructuredText.
    static func isDrawing(_ rows: [AlignedTable.Row], in text: SourceText, mayHoldLines: Bool = false) -> Bool {
        let drawn = rows.count { row in
            let line = text.lineRange(row.line)
            if ByteSearch.holds("-->", in: text.bytes, line) || ByteSearch.holds("<--", in: text.bytes, line) {
                return true
            }
            guard text.bytes[line].contains(where: { $0 == UInt8(ascii: "|") || $0 >= 0x80 }) else { return false }
            return TextLine(row.line, of: text, at: .gap).pieces.contains { piece in
                let words = text.string(piece.range).split(whereSeparator: \.isWhitespace)
                let isLine = mayHoldLines && words.count > 1 && words.first == "|"
                return words.indices.dropFirst(isLine ? 1 : 0).contains {
                    isDrawn(words[$0], isInner: $0 > 0 && $0 + 1 < words.count)
                }
            }
        }
        return drawn * 5 >= rows.count
    }

    /// Whether a word holds strokes of a drawing. `Pr(>|t|)`, `gi|350596019|ref|` and `|x|` are names; between two words
    /// of a cell, `|` is an operator.
    private static func isDrawn(_ word: Substring, isInner: Bool) -> Bool {
        let pipes = word.count { $0 == "|" }
        let isNorm = pipes == 2 && word.count > 2 && word.hasPrefix("|") && word.hasSuffix("|")
        let isOperator = isInner && pipes == word.count
        return !isNorm && !isOperator && (word.hasPrefix("|") || word.hasSuffix("|") && pipes == 1)
            || word.unicodeScalars.contains {
                $0 != "|" && Stroke.isVertical($0) || Stroke.isJunction($0) && $0 != "+"
            }
    }

    /// Sentences indicate lists of terms, logs and menus.
    private func hasShortCells(_ table: AlignedTable) -> Bool {
        let words = table.body.flatMap(\.cells).map { text.string($0.range).split(separator: " ").count }
        return words.count(where: { $0 > 5 }) * 5 < words.count
    }

    /// Options with their meaning, names with a colon, lines of a log, memory dumps.
    ///
    /// - Parameter mayHoldCodes: whether `0020` in the first column may be a code of several columns.
    private func isListing(_ table: AlignedTable, mayHoldCodes: Bool = false) -> Bool {
        let firsts = table.body.compactMap { $0.cells.first.map { text.string($0.range) } }
        func most(_ matches: (String) -> Bool) -> Bool { firsts.count(where: matches) * 2 >= firsts.count }
        func beginsWithSign(_ cell: String) -> Bool {
            cell.hasPrefix("-") && cell.dropFirst().first?.isNumber != true || cell.hasPrefix("*")
        }
        // Under header words such signs belong to names: `-a`, `*.txt`.
        let isNamed = table.header.first?.cells.first.map { !beginsWithSign(text.string($0.range)) } ?? false
        return !isNamed && most(beginsWithSign)
            || (table.width == 2 || table.header.isEmpty) && most { $0.hasSuffix(":") || $0.hasSuffix("=") }
            || most(TextClass.isLogTime)
            // Half of two names may begin with a zero by chance: `0f9e8d7c`.
            || !mayHoldCodes && firsts.count(where: TextClass.isAddress) * 2 > firsts.count
            || most { $0.hasPrefix("•") || $0.hasPrefix("* ") }
            || most { $0.hasPrefix("├") || $0.hasPrefix("└") || $0.hasPrefix("│") }
            || most { $0.count > 1 && ($0.hasSuffix(".") || $0.hasSuffix(")")) && $0.dropLast().allSatisfy(\.isNumber) }
    }

    /// True if one line in five looks like code. Below names of several columns, cells may hold some of its signs.
    private func isCode(_ table: AlignedTable, numeric: [Int]) -> Bool {
        guard table.width > 2, let names = table.header.last, names.cells.count + 1 >= table.width,
            !Self.isCode(table.header, in: text)
        else { return Self.isCode(table.rows, in: text) }
        // Only the first column may hold names of a program.
        if numeric.count + 1 >= table.width { return false }
        let code = table.body.count { row in
            let isItem = row.cells.first.map { $0.column > 0 && text.string($0.range).hasPrefix("- ") } == true
            return !isItem && TextClass.isCode(text.bytes, in: text.lineRange(row.line), isNamed: true)
        }
        return code * 5 >= table.rows.count
    }

    /// True if one line in five looks like code.
    ///
    /// - Parameter sign: separates cells, also at the end of a line.
    static func isCode(_ rows: [AlignedTable.Row], in text: SourceText, apartFrom sign: UInt8? = nil) -> Bool {
        rows.count { row in
            let lines = text.lineRange(row.line).union(text.lineRange(row.lastLine))
            var line = WhiteSpace.trimmed(lines, in: text.bytes)
            while let sign, let last = line.last, text.bytes[last] == sign { line = line.dropLast() }
            return TextClass.isCode(text.bytes, in: line)
        } * 5 >= rows.count
    }
}
