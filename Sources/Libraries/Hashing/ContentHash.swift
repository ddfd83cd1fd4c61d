#if canImport(CommonCrypto)
    internal import CommonCrypto
#else
    internal import CCrypto
#endif

/// SHA-256 (FIPS 180-4), computed by the system's library.
package enum ContentHash {
    private static let size = 32

    /// The digest of `bytes` as 64 lower-case hexadecimal digits.
    package static func of(_ bytes: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        for byte in digest(of: bytes) {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 0x0F)])
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The digest of `bytes` in base 64 (RFC 4648, section 4), as policies of pages name scripts.
    package static func base64(of bytes: [UInt8]) -> String { Base64.text(digest(of: bytes)) }

    private static func digest(of bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: size)
        #if canImport(CommonCrypto)
            var state = CC_SHA256_CTX()
            unsafe CC_SHA256_Init(&state)
            // The function counts the bytes of a call in 32 bits.
            var rest = bytes[...]
            while !rest.isEmpty {
                let part = rest.prefix(1 << 30)
                _ = unsafe part.withUnsafeBytes { unsafe CC_SHA256_Update(&state, $0.baseAddress, CC_LONG($0.count)) }
                rest = rest.dropFirst(part.count)
            }
            unsafe CC_SHA256_Final(&digest, &state)
        #else
            var state = SHA256_CTX()
            _ = unsafe SHA256_Init(&state)
            _ = unsafe bytes.withUnsafeBytes { unsafe SHA256_Update(&state, $0.baseAddress, $0.count) }
            _ = unsafe SHA256_Final(&digest, &state)
        #endif
        return digest
    }
}
