internal import CSiteAssets

/// The style sheet and the script of the site's pages: the files of `Sources/Libraries/CSiteAssets`, embedded; without indents,
/// lines of comments, and ends of lines and spaces that the script can do without, so that pages load less. No text of the
/// scripts has several lines, or an operator between spaces.
package enum SiteAssets {
    package static let styleSheet = unsafe compact(bytes(of: siteStyleSheet()), comment: "/*")

    /// The script files in one function, so that no name of theirs is global.
    package static let script =
        unsafe Array("(()=>{\n\"use strict\";\n".utf8)
        + compact(bytes(of: siteScript()), comment: "//", joins: ";,{([", operators: operators)
        + Array("})();\n".utf8)

    /// Operators and braces that need no spaces. Of `a - -b`, the spaces have a meaning.
    private static let operators = Set(
        "=> === !== && || ?? = += -= ? : < > <= >= * / + { }".split(separator: " ").map { Array($0.utf8)[...] })

    /// - Parameters:
    ///   - comment: how lines begin that are only a comment.
    ///   - joins: after which signs a line goes on.
    ///   - operators: which words have no spaces around them.
    private static func compact(
        _ source: [UInt8], comment: String, joins: String = "", operators: Set<ArraySlice<UInt8>> = []
    ) -> [UInt8] {
        source.split(separator: UInt8(ascii: "\n")).flatMap { line -> [UInt8] in
            let text = line.drop { $0 == UInt8(ascii: " ") }
            guard let last = text.last, !text.starts(with: comment.utf8) else { return [] }
            let words = text.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
            let compact = zip(words, words.dropFirst()).reduce(into: Array(words[0])) { compact, pair in
                if !operators.contains(pair.0), !operators.contains(pair.1) { compact.append(UInt8(ascii: " ")) }
                compact += pair.1
            }
            return joins.utf8.contains(last) ? compact : compact + [UInt8(ascii: "\n")]
        }
    }

    private static func bytes(of file: SiteFile) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }
}
