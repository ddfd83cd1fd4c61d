/// What marks of footnotes look like, in UTF-8.
enum FootnoteMark {
    /// Brackets, or nothing but `*`, `†`, `‡`: a mark whatever the article holds.
    static func isPlain(_ mark: [UInt8]) -> Bool {
        guard let first = mark.first, let last = mark.last else { return false }
        if first == UInt8(ascii: "["), last == UInt8(ascii: "]") { return true }
        if first == UInt8(ascii: "("), last == UInt8(ascii: ")") { return true }
        return String(decoding: mark, as: UTF8.self).unicodeScalars.allSatisfy { "*†‡".unicodeScalars.contains($0) }
    }

    /// The mark without the brackets and the caret around it.
    static func name(_ mark: [UInt8]) -> String {
        var range = WhiteSpace.trimmed(0..<mark.count, in: mark)
        if range.count >= 2, let first = mark[range].first, let last = mark[range].last,
            (first == UInt8(ascii: "[") && last == UInt8(ascii: "]"))
                || (first == UInt8(ascii: "(") && last == UInt8(ascii: ")"))
        {
            range = (range.lowerBound + 1)..<(range.upperBound - 1)
        }
        if let first = mark[range].first, first == UInt8(ascii: "^") {
            range = (range.lowerBound + 1)..<range.upperBound
        }
        return String(decoding: mark[WhiteSpace.trimmed(range, in: mark)], as: UTF8.self)
    }

    /// The next `[^label]`: no white space and no bracket in the label.
    static func reference(in bytes: [UInt8], from start: Int) -> Range<Int>? {
        var index = start
        while index + 3 < bytes.count {
            guard bytes[index] == UInt8(ascii: "["), bytes[index + 1] == UInt8(ascii: "^") else {
                index += 1
                continue
            }
            var end = index + 2
            while end < bytes.count, !WhiteSpace.isASCII(bytes[end]), bytes[end] != UInt8(ascii: "["),
                bytes[end] != UInt8(ascii: "]")
            { end += 1 }
            if end < bytes.count, bytes[end] == UInt8(ascii: "]"), end > index + 2 { return index..<(end + 1) }
            index = max(end, index + 1)
        }
        return nil
    }

    /// Marks at the end of a text that is otherwise one number: `39*`, `39¹`, `1,024 †`.
    static func trailing(in bytes: [UInt8]) -> Range<Int>? {
        guard let last = bytes.last, last == UInt8(ascii: "*") || last >= 0x80 else { return nil }
        var scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
        var markLength = 0
        while let scalar = scalars.last, marks.contains(scalar) {
            markLength += UTF8.width(scalar)
            scalars.removeLast()
        }
        guard markLength > 0, isNumber(scalars) else { return nil }
        return (bytes.count - markLength)..<bytes.count
    }

    private static let marks: Set<Unicode.Scalar> = Set("*†‡¹²³⁰⁴⁵⁶⁷⁸⁹".unicodeScalars)

    /// Digits with their signs, separators and percent sign; at least one digit, the last character a digit or `%`.
    private static func isNumber(_ scalars: [Unicode.Scalar]) -> Bool {
        var rest = scalars[...]
        while rest.last == " " { rest.removeLast() }
        guard let last = rest.last, isDigit(last) || last == "%" else { return false }
        return rest.contains(where: isDigit) && rest.allSatisfy { isDigit($0) || punctuation.contains($0) }
    }

    private static let punctuation: Set<Unicode.Scalar> = Set(" .,+-−–—~≈≤≥<>±×x/%".unicodeScalars)

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
        ("0"..."9").contains(scalar) || ("０"..."９").contains(scalar)
    }
}
