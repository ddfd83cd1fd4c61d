#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The decoded text of a file. Only this type converts byte offsets to lines and columns.
///
/// The text is UTF-8 without a byte-order mark. Lines end only at LF, CRLF or CR; columns count code points. Both are
/// 1-based.
package struct SourceText: Sendable {
    /// The path for messages: relative to the book, or as given on the command line.
    package let path: String
    /// Valid UTF-8 without a byte-order mark.
    package let bytes: [UInt8]
    /// The offset of each line. Never empty: an empty file has one empty line.
    package let lineStarts: [Int]

    /// Finds the lines of `bytes`. Linear in their number.
    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        lineStarts = Self.lineStarts(of: bytes)
    }

    package init(path: String, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }

    /// The same lines with other characters.
    ///
    /// - Parameter bytes: of the same length, with the same line endings.
    package func replacingCharacters(by bytes: [UInt8]) -> SourceText {
        SourceText(path: path, bytes: bytes, lineStarts: lineStarts)
    }

    private init(path: String, bytes: [UInt8], lineStarts: [Int]) {
        self.path = path
        self.bytes = bytes
        self.lineStarts = lineStarts
    }

    package var lineCount: Int { lineStarts.count }

    /// The byte range of a line without its line ending; an empty range at the end for a missing line.
    package func lineRange(_ line: Int) -> Range<Int> {
        guard line >= 1, line <= lineStarts.count else { return bytes.count..<bytes.count }
        let start = lineStarts[line - 1]
        guard line < lineStarts.count else { return start..<bytes.count }
        let end = lineStarts[line] - 1
        let isPair = end > start && bytes[end] == UInt8(ascii: "\n") && bytes[end - 1] == UInt8(ascii: "\r")
        return start..<(isPair ? end - 1 : end)
    }

    /// The text of a line without its line ending.
    package func lineText(_ line: Int) -> String {
        string(lineRange(line))
    }

    /// The text between two byte offsets, which are clamped to the file.
    package func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
    }

    /// The line (1-based) of a byte. Logarithmic in the number of lines.
    package func line(at offset: Int) -> Int { max(1, lineStarts.partitionPoint { $0 <= offset }) }

    /// The line and column of a byte. Linear in the length of the line: use ``LocationFinder`` for many places of one
    /// line.
    package func location(at offset: Int) -> SourceLocation {
        var finder = LocationFinder(self)
        return finder.location(at: offset)
    }

    package func place(at offset: Int) -> Place {
        Place(path, location(at: offset))
    }

    /// The byte offset of a location's character; nil for a location outside the text. Linear in the column.
    package func offset(of location: SourceLocation) -> Int? {
        guard location.line >= 1, location.line <= lineCount, location.column >= 1 else { return nil }
        let range = lineRange(location.line)
        var offset = range.lowerBound
        for _ in 1..<location.column {
            guard offset < range.upperBound else { return nil }
            offset += 1
            while offset < range.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        return offset
    }

    /// Linear in the range, eight bytes at a time.
    fileprivate func codePoints(in range: Range<Int>) -> Int {
        bytes.withUnsafeBytes { bytes in
            var (index, count) = (range.lowerBound, 0)
            // Most text is ASCII.
            while index + 32 <= range.upperBound, EightBytes.areASCII(next32: bytes, at: index) {
                index += 32
                count += 32
            }
            while index + 8 <= range.upperBound {
                count += EightBytes(bytes, at: index).codePoints
                index += 8
            }
            let rest = range.upperBound - index
            if rest > 0, index + 8 <= bytes.count {
                return count + EightBytes(bytes, at: index).codePoints(inFirst: rest)
            }
            while index < range.upperBound {
                if bytes[index] & 0xC0 != 0x80 { count += 1 }
                index += 1
            }
            return count
        }
    }

    /// The end of ASCII text from an offset on. Looks at a few hundred bytes, 32 at a time.
    fileprivate func endOfASCII(from start: Int) -> Int {
        bytes.withUnsafeBytes { bytes in
            var index = start
            let end = min(bytes.count, start + 256)
            while index + 32 <= end, EightBytes.areASCII(next32: bytes, at: index) { index += 32 }
            return index
        }
    }

    private static func lineStarts(of bytes: [UInt8]) -> [Int] {
        var starts = [0]
        starts.reserveCapacity(bytes.count / 16 + 1)
        let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress else { return }
            var start = 0
            while let feed = memchr(base + start, Int32(lineFeed), buffer.count - start) {
                start = UnsafeRawPointer(feed) - base + 1
                starts.append(start)
            }
        }
        // Most texts contain none that ends a line without a line feed behind it.
        var others: [Int] = []
        var index = 0
        while let found = first(carriageReturn, in: bytes, from: index) {
            index = found + 1
            if index == bytes.count || bytes[index] != lineFeed { others.append(index) }
        }
        return others.isEmpty ? starts : (starts + others).sorted()
    }

    /// The next occurrence of a byte.
    package static func first(_ byte: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
        guard start < bytes.count else { return nil }
        return bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress, let found = memchr(base + start, Int32(byte), bytes.count - start)
            else {
                return nil
            }
            return UnsafeRawPointer(found) - base
        }
    }
}

/// Converts byte offsets to locations. Ascending offsets within a line cost only the bytes between them.
package struct LocationFinder {
    private let text: SourceText
    private var line = 1
    private var offset = 0
    private var column = 1
    /// The offset of the next line.
    private var nextLine: Int
    /// The end of ASCII text from `offset` on, as far as it is known.
    private var asciiEnd = 0

    /// The lines that are tried one after the other.
    private static let nearLines = 8

    package init(_ text: SourceText) {
        self.text = text
        nextLine = text.lineCount > 1 ? text.lineStarts[1] : .max
    }

    package mutating func location(at target: Int) -> SourceLocation {
        // Most places are in the same line and in ASCII.
        if target >= offset, target < nextLine, target <= asciiEnd {
            column += target - offset
            offset = target
            return SourceLocation(line: line, column: column)
        }
        let target = min(max(target, 0), text.bytes.count)
        if target < offset || target >= nextLine {
            // Most places are few lines apart.
            let last = target < offset ? 0 : min(line + Self.nearLines, text.lineCount)
            var near = line + 1
            while near < last, target >= text.lineStarts[near] { near += 1 }
            line = near < last ? near : text.line(at: target)
            nextLine = line < text.lineCount ? text.lineStarts[line] : .max
            let start = text.lineStarts[line - 1]
            if start < offset || start > asciiEnd { asciiEnd = start }
            offset = start
            column = 1
        }
        if target > asciiEnd { asciiEnd = text.endOfASCII(from: max(offset, asciiEnd)) }
        column += target <= asciiEnd ? target - offset : text.codePoints(in: offset..<target)
        offset = target
        return SourceLocation(line: line, column: column)
    }
}
