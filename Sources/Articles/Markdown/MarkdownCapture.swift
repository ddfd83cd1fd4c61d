import CommonMark
import Text

/// The plain text of a Markdown article: its code and its paragraphs, with all other text blanked.
struct MarkdownCapture {
    let source: SourceText
    let outline: MarkdownOutline

    /// - Parameter taken: ranges of the source that tables were read from.
    func capture(without taken: [Range<Int>]) -> TextCapture {
        var bytes = source.bytes
        // The last line of the text above.
        var shown = 0
        let asciiDoc = asciiDocTables()
        var columns: [Int: Int] = [:]
        for leaf in outline.leaves {
            let isText = isText(leaf, below: shown)
            if isText, let last = leaf.lines.last { shown = last }
            let comparesNumbers = isText && comparesNumbers(leaf, &columns)
            if isText, leaf.kind == .paragraph {
                OutputMarks.blank(inText: leaf.lines.map { source.lineRange($0) }, of: &bytes)
            }
            let next = asciiDoc.partitionPoint { $0.upperBound < leaf.lines.lowerBound }
            for line in leaf.lines {
                if comparesNumbers { continue }
                if isText || asciiDoc[next...].first.map({ $0.contains(line) && leaf.kind.isRunningText }) == true {
                    blankMarks(ofLine: line, in: &bytes)
                } else {
                    blank(source.lineRange(line), in: &bytes)
                }
            }
            if leaf.kind == .code {
                for line in outline.fences(of: leaf, in: source) {
                    blank(source.lineRange(line), in: &bytes)
                }
                OutputMarks.blank(inCode: leaf.lines.map { outline.lines[$0] }, of: &bytes)
            }
        }
        // The rule below the header of a quoted table.
        for block in outline.blocks where block.kind == .thematicBreak {
            blankMarks(ofLine: block.startLine, in: &bytes)
        }
        for range in taken {
            let last = source.line(at: max(range.lowerBound, range.upperBound - 1))
            for line in source.line(at: range.lowerBound)...last {
                blank(source.lineRange(line), in: &bytes)
            }
        }
        return TextCapture(masking: SourceText(path: source.path, bytes: bytes))
    }

    /// The lines of AsciiDoc's tables, with their fences: what is an item in Markdown belongs to a cell there.
    private func asciiDocTables() -> [ClosedRange<Int>] {
        guard ByteSearch.holds("|===", in: source.bytes) else { return [] }
        var tables: [ClosedRange<Int>] = []
        var open: Int?
        var shown = 0
        for leaf in outline.leaves {
            let isText = isText(leaf, below: shown)
            if isText, let last = leaf.lines.last { shown = last }
            guard isText || open != nil && leaf.kind.isRunningText else { continue }
            for line in leaf.lines where AsciiDocFinder.isFence(outline.lines[line], in: source.bytes) {
                if let start = open {
                    tables.append(start...line)
                    open = nil
                } else if isText {
                    open = line
                }
            }
        }
        return tables
    }

    /// The first lines of items are not rows, but a later paragraph may be a table. An underlined heading may be the
    /// header of one, and a line that begins with a number sign a row.
    private func isText(_ leaf: MarkdownOutline.Leaf, below shown: Int) -> Bool {
        switch leaf.kind {
        case .code: true
        case .paragraph: !outline.beginsItem(leaf) || isRow(leaf, below: shown)
        case .heading: !outline.beginsItem(leaf) && (leaf.lines.count > 1 || isRow(leaf.lines.lowerBound))
        case .table: outline.goesOnInCode(leaf, of: source)
        default: false
        }
    }

    /// Whether what Markdown takes for a heading is a row directly above or below others: `#   Run 1   Run 2`, `# | Run 1` above
    /// a rule.
    private func isRow(_ line: Int) -> Bool {
        let isBelowText = line > 1 && !content(line - 1).isEmpty
        let below = line < source.lineCount ? content(line + 1) : []
        return columnCount(line) > 2 && (isBelowText || !below.isEmpty) || !below.isEmpty && Stroke.isRule(below)
    }

    private func content(_ line: Int) -> ArraySlice<UInt8> {
        source.bytes[WhiteSpace.trimmed(source.lineRange(line), in: source.bytes)]
    }

    /// The number of texts between gaps.
    private func columnCount(_ line: Int) -> Int { TextLine(line, of: source, at: .gap).pieces.count }

