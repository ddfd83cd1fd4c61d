/// Code between fences of ``` or ~~~ in Markdown, which contains no notes.
enum FencedCode {
    /// The text with such code replaced by spaces. Linear. A fence that is not closed is kept.
    static func blanked(in bytes: [UInt8]) -> [UInt8] {
        var blocks: [Range<Int>] = []
        var open: (fence: ArraySlice<UInt8>, end: Int)?
        var start = 0
        while start < bytes.count {
            let end = ByteSearch.first(0x0A, in: bytes, from: start) ?? bytes.count
            if let fence = fence(in: start..<end, of: bytes) {
                if let begun = open {
                    let isEnd = fence.count >= begun.fence.count && fence.first == begun.fence.first
                    if isEnd, WhiteSpace.trimmed(fence.endIndex..<end, in: bytes).isEmpty {
                        blocks.append(begun.end..<start)
                        open = nil
                    }
                } else {
                    open = (fence, end)
                }
            }
            start = end + 1
        }
        guard !blocks.isEmpty else { return bytes }
        var blanked = bytes
        blanked.withUnsafeMutableBufferPointer { bytes in
            for block in blocks {
                for index in block where bytes[index] != 0x0A && bytes[index] != 0x0D { bytes[index] = 0x20 }
            }
        }
        return blanked
    }

    /// The backticks or tildes, three or more, that begin a line after white space and marks of quotes.
    static func fence(in line: Range<Int>, of bytes: [UInt8]) -> ArraySlice<UInt8>? {
        var first = line.lowerBound
        while first < line.upperBound,
            bytes[first] == 0x20 || bytes[first] == 0x09 || bytes[first] == UInt8(ascii: ">")
        { first += 1 }
        guard first < line.upperBound, bytes[first] == UInt8(ascii: "`") || bytes[first] == UInt8(ascii: "~") else {
            return nil
        }
        let fence = bytes[first..<line.upperBound].prefix { $0 == bytes[first] }
        return fence.count > 2 ? fence : nil
    }
}
