/// A command that cannot run as it was given: what is wrong, and the nearest right word.
package struct UsageError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
