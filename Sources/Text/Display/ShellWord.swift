/// An argument of a command as typed in a shell.
package enum ShellWord {
    /// In single quotes if the shell would interpret it.
    package static func quoted(_ text: String) -> String {
        let isPlain =
            !text.isEmpty
            && text.unicodeScalars.allSatisfy { scalar in
                plain.contains(scalar) || !scalar.isASCII && scalar.properties.isAlphabetic
            }
        return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
    }

    private static let plain = Set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=.,:/@%".unicodeScalars)
}
