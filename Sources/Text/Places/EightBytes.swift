/// Eight bytes of text, processed together.
///
/// Public: only public functions are inlined across modules, and a call costs more than they do.
public struct EightBytes {
    @usableFromInline let bytes: UInt64

    /// - Parameter index: the offset of the first of eight bytes of `buffer`.
    @inlinable
    public init(_ buffer: UnsafeRawBufferPointer, at index: Int) {
        bytes = buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self)
    }

    /// - Parameter end: the end of the bytes to look at; those from there on are taken as letters.
    @inlinable
    public init(_ buffer: UnsafeRawBufferPointer, at index: Int, before end: Int) {
        let excess = index + 8 - end
        guard excess > 0 else {
            self.init(buffer, at: index)
            return
        }
        let letters = Self.all(UInt8(ascii: "a")).littleEndian
        let word =
            index + 8 <= buffer.count
            ? buffer.loadUnaligned(fromByteOffset: index, as: UInt64.self).littleEndian
            : Self.last(in: buffer, from: index, to: end)
        let mask = UInt64.max >> UInt64(8 * excess)
        self.init((word & mask | letters & ~mask).littleEndian)
    }

    @inlinable
    init(_ bytes: UInt64) { self.bytes = bytes }

    /// Fewer than eight bytes, the first of them lowest.
    @usableFromInline
    static func last(in buffer: UnsafeRawBufferPointer, from index: Int, to end: Int) -> UInt64 {
        if end >= 8 {
            let word = buffer.loadUnaligned(fromByteOffset: end - 8, as: UInt64.self).littleEndian
            return word >> UInt64(8 * (index + 8 - end))
        }
        return (index..<end).reversed().reduce(0) { $0 << 8 | UInt64(buffer[$1]) }
    }

    /// The number of code points that begin in these bytes: all bytes except `10xxxxxx`.
    @inlinable public var codePoints: Int { codePoints(inFirst: 8) }

    /// The same for some of the bytes.
    ///
    /// - Parameter count: from 1 to 8.
    @inlinable
    public func codePoints(inFirst count: Int) -> Int {
        let continued = bytes.littleEndian >> 7 & ~(bytes.littleEndian >> 6) & Self.all(1)
        // The product has the sum of the bytes in its highest one.
        return count - Int((continued << UInt64(64 - 8 * count) &* Self.all(1)) >> 56)
    }

    /// True if all are ASCII, and none a control character other than DEL.
    @inlinable public var arePrintable: Bool { ((bytes &- Self.all(0x20)) | bytes) & Self.all(0x80) == 0 }

    /// True if a space follows another.
    @inlinable
    public var hasDoubleSpace: Bool {
        let spaces = equal(0x20)
        return spaces & spaces << 8 != 0
    }

    @inlinable public var isAllSpaces: Bool { bytes == Self.all(0x20) }

    @inlinable public var areASCII: Bool { bytes & Self.all(0x80) == 0 }

    /// The same for 32 bytes from an index on.
    @inlinable
    public static func areASCII(next32 buffer: UnsafeRawBufferPointer, at index: Int) -> Bool {
        let words = buffer.loadUnaligned(fromByteOffset: index, as: SIMD4<UInt64>.self)
        return (words[0] | words[1] | words[2] | words[3]) & all(0x80) == 0
    }

    /// True if all are ASCII, and none a control character or one of two other characters.
    @inlinable
    public func arePrintable(besides first: UInt8, _ second: UInt8) -> Bool {
        // In each byte of a difference, the highest bit is 1 if it went below 0.
        let below = (bytes &- Self.all(0x20)) | zeros(first) | zeros(second) | zeros(0x7F)
        return (bytes | below) & Self.all(0x80) == 0
    }

    /// True if none is one of three ASCII characters. May be false for other bytes.
    @inlinable
    public func hasNone(of first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
        (zeros(first) | zeros(second) | zeros(third)) & ~bytes & Self.all(0x80) == 0
    }

    /// The highest bit of each byte of ASCII that is less than a limit.
    @inlinable
    public func below(_ limit: UInt8) -> UInt64 {
        ~((bytes | Self.all(0x80)) &- Self.all(limit) | bytes) & Self.all(0x80)
    }

    /// The highest bit of each control character of ASCII besides DEL, and of four other characters. Bits behind the first
    /// may be wrong.
    @inlinable
    public func controls(or first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8) -> UInt64 {
        // The difference borrows from the byte behind one that is found.
        let below = (bytes &- Self.all(0x20)) | zeros(first) | zeros(second) | zeros(third) | zeros(fourth)
        return below & ~bytes & Self.all(0x80)
    }

    /// The highest bit of each byte that is equal to one of ASCII.
    @inlinable
    public func equal(_ byte: UInt8) -> UInt64 {
        let difference = bytes ^ Self.all(byte)
        return ~((difference | Self.all(0x80)) &- Self.all(1) | difference) & Self.all(0x80)
    }

    /// The number of bytes before the first of which the highest bit is given; 8 if there is none.
    @inlinable
    public func bytesBefore(_ bits: UInt64) -> Int { bits.littleEndian.trailingZeroBitCount / 8 }

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
