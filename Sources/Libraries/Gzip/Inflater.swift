internal import CZlib

/// Owns the state of zlib for a stream of gzip members.
@safe struct Inflater: ~Copyable {
    /// The status of a call.
    enum Status {
        case more, endOfMember, damaged
    }

    // On the heap, because zlib keeps its address.
    private let stream: UnsafeMutablePointer<z_stream>

    /// Makes zlib process the gzip header and the checksum.
    private static let gzipWindow: Int32 = 15 + 16

    /// Nil if zlib runs out of memory.
    init?() {
        unsafe stream = .allocate(capacity: 1)
        unsafe stream.initialize(to: z_stream())
        let status = unsafe inflateInit2_(stream, Self.gzipWindow, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard status == Z_OK else {
            unsafe stream.deallocate()
            return nil
        }
    }

    deinit {
        _ = unsafe inflateEnd(stream)
        unsafe stream.deallocate()
    }

    /// Unpacks as much as possible.
    ///
    /// - Parameters:
    ///   - start: the position in the input, advanced past the consumed bytes.
    ///   - output: receives at most `room` bytes.
    mutating func unpack(_ input: [UInt8], from start: inout Int, into output: inout [UInt8], room: Int) -> Status {
        var (taken, status) = (0, Z_OK)
        let part = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
            unsafe input.withUnsafeBufferPointer { bytes in
                let size = min(bytes.count - start, Int(UInt32.max))
                guard let base = bytes.baseAddress, size >= 0 else { return }
                unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: base + start)
                unsafe stream.pointee.avail_in = UInt32(size)
                unsafe stream.pointee.next_out = buffer.baseAddress
                unsafe stream.pointee.avail_out = UInt32(room)
                status = unsafe inflate(stream, Z_NO_FLUSH)
                taken = unsafe size - Int(stream.pointee.avail_in)
                count = unsafe room - Int(stream.pointee.avail_out)
            }
        }
        output += part
        start += taken
        switch status {
        // No progress was possible: the input has ended, which the caller detects.
        case Z_OK, Z_BUF_ERROR: return .more
        case Z_STREAM_END: return .endOfMember
        default: return .damaged
        }
    }

    /// Prepares for the next member.
    mutating func reset() -> Bool { unsafe inflateReset(stream) == Z_OK }
}