    /// Whether what Markdown takes for a quotation is the last rows of a table: `> 90`, `>= 5`, `>   greater   4` directly below
    /// other text, or `>5` behind a blank line below a row.
    ///
    /// - Parameter columns: by quotations, the number of texts in the line above; 0 for one that belongs to a quotation, too.
    private func comparesNumbers(_ leaf: MarkdownOutline.Leaf, _ columns: inout [Int: Int]) -> Bool {
        guard leaf.kind == .paragraph || leaf.kind == .code, let quote = outline.outermostQuote(of: leaf.block) else {
            return false
        }
        let count = columns[quote] ?? columnCount(aboveQuotation: outline.blocks[quote].startLine)
        columns[quote] = count
        return count > 0
            && leaf.lines.allSatisfy { line in
                let text = content(line)
                return isUnmarked(text) || TextClass.comparesNumber(text) || count > 1 && columnCount(line) > 1
            }
    }

    /// The number of texts in the line above a quotation's first one. That behind a blank line counts if it is a row, and the
    /// quotation begins with a number.
    private func columnCount(aboveQuotation first: Int) -> Int {
        guard first > 1 else { return 0 }
        let above = content(first - 1)
        if !above.isEmpty { return isUnmarked(above) ? columnCount(first - 1) : 0 }
        guard first > 2, comparesNumberClosely(content(first)) else { return 0 }
        let row = content(first - 2)
        guard isUnmarked(row) || comparesNumberClosely(row) else { return 0 }
        let count = columnCount(first - 2)
        return count > 1 || row.contains(UInt8(ascii: "|")) ? count : 0
    }

    /// `>5`, `>=0`: without a space, which most quotations have.
    private func comparesNumberClosely(_ text: ArraySlice<UInt8>) -> Bool {
        TextClass.comparesNumber(text) && text.dropFirst().first != UInt8(ascii: " ")
    }

    /// Whether what Markdown takes for an item directly below other text is a row: it begins with a number and its sign,
    /// `- 5   12`, or with a rank below a rule that parts columns, ` 1.  oak   12`.
    private func isRow(_ leaf: MarkdownOutline.Leaf, below shown: Int) -> Bool {
        guard let first = leaf.lines.first, first > 1, columnCount(first) > 1 else { return false }
        func isRank(_ line: ArraySlice<UInt8>) -> Bool {
            let rest = line.drop(while: \.isASCIIDigit).prefix(2)
            return rest.startIndex > line.startIndex && (rest.elementsEqual(". ".utf8) || rest.elementsEqual(") ".utf8))
        }
        let above = content(first - 1)
        let isBelowText = first == shown + 1
        if isBelowText, TextClass.signsNumber(content(first)) || isSignAboveTexts(first) { return true }
        // Ranks are below a rule or each other.
        return isRank(content(first))
            && (isBelowText && isRank(above)
                || Stroke.isRule(above) && above.split(separator: UInt8(ascii: " ")).count > 1)
    }

    /// Whether a sign that begins items is a cell, `-    5   12`: what follows it begins where a text of the line above or a
    /// part of the rule does.
    private func isSignAboveTexts(_ line: Int) -> Bool {
        let own = TextLine(line, of: source, at: .gap).pieces
        guard own.count > 1, own[0].range.count == 1 else { return false }
        let isRule = Stroke.isRule(content(line - 1))
        let above = TextLine(line - 1, of: source, at: isRule ? .space : .gap).pieces
        let starts = TextMeasure.display.extents(of: above, in: source).dropFirst().map(\.lowerBound)
        return TextMeasure.display.extents(of: own, in: source).dropFirst().prefix(1).allSatisfy {
            starts.contains($0.lowerBound)
        }
    }

    private func isUnmarked(_ text: ArraySlice<UInt8>) -> Bool { text.first.map { $0 != UInt8(ascii: ">") } ?? false }

    private func blankMarks(ofLine line: Int, in bytes: inout [UInt8]) {
        for offset in source.marks(ofLine: line, outline.lines) where bytes[offset] == UInt8(ascii: ">") {
            bytes[offset] = UInt8(ascii: " ")
        }
    }

    private func blank(_ range: Range<Int>, in bytes: inout [UInt8]) {
        for index in range { bytes[index] = UInt8(ascii: " ") }
    }
}

extension MarkdownOutline {
    /// Whether a table has only a header, directly above lines with pipes whose indentation makes them code:
    ///
    ///     Part | Size
    ///     -----|-----
    ///         1|   20
    func goesOnInCode(_ table: Leaf, of source: SourceText) -> Bool {
        guard table.lines.count == 2, let code = leaf(atLine: table.lines.upperBound + 1), case .code = code.kind else {
            return false
        }
        return fences(of: code, in: source).isEmpty
            && code.lines.allSatisfy { line in
                let range = source.lineRange(line)
                return source.bytes[range].contains(UInt8(ascii: "|")) || WhiteSpace.isBlank(range, in: source.bytes)
            }
    }
}

extension MarkdownBlock.Kind {
    /// Whether it is running text, which other languages of plain text have, too.
    fileprivate var isRunningText: Bool {
        switch self {
        case .paragraph, .heading: true
        default: false
        }
    }
}
