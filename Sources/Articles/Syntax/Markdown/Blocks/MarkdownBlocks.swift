import CommonMark
import Text

/// Divides a Markdown article into blocks as cmark-gfm does (CommonMark 0.29, "Phase 1: block structure", with the tables
/// of GFM), without reading inline content. Linear in the article for containers of bounded depth.
struct MarkdownBlocks: ~Copyable {
    /// All blocks in document order; the first is the document. A table has neither rows nor cells.
    private(set) var blocks: [MarkdownBlock] = []
    /// The lines of each link definition, without the marks of its containers.
    private(set) var definitions: [[Range<Int>]] = []
    private(set) var lines = MarkdownLines()

    private let source: SourceText
    private var cursor: BlockCursor
    private var line = 0
    /// The document, and in each open block the last block in it, if that is open.
    private var open: [OpenBlock] = []
    /// The offset before which no thematic break begins in the line: nested items would read it again and again.
    private var thematicBreaksFrom = 0
    /// The indices of the open quotes.
    private var quotes: [Int] = []
    /// The lines of the open paragraph, without the marks of its containers.
    private var paragraph: [Range<Int>] = []

    private var bytes: [UInt8] { source.bytes }
    private var text: Range<Int> { cursor.text..<cursor.end }

    /// - Parameters:
    ///   - hidden: the end of lines at the top that are blank.
    ///   - end: the last line to read.
    init(_ source: SourceText, after hidden: Int = 0, upTo end: Int = .max) {
        self.source = source
        cursor = BlockCursor(source.bytes)
        let endsWithLineEnd = source.lineStarts[source.lineCount - 1] == source.bytes.count
        let count = min(end, source.lineCount - (endsWithLineEnd ? 1 : 0))
        lines.reserve(count)
        blocks.reserveCapacity(count / 2)
        open.reserveCapacity(8)
        blocks.append(MarkdownBlock(.document, parent: -1, index: 0, line: 1, column: 1))
        open.append(OpenBlock(block: 0, form: .document, column: 0))
        while line < count {
            line += 1
            var range = source.lineRange(line)
            // cmark-gfm skips a second byte-order mark.
            if line == 1, ByteSearch.isExactly("\u{FEFF}", in: bytes, at: 0) { range = 3..<range.upperBound }
            if range.lowerBound < hidden {
                lines.append(range.upperBound..<range.upperBound)
                continue
            }
            cursor.begin(range)
            readLine()
            lines.append(text)
        }
        line += 1
        close(downTo: -1)
    }
}

extension MarkdownBlocks {
    private enum Start {
        /// The line begins no further block.
        case none
        /// A block that may begin with another one.
        case container
        /// A block without others.
        case leaf
    }

    private mutating func readLine() {
        // A fast path.
        if cursor.isBlank, open.count == 1 { return }
        guard let matched = matchContainers() else { return }
        var mayContinue = open[open.count - 1].isParagraph
        var container = matched
        while !open[container].isVerbatim {
            let start = beginBlock(in: container, mayContinue: mayContinue)
            if start == .leaf { return }
            if start == .none { break }
            container = open.count - 1
            mayContinue = false
        }
        if mayContinue, container < open.count - 1, !cursor.isBlank {
            // A lazy continuation, whose white space is kept.
            lines.lazy[line] = cursor.index..<cursor.end
            continueParagraph(with: cursor.index..<cursor.end)
        } else {
            close(downTo: container)
            appendText()
        }
    }

    /// The index of the last open block to which the line belongs; nil if it ends a block of code.
    private mutating func matchContainers() -> Int? {
        var matchedQuotes = 0
        for depth in 1..<max(1, open.count) {
            // A line may be blank in thousands of items.
            if cursor.isBlank { return lastOfBlank(nextQuote: matchedQuotes) }
            switch open[depth].form {
            case .quote:
                matchedQuotes += 1
                guard !cursor.isIndented, cursor.first == UInt8(ascii: ">") else { return depth - 1 }
                cursor.advance(to: cursor.text + 1)
                cursor.skipSpace()
            case .item(let indent):
                guard cursor.indent >= indent else { return depth - 1 }
                cursor.advance(columns: indent)
            case .fence(let mark, let length):
                guard !cursor.isIndented, cursor.first == mark,
                    BlockStart.closingFence(mark, bytes, text) >= length
                else { continue }
                blocks[open[depth].block].endLine = line
                close(downTo: depth - 1)
                return nil
            case .indentedCode: if !cursor.isIndented { return depth - 1 }
            case .table: if !PipeRow.hasCell(bytes, in: text) { return depth - 1 }
            case .document, .list, .paragraph, .html: break
            }
        }
        return open.count - 1
    }

