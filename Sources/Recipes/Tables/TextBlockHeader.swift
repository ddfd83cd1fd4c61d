import Books
import Text

/// The places of the column names of a text block.
struct TextBlockHeader {
    let block: TextBlock
    /// The line that equals the recipe's header.
    let line: Int
    let text: SourceText

    /// One for each column: its own words, its own line if each cell has one, or the whole line if the header does
    /// not name the columns.
    func pieces() -> [TextLine.Piece] {
        if block.form == .lines, let own = ownLines() { return own }
        let words = TextLine(line, of: text, at: .space)
        if let named = named(words.pieces) { return named }
        let gaps = TextLine(line, of: text, at: .gap).pieces
        for cells in [gaps, words.pieces] where cells.count == block.columns.count { return cells }
        let whole = TextLine.joined(words.pieces) ?? TextLine.Piece(range: text.lineRange(line))
        return Array(repeating: whole, count: block.columns.count)
    }

    /// The lines above and the header's line, if they contain the names.
    private func ownLines() -> [TextLine.Piece]? {
        let first = line - block.columns.count + 1
        guard first >= 1 else { return nil }
        let lines = (first...line).map { TextLine.joined(TextLine($0, of: text, at: .space).pieces) }
        let own = zip(lines, block.columns).compactMap { piece, name in
            piece.flatMap { isNamed([$0], name) ? $0 : nil }
        }
        return own.count == block.columns.count ? own : nil
    }

    /// Each name's words, in the order of the columns.
    private func named(_ words: [TextLine.Piece]) -> [TextLine.Piece]? {
        var rest = words[...]
        var found: [TextLine.Piece] = []
        for name in block.columns {
            let length = LabelFolding.fold(name).split(separator: " ").count
            guard length > 0 else { return nil }
            while rest.count >= length, !isNamed(Array(rest.prefix(length)), name) { rest.removeFirst() }
            guard rest.count >= length, let piece = TextLine.joined(rest.prefix(length)) else { return nil }
            found.append(piece)
            rest = rest.dropFirst(length)
        }
        return found
    }

    private func isNamed(_ words: [TextLine.Piece], _ name: String) -> Bool {
        guard let piece = TextLine.joined(words) else { return false }
        return LabelFolding.fold(text.string(piece.range)) == LabelFolding.fold(name)
    }
}
