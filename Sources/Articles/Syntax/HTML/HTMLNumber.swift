import Text

/// Numbers in attributes.
enum HTMLNumber {
    /// The value of `rowspan` or `colspan` by the standard's rules for non-negative integers: 1 if it is below
    /// `minimum`, at most `maximum`.
    static func span(_ value: String, minimum: Int, maximum: Int) -> Int {
        // HTML does not count a vertical tab as white space.
        var digits = value.utf8.drop { WhiteSpace.isASCII($0) && $0 != 0x0B }[...]
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative || digits.first == UInt8(ascii: "+") { digits = digits.dropFirst() }
        var number: Int?
        for byte in digits {
            guard byte.isASCIIDigit else { break }
            number = min(maximum, (number ?? 0) * 10 + Int(byte - 0x30))
        }
        guard let number, number >= minimum, !isNegative || number == 0 else { return 1 }
        return number
    }
}
