import Articles
import Books
import Records
import Text

extension TextPattern {
    /// The pattern in a book's map; nil after reporting a mistake.
    ///
    /// - Parameter place: of the pattern; nil for that of the map.
    init?(_ text: String, in map: MapReader, at place: Place? = nil) {
        do {
            try self.init(text)
        } catch {
            let message =
                switch error {
                case .unclosed(let bracket): "the pattern opens \"\(bracket)\" and does not close it"
                case .unopened(let bracket): "the pattern closes \"\(bracket)\" without opening it"
                case .emptyPart: "a part of the pattern has no name"
                case .adjacentParts(let first, let second):
                    "the parts {\(first)} and {\(second)} are adjacent, so they cannot be separated; add text between them"
                }
            map.problems.report(message, at: place ?? map.place)
            return nil
        }
    }
}
