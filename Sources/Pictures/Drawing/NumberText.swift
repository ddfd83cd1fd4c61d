/// How all texts of a picture write numbers: with a minus sign, and thousands apart in numbers of five digits and more.
///
///     -12345.5 -> −12 345.5
package enum NumberText {
    /// Between thousands; no line ends there.
    static let space: Character = "\u{202F}"

    /// - Parameter number: a decimal number without grouping.
    package static func written(_ number: String) -> String {
        // Most numbers are small.
        let first = number.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        if first.count < 5, number.utf8.first != UInt8(ascii: "-") { return number }
        let (isNegative, digits) = (number.hasPrefix("-"), number.drop { $0 == "-" })
        let whole = digits.prefix { $0.isASCII && $0.isNumber }
        return (isNegative ? "−" : "") + grouped(whole) + digits.dropFirst(whole.count)
    }

    private static func grouped(_ digits: Substring) -> String {
        guard digits.count > 4 else { return String(digits) }
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text.append(space) }
            text.append(digit)
        }
        return text
    }
}