    /// The index of the last open block to which a line belongs whose rest is blank.
    ///
    /// - Parameter nextQuote: the number of quotes whose marks the line has.
    private func lastOfBlank(nextQuote: Int) -> Int {
        if nextQuote < quotes.count { return quotes[nextQuote] - 1 }
        let last = open.count - 1
        let belongs =
            switch open[last].form {
            case .paragraph, .table: false
            case .html(let form): !form.endsAtBlankLine
            // An item that begins with two blank lines ends, unless they have its indent.
            case .item: open[last].children > 0 || cursor.indent >= open[last].column
            case .document, .quote, .list, .indentedCode, .fence: true
            }
        return belongs ? last : last - 1
    }

    /// Opens the block that begins at the cursor.
    ///
    /// - Parameters:
    ///   - container: the index of the open block to which the line belongs.
    ///   - mayContinue: whether the line may continue a paragraph.
    private mutating func beginBlock(in container: Int, mayContinue: Bool) -> Start {
        if cursor.isBlank { return .none }
        let isParagraph = open[container].isParagraph
        if cursor.isIndented {
            guard !mayContinue else { return .none }
            add(.code, .indentedCode, in: container)
            return .leaf
        }
        let first = cursor.first
        // A fast path: no other block begins with these.
        if first.isASCIILetter || first >= 0x80 || first == UInt8(ascii: "|") {
            return continueTable(in: container, isParagraph: isParagraph)
        }
        if first == UInt8(ascii: ">") {
            add(.quote, .quote, in: container)
            cursor.advance(to: cursor.text + 1)
            cursor.skipSpace()
            return .container
        }
        if let level = BlockStart.headingLevel(bytes, text) {
            add(.heading(level: UInt8(level)), nil, in: container)
            return .leaf
        }
        if let length = BlockStart.fence(bytes, text) {
            add(.code, .fence(mark: first, length: min(length, Self.longestFence)), in: container)
            return .leaf
        }
        if let form = HTMLBlockForm(bytes, text, isInParagraph: isParagraph) {
            add(.html, form.isEnd(bytes, text) ? nil : .html(form), in: container)
            return .leaf
        }
        if isParagraph, let level = BlockStart.underlinedLevel(bytes, text) {
            return endHeading(level: level)
        }
        if cursor.text >= thematicBreaksFrom {
            guard let end = BlockStart.thematicBreakMismatch(bytes, text) else {
                add(.thematicBreak, nil, in: container)
                return .leaf
            }
            thematicBreaksFrom = end
        }
        if let marker = ListMarker(bytes, text, isInParagraph: isParagraph) {
            beginItem(marker, in: container)
            return .container
        }
        return continueTable(in: container, isParagraph: isParagraph)
    }

    /// Makes the open paragraph a heading, unless it only defines addresses of links.
    private mutating func endHeading(level: Int) -> Start {
        let block = open[open.count - 1].block
        readDefinitions(of: block)
        guard !paragraph.isEmpty else { return .none }
        open.removeLast()
        blocks[block].kind = .heading(level: UInt8(level))
        blocks[block].endLine = line
        return .leaf
    }

    /// cmark-gfm stores lengths of fences in a byte.
    private static let longestFence = 255

    private mutating func beginItem(_ marker: ListMarker, in container: Int) {
        var container = container
        let (start, indent) = (cursor.text, cursor.indent)
        if !open[container].isList(of: marker) {
            add(marker.number == nil ? .bulletList : .orderedList, .list(mark: marker.mark), in: container)
            blocks[blocks.count - 1].number = marker.number ?? 0
            container = open.count - 1
        }
        cursor.advance(to: marker.end)
        let width = indent + marker.end - start + cursor.skipItemPadding()
        add(.item, .item(indent: width), in: container, at: start)
    }

