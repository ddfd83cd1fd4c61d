package import Text

/// The reasons why an output cannot be read.
public struct BookError: Error, Sendable, CustomStringConvertible {
    /// A mistake in a file.
    public struct Mistake: Hashable, Sendable, CustomStringConvertible {
        /// What is wrong, in one sentence.
        public let message: String
        /// The place in the output's file.
        public let place: Place

        /// `path:line:column: message`.
        public var description: String { "\(place): \(message)" }
    }

    /// At least one mistake.
    public let mistakes: [Mistake]

    /// One mistake on each line.
    public var description: String { mistakes.map(\.description).joined(separator: "\n") }

    package init(path: String, message: String) {
        mistakes = [Mistake(message: message, place: Place(Text.Place(path)))]
    }

    package init(_ findings: [Text.Finding]) {
        mistakes = findings.map { Mistake(message: $0.message, place: Place($0.place)) }
    }
}

/// The reason why a question has no answer: an unknown dataset, field or word, or a malformed condition.
public struct QuestionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, with the nearest right word.
    public let description: String

    /// What a question returns, with its usage error as an error of this library.
    static func wrapping<Result>(_ body: () throws(UsageError) -> Result) throws(QuestionError) -> Result {
        do { return try body() } catch { throw QuestionError(description: error.description) }
    }
}

/// A place in a text file.
public struct Place: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file: of an article, relative to the folder of the book.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// The column in Unicode scalars, from 1.
    public let column: Int

    /// `path:line:column`, as compilers write it.
    public var description: String { "\(file):\(line):\(column)" }

    package init(_ place: Text.Place) { (file, line, column) = (place.file, place.line, place.column) }
}
