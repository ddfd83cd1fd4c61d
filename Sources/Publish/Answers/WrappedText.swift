import Text

/// A text in lines of limited width: broken after spaces and separators, between wide characters, and within words
/// only if necessary.
package struct WrappedText {
    private let lines: [[Word]]

    init(_ text: String) {
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            Self.words(of: line) { $0 == " " || Self.isWide($0) }
        }
    }

    /// The width without any line breaks.
    var width: Int { lines.reduce(0) { max($0, $1.reduce(0) { $0 + $1.width }) } }

    /// The width of the widest piece, which is only broken if necessary.
    var widestPiece: Int {
        lines.joined().reduce(0) { widest, word in
            word.visible <= widest ? widest : word.pieces.reduce(widest) { max($0, $1.visible) }
        }
    }

    /// At least one line; lines do not end with a space.
    func lines(width: Int) -> [String] {
        lines.flatMap { Self.lines($0, width: max(1, width)) }
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

    private static func lines(_ words: [Word], width: Int) -> [String] {
        var lines: [String] = []
        var (line, used) = ("", 0)
        func put(_ word: Word) {
            if used > 0, used + word.visible > width {
                lines.append(line.last == " " ? String(line.dropLast()) : line)
                (line, used) = ("", 0)
            }
            line += word.text
            used += word.width
        }
        for word in words {
            // A word that is too long for a line is broken after its separators, or anywhere if a part is still too long.
            for piece in word.visible <= width ? [word] : word.pieces {
                (piece.visible <= width ? [piece] : piece.characters).forEach(put)
            }
        }
        return lines + [line.last == " " ? String(line.dropLast()) : line]
    }

    /// The parts of a text; each ends with a character that fits, except for the last one.
    private static func words(of text: Substring, endingAfter fits: (Character) -> Bool) -> [Word] {
        var words: [Word] = []
        var start = text.startIndex
        for index in text.indices where fits(text[index]) {
            let end = text.index(after: index)
            words.append(Word(text[start..<end]))
            start = end
        }
        return start == text.endIndex ? words : words + [Word(text[start...])]
    }

    /// A part of a line after which it may be broken.
    private struct Word {
        let text: Substring
        let width: Int

        init(_ text: Substring) { (self.text, width) = (text, TextWidth.columns(of: String(text))) }

        /// The width without the space at its end.
        var visible: Int { text.last == " " ? width - 1 : width }
        /// Ending with a separator, or before a wide character, which only the end of a word can be.
        var pieces: [Word] {
            let narrow = text.last.map(WrappedText.isWide) == true ? text.dropLast() : text
            let pieces = WrappedText.words(of: narrow) { " _-/,;·".contains($0) }
            return narrow.endIndex == text.endIndex ? pieces : pieces + [Word(text[narrow.endIndex...])]
        }
        var characters: [Word] { WrappedText.words(of: text) { _ in true } }
    }

    private static func isWide(_ character: Character) -> Bool {
        !character.isASCII && TextWidth.columns(of: String(character)) == 2
    }
}
