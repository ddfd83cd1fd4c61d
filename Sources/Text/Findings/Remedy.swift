/// A line for a file of the book that settles a finding once a person adds the reason.
package struct Remedy: Hashable, Sendable {
    /// The key of the file under which the line belongs.
    package static let key = "left_out"

    /// The file, such as `Recipes/mill.yaml`.
    package let file: String
    /// An item of a list in YAML: `- {file: Articles/a.md, reason: }`.
    package let line: String

    package init(file: String, line: String) {
        self.file = file
        self.line = line
    }
}