    /// Makes the last line of the open paragraph the header of a table, if the line is a delimiter row of as many cells.
    private mutating func beginTable() -> Bool {
        guard "|-:\u{B}\u{C}".utf8.contains(cursor.first), let header = paragraph.last,
            let delimiter = DelimiterRow(bytes, in: text, line: line),
            PipeRow.count(bytes, in: header) == delimiter.cellCount
        else { return false }
        var block = open.removeLast().block
        if paragraph.count > 1 {
            blocks[block].endLine = line - 2
            blocks.append(
                MarkdownBlock(
                    .table, parent: blocks[block].parent, index: blocks.count, line: line - 1,
                    column: blocks[block].startColumn))
            block += 1
            open[open.count - 1].children += 1
        }
        blocks[block].kind = .table
        blocks[block].startLine = line - 1
        blocks[block].number = delimiter.cellCount
        blocks[block].endLine = line
        open.append(OpenBlock(block: block, form: .table, column: open[open.count - 1].column))
        return true
    }

    /// Reads a line as the delimiter row of a table, or as a row.
    private mutating func continueTable(in container: Int, isParagraph: Bool) -> Start {
        if isParagraph { return beginTable() ? .leaf : .none }
        guard open[container].isTable else { return .none }
        blocks[open[container].block].endLine = line
        return .leaf
    }

    private mutating func continueParagraph(with text: Range<Int>) {
        paragraph.append(text)
        blocks[open[open.count - 1].block].endLine = line
    }

    /// Adds the rest of the line to the last open block.
    private mutating func appendText() {
        let last = open[open.count - 1]
        switch last.form {
        case .indentedCode, .fence: blocks[last.block].endLine = line
        case .html(let form):
            blocks[last.block].endLine = line
            if form.isEnd(bytes, text) { close(downTo: open.count - 2) }
        case .paragraph: continueParagraph(with: text)
        case .document, .quote, .list, .item, .table:
            guard !cursor.isBlank else { return }
            add(.paragraph, .paragraph, in: open.count - 1)
            // It has few lines; `removeAll` costs more.
            while paragraph.popLast() != nil {}
            paragraph.append(text)
        }
    }
}

extension MarkdownBlocks {
    /// Adds a block to the last of the open blocks up to `container` that can hold it, and closes those after it.
    ///
    /// - Parameters:
    ///   - form: nil for a block that ends with the line.
    ///   - start: the offset at which the block begins; that of the text by default.
    private mutating func add(
        _ kind: MarkdownBlock.Kind, _ form: OpenBlock.Form?, in container: Int, at start: Int? = nil
    ) {
        close(downTo: container)
        while let last = open.last, !last.holds(kind) { close(downTo: open.count - 2) }
        open[open.count - 1].children += 1
        let column = (start ?? cursor.text) - source.lineStarts[line - 1] + 1
        blocks.append(
            MarkdownBlock(
                kind, parent: open[open.count - 1].block, index: blocks.count, line: line, column: column))
        guard let form else { return }
        var textColumn = open[open.count - 1].column
        switch form {
        case .quote:
            quotes.append(open.count)
            textColumn = 0
        case .item(let indent): textColumn += indent
        default: break
        }
        open.append(OpenBlock(block: blocks.count - 1, form: form, column: textColumn))
    }

    /// Closes the open blocks after an index.
    private mutating func close(downTo index: Int) {
        while open.count - 1 > index {
            let last = open.removeLast()
            if quotes.last == open.count { quotes.removeLast() }
            switch last.form {
            case .paragraph:
                readDefinitions(of: last.block)
                guard paragraph.isEmpty else { continue }
                blocks.removeLast()
                open[open.count - 1].children -= 1
            case .document, .quote, .list, .item:
                blocks[last.block].end = blocks.count
                blocks[last.block].endLine = line - 1
            case .indentedCode, .table, .fence, .html: break
            }
        }
    }

    /// Removes the link definitions at the start of the open paragraph.
    private mutating func readDefinitions(of block: Int) {
        guard let first = paragraph.first, bytes[first.lowerBound] == UInt8(ascii: "["),
            ByteSearch.holds("]:", in: bytes, first.lowerBound..<paragraph[paragraph.count - 1].upperBound)
        else { return }
        var text: [UInt8] = []
        for line in paragraph {
            text += bytes[line]
            text.append(0x0A)
        }
        var (start, lines) = (0, 0)
        for end in LinkDefinitions(in: text).ends {
            let count = text[start..<end].count { $0 == 0x0A }
            definitions.append(Array(paragraph[lines..<lines + count]))
            (start, lines) = (end, lines + count)
        }
        blocks[block].number += lines
        paragraph.removeFirst(lines)
    }
}
