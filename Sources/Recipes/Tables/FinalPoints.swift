import Numbers

/// Whole numbers with a bare decimal point in a column of numbers with decimals: `312.` beside `92.3`.
///
/// They have as many digits as the others. A point behind fewer digits is rather that of an ordinal or a section: `1.` beside
/// `1.1`, `10.` beside `9.1`.
struct FinalPoints {
    /// Nil if some cell has such a point behind too few digits, or none has decimals.
    ///
    /// - Parameter texts: the cells of a column in which points are decimal.
    init?(_ texts: [String]) {
        guard let most = texts.compactMap(Self.significantDigits).max() else { return nil }
        let fewest = max(most, NumberReader.fewestDigitsBeforePoint)
        guard texts.allSatisfy({ text in Self.digits(beforePointOf: text).map { $0 >= fewest } ?? true }) else {
            return nil
        }
    }

    /// A text without its bare point.
    func dropped(from text: String) -> String {
        Self.digits(beforePointOf: text) == nil ? text : String(text.dropLast())
    }

    /// Nil for another text.
    private static func digits(beforePointOf text: String) -> Int? {
        // Most cells have none.
        guard text.utf8.last == UInt8(ascii: "."), let parts = parts(of: text), parts[1].isEmpty else { return nil }
        return parts[0].count
    }

    /// The digits of a number with decimals, apart from zeros at its start; nil for another text.
    private static func significantDigits(of text: String) -> Int? {
        guard let parts = parts(of: text), !parts[1].isEmpty else { return nil }
        return (parts[0] + parts[1]).drop { $0 == UInt8(ascii: "0") }.count
    }

    /// The digits before and after the only point of a plain number, without commas between them.
    private static func parts(of text: String) -> [[UInt8]]? {
        let unsigned = text.utf8.drop { "+-".utf8.contains($0) }
        guard unsigned.first.map(isDigit) == true else { return nil }
        let parts = unsigned.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { part in
            part.filter { $0 != UInt8(ascii: ",") }
        }
        return parts.count == 2 && parts.joined().allSatisfy(isDigit) ? parts : nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
