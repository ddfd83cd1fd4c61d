/// An invalid argument of a command, with the nearest right word.
package struct UsageError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}

extension UsageError {
    /// An unknown name, with the nearest right word.
    ///
    /// - Parameter what: `command`, as the message calls it.
    package static func unknown(_ what: String, _ name: String, among names: [String]) -> UsageError {
        UsageError("unknown \(what) \"\(name)\"" + WordHint.of(name, among: names, what: "the \(what)s are"))
    }
}
