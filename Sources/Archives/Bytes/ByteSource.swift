package import Text

/// Bytes that are read once, in order: a file, a pipe, or what a compressed one unpacks to.
package protocol ByteSource: AnyObject {
    /// The next bytes; empty at the end.
    func next() throws(FileError) -> [UInt8]

    /// The reason why the bytes ended early, or may be wrong; nil as long as all is well.
    var damage: StreamDamage? { get }

    /// How many bytes precede those that the damage makes doubtful.
    var soundCount: Int { get }

    /// How many bytes of the file have been read, packed as they are there; nil if the source is the file.
    var packedCount: Int? { get }

    /// After damage: continues with the first later part that begins with these bytes, if the form of the stream has
    /// parts that are independent of each other. False if nothing more can be read.
    func resume(with beginning: [UInt8]) throws(FileError) -> Bool
}

extension ByteSource {
    package var damage: StreamDamage? { nil }
    package var soundCount: Int { .max }
    package var packedCount: Int? { nil }
    package func resume(with beginning: [UInt8]) throws(FileError) -> Bool { false }
}

/// What is wrong with a stream of packed bytes.
package enum StreamDamage: Hashable, Sendable {
    /// It ends before its data do.
    case truncated
    /// Its data are inconsistent or do not match their checksum.
    case damaged
    /// It unpacks to much more than its own size.
    case excess
    /// Bytes of another kind follow it.
    case followed
}

/// Bytes of a file at any position.
package protocol RandomBytes: AnyObject {
    var count: Int { get }

    /// Up to `count` bytes from a position; fewer at the end.
    func bytes(at position: Int, count: Int) throws(FileError) -> [UInt8]
}

/// A part of a file, in order.
package final class RangeBytes: ByteSource {
    private static let step = 65_536

    private let file: any RandomBytes
    private var position: Int
    private let end: Int

    package init(_ file: any RandomBytes, _ range: Range<Int>) {
        self.file = file
        (position, end) = (range.lowerBound, range.upperBound)
    }

    package func next() throws(FileError) -> [UInt8] {
        let bytes = try file.bytes(at: position, count: min(Self.step, end - position))
        position += bytes.count
        return bytes
    }
}
