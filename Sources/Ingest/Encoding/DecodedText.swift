/// A file's text as UTF-8 without a byte-order mark.
struct DecodedText {
    var bytes: [UInt8]
    /// Sequences that stand for no character, each replaced by U+FFFD.
    var undecodableCount = 0
    /// The offset in `bytes` of the first U+FFFD put in.
    var firstUndecodable: Int?

    static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

    mutating func appendReplacement() {
        if firstUndecodable == nil { firstUndecodable = bytes.count }
        undecodableCount += 1
        bytes += Self.replacement
    }

    mutating func append(_ value: UInt32) {
        guard let scalar = Unicode.Scalar(value) else {
            appendReplacement()
            return
        }
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
}
