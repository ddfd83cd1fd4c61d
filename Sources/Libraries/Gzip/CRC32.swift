internal import CZlib

/// The checksum of ZIP archives and gzip files.
package enum CRC32 {
    package static func of(_ bytes: [UInt8]) -> UInt32 {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            UInt32(truncatingIfNeeded: unsafe crc32_z(0, buffer.baseAddress, buffer.count))
        }
    }
}
