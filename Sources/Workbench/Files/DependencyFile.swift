import Books

/// Make rules for the book files that pages depend on.
package enum DependencyFile {
    /// - Parameters:
    ///   - targets: the dependency file itself, which is as new as the last run, and the pages, which may be older.
    ///   - book: the book's folder.
    package static func text(targets: [String], book: String, of checked: CheckedBook) -> String {
        let files = checked.inputs.map { escaped("\(book)/\($0.path)") }
        let names = targets.map(escaped).joined(separator: " ")
        // Each file gets a rule without a recipe, so that a file removed later does not stop make.
        return "\(names): \\\n" + files.map { "  \($0)" }.joined(separator: " \\\n") + "\n"
            + files.map { "\($0):\n" }.joined()
    }

    /// Escapes characters with a meaning in rules (GNU make manual, sections 4.2 and 6.1).
    private static func escaped(_ path: String) -> String {
        var result = ""
        for character in path {
            switch character {
            case "$": result += "$$"
            case " ", "#", ":", "%", "\\": result += "\\" + String(character)
            default: result.append(character)
            }
        }
        return result
    }
}
