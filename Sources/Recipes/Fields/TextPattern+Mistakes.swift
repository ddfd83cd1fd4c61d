import Books
import Text

extension TextPattern {
    /// The pattern that a book holds; nil after reporting what is wrong with it.
    init?(_ text: String, at place: Place, problems: BookProblems) {
        do {
            try self.init(text)
        } catch {
            let message =
                switch error {
                case .brackets(.unclosed(let bracket)): "the pattern opens \"\(bracket)\" and does not close it"
                case .brackets(.unopened(let bracket)): "the pattern closes \"\(bracket)\" without opening it"
                case .brackets(.tooDeep): "the pattern has more than \(BracketedText.deepest) nested brackets"
                case .emptyPart: "a part of the pattern has no name"
                case .adjacentParts(let first, let second):
                    "the parts {\(first)} and {\(second)} are adjacent, so they cannot be separated; add text between them"
                }
            problems.report(message, at: place)
            return nil
        }
    }
}

extension Finding {
    /// A composite cell that does not match its pattern. The finding names no field, so that a cell with several
    /// fields has a single finding.
    static func noMatch(_ cell: WorkingCell, _ pattern: TextPattern, at place: Place) -> Finding {
        let loose = pattern.withoutSpaces
        let hint = loose?.match(cell.text) == nil ? "" : "; “\(loose?.text ?? "")” takes it with and without spaces"
        return Finding(
            rule: .type, severity: .error, message: "“\(cell.text)” does not have the form “\(pattern.text)”\(hint)",
            place: place, value: cell.text,
            family: .unreadable("do not have the form “\(pattern.text)”", file: place.file))
    }
}

extension TextPattern {
    /// The pattern without spaces, which texts must have, too; nil if there are none.
    fileprivate var withoutSpaces: TextPattern? {
        let text = text.filter { !$0.isWhitespace }
        guard text != self.text, let pattern = try? TextPattern(text), pattern.partNames == partNames else {
            return nil
        }
        return pattern
    }
}
