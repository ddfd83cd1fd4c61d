/// Text with some ranges replaced by spaces. Line endings are kept.
enum BlankedText {
    static func blanking(_ ranges: [Range<Int>], in bytes: [UInt8]) -> [UInt8] {
        guard !ranges.isEmpty else { return bytes }
        var bytes = bytes
        bytes.withUnsafeMutableBufferPointer { bytes in
            for range in ranges {
                for index in range where bytes[index] != 0x0A && bytes[index] != 0x0D { bytes[index] = 0x20 }
            }
        }
        return bytes
    }
}
