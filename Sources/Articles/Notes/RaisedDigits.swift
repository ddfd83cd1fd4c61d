import Text

/// Classifies raised text next to a number, in UTF-8.
enum RaisedDigits {
    private static let longestMark = 16

    /// True if raised text that may not be a mark touches a number, so that both would be read as one: `39<sup>1</sup>`,
    /// `2<sup>-5</sup>`, `<sup>1</sup>39`, `5%<sup>1</sup>`; or that it is all of the text. After a unit it belongs to the unit
    /// (`m<sup>2</sup>`).
    static func mayJoin(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        guard !range.isEmpty, range.count <= longestMark, range.upperBound <= bytes.count,
            isMark(bytes[range])
        else { return false }
        var start = range.lowerBound
        while start > 0, WhiteSpace.isASCII(bytes[start - 1]) { start -= 1 }
        if start > 0 { return endsNumber(withoutSign(bytes[..<start])) }
        var end = range.upperBound
        while end < bytes.count, WhiteSpace.isASCII(bytes[end]) { end += 1 }
        return end == bytes.count || beginsNumber(bytes[end...])
    }

    /// True for text that after a number can only be a footnote mark: `1,2`, `a,b`, `1)`.
    static func isFootnote(_ mark: [UInt8]) -> Bool {
        if mark.count > 1, mark.last == UInt8(ascii: ")") {
            return mark.dropLast().allSatisfy(\.isASCIILetterOrDigit)
        }
        let marks = mark.filter { $0 != 0x20 }.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        return marks.count > 1
            && marks.allSatisfy { mark in
                (1...2).contains(mark.count)
                    && (mark.allSatisfy(\.isASCIIDigit) || mark.count == 1 && mark.allSatisfy(\.isASCIILetter))
            }
    }

    /// A digit, or one letter that is not a unit of time or angle (`12<sup>h</sup>`, `20<sup>o</sup>`).
    private static func isMark(_ text: ArraySlice<UInt8>) -> Bool {
        if text.contains(where: \.isASCIIDigit) || text.contains(0xEF) && endsNumber(text) { return true }
        if text.count == 1 { return text.allSatisfy { $0.isASCIILetter && !"dhmos".utf8.contains($0) } }
        return isFootnote(Array(text))
    }

    /// A number without the sign behind it: `5` of `5 %`. The letters of a unit stay.
    private static func withoutSign(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard
            let sign = ["%", "‰", "°", "€", "£", "¥", "$", "+"].first(where: {
                bytes.suffix($0.utf8.count).elementsEqual($0.utf8)
            })
        else { return bytes }
        // An index is moved, since removing bytes would copy the text.
        var end = bytes.endIndex - sign.utf8.count
        while end > bytes.startIndex, WhiteSpace.isASCII(bytes[end - 1]) { end -= 1 }
        let rest = bytes[..<end]
        return rest.last?.isASCIIDigit == true ? rest : bytes
    }

    private static func endsNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let last = bytes.last else { return false }
        return endsInDigit(bytes) || ".,'".utf8.contains(last) && bytes.dropLast().last?.isASCIIDigit == true
    }

    /// True also for full-width digits and signs of fractions: `3`, `３`, `½`.
    static func endsInDigit(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes.last?.isASCIIDigit != true else { return true }
        let value = FootnoteMark.scalars(of: bytes.suffix(3)).last?.properties.numericValue
        return isFullWidthDigit(bytes.suffix(3)) || value.map { $0 != $0.rounded() } ?? false
    }

    private static func beginsNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first else { return false }
        return first.isASCIIDigit || isFullWidthDigit(bytes.prefix(3))
    }

    static func isFullWidthDigit(_ bytes: some BidirectionalCollection<UInt8>) -> Bool {
        bytes.count == 3 && bytes.starts(with: [0xEF, 0xBC]) && (0x90...0x99).contains(bytes.last ?? 0)
    }
}
