internal import CSiteAssets

/// The style sheet and the script of the site's pages: the files of `Sources/Libraries/CSiteAssets`, embedded.
package enum SiteAssets {
    package static let styleSheet = unsafe bytes(of: siteStyleSheet())

    /// The script files in one function, so that no name of theirs is global.
    package static let script =
        unsafe Array("(() => {\n\"use strict\";\n".utf8) + bytes(of: siteScript()) + Array("})();\n".utf8)

    private static func bytes(of file: SiteFile) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    }
}
