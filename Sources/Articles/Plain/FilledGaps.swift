import Text

/// Text with the gaps between columns as such: without the dots that lead from a name to its number, and with the sign of
/// a currency at its number.
///
///     Oak planks ......   $  1,234        Oak planks          $$$1,234
///     Ash  . . . . . .         834   ->   Ash                      834
enum FilledGaps {
    private static let (dot, space) = (UInt8(ascii: "."), UInt8(ascii: " "))
    private static let fewestDots = 4
    private static let fewestSpacedDots = 3
    private static let dollar = UInt8(ascii: "$")

    /// Nil if there are neither.
    ///
    /// - Returns: the same number of bytes in every line.
    static func cleared(_ text: SourceText) -> SourceText? {
        var bytes = text.bytes
        for line in 1...text.lineCount {
            let content = WhiteSpace.trimmed(text.lineRange(line), in: text.bytes)
            clearDots(in: content, of: &bytes)
            joinSigns(in: content, of: &bytes)
        }
        return bytes == text.bytes ? nil : text.replacingCharacters(by: bytes)
    }

    private static func clearDots(in line: Range<Int>, of bytes: inout [UInt8]) {
        var index = line.lowerBound + 1
        while index < line.upperBound {
            let end = endOfDots(from: index, to: line.upperBound, in: bytes)
            // Dots at the end lead to no number.
            if end > index, end < line.upperBound {
                for place in index..<end { bytes[place] = space }
            }
            index = max(end, index + 1)
        }
    }

    /// The end of the leader that begins at `start`; `start` if there is none.
    private static func endOfDots(from start: Int, to end: Int, in bytes: [UInt8]) -> Int {
        guard bytes[start] == dot, bytes[start - 1] != dot else { return start }
        let row = bytes[start..<end].prefix { $0 == dot }
        if row.count >= fewestDots { return row.endIndex }
        guard row.count == 1 else { return start }
        var (last, count) = (start, 1)
        while true {
            let gap = bytes[(last + 1)..<end].prefix { $0 == space }
            guard (1...2).contains(gap.count), gap.endIndex < end, bytes[gap.endIndex] == dot else { break }
            (last, count) = (gap.endIndex, count + 1)
        }
        return count >= fewestSpacedDots ? last + 1 : start
    }

    /// Joins the signs of a line to the numbers after them, unless the first sign is behind its number: `846 €  12 km`.
    private static func joinSigns(in line: Range<Int>, of bytes: inout [UInt8]) {
        var index = line.lowerBound
        var isFirst = true
        while index < line.upperBound {
            guard bytes[index] == dollar || bytes[index] >= 0xC2, index == line.lowerBound || bytes[index - 1] == space,
                let sign = NoteLine.scalar(at: index, in: bytes),
                sign.scalar.properties.generalCategory == .currencySymbol
            else {
                index += 1
                continue
            }
            if isFirst, index > line.lowerBound + 1, bytes[index - 2].isASCIIDigit { return }
            isFirst = false
            let gap = bytes[(index + sign.length)..<line.upperBound].prefix { $0 == space }
            index = gap.endIndex
            guard gap.count > 1, index < line.upperBound, "(-0123456789".utf8.contains(bytes[index]) else { continue }
            for place in gap.indices { bytes[place] = dollar }
        }
    }
}
