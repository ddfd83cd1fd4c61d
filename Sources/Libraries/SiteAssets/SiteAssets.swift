internal import CSiteAssets

/// The style sheet and the script of the site's pages: the files of `Sources/Libraries/CSiteAssets`, embedded; without indents
/// and lines of comments, so that pages load less.
package enum SiteAssets {
    package static let styleSheet = unsafe compact(bytes(of: siteStyleSheet()), comment: "/*")

    /// The script files in one function, so that no name of theirs is global.
    package static let script =
        unsafe Array("(() => {\n\"use strict\";\n".utf8) + compact(bytes(of: siteScript()), comment: "//")
        + Array("})();\n".utf8)

    /// - Parameter comment: how lines begin that are only a comment.
    private static func compact(_ source: [UInt8], comment: String) -> [UInt8] {
        source.split(separator: UInt8(ascii: "\n")).flatMap { line -> [UInt8] in
            let text = line.drop { $0 == UInt8(ascii: " ") }
            return text.isEmpty || text.starts(with: comment.utf8) ? [] : text + [UInt8(ascii: "\n")]
        }
    }

    private static func bytes(of file: SiteFile) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }
}
