import Numbers
import Text

/// What looks like a unit in a header and is none: numbers of something in a time, and names with numbers.
extension HeaderUnit {
    /// Whether a time is behind a slash and the plural of what is counted in it: `calls / sec`, but not `delays / s`.
    package static func isRate(_ header: String) -> Bool {
        guard let slash = header.ranges(of: " / ").last, times.contains(header[slash.upperBound...]),
            let word = header[..<slash.lowerBound].split(whereSeparator: \.isBlank).last
        else { return false }
        return word.count > shortestPlural && word.last == "s" && !word.hasSuffix("ss")
            && QuantityWords.judge("s", in: String(header[..<slash.lowerBound])) == .unknown
    }

    private static let times: Set<Substring> = [
        "s", "sec", "sec.", "secs", "second", "min", "min.", "minute", "h", "hr", "hour", "d", "day", "week", "month",
        "year", "yr",
    ]
    /// In characters; a shorter word is rather a symbol.
    private static let shortestPlural = 2

    /// Whether a word is the name of something with a number, and not a power: `F-1` and `A/14`, but not `s-1`.
    static func isNumbered(_ word: Substring) -> Bool {
        let parts = word.split(omittingEmptySubsequences: false) { "-/".contains($0) }
        return parts.count == 2 && !parts.contains("") && parts[0].allSatisfy(\.isUppercase)
            && parts[1].allSatisfy(\.isASCIIDigit) && !KnownUnits.isCurrency(String(parts[0]))
    }
}
