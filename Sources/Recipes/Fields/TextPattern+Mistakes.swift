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
        Finding(
            rule: .type, severity: .error, message: "“\(cell.text)” does not have the form “\(pattern.text)”",
            place: place, value: cell.text,
            family: .unreadable("do not have the form “\(pattern.text)”", file: place.file))
    }
}
