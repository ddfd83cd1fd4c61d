/// What is wrong with an archive, or with a document in it.
package struct ArchiveFlaw: Hashable, Sendable {
    /// One sentence without a final full stop.
    package let message: String
    package let isError: Bool
    /// The place in the file that holds the document, for files of lines.
    package let line: Int
    package let column: Int

    init(_ message: String, isError: Bool = true, line: Int = 1, column: Int = 1) {
        (self.message, self.isError) = (message, isError)
        (self.line, self.column) = (line, column)
    }
}
