#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Shift_JIS and EUC-JP through the C library's `iconv`, in Microsoft's variants, which are the WHATWG's.
enum JapaneseDecoding {
    enum Source {
        case shiftJIS, eucJP

        /// The names under which C libraries know it, the best first.
        fileprivate var names: [String] {
            switch self {
            case .shiftJIS: ["CP932", "SHIFT_JIS"]
            case .eucJP: ["EUC-JP-MS", "CP51932", "EUC-JP"]
            }
        }

        fileprivate func isLead(_ byte: UInt8) -> Bool {
            switch self {
            case .shiftJIS: (0x81...0x9F).contains(byte) || (0xE0...0xFC).contains(byte)
            case .eucJP: (0xA1...0xFE).contains(byte) || byte == 0x8E || byte == 0x8F
            }
        }
    }

    static func decode(_ bytes: [UInt8], as source: Source) -> DecodedText {
        guard let converter = open(source) else { return withoutConverter(bytes) }
        defer { iconv_close(converter) }
        var result = DecodedText(bytes: [])
        result.bytes.reserveCapacity(bytes.count + bytes.count / 2)
        var index = 0
        while index < bytes.count {
            index = convert(bytes, from: index, with: converter, into: &result)
            guard index < bytes.count else { break }
            result.appendReplacement()
            // An ASCII byte after a stray lead byte keeps its own meaning.
            let isPair = source.isLead(bytes[index]) && index + 1 < bytes.count && bytes[index + 1] >= 0x80
            index += isPair ? 2 : 1
        }
        return result
    }

    private static func open(_ source: Source) -> iconv_t? {
        for name in source.names {
            let converter = iconv_open("UTF-8", name)
            if converter != iconv_t(bitPattern: -1) { return converter }
        }
        return nil
    }

    /// Converts until the end or the first undecodable byte, whose offset it returns.
    private static func convert(
        _ bytes: [UInt8], from start: Int, with converter: iconv_t, into result: inout DecodedText
    ) -> Int {
        var buffer = [CChar](repeating: 0, count: 1 << 14)
        var index = start
        while index < bytes.count {
            let (read, written, isStuck) = step(bytes, from: index, with: converter, buffer: &buffer)
            result.bytes += buffer[..<written].lazy.map { UInt8(bitPattern: $0) }
            index += read
            if isStuck { break }
        }
        return index
    }

    private static func step(
        _ bytes: [UInt8], from start: Int, with converter: iconv_t, buffer: inout [CChar]
    ) -> (read: Int, written: Int, isStuck: Bool) {
        var input = bytes[start..<min(bytes.count, start + (1 << 13))].map { CChar(bitPattern: $0) }
        let isLast = start + input.count == bytes.count
        return input.withUnsafeMutableBufferPointer { input in
            buffer.withUnsafeMutableBufferPointer { output in
                var inputBase = input.baseAddress
                var inputLeft = input.count
                var outputBase = output.baseAddress
                var outputLeft = output.count
                let status = iconv(converter, &inputBase, &inputLeft, &outputBase, &outputLeft)
                let code = errno
                // `(size_t)-1` is how iconv says that it stopped before the end.
                let isStuck = status == -1 && (code == EILSEQ || (code == EINVAL && isLast))
                return (input.count - inputLeft, output.count - outputLeft, isStuck)
            }
        }
    }

    /// Where the C library does not know the encoding: ASCII is kept, the rest is reported.
    private static func withoutConverter(_ bytes: [UInt8]) -> DecodedText {
        var result = DecodedText(bytes: [])
        for byte in bytes {
            if byte < 0x80 { result.bytes.append(byte) } else { result.appendReplacement() }
        }
        return result
    }
}
