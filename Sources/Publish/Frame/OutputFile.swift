import Hashing
import Text

/// A file of the output, before it is written. Nothing in this module writes one.
package struct OutputFile: Hashable, Sendable {
    /// What lists of files say about a file.
    package struct Facts: Hashable, Sendable {
        /// Relative to the output folder, with `/` between its parts.
        package fileprivate(set) var path: String
        /// In bytes.
        package let size: Int
        /// SHA-256, in hexadecimal digits.
        package let hash: String

        /// The order of lists of files: by the bytes of their paths.
        static func precedes(_ left: Self, _ right: Self) -> Bool {
            left.path.precedesByBytes(right.path)
        }
    }

    package private(set) var facts: Facts
    package let bytes: [UInt8]

    package var path: String { facts.path }

    /// Computes the hash, so that several threads can share the work.
    package init(path: String, bytes: [UInt8]) {
        self.bytes = bytes
        facts = Facts(path: path, size: bytes.count, hash: ContentHash.of(bytes))
    }

    /// A copy of the file at another path.
    func copy(at path: String) -> OutputFile {
        var copy = self
        copy.facts.path = path
        return copy
    }

    package init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }
}
