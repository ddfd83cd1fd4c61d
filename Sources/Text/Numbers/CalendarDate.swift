/// A day of the Gregorian calendar in the form of ISO 8601 (`2027-01-31`). Compared with days from the command line,
/// never with the clock.
package struct CalendarDate: Hashable, Comparable, Sendable, CustomStringConvertible {
    package let description: String

    /// Nil unless the text is four, two and two digits that name a day of the calendar.
    package init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
            let day = Self.number(bytes[8..<10]), (1...12).contains(month),
            (1...Self.days(of: month, year)).contains(day)
        else { return nil }
        description = text
    }

    /// Texts of this form are in the order of their days.
    package static func < (left: Self, right: Self) -> Bool { left.description < right.description }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        digits.reduce(0) { number, byte in
            guard let number, byte.isASCIIDigit else { return nil }
            return number * 10 + Int(byte - UInt8(ascii: "0"))
        }
    }

    private static func days(of month: Int, _ year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CalendarDate {
    /// Whether a text is a number that years of tables have, and few other numbers: `2019`.
    package static func isYear(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 4 && Int(text).map { (1000...2100).contains($0) } == true
    }
}
