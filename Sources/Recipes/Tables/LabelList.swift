import Text

/// Splits a label that lists several: `7, 8, and 9`.
///
/// The longest separator at each place applies, but none in brackets: `oak (red, white), ash` are two. Width is
/// ignored, and adjacent separators may share the white space between them.
struct LabelList {
    private let separators: [[Character]]

    init(_ separators: [String]) {
        self.separators = separators.map(Self.characters).filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    }

    /// - Parameter text: with white space folded.
    /// - Complexity: linear in the text and in the separators.
    func labels(in text: String) -> [String] {
        guard !separators.isEmpty else { return text.isEmpty ? [] : [text] }
        let (written, characters) = LabelFolding.characters(of: text)
        var labels: [String] = []
        var (start, position, depth) = (0, 0, 0)
        // The brackets of a text that lacks one do not count, and neither do those that separate.
        let brackets = Self.brackets.filter { open, close in
            characters.count { $0 == open } == characters.count { $0 == close }
                && !separators.contains { $0.contains(open) || $0.contains(close) }
        }
        func finish(at end: Int) {
            let label = LabelFolding.spaces(String(written[start..<end]))
            if !label.isEmpty { labels.append(label) }
        }
        while position < characters.count {
            if depth == 0, let end = end(ofSeparatorAt: position, isFirst: position == start, in: characters) {
                finish(at: position)
                (start, position) = (end, end)
                continue
            }
            if brackets.contains(where: { $0.open == characters[position] }) { depth += 1 }
            if depth > 0, brackets.contains(where: { $0.close == characters[position] }) { depth -= 1 }
            position += 1
        }
        finish(at: characters.count)
        return labels
    }

    private static let brackets: [(open: Character, close: Character)] = [
        ("(", ")"), ("[", "]"), ("{", "}"), ("「", "」"), ("『", "』"),
    ]

    /// The end of the longest separator at a position. At the start of a label, a separator may share the white space
    /// that ended the previous one.
    private func end(ofSeparatorAt position: Int, isFirst: Bool, in characters: [Character]) -> Int? {
        let takesSpace = isFirst && position > 0 && characters[position - 1] == " "
        return separators.lazy.compactMap { separator -> Int? in
            for begin in takesSpace && separator.count > 1 ? [position, position - 1] : [position]
            where characters[begin...].starts(with: separator) {
                return begin + separator.count
            }
            return nil
        }.first
    }

    /// Folded like ``LabelFolding/width(_:)``, except for white space at the ends.
    private static func characters(of separator: String) -> [Character] {
        Array(LabelFolding.width("|\(separator)|").dropFirst().dropLast())
    }
}
