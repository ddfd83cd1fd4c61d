/// Eight bytes of text, processed together.
///
/// Public, because the compiler inlines nothing across modules that is `package`, and calls cost more than these functions.
public struct EightBytes {
    @usableFromInline let bytes: UInt64

    /// - Parameter index: the offset of the first of eight bytes of `buffer`.
    @inlinable
    public init(_ buffer: UnsafeRawBufferPointer, at index: Int) {
        bytes = buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    }

    /// The number of code points that begin in these bytes: all bytes except `10xxxxxx`.
    @inlinable public var codePoints: Int { codePoints(inFirst: 8) }

    /// The same for some of the bytes.
    ///
    /// - Parameter count: from 1 to 8.
    @inlinable
    public func codePoints(inFirst count: Int) -> Int {
        let continued = bytes.littleEndian >> 7 & ~(bytes.littleEndian >> 6) & Self.all(1)
        return count - (continued << UInt64(64 - 8 * count)).nonzeroBitCount
    }

    @inlinable public var areSpaces: Bool { bytes == Self.all(0x20) }

    @inlinable public var areASCII: Bool { bytes & Self.all(0x80) == 0 }

    /// True if all are ASCII, and none a control character or one of two other characters.
    @inlinable
    public func arePrintable(besides first: UInt8, _ second: UInt8) -> Bool {
        // In each byte of a difference, the highest bit is 1 if it went below 0.
        let below = (bytes &- Self.all(0x20)) | zeros(first) | zeros(second) | zeros(0x7F)
        return (bytes | below) & Self.all(0x80) == 0
    }

    /// True if none is one of three ASCII characters. May be false for other bytes.
    @inlinable
    public func lack(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
        (zeros(first) | zeros(second) | zeros(third)) & ~bytes & Self.all(0x80) == 0
    }

    /// For ASCII, a value whose highest bits are 0 if the byte does not occur.
    @inlinable
    func zeros(_ byte: UInt8) -> UInt64 { (bytes ^ Self.all(byte)) &- Self.all(1) }

    @inlinable
    static func all(_ byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

    /// The number of bytes at the beginning of two buffers that are equal.
    @inlinable
    public static func commonPrefix(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
        let end = min(left.count, right.count)
        var index = 0
        while index + 8 <= end, EightBytes(left, at: index).bytes == EightBytes(right, at: index).bytes { index += 8 }
        while index < end, left[index] == right[index] { index += 1 }
        return index
    }
}
