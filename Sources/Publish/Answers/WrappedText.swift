import Text

/// A text in lines of limited width: broken after spaces and separators, between wide characters, and within words
/// only if necessary.
package struct WrappedText {
    /// The pieces between which a line may end, each with its width.
    private let pieces: [[Piece]]

    init(_ text: String) {
        pieces = text.split(separator: "\n", omittingEmptySubsequences: false).map { Self.pieces(of: $0) }
    }

    /// The width without any line breaks.
    var width: Int { pieces.reduce(0) { max($0, $1.reduce(0) { $0 + $1.width }) } }

    /// The width of the widest piece, which is only broken if necessary.
    var widestPiece: Int {
        pieces.joined().reduce(0) { max($0, $1.visible) }
    }

    /// At least one line; lines do not end with a space.
    func lines(width: Int) -> [String] {
        pieces.flatMap { Self.lines($0, width: max(1, width)) }
    }

    /// A text in lines with their ends.
    ///
    /// - Parameters:
    ///   - width: nil for a line of any width.
    ///   - hanging: the indent of further lines, in addition to that of all lines.
    package static func text(_ text: String, width: Int?, indent: Int = 0, hanging: Int = 0) -> String {
        let lines = width.map { WrappedText(text).lines(width: $0 - indent - hanging) } ?? [text]
        return lines.enumerated().map { index, line in
            String(repeating: " ", count: index == 0 ? indent : indent + hanging) + line + "\n"
        }.joined()
    }

    /// The notes below a table, after an empty line; empty without notes.
    static func notes(_ notes: [String], width: Int?) -> String {
        notes.isEmpty ? "" : "\n" + notes.map { text(FindingText.oneLine($0), width: width) }.joined()
    }

    private static func lines(_ pieces: [Piece], width: Int) -> [String] {
        var lines: [String] = []
        var (line, used) = ("", 0)
        func put(_ text: String, _ columns: Int, visible: Int) {
            if used > 0, used + visible > width {
                lines.append(line.last == " " ? String(line.dropLast()) : line)
                (line, used) = ("", 0)
            }
            line += text
            used += columns
        }
        // A word that is too long for a line is broken after its separators, or anywhere if a part is still too long.
        for word in words(pieces) {
            if word.visible <= width {
                put(word.text, word.width, visible: word.visible)
                continue
            }
            for piece in word.pieces {
                if piece.visible <= width {
                    put(piece.text, piece.width, visible: piece.visible)
                } else {
                    for character in piece.text {
                        let columns = TextWidth.columns(of: String(character))
                        put(String(character), columns, visible: columns)
                    }
                }
            }
        }
        return lines + [line.last == " " ? String(line.dropLast()) : line]
    }

    /// Adjacent pieces without a space or wide character between them.
    private static func words(_ pieces: [Piece]) -> [Word] {
        pieces.runs { last, _ in last.isOpen }.map(Word.init)
    }

    private static func pieces(of text: Substring) -> [Piece] {
        var pieces: [Piece] = []
        var piece = ""
        func finish() {
            if !piece.isEmpty { pieces.append(Piece(text: piece, width: TextWidth.columns(of: piece))) }
            piece = ""
        }
        for character in text {
            let isWide = !character.isASCII && TextWidth.columns(of: String(character)) == 2
            if isWide { finish() }
            piece.append(character)
            if isWide || isBreak(character) { finish() }
        }
        finish()
        return pieces
    }

    /// A part of a line after which it may be broken.
    private struct Piece {
        let text: String
        let width: Int

        /// The width without the space at its end.
        var visible: Int { text.last == " " ? width - 1 : width }
        /// Whether the next piece belongs to the same word.
        var isOpen: Bool { text.last.map { $0 != " " && ($0.isASCII || $0 == "·") } ?? true }
    }

    private struct Word {
        let pieces: [Piece]

        var text: String { pieces.map(\.text).joined() }
        var width: Int { pieces.reduce(0) { $0 + $1.width } }
        var visible: Int { width - (pieces.last.map { $0.width - $0.visible } ?? 0) }
    }

    private static func isBreak(_ character: Character) -> Bool {
        character.asciiValue.map(" _-/,;".utf8.contains) ?? (character == "·")
    }
}
