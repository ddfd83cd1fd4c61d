/// The fingerprints that GitHub gives to the lines of a file: `primaryLocationLineHash` of its CodeQL action.
///
/// The hash of a line is that of 100 UTF-16 code units from its beginning, without spaces and tabs and with LF for each
/// line end. U+FFFF follows the last character, then zeros.
enum LineHashes {
    private static let block = 100
    private static let factor: UInt64 = 37

    /// The hash of each line, in hexadecimal digits, with the number of its occurrence in the file: `271789c17abda88f:1`.
    static func all(of bytes: [UInt8]) -> [String] {
        let (units, starts) = units(of: bytes)
        let first = (0..<block).reduce(into: UInt64(1)) { power, _ in power = power &* factor }
        var (hash, end) = (UInt64(0), 0)
        var counts: [UInt64: Int] = [:]
        return starts.map { start in
            while end < start + block {
                let added = end < units.count ? UInt64(units[end]) : 0
                let dropped = end >= block && end - block < units.count ? UInt64(units[end - block]) : 0
                hash = factor &* hash &+ added &- first &* dropped
                end += 1
            }
            counts[hash, default: 0] += 1
            return "\(String(hash, radix: 16)):\(counts[hash, default: 0])"
        }
    }

    /// The code units that count, and which of them begin lines.
    private static func units(of bytes: [UInt8]) -> (units: [UInt16], starts: [Int]) {
        let (lineFeed, carriageReturn) = (UInt16(0x0A), UInt16(0x0D))
        var (units, starts): ([UInt16], [Int]) = ([], [0])
        var isAfterReturn = false
        for unit in String(decoding: bytes, as: UTF8.self).utf16 {
            defer { isAfterReturn = unit == carriageReturn }
            if unit == 0x20 || unit == 0x09 || isAfterReturn && unit == lineFeed { continue }
            let isEnd = unit == carriageReturn || unit == lineFeed
            units.append(isEnd ? lineFeed : unit)
            if isEnd { starts.append(units.count) }
        }
        return (units + [0xFFFF], starts)
    }
}
