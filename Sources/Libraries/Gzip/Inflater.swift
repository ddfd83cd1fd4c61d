internal import CZlib

/// The wrappings of deflated data.
package enum DeflateForm: Sendable {
    /// A member of a gzip file, with its checksum.
    case gzip
    /// The `deflate` of HTTP, with its checksum.
    case zlib
    /// Bare data, as in ZIP archives.
    case raw
}

/// Owns the state of zlib for a stream of deflated data.
@safe package struct Inflater: ~Copyable {
    /// The status of a call.
    package enum Status: Sendable {
        case more, endOfMember, damaged
    }

    // On the heap, because zlib keeps its address.
    private let stream: UnsafeMutablePointer<z_stream>

    /// Nil if zlib runs out of memory.
    package init?(_ form: DeflateForm = .gzip) {
        unsafe stream = .allocate(capacity: 1)
        unsafe stream.initialize(to: z_stream())
        let status = unsafe inflateInit2_(
            stream, Self.window(of: form), ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard status == Z_OK else {
            unsafe stream.deallocate()
            return nil
        }
    }

    /// The number by which zlib knows the form.
    private static func window(of form: DeflateForm) -> Int32 {
        switch form {
        case .gzip: 15 + 16
        case .zlib: 15
        case .raw: -15
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
    ///   - room: the maximum number of bytes to return.
    package mutating func part(
        of input: [UInt8], from start: inout Int, room: Int
    ) -> (bytes: [UInt8], status: Status) {
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
        start += taken
        switch status {
        // No progress was possible: the input has ended, which the caller detects.
        case Z_OK, Z_BUF_ERROR: return (part, .more)
        case Z_STREAM_END: return (part, .endOfMember)
        default: return (part, .damaged)
        }
    }

    /// Prepares for the next member.
    package mutating func reset() -> Bool { unsafe inflateReset(stream) == Z_OK }
}
