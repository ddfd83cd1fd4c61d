import Hashing

/// A file of the output as it shall stand on the disk. Nothing in this module writes one.
package struct OutputFile: Hashable, Sendable {
    /// Relative to the output folder, with `/` between its parts.
    package let path: String
    package let bytes: [UInt8]
    /// The hash of `bytes`, made where the file is made: by several threads.
    let hash: String

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        hash = ContentHash.of(bytes)
    }

    package init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The order of lists of files: by the bytes of their paths.
    package static func precedes(_ left: Self, _ right: Self) -> Bool {
        left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
    }
}
