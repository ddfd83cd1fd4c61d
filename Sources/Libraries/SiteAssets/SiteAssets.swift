internal import CSiteAssets

/// The style sheet and the script of the site's pages: the files of `Sources/Libraries/CSiteAssets`, embedded; without indents,
/// lines of comments, and ends of lines and spaces that the script can do without, so that pages load less. No text of the
/// scripts has several lines, an operator between spaces, or a comma of a list.
package enum SiteAssets {
    package static let styleSheet = unsafe compact(bytes(of: siteStyleSheet()), comment: "/*")

    /// The script files in one function, so that no name of theirs is global.
    package static let script =
        unsafe Array("(()=>{\n\"use strict\";\n".utf8)
        + compact(bytes(of: siteScript()), comment: "//", joins: ";,{([", isDivided: isDivided)
        + Array("})();\n".utf8)

    /// Operators and braces that need no spaces. Of `a - -b`, the spaces have a meaning.
    private static let operators = Set(
        "=> === !== && || ?? = += -= ? : < > <= >= * / + { }".split(separator: " ").map { Array($0.utf8)[...] })

    private static let conditions = Set(["if", "for", "while"].map { Array($0.utf8)[...] })

    /// Whether two words of a script are apart without the space between them: beside an operator, after the comma of a name or
    /// a bracket, and before the bracket of a condition.
    private static func isDivided(_ word: ArraySlice<UInt8>, _ next: ArraySlice<UInt8>) -> Bool {
        func isName(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ")"), UInt8(ascii: "]"):
                true
            default: false
            }
        }
        return operators.contains(word) || operators.contains(next)
            || word.last == UInt8(ascii: ",") && word.dropLast().last.map(isName) == true
            || next.first == UInt8(ascii: "(") && conditions.contains(word)
    }

    /// - Parameters:
    ///   - comment: how lines begin that are only a comment.
    ///   - joins: after which signs a line goes on.
    ///   - isDivided: whether two words need no space between them.
    private static func compact(
        _ source: [UInt8], comment: String, joins: String = "",
        isDivided: (ArraySlice<UInt8>, ArraySlice<UInt8>) -> Bool = { _, _ in false }
    ) -> [UInt8] {
        source.split(separator: UInt8(ascii: "\n")).flatMap { line -> [UInt8] in
            let text = line.drop { $0 == UInt8(ascii: " ") }
            guard let last = text.last, !text.starts(with: comment.utf8) else { return [] }
            let words = text.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
            let compact = zip(words, words.dropFirst()).reduce(into: Array(words[0])) { compact, pair in
                if !isDivided(pair.0, pair.1) { compact.append(UInt8(ascii: " ")) }
                compact += pair.1
            }
            return joins.utf8.contains(last) ? compact : compact + [UInt8(ascii: "\n")]
        }
    }

    private static func bytes(of file: SiteFile) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }
}
