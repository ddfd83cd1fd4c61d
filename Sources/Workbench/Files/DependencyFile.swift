import Publish

/// Rules for make that say which files of a book a page depends on.
package enum DependencyFile {
    /// - Parameters:
    ///   - targets: the file itself, which is as new as the last run, and the pages, which need not be.
    ///   - book: the book's folder.
    package static func text(targets: [String], book: String, of checked: CheckedBook) -> String {
        let files = checked.inputs.map { escaped("\(book)/\($0.path)") }
        let names = targets.map(escaped).joined(separator: " ")
        // A rule without recipe for each file: one that is taken away later does not stop make.
        return "\(names): \\\n" + files.map { "  \($0)" }.joined(separator: " \\\n") + "\n"
            + files.map { "\($0):\n" }.joined()
    }

    /// What has a meaning in a rule's names (the GNU make manual, sections 4.2 and 6.1).
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
