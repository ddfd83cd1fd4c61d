internal import Crypto

/// SHA-256 (FIPS 180-4) in lower-case hexadecimal.
enum ContentHash {
    static func of(_ bytes: [UInt8]) -> String {
        var hash = SHA256()
        bytes.withUnsafeBytes { hash.update(bufferPointer: $0) }
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        for byte in hash.finalize() {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 0x0F)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}
