import Diagnostics
import Measures

/// Reads tables of plain text: captures of pages that have lost their markup. Only a recipe can say where such a table
/// stands and how many columns it has.
///
///     part value          | part | value |
///     bolt 3        ->    | bolt | 3     |
///     nut 4               | nut  | 4     |
struct TextBlockReader {
    private let block: TextBlock

    init(_ block: TextBlock) {
        self.block = block
    }

    /// A word, or several, of a line: the bytes from the first to the last.
    private struct Piece {
        let range: Range<Int>
    }

    /// Every table under a line that equals the block's header, down to the next blank line; in source order.
    func tables(in text: SourceText, firstNumber: Int) -> [ArticleTable] {
        let header = LabelFolding.fold(block.header)
        let lines = (1...text.lineCount).filter { LabelFolding.fold(text.lineText($0)) == header }
        return lines.enumerated().map { index, line in table(under: line, in: text, number: firstNumber + index) }
    }

    private func table(under header: Int, in text: SourceText, number: Int) -> ArticleTable {
        var end = header
        while end < text.lineCount, !pieces(ofLine: end + 1, in: text, at: \.isSpace).isEmpty { end += 1 }
        var finder = LocationFinder(text)
        let start = finder.location(at: text.lineRange(header).lowerBound)
        var cells = block.columns.enumerated().map { column, name in
            ArticleCell(row: 0, column: column, isHeader: true, text: name, raw: "", location: start)
        }
        var rows: [[Int?]] = []
        for row in self.rows(of: header + 1..<end + 1, in: text) {
            var places: [Int?] = []
            for (column, piece) in row.enumerated() {
                let raw = text.string(piece.range)
                places.append(cells.count)
                cells.append(
                    ArticleCell(
                        row: rows.count + 1, column: column, isHeader: false, text: LabelFolding.width(raw), raw: raw,
                        location: finder.location(at: piece.range.lowerBound)))
            }
            rows.append(places + Array(repeating: nil, count: max(0, block.columns.count - places.count)))
        }
        return ArticleTable(
            number: number, syntax: .text, isRecovered: false, location: start, endLine: end, headings: [],
            caption: nil,
            leadIn: nil, cells: cells, headerRows: [Array(block.columns.indices)], bodyRows: rows, findings: [])
    }

    private func rows(of lines: Range<Int>, in text: SourceText) -> [[Piece]] {
        switch block.form {
        case .spaces: return lines.map { fitted(pieces(ofLine: $0, in: text, at: \.isSpace)) }
        case .aligned: return lines.map { fitted(pieces(ofLine: $0, in: text, at: \.isGap)) }
        case .lines:
            let cells = lines.compactMap { line in joined(pieces(ofLine: line, in: text, at: \.isSpace)) }
            return stride(from: 0, to: cells.count, by: block.columns.count).map { start in
                Array(cells[start..<min(start + block.columns.count, cells.count)])
            }
        }
    }

    /// As many pieces as there are columns: the first takes the surplus, for labels are made of several words.
    private func fitted(_ pieces: [Piece]) -> [Piece] {
        let surplus = pieces.count - block.columns.count
        guard surplus > 0, let first = joined(Array(pieces.prefix(surplus + 1))) else { return pieces }
        return [first] + pieces.dropFirst(surplus + 1)
    }

    private func joined(_ pieces: [Piece]) -> Piece? {
        guard let first = pieces.first, let last = pieces.last else { return nil }
        return Piece(range: first.range.lowerBound..<last.range.upperBound)
    }

    /// What stands between the separators of a line. Ideographic spaces separate too.
    private func pieces(ofLine line: Int, in text: SourceText, at separates: (Separator) -> Bool) -> [Piece] {
        let range = text.lineRange(line)
        var pieces: [Piece] = []
        var start: Int?
        var index = range.lowerBound
        while index < range.upperBound {
            let space = Separator(text.bytes[index..<range.upperBound])
            if space.length > 0, separates(space) || start == nil || index + space.length >= range.upperBound {
                if let first = start { pieces.append(Piece(range: first..<index)) }
                start = nil
                index += space.length
            } else {
                if start == nil { start = index }
                index += max(space.length, 1)
            }
        }
        if let first = start { pieces.append(Piece(range: first..<range.upperBound)) }
        return pieces
    }

    /// A run of white space at the beginning of some bytes.
    private struct Separator {
        /// In bytes; 0 where there is no white space.
        let length: Int
        let isGap: Bool
        var isSpace: Bool { length > 0 }

        init(_ bytes: ArraySlice<UInt8>) {
            var rest = bytes
            var columns = 0
            while let first = rest.first {
                if first == UInt8(ascii: " ") {
                    columns += 1
                    rest = rest.dropFirst()
                } else if first == UInt8(ascii: "\t") || rest.starts(with: [0xE3, 0x80, 0x80]) {
                    columns += 2
                    rest = rest.dropFirst(first == UInt8(ascii: "\t") ? 1 : 3)
                } else {
                    break
                }
            }
            length = bytes.count - rest.count
            isGap = columns >= 2
        }
    }
}
