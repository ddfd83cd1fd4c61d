/// A line and a column of a text: 1-based, columns in code points.
package struct SourceLocation: Hashable, Comparable, Sendable {
    /// The line in the upper half, so that numbers have the order of places.
    private let packed: UInt64

    /// Neither number exceeds the bytes of a file, which are below 2^32.
    package init(line: Int, column: Int) {
        packed = UInt64(UInt32(clamping: line)) << 32 | UInt64(UInt32(clamping: column))
    }

    package var line: Int { Int(packed >> 32) }
    package var column: Int { Int(packed & 0xFFFF_FFFF) }

    /// The first character of a file, which is the place of findings about the whole file.
    package static let start = SourceLocation(line: 1, column: 1)

    package static func < (left: Self, right: Self) -> Bool { left.packed < right.packed }
}

/// A location in a named file. The first character represents the whole file.
package struct Place: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The file's path for messages, relative for files of a book.
    package let file: String
    package let location: SourceLocation

    package init(_ file: String, _ location: SourceLocation = .start) {
        self.file = file
        self.location = location
    }

    package init(_ file: String, line: Int, column: Int) {
        self.init(file, SourceLocation(line: line, column: column))
    }

    package var line: Int { location.line }
    package var column: Int { location.column }

    /// `path:line:column`, the format of compilers.
    package var description: String { "\(file):\(line):\(column)" }

    package static func < (left: Self, right: Self) -> Bool {
        if left.file != right.file { return left.file.precedesByBytes(right.file) }
        return left.location < right.location
    }
}
