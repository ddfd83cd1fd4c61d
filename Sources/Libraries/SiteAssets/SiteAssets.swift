internal import CSiteAssets

/// The style sheet and the script of the site's pages: the files of `Sources/Libraries/CSiteAssets`, embedded.
package enum SiteAssets {
    package static let styleSheet = unsafe bytes(of: siteStyleSheet())

    /// The script files in one function, so that no name of theirs is global; without indents and lines of comments, so that
    /// pages load less.
    package static let script =
        unsafe Array("(() => {\n\"use strict\";\n".utf8) + compact(bytes(of: siteScript())) + Array("})();\n".utf8)

    private static func compact(_ source: [UInt8]) -> [UInt8] {
        source.split(separator: UInt8(ascii: "\n")).flatMap { line -> [UInt8] in
            let text = line.drop { $0 == UInt8(ascii: " ") }
            return text.isEmpty || text.starts(with: "//".utf8) ? [] : text + [UInt8(ascii: "\n")]
        }
    }

    private static func bytes(of file: SiteFile) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }
}
