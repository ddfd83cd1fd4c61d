import Numbers
import Text

/// Common marks of missing values, in lower case.
package enum MissingMark {
    /// In bytes, including marks of footnotes.
    private static let longest = 60

    /// Ignores marks of footnotes after the mark: `N/A¹`, `—*`.
    ///
    /// - Parameters:
    ///   - text: of ASCII width, white space folded.
    ///   - isAmongTexts: whether the other cells are texts or names, as `NA` and `..` are then.
    package static func matches(_ text: String, isAmongTexts: Bool = false) -> Bool {
        // A fast path: no mark begins with a digit.
        guard text.utf8.count <= longest, text.first?.isASCIIDigit != true else { return false }
        let folded = text.lowercased()
        func isMark(_ text: String) -> Bool {
            MissingWords.texts.contains(text) || !isAmongTexts && MissingWords.names.contains(text)
        }
        if isMark(folded) { return true }
        let unmarked = TrailingMarks.dropped(from: folded[...])
        return unmarked.endIndex < folded.endIndex && isMark(String(unmarked))
    }
}
